import { expect, test } from "vitest";
import type { FieldScore } from "../../bench/accuracy.ts";
import { ORDER_FIELDS, scoreOrder, type OrderScore } from "../../bench/order-accuracy.ts";
import { tallyOfOrders } from "../../bench/order-tally.ts";

const EXACT: FieldScore = { status: "exact", got: "1", want: "1" };

/** A refused paper scored by its amount alone. */
function scored(amount: FieldScore): OrderScore {
  return scoreOrder({
    name: "a",
    family: "b",
    outcome: { kind: "unread", code: "not-this-kind", message: "It is a letter." },
    fields: new Map([
      ...ORDER_FIELDS.map((field) => [field, EXACT] as const),
      ["amount", amount] as const,
    ]),
    mustWarn: true,
  });
}

test.each([
  ["-120.5", "120.5", true],
  ["120.5", "-120.5", true],
  ["99", "120.5", false],
  ["-99", "0", false],
  ["null", "120.5", false],
])("an amount read as %s where %s is printed has the wrong sign: %s", (got, want, isOpposite) => {
  expect(scored({ status: "wrong", got, want }).hasWrongSign).toBe(isOpposite);
});

test("what is refused is neither whole nor silently wrong, and was to warn of nothing", () => {
  const tally = tallyOfOrders([scored(EXACT)]);
  expect(tally).toMatchObject({ documents: 1, whole: 0, silentlyWrong: 0, refused: 1 });
  expect(tally.warned).toEqual({ given: 0, wanted: 0, needless: 0 });
  expect(tally.fields.amount).toEqual({ exact: 1, wrong: 0, missing: 0 });
});

test("a value that is not printed counts as wrong", () => {
  const tally = tallyOfOrders([scored({ status: "invented", got: "5", want: "null" })]);
  expect(tally.fields.amount).toEqual({ exact: 0, wrong: 1, missing: 0 });
});
