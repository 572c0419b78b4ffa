import type { Answer } from "../wire/answer.ts";
import type { CheckBody } from "../wire/contract.ts";

/**
 * One line that says what was read and how far it can be relied upon. Of the document's own words it repeats none: a paper may
 * say anything, also to a model that reads the line.
 */
export function answerLine(whole: Answer, hasFailuresOnly = false): string {
  const { checks, warnings, confidence } = whole;
  return `${[
    "invoice" in whole ? invoiceWords(whole.invoice) : documentWords(whole.document),
    ...checkWords(checks, hasFailuresOnly),
    warningWords(warnings.length),
    `confidence ${confidence}`,
  ].join("; ")}.`;
}

type Invoice = Extract<Answer, { invoice: unknown }>["invoice"];
type Construction = Extract<Answer, { document: unknown }>["document"];

function invoiceWords({ currency, total, balanceDue }: Invoice): string {
  const unit = currency === null || total === null ? "" : ` ${currency}`;
  return `Invoice: total ${amount(total)}${unit}, ${amount(balanceDue)} due`;
}

function documentWords(document: Construction): string {
  if (document.documentType === "PAY_APPLICATION") {
    const { periodTo, currentPaymentDue } = document;
    const period = periodTo === null ? "" : ` to ${periodTo}`;
    return `Pay application${period}: ${amount(currentPaymentDue)} due`;
  }
  const kind =
    document.kind === "GC_CHANGE_ORDER" ? "General contractor's order" : "Subcontractor's request";
  return `${kind}: ${amount(document.amount)}`;
}

function amount(value: number | null): string {
  return value === null ? "not read" : String(value);
}

function checkWords(checks: readonly CheckBody[], hasFailuresOnly: boolean): readonly string[] {
  const failed = checks.filter(({ passed }) => passed === false).map(({ name }) => name);
  const held = checks.filter(({ passed }) => passed === true).length;
  const holds = held === 1 ? "1 check holds" : `${held} checks hold`;
  return [
    ...(failed.length === 0 ? [] : [`FAILED: ${failed.join(", ")}`]),
    hasFailuresOnly ? `${holds} (left out)` : holds,
  ];
}

function warningWords(count: number): string {
  if (count === 0) return "no warnings";
  return count === 1 ? "1 WARNING" : `${count} WARNINGS`;
}
