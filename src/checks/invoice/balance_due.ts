import type { Invoice } from "../../document/invoice.ts";
import type { Check } from "../check.ts";
import { BALANCE_TERMS } from "../convention.ts";
import { defineSumCheck } from "../define-sum-check.ts";
import { BALANCE_CONVENTIONS } from "../invoice-conventions.ts";

/** What is left to pay is the total without what was paid. */
export const balanceDue: Check<Invoice> = defineSumCheck({
  name: "balance_due",
  severity: "high",
  verifies: "Total minus amount paid equals balance due.",
  printed: "balanceDue",
  expected: BALANCE_TERMS,
  from: "total",
  conventions: BALANCE_CONVENTIONS,
});
