import { expect, test } from "vitest";
import { Money } from "../../../src/base/money.ts";
import type { AmountRow } from "../../../src/evidence/invoice/totals/amount-rows.ts";
import {
  NO_TOTALS,
  type TotalsChoice,
} from "../../../src/evidence/invoice/totals/totals-choice.ts";
import { unusedAmounts } from "../../../src/read/invoice/totals/unused-amounts.ts";

type Likely = readonly [meaning: AmountRow["meaning"], amount: string];

/** What is told of a paper with these totals, and with these amounts beside them. */
function toldOf(
  totals: Readonly<Record<"total" | "discount", string>>,
  likely: readonly Likely[],
): readonly string[] {
  const choice = {
    ...NO_TOTALS,
    total: { value: Money.of(totals.total) },
    adjustments: [{ value: Money.of(totals.discount) }],
    likely: likely.map(([meaning, amount], at) => ({
      meaning,
      at,
      label: { words: [{ text: meaning }], coverage: 1 },
      figure: { value: Money.of(amount) },
    })),
  } as unknown as TotalsChoice;
  const taken = { choice, tables: [], lineSum: null, change: [], values: [] };
  return unusedAmounts(taken).map(({ facts }) => ("amount" in facts ? String(facts.amount) : ""));
}

const TOTALS = { total: "120.00", discount: "-15.00" };

test("an amount that is in no field is told", () => {
  expect(toldOf(TOTALS, [["shipping", "7.00"]])).toEqual(["7.00"]);
});

test("a tax of more than the total is none", () => {
  expect(toldOf(TOTALS, [["tax", "120000.00"]])).toEqual([]);
  expect(toldOf(TOTALS, [["tax", "19.00"]])).toEqual(["19.00"]);
  expect(toldOf(TOTALS, [["shipping", "120000.00"]])).toEqual(["120,000.00"]);
});

test("parts of an amount that add up to it are not told", () => {
  const parts = (second: string): readonly Likely[] => [
    ["discount", "-5.00"],
    ["discount", second],
  ];
  expect(toldOf(TOTALS, parts("-10.00"))).toEqual([]);
  expect(toldOf(TOTALS, parts("-12.00"))).toEqual(["-5.00", "-12.00"]);
});
