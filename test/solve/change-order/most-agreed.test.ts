import { expect, test } from "vitest";
import type { Candidate } from "../../../src/evidence/candidate.ts";
import { mostAgreed } from "../../../src/solve/change-order/order-value.ts";

function text(key: string): Candidate {
  return { key, cents: 0, fits: [] } as unknown as Candidate;
}

test("stretches that say the same stand together against a likelier one", () => {
  const candidates = [
    text("please carry out the following"),
    text("extra hydrant at loading court"),
    text("extra hydrant at court"),
  ];
  expect(mostAgreed(candidates, [1, 0.8, 0.7, -9]).value).toBe("extra hydrant at loading court");
});

test("nothing is said where nothing is likely", () => {
  expect(mostAgreed([text("page 1")], [-9, 1]).value).toBeNull();
});

test("a title is as certain as it and the text together that says it again", () => {
  const candidates = [
    text("extra hydrant at loading court"),
    text("furnish and set an extra hydrant at the loading court with valve and box as directed"),
  ];
  expect(mostAgreed(candidates, [1, 0.9, -2]).probability).toBeGreaterThan(0.9);
});
