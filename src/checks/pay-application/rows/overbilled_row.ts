import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** No row is billed beyond its scheduled value; a credit not beyond the credit. */
export const overbilledRow: RowCheck = defineRowCheck({
  name: "overbilled_row",
  severity: "medium",
  law: "completed and stored does not exceed scheduled value",
  columns: ["completedAndStored", "scheduledValue"],
  testRow: ({ figures: { completedAndStored, scheduledValue } }) => {
    if (completedAndStored === null || scheduledValue === null) return null;
    const printed = completedAndStored.value;
    const expected = scheduledValue.value;
    const beyond = expected.isNegative() ? expected.minus(printed) : printed.minus(expected);
    const passed = beyond.isZero() || beyond.isNegative();
    const detail = (): string => {
      const amount = `completed and stored ${printed.toString()}`;
      return passed
        ? `${amount} is not beyond scheduled value ${expected.toString()}.`
        : `${amount} is ${beyond.toString()} beyond scheduled value ${expected.toString()}.`;
    };
    return { passed, isExact: passed, detail, printed, expected };
  },
});
