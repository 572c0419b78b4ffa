import type { FigurePath } from "../document/identities.ts";
import type { ContractSumName } from "../document/change-order.ts";
import type { InvoiceAmountName } from "../document/invoice.ts";
import type { SheetFigureName, SheetRow } from "../document/pay-application.ts";

/** The money fields of the contract. */
type ContractField =
  | "grossThisPeriod"
  | "retainageHeldToDate"
  | "retainageReleasedThisPeriod"
  | "totalCompletedAndStoredToDate"
  | "contractSumToDate"
  | "balanceToFinishIncludingRetainage"
  | "currentPaymentDue";

/** A money figure of an invoice: one that is printed, or the sum of what its lines or taxes print. */
export type InvoiceFigure =
  | InvoiceAmountName
  | "previousBalance"
  | "withheld"
  | "taxes.amount"
  /** The taxes that are taken off. */
  | "taxes.withheld"
  | "lineItems.amount"
  | "lineItems.product"
  | "lineItems.discount"
  | "lineItems.taxAmount";

/** A figure that a check can name: a field of the contract, a figure of the form, a rate or a date. */
export type NamedFigure =
  | ContractField
  | FigurePath
  | "rates.onWork"
  | "rates.onStored"
  | `sums.${ContractSumName}`
  | InvoiceFigure
  | "invoiceDate"
  | "dueDate";

/** The columns of a continuation sheet in plain words. */
export const COLUMN_WORDS: Readonly<Record<SheetFigureName, string>> = {
  scheduledValue: "scheduled value",
  previousWork: "previous work",
  workThisPeriod: "work this period",
  storedMaterials: "stored materials",
  completedAndStored: "completed and stored",
  balanceToFinish: "balance to finish",
  retainage: "retainage",
};

/** Every figure in plain words, as it stands within a sentence. */
export const FIGURE_WORDS: Readonly<Record<NamedFigure, string>> = {
  grossThisPeriod: "gross this period",
  retainageHeldToDate: "retainage held to date",
  retainageReleasedThisPeriod: "retainage released this period",
  totalCompletedAndStoredToDate: "total completed and stored to date",
  contractSumToDate: "contract sum to date",
  balanceToFinishIncludingRetainage: "balance to finish including retainage",
  currentPaymentDue: "current payment due",
  "lines.originalContractSum": "original contract sum",
  "lines.netChangeByChangeOrders": "net change by change orders",
  "lines.contractSumToDate": "contract sum to date",
  "lines.totalCompletedAndStored": "total completed and stored to date",
  "lines.retainageOnWork": "retainage on completed work",
  "lines.retainageOnStored": "retainage on stored materials",
  "lines.totalRetainage": "total retainage",
  "lines.totalEarnedLessRetainage": "total earned less retainage",
  "lines.previousCertificates": "previous certificates for payment",
  "lines.currentPaymentDue": "current payment due",
  "lines.balanceToFinish": "balance to finish including retainage",
  "lines.amountCertified": "amount certified",
  "lines.grossThisPeriod": "gross this period",
  "lines.retainageReleased": "retainage released",
  "lines.changeOrderAdditions": "additions of the change order summary",
  "lines.changeOrderDeductions": "deductions of the change order summary",
  "lines.changeOrderNet": "net change of the change order summary",
  "sheet.totals.scheduledValue": "the sheet's total of scheduled value",
  "sheet.totals.previousWork": "the sheet's total of previous work",
  "sheet.totals.workThisPeriod": "the sheet's total of work this period",
  "sheet.totals.storedMaterials": "the sheet's total of stored materials",
  "sheet.totals.completedAndStored": "the sheet's total of completed and stored",
  "sheet.totals.balanceToFinish": "the sheet's total of balance to finish",
  "sheet.totals.retainage": "the sheet's total of retainage",
  "sheet.rows.scheduledValue": "the sum of the rows' scheduled value",
  "sheet.rows.previousWork": "the sum of the rows' previous work",
  "sheet.rows.workThisPeriod": "the sum of the rows' work this period",
  "sheet.rows.storedMaterials": "the sum of the rows' stored materials",
  "sheet.rows.completedAndStored": "the sum of the rows' completed and stored",
  "sheet.rows.balanceToFinish": "the sum of the rows' balance to finish",
  "sheet.rows.retainage": "the sum of the rows' retainage",
  "changeOrders.amount": "the sum of the listed change orders",
  "rates.onWork": "the retainage rate",
  "rates.onStored": "the retainage rate of stored materials",
  "sums.originalContractSum": "the original contract sum",
  "sums.previousChanges": "the net change by earlier change orders",
  "sums.sumBefore": "the contract sum before this change",
  "sums.change": "this change",
  "sums.sumAfter": "the contract sum with this change",
  subtotal: "subtotal",
  discount: "discount",
  shipping: "shipping",
  otherCharges: "other charges",
  total: "total",
  amountPaid: "amount paid",
  balanceDue: "balance due",
  previousBalance: "previous balance",
  withheld: "what is held back",
  invoiceDate: "invoice date",
  dueDate: "due date",
  "taxes.amount": "tax",
  "taxes.withheld": "withheld tax",
  "lineItems.amount": "the sum of the line amounts",
  "lineItems.product": "the sum of quantity times unit price, rounded once,",
  "lineItems.discount": "the discounts of the lines",
  "lineItems.taxAmount": "the taxes of the lines",
};

/** How much of a row's own words a sentence repeats. */
const ROW_WORDS_LENGTH = 60;

/** A row as a person finds it: its place, then its own words. */
export function rowWords({ item, description }: SheetRow, rowIndex: number): string {
  const own = [item, description].flatMap((cell) => cell?.value ?? []).join(" ");
  const short = own.length > ROW_WORDS_LENGTH ? `${own.slice(0, ROW_WORDS_LENGTH)}…` : own;
  return own === "" ? `Row ${rowIndex + 1}` : `Row ${rowIndex + 1} (${short})`;
}

/** How much of a line's or label's own words a sentence repeats. */
const OWN_WORDS_LENGTH = 40;

/** The beginning of what the paper prints, short enough for a sentence. */
export function cut(text: string): string {
  return text.length > OWN_WORDS_LENGTH ? `${text.slice(0, OWN_WORDS_LENGTH)}…` : text;
}

/** A sentence's first letter in upper case. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(words: readonly string[]): string {
  const last = words.slice(-1);
  const before = words.slice(0, -1);
  return before.length === 0 ? last.join("") : `${before.join(", ")} and ${last.join("")}`;
}
