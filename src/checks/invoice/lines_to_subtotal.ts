import type { Invoice } from "../../document/invoice.ts";
import type { Check } from "../check.ts";
import { SUBTOTAL_TERMS } from "../convention.ts";
import { defineSumCheck } from "../define-sum-check.ts";
import { SUBTOTAL_CONVENTIONS } from "../invoice-conventions.ts";

/** The lines add up to the subtotal. */
export const linesToSubtotal: Check<Invoice> = defineSumCheck({
  name: "lines_to_subtotal",
  severity: "high",
  verifies: "The line amounts add up to the subtotal.",
  printed: "subtotal",
  expected: SUBTOTAL_TERMS,
  from: "lineItems.amount",
  conventions: SUBTOTAL_CONVENTIONS,
});
