import type { Invoice } from "../document/invoice.ts";
import type { Finding } from "../finding/finding.ts";
import type { CheckResult } from "./check.ts";
import { checkFinding } from "./findings.ts";
import { FURTHER_INVOICE_CHECKS, INVOICE_CHECKS } from "./index.ts";
import { printedAmounts } from "./invoice-figures.ts";
import { roundingOf } from "./rounding.ts";

/** All that the printed figures of an invoice prove or contradict. */
export interface InvoiceProof {
  /** The contract's six checks, in its order. */
  readonly checks: readonly CheckResult[];
  /** Further identities, in a fixed order; none of them is worth a warning. */
  readonly identities: readonly CheckResult[];
  /** One for each that fails. */
  readonly findings: readonly Finding[];
}

/** Tests every identity that an invoice can prove by itself. */
export function checkInvoice(invoice: Invoice): InvoiceProof {
  const rounding = roundingOf(printedAmounts(invoice));
  const checks = INVOICE_CHECKS.map((check) => check.run(invoice, rounding));
  return {
    checks,
    identities: FURTHER_INVOICE_CHECKS.map((check) => check.run(invoice, rounding)),
    findings: checks.filter(({ passed }) => passed === false).map(checkFinding),
  };
}
