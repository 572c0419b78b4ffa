import { Money } from "../../../base/money.ts";
import { Percent } from "../../../base/percent.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";

/** In each row the percentage is that of the amounts beside it, cut off or rounded where it is printed short. */
export const rowPercent: RowCheck = defineRowCheck({
  name: "row_percent",
  severity: "low",
  law: "the percentage is completed and stored as a share of scheduled value",
  columns: ["completedAndStored", "scheduledValue"],
  testRow: ({ figures, percentComplete }) => {
    const { scheduledValue, completedAndStored } = figures;
    if (percentComplete === null || scheduledValue === null || completedAndStored === null) {
      return null;
    }
    if (scheduledValue.value.isZero()) return null;
    const printed = completedAndStored.value;
    const expected = percentComplete.value.of(scheduledValue.value);
    const unit = lastDigitOf(percentComplete.value).of(scheduledValue.value).absolute();
    const passed = printed.minus(expected).absolute().compare(unit) < 0;
    const detail = (): string => {
      const share = `${percentComplete.value.toString()} of scheduled value ${scheduledValue.value.toString()}`;
      const amount = `completed and stored is printed as ${printed.toString()}`;
      return passed
        ? `${amount}, about ${share}.`
        : `${amount}, but ${share} is ${expected.roundedToCents().toString()}.`;
    };
    return { passed, isExact: passed, detail, printed, expected };
  },
});

/** One unit of the last digit of a percentage: 0.1 for 45.5 %. */
function lastDigitOf(percent: Percent): Percent {
  const [, decimals = ""] = percent.points.key().split(".");
  const unit = decimals === "" ? "1" : `0.${"0".repeat(decimals.length - 1)}1`;
  return new Percent(Money.of(unit));
}
