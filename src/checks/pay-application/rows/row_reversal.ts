import { Money } from "../../../base/money.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** Work of this period is not negative, except on a credit; else earlier billing is taken back. */
export const rowReversal: RowCheck = defineRowCheck({
  name: "row_reversal",
  severity: "low",
  law: "work this period takes back nothing that was billed before",
  columns: ["workThisPeriod"],
  alsoUses: ["scheduledValue"],
  testRow: ({ figures: { workThisPeriod, scheduledValue } }) => {
    if (workThisPeriod === null) return null;
    const printed = workThisPeriod.value;
    const isCredit = scheduledValue !== null && scheduledValue.value.isNegative();
    const passed = isCredit || !printed.isNegative();
    const effect = passed ? "takes nothing back" : "takes back what was billed before";
    const detail = (): string => `work this period ${printed.toString()} ${effect}.`;
    return { passed, isExact: passed, detail, printed, expected: passed ? printed : Money.zero };
  },
});
