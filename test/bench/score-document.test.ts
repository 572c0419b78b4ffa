import { expect, test } from "vitest";
import { SCORED_ORDERS } from "../../bench/kinds/change-order.ts";
import type { Body } from "../../bench/kinds/kind.ts";
import { SCORED_APPLICATIONS } from "../../bench/kinds/pay-application.ts";
import type { DocumentScore, FieldScore } from "../../bench/score/document-score.ts";
import {
  judgeFields,
  scoreDocument,
  type TruthDocument,
} from "../../bench/score/score-document.ts";
import { rightOf, tallyOf } from "../../bench/score/tally.ts";

const EXACT: FieldScore = { verdict: "hit", got: 1, want: 1 };

const REFUSED: TruthDocument = {
  path: "a.pdf",
  name: "a",
  family: "b",
  isScan: false,
  truth: { warns: ["price"] },
};

/** A refused paper scored by its amount alone. */
function scored(amount: FieldScore): DocumentScore {
  const fields = new Map([
    ...Object.keys(SCORED_ORDERS.fields).map((field) => [field, EXACT] as const),
    ["amount", amount] as const,
  ]);
  const outcome = { kind: "unread", code: "not-this-kind", message: "It is a letter." } as const;
  return scoreDocument(SCORED_ORDERS, REFUSED, outcome, { fields, checks: new Map() });
}

test.each([
  [-120.5, 120.5, true],
  [120.5, -120.5, true],
  [99, 120.5, false],
  [-99, 0, false],
  [null, 120.5, false],
])("an amount read as %s where %s is printed has the wrong sign: %s", (got, want, isOpposite) => {
  expect(scored({ verdict: "wrong", got, want }).hasWrongSign).toBe(isOpposite);
});

test("what is refused is neither whole nor silently wrong, and was to warn of nothing", () => {
  const tally = tallyOf([scored(EXACT)]);
  expect(tally).toMatchObject({ documents: 1, whole: 0, silentlyWrong: 0, refused: 1 });
  expect(tally.warned).toEqual({ given: 0, wanted: 0, needless: 0 });
  expect(tally.fields.get("amount")).toMatchObject({ hit: 1, wrong: 0, invented: 0, missing: 0 });
});

test("a value that is not printed is invented, and not right", () => {
  const tally = tallyOf([scored({ verdict: "invented", got: 5, want: null })]);
  expect(tally.fields.get("amount")).toMatchObject({ hit: 0, wrong: 0, invented: 1 });
  expect(rightOf(tally.head)).toEqual({ exact: 5, of: 6 });
});

test("listed change orders are one field: right where every row is, whatever writes the amounts", () => {
  const row = { number: "1", reference: null, description: "Curbs", amount: "120.50" };
  const truth = { document: { documentType: "PAY_APPLICATION", changeOrders: [row] } };
  const verdict = (changeOrders: readonly Body[] | undefined): string | undefined =>
    judgeFields(SCORED_APPLICATIONS, truth, { changeOrders }).get("changeOrders")?.verdict;
  expect(verdict([{ ...row, amount: 120.5 }])).toBe("hit");
  expect(verdict([{ ...row, amount: 120.51 }])).toBe("wrong");
  expect(verdict([])).toBe("missing");
  expect(verdict(undefined)).toBe("missing");
});
