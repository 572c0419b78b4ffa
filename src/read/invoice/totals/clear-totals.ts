import { Money } from "../../../base/money.ts";
import type { Assessment } from "../../../document/assessment.ts";
import type { AmountRow } from "../../../evidence/invoice/totals/amount-rows.ts";
import type { TotalsChoice } from "../../../evidence/invoice/totals/totals-choice.ts";

/** Whoever says that a paper is wrong has to have read it: all of the figures are likelier right than not. */
const LIKELIER = 0.5;

/** Whether the totals are clear: they are likelier right than all others together, and where they do not add up no amount is left that would close the gap. */
export function clearnessOf(choice: TotalsChoice, rows: readonly AmountRow[]): Assessment {
  const { total, subtotal, proof, whole } = choice;
  if (total === null && subtotal === null) return CLEAR;
  if (whole < LIKELIER)
    return { holds: false, because: "The labels leave open which figure is which of the totals." };
  if (total === null || subtotal === null || proof !== null) return CLEAR;
  const closing = rows.find(
    ({ label, figure }) =>
      label !== null && figure.value.absolute().equals(gapOf(choice, subtotal.value, total.value)),
  );
  return closing === undefined
    ? CLEAR
    : {
        holds: false,
        because: `"${closing.figure.printed}" is in none of the fields, and the totals are off by just as much.`,
      };
}

/** Whether it is clear what is left to pay: totals, payments and balance are likelier right together than not. */
export function balanceClearness({ whole, wholeBalance }: TotalsChoice): Assessment {
  return whole * wholeBalance >= LIKELIER
    ? CLEAR
    : {
        holds: false,
        because: "The labels leave open what was paid and what is left to pay.",
      };
}

const CLEAR: Assessment = { holds: true, because: "The labels say which figure is which." };

/** By how much the totals are off, without a sign. */
function gapOf({ adjustments, taxSum }: TotalsChoice, subtotal: Money, total: Money): Money {
  return Money.sum([subtotal, taxSum, ...adjustments.map(({ value }) => value)])
    .minus(total)
    .absolute();
}
