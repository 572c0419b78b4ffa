import { plus } from "../../../document/identities.ts";
import type { Invoice } from "../../../document/invoice.ts";
import type { Check } from "../../check.ts";
import { TOTAL_TERMS, without, type Terms } from "../../convention.ts";
import { defineSumCheck } from "../../define-sum-check.ts";
import { CARRIED_TOTALS } from "../../invoice-conventions.ts";

/** Where no subtotal is printed, the lines stand for it. */
export const linesToTotal: Check<Invoice> = defineSumCheck({
  name: "lines_to_total",
  severity: "medium",
  verifies: "Without a subtotal, the lines minus discount plus all that is added equal the total.",
  exempts: ({ subtotal }: Invoice) => (subtotal === null ? null : { why: "subtotal-printed" }),
  printed: "total",
  expected: fromLines(TOTAL_TERMS),
  from: "lineItems.amount",
  conventions: CARRIED_TOTALS.map((convention) => ({
    ...convention,
    expected: fromLines(convention.expected),
  })),
});

function fromLines(terms: Terms): Terms {
  return [plus("lineItems.amount"), ...without(terms, "subtotal")];
}
