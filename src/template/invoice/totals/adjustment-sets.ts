import { Money } from "../../../base/money.ts";
import { subsetsOf } from "./choose-balance.ts";
import type { AmountOption } from "./total-options.ts";

/** What an adjustment is worth that the sum needs, and one that it does not. */
const USED = 0.5;
const UNUSED = -0.7;

/** Adjustments that may lead to the total together. */
export interface AdjustmentSet {
  readonly used: readonly AmountOption[];
  readonly unused: readonly AmountOption[];
  readonly sum: Money;
  readonly worth: number;
  /** Whether what is called a payment is among them. */
  readonly isPaid: boolean;
}

/** All sets of adjustments that may lead from a subtotal to a total. */
export function setsOf(adjustments: readonly AmountOption[]): readonly AdjustmentSet[] {
  return subsetsOf(adjustments)
    .filter((used) => !cancelEachOther(used))
    .map((used) => {
      const unused = adjustments.filter((option) => !used.includes(option));
      return {
        used,
        unused,
        sum: Money.sum(used.map(({ value }) => value)),
        worth: worthOfAdjustments(used, unused),
        isPaid: used.some(isPayment),
      };
    });
}

/** What is called a payment may be a discount under another name, where nothing else leads to the total. */
export function isPayment({ row }: AmountOption): boolean {
  return row.meaning === "amountPaid";
}

function worthOfAdjustments(
  used: readonly AmountOption[],
  unused: readonly AmountOption[],
): number {
  const of = (option: AmountOption, worth: number): number =>
    isPayment(option) ? Math.min(0, -2 * worth) : worth;
  return (
    used.reduce((sum, option) => sum + of(option, USED), 0) +
    unused.reduce((sum, option) => sum + (isPayment(option) ? 0 : UNUSED), 0)
  );
}

/** Whether one figure is taken twice, or two adjustments are the same amount with both signs. */
function cancelEachOther(used: readonly AmountOption[]): boolean {
  return used.some((option, index) =>
    used
      .slice(index + 1)
      .some(
        (other) =>
          other.row.figure === option.row.figure || other.value.negated().equals(option.value),
      ),
  );
}
