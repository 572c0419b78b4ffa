import { Money } from "../../../base/money.ts";
import { Percent } from "../../../base/percent.ts";
import { stated } from "../../../finding/statement.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** In each row the percentage is that of the amounts beside it, cut off or rounded where it is printed short. */
export const rowPercent: RowCheck = defineRowCheck({
  name: "row_percent",
  severity: "low",
  columns: ["completedAndStored", "scheduledValue"],
  testRow: ({ figures, percentComplete }) => {
    const { scheduledValue, completedAndStored } = figures;
    if (percentComplete === null || scheduledValue === null || completedAndStored === null) {
      return null;
    }
    if (scheduledValue.value.isZero()) return null;
    const completed = completedAndStored.value;
    const scheduled = scheduledValue.value;
    const percent = percentComplete.value;
    const expected = percent.of(scheduled);
    const unit = lastDigitOf(percent).of(scheduled).absolute();
    const passed = completed.minus(expected).absolute().compare(unit) < 0;
    const facts = { completed, percent, scheduled, expected, passed };
    const statement = stated("row-percent", facts);
    return { passed, isExact: passed, statement, printed: completed, expected };
  },
});

/** One unit of the last digit of a percentage: 0.1 for 45.5 %. */
function lastDigitOf(percent: Percent): Percent {
  const [, decimals = ""] = percent.points.key().split(".");
  const unit = decimals === "" ? "1" : `0.${"0".repeat(decimals.length - 1)}1`;
  return new Percent(Money.of(unit));
}
