import { Money } from "../../../base/money.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** Where a quantity is billed at a unit price, the products of the parts may round to a cent more than the whole. */
const ONE_CENT = Money.of("0.01");

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
    const isExact = beyond.isZero() || beyond.isNegative();
    const passed = beyond.compare(ONE_CENT) <= 0;
    const detail = (): string => {
      const amount = `completed and stored ${printed.toString()}`;
      if (isExact) return `${amount} is not beyond scheduled value ${expected.toString()}.`;
      return passed
        ? `${amount} is beyond scheduled value ${expected.toString()} by the rounding of a cent.`
        : `${amount} is ${beyond.toString()} beyond scheduled value ${expected.toString()}.`;
    };
    return { passed, isExact, detail, printed, expected };
  },
});
