import type { Invoice } from "../document/invoice.ts";
import type { Finding } from "../finding/finding.ts";
import type { Check, CheckResult } from "./check.ts";
import { checkFinding, doubtFinding } from "./findings.ts";
import { FURTHER_INVOICE_CHECKS, INVOICE_CHECKS } from "./index.ts";
import { withDoubts } from "./invoice-doubts.ts";
import { printedAmounts } from "./invoice-figures.ts";
import { linesToTotal } from "./invoice/identities/lines_to_total.ts";
import { roundingOf } from "./rounding.ts";

/** All that the printed figures of an invoice prove or contradict. */
export interface InvoiceProof {
  /** The contract's six checks, in its order. */
  readonly checks: readonly CheckResult[];
  /** Further identities, in a fixed order. */
  readonly identities: readonly CheckResult[];
  /** One for each check that fails or is left open by a doubt, and one for lines that do not lead to a total alone. */
  readonly findings: readonly Finding[];
}

/** Tests every identity that an invoice can prove by itself. */
export function checkInvoice(invoice: Invoice): InvoiceProof {
  const rounding = roundingOf(printedAmounts(invoice));
  const run = (check: Check<Invoice>): CheckResult =>
    withDoubts(check.run(invoice, rounding), invoice);
  const checks = INVOICE_CHECKS.map(run);
  const identities = FURTHER_INVOICE_CHECKS.map(run);
  return {
    checks,
    identities,
    findings: [
      ...checks.filter(isFailed).map(checkFinding),
      ...checks.filter(isDoubtful).map(doubtFinding),
      ...identities.filter(isOfLines).filter(isFailed).map(doubtFinding),
    ],
  };
}

function isFailed({ passed }: CheckResult): boolean {
  return passed === false;
}

function isDoubtful({ statements }: CheckResult): boolean {
  return statements.some(({ code }) => code === "doubtful");
}

/** Where no subtotal is printed, no check of the contract sees the sum of the lines. */
function isOfLines({ name }: CheckResult): boolean {
  return name === linesToTotal.name;
}
