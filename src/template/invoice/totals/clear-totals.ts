import type { Assessment } from "../../../document/assessment.ts";
import type { TotalsChoice } from "./totals-choice.ts";

/** Another choice that is less likely by fewer odds than this, as a logarithm, is as good. */
const CLEAR_LEAD = 0.3;

/** Whether no other choice of totals is as good as one that does not add up. */
export function clearnessOf({ total, subtotal, proof, lead }: TotalsChoice): Assessment {
  const isOpen = total !== null && subtotal !== null && proof === null && lead < CLEAR_LEAD;
  return isOpen
    ? {
        holds: false,
        because: "The labels leave open which figure is the subtotal and which the total.",
      }
    : { holds: true, because: "The labels say which figure is which." };
}
