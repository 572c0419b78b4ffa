import { Money } from "../../../base/money.ts";
import { stated } from "../../../finding/statement.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** Where a quantity is billed at a unit price, the products of the parts may round to a cent more than the whole. */
const ONE_CENT = Money.of("0.01");

/** No row is billed beyond its scheduled value; a credit not beyond the credit. */
export const overbilledRow: RowCheck = defineRowCheck({
  name: "overbilled_row",
  severity: "medium",
  columns: ["completedAndStored", "scheduledValue"],
  testRow: ({ figures: { completedAndStored, scheduledValue } }) => {
    if (completedAndStored === null || scheduledValue === null) return null;
    const [completed, scheduled] = [completedAndStored.value, scheduledValue.value];
    const beyond = scheduled.isNegative() ? scheduled.minus(completed) : completed.minus(scheduled);
    const isExact = beyond.isZero() || beyond.isNegative();
    const passed = beyond.compare(ONE_CENT) <= 0;
    const statement = stated("row-within-schedule", { completed, scheduled, beyond, passed });
    return { passed, isExact, statement, printed: completed, expected: scheduled };
  },
});
