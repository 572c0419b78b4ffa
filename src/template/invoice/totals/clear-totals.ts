import { Money } from "../../../base/money.ts";
import type { Assessment } from "../../../document/assessment.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TotalsChoice } from "./totals-choice.ts";

/** Another choice that is less likely by fewer odds than this, as a logarithm, is as good. */
const CLEAR_LEAD = 0.3;

/** Whether totals that do not add up are clear: no other choice is as good, and no amount is left that would close the gap. */
export function clearnessOf(choice: TotalsChoice, rows: readonly AmountRow[]): Assessment {
  const { total, subtotal, proof, lead } = choice;
  if (total === null || subtotal === null || proof !== null) return CLEAR;
  if (lead < CLEAR_LEAD)
    return {
      holds: false,
      because: "The labels leave open which figure is the subtotal and which the total.",
    };
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

const CLEAR: Assessment = { holds: true, because: "The labels say which figure is which." };

/** By how much the totals are off, without a sign. */
function gapOf({ adjustments, taxSum }: TotalsChoice, subtotal: Money, total: Money): Money {
  return Money.sum([subtotal, taxSum, ...adjustments.map(({ value }) => value)])
    .minus(total)
    .absolute();
}
