import { expect, test } from "vitest";
import type { Candidate } from "../../../src/evidence/candidate.ts";
import { withSeries } from "../../../src/evidence/change-order/number-series.ts";
import { Signs } from "../../../src/evidence/signs.ts";
import { typedPaper } from "../../support/typed-paper.ts";

function signOf(text: string): number {
  const signs = new Signs();
  signs.text(text, 1);
  return signs.done().at[0] ?? -1;
}

test("a number knows whether a later one of its series is printed", () => {
  const paper = typedPaper("CO-1126-4", "Change orders CO-1126-1 through -3 have been billed.");
  const numbers = paper.identifiers.map((figure): Candidate => {
    const signs = new Signs().done();
    return { figure, key: figure.value, cents: 0, fits: [], ...signs };
  });
  const places = new Map(withSeries(numbers, paper).map(({ key, at }) => [key, [...at]]));
  expect(places.get("CO-1126-4")).toContain(signOf("series last"));
  expect(places.get("CO-1126-1")).toContain(signOf("series followed"));
  expect(places.get("CO-1126-1")).toContain(signOf("begins range"));
});
