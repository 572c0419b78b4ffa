import type { Invoice } from "../../document/invoice.ts";
import type { Check } from "../check.ts";
import { TOTAL_TERMS } from "../convention.ts";
import { defineSumCheck } from "../define-sum-check.ts";
import { TOTAL_CONVENTIONS } from "../invoice-conventions.ts";

/** The total follows from the subtotal and what is printed below it. */
export const total: Check<Invoice> = defineSumCheck({
  name: "total",
  severity: "high",
  verifies: "Subtotal minus discount plus tax plus shipping plus other charges equals total.",
  printed: "total",
  expected: TOTAL_TERMS,
  from: "subtotal",
  conventions: TOTAL_CONVENTIONS,
});
