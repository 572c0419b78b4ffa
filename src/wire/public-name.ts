import type { ContractSumName } from "../document/change-order.ts";
import { LINE_NUMBERS } from "../document/line-numbers.ts";
import type { SheetFigureName } from "../document/pay-application.ts";
import type { Reading } from "../reading.ts";

/** What the public answer calls each column of a continuation sheet: the form's own terms. */
export const COLUMN_NAMES: Readonly<Record<SheetFigureName, string>> = {
  scheduledValue: "scheduledValue",
  previousWork: "workCompletedPrevious",
  workThisPeriod: "workCompletedThisPeriod",
  storedMaterials: "materialsPresentlyStored",
  completedAndStored: "completedAndStored",
  balanceToFinish: "balanceToFinish",
  retainage: "retainage",
};

/** What the public answer calls the lines without a number. */
const UNNUMBERED: Partial<Record<string, string>> = {
  changeOrderAdditions: "changeOrderSummary.additions",
  changeOrderDeductions: "changeOrderSummary.deductions",
  changeOrderNet: "changeOrderSummary.net",
};

/** What the public answer calls the steps from the original contract sum to the new one. */
const CONTRACT_SUM: Readonly<Record<ContractSumName, string>> = {
  originalContractSum: "original",
  previousChanges: "previousChanges",
  sumBefore: "before",
  change: "change",
  sumAfter: "after",
};

const LINES: Partial<Record<string, string>> = LINE_NUMBERS;
const COLUMNS: Partial<Record<string, string>> = COLUMN_NAMES;
const SUMS: Partial<Record<string, string>> = CONTRACT_SUM;

/** What the public answer calls the rates of an invoice: percents carry their unit. */
const RATES: Partial<Record<string, string>> = {
  rate: "ratePercent",
  taxRate: "taxRatePercent",
  discountRate: "discountRatePercent",
};

/** What gives the public path of a figure from the engine's. */
export type Namer = (path: string) => string;

/** The names of a kind of document. */
export function namerOf(documentType: Reading["documentType"]): Namer {
  return documentType === "INVOICE" ? invoiceName : publicName;
}

/** The engine's path of a figure of an invoice, such as `taxes.0.rate`, as a path into the public answer: `taxes.0.ratePercent`. */
export function invoiceName(path: string): string {
  const parts = path.split(".");
  const last = parts.at(-1) ?? "";
  return [...parts.slice(0, -1), RATES[last] ?? last].join(".");
}

/** The engine's path of a figure of a construction document, such as `lines.previousCertificates`, as a path into the public answer: `g702.lines.7`. */
export function publicName(path: string): string {
  const parts = path.split(".");
  const last = parts.at(-1) ?? "";
  if (parts[0] === "lines") {
    const number = LINES[last];
    return number === undefined ? `g702.${UNNUMBERED[last] ?? last}` : `g702.lines.${number}`;
  }
  if (parts[0] === "earlierChanges") return `g702.changeOrderSummary.previous.${last}`;
  if (parts[0] === "sums") return `contractSum.${SUMS[last] ?? last}`;
  if (parts[0] === "rates") return `g702.rates.${last === "onStored" ? "5b" : "5a"}`;
  if (parts[0] === "sheet") return ["g703", ...parts.slice(1, -1), COLUMNS[last] ?? last].join(".");
  return path;
}
