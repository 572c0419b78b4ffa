import { Money } from "../../../base/money.ts";
import { stated } from "../../../finding/statement.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** Work of this period is not negative, except on a credit; else earlier billing is taken back. */
export const rowReversal: RowCheck = defineRowCheck({
  name: "row_reversal",
  severity: "low",
  columns: ["workThisPeriod"],
  alsoUses: ["scheduledValue"],
  testRow: ({ figures: { workThisPeriod, scheduledValue } }) => {
    if (workThisPeriod === null) return null;
    const work = workThisPeriod.value;
    const isCredit = scheduledValue !== null && scheduledValue.value.isNegative();
    const passed = isCredit || !work.isNegative();
    const statement = stated("row-work", { work, passed });
    const expected = passed ? work : Money.zero;
    return { passed, isExact: passed, statement, printed: work, expected };
  },
});
