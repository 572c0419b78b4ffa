import { expect, test } from "vitest";
import { firmStretches } from "../../../src/evidence/change-order/firm-stretches.ts";
import { orderPhrases } from "../../../src/evidence/change-order/order-phrases.ts";
import { typedPaper } from "../../support/typed-paper.ts";

function namesOf(...lines: readonly string[]): readonly string[] {
  return firmStretches(typedPaper(...lines), orderPhrases()).map(({ value }) => value);
}

test("a name is offered without the word that leads to it", () => {
  expect(namesOf("For Ashlar & Venn Construction Ltd")).toContain("Ashlar & Venn Construction Ltd");
});

test("a name is offered without what its office is called", () => {
  expect(namesOf("Harbor Regional Water Authority Capital Projects")).toContain(
    "Harbor Regional Water Authority",
  );
});

test("a name goes on in the next line with words of trades and legal forms alone", () => {
  expect(namesOf("Silverado Mechanical", "Constructors, Inc.")).toContain(
    "Silverado Mechanical Constructors, Inc.",
  );
  expect(namesOf("Silverado Mechanical", "Reno Nevada")).not.toContain(
    "Silverado Mechanical Reno Nevada",
  );
});
