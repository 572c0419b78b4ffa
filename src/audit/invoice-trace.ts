import { isoDate } from "../base/calendar-date.ts";
import { comparedName } from "../base/firm-names.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceVendor } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";

/** An invoice that was read, and the file that it is. */
export interface ReadInvoice {
  readonly file: string;
  /** Equal for files of the same bytes. */
  readonly fingerprint: string;
  readonly document: Invoice;
}

/** What is kept of an invoice so that it is known again: little, however long the invoice is. */
export interface InvoiceTrace {
  readonly file: string;
  readonly fingerprint: string;
  readonly vendor: string | null;
  readonly invoiceNumber: string | null;
  readonly currency: string | null;
  /** What is billed: the total, or the balance where no total is printed. */
  readonly amount: Money | null;
  /** Each tells the vendor: its name without Inc and Ltd, its tax number without blanks. */
  readonly vendorKeys: readonly string[];
  /** Paper and number without blanks and leading zeros; null where no number is printed. */
  readonly numberKey: string | null;
  /** Equal where two papers print the same vendor, day and figures; null where too little is printed to say so. */
  readonly contentKey: string | null;
}

/** Fewer equal figures than these may be chance. */
const FEWEST_FIGURES = 4;

/** A shorter tax number may be anything. */
const SHORTEST_TAX_ID = 5;

/** Characters of a number; what is longer is a misread paragraph. */
const LONGEST_NUMBER = 80;

/** What is to be kept of an invoice. */
export function traceOf({ file, fingerprint, document }: ReadInvoice): InvoiceTrace {
  const { vendor, invoiceNumber, currency, paper } = document;
  const number = keyOf(invoiceNumber).replace(/^0+(?=.)/, "");
  const amount = document.total ?? document.balanceDue;
  return {
    file,
    fingerprint,
    vendor: vendor.name?.value ?? null,
    invoiceNumber: invoiceNumber?.value ?? null,
    currency: currency?.value ?? null,
    amount: amount?.value ?? null,
    vendorKeys: vendorKeysOf(vendor),
    // A credit note or a receipt may have the number of its invoice.
    numberKey: number === "" ? null : `${paper} ${number}`,
    contentKey: contentKeyOf(document, number),
  };
}

function vendorKeysOf({ name, taxId }: InvoiceVendor): readonly string[] {
  const nameKey = name === null ? "" : comparedName(name.value).key;
  const taxKey = keyOf(taxId);
  return [
    ...(nameKey === "" ? [] : [`name ${nameKey}`]),
    ...(taxKey.length < SHORTEST_TAX_ID ? [] : [`tax ${taxKey}`]),
  ];
}

/** Letters and digits alone, in small letters. */
function keyOf(text: Sourced<string> | null): string {
  const letters = text?.value.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.slice(0, LONGEST_NUMBER).join("");
}

/** Papers of one firm without a day may be of many months: only their number tells them apart. */
function contentKeyOf(document: Invoice, number: string): string | null {
  const { paper, vendor, invoiceDate, lines, taxes } = document;
  const when = invoiceDate === null ? number : isoDate(invoiceDate.value);
  const figures: readonly (Sourced<Money> | null)[] = [
    document.subtotal,
    document.discount,
    document.shipping,
    document.otherCharges,
    document.total,
    document.amountPaid,
    document.balanceDue,
    ...taxes.slice(0, AUDIT_LIMITS.sketchRows).map(({ amount }) => amount),
    ...lines
      .slice(0, AUDIT_LIMITS.sketchRows)
      .flatMap(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]),
  ];
  const printed = figures.filter((figure) => figure !== null);
  if (when === "" || printed.length < FEWEST_FIGURES) return null;
  const [vendorKey = ""] = vendorKeysOf(vendor);
  const amounts = figures.map((figure) => figure?.value.key() ?? "");
  return [paper, vendorKey, when, lines.length, taxes.length, ...amounts].join("|");
}
