import { applicationWords, numberWords } from "./contract-names.ts";
import type { AuditFacts, AuditStatement, RowLaw } from "./audit-statement.ts";
import type { Wording } from "./statement.ts";

/** What to send so that it can be settled; null unless the comparison failed. */
export function auditRemedy({
  passed,
  statement: { code, facts },
}: {
  readonly passed: boolean | null;
  readonly statement: AuditStatement;
}): string | null {
  if (passed !== false) return null;
  // TypeScript does not see that code and facts of one statement belong together.
  const words = REMEDIES[code] as ((facts: AuditStatement["facts"]) => string) | undefined;
  return words?.(facts) ?? null;
}

const NUMBERED_TWICE = "Say which of the two counts, and number the other one anew.";
const NET_CHANGE = "Send every approved change order, and list each with its amount.";

const REMEDIES: Partial<Wording<AuditFacts>> = {
  "copy-found": () => "Say whether it was sent twice by mistake, so that it is not paid twice.",
  "number-claimed-twice": () => NUMBERED_TWICE,
  "number-repeated": () => NUMBERED_TWICE,
  "applications-missing": ({ missing }) =>
    `Send ${numberWords(missing)}, or say why the number was left out.`,
  periods: () => "Send the application with the first and last day of its period.",
  "certificates-compared": ({ former, earned }) =>
    `Send a corrected application with ${earned.toString()} in line 7, or the certificate that shows what was paid on ${applicationWords(former)}.`,
  "payments-compared": () =>
    "Send a list of all payments received under the contract with their dates.",
  "original-sum-compared": () =>
    "Send the page of the contract with its sum, and carry every change in line 2 by a change order.",
  "net-change-compared": () => NET_CHANGE,
  "no-new-orders": () => NET_CHANGE,
  "earlier-changes-compared": ({ former }) =>
    `Send a corrected change order summary whose first row repeats the totals of ${applicationWords(former)}.`,
  "orders-changed": () => "Send the signed change orders, and list each as it was approved.",
  "order-not-executed": () =>
    "Send the executed change order, or take this change out of the application until it is executed.",
  "order-amount-differs": () =>
    "Send the application with the amount of the executed change order, or the order that changes it.",
  "order-not-listed": () =>
    "List every executed change order, or say why this one is not part of the contract.",
  "rows-fail": ({ law, former }) => ROW_REMEDIES[law](applicationWords(former)),
  "rows-lost": () =>
    "Send the sheet with all rows of the schedule, or the change order that takes a row out.",
  "schedule-moved": () =>
    "Send the approved change orders for these rows, or a sheet with the scheduled values as agreed.",
  "retainage-fell": () =>
    "Send the agreement to the release or to the lower rate, or an application that holds the retainage.",
  "rate-changed": () => "Send the agreement to the new rate.",
};

const ROW_REMEDIES: Readonly<Record<RowLaw, (former: string) => string>> = {
  previous_work: (former) =>
    `Send a corrected continuation sheet whose previous column repeats what ${former} completed, row by row.`,
  completed_work: () =>
    "Send a corrected continuation sheet, or one that shows the amount taken back as a credit of this period.",
};
