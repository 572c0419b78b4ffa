import type { CheckResult } from "./checks/check.ts";
import type { Sourced } from "./document/sourced.ts";
import type { ConfidencePart, EmbeddedInvoice } from "./reading.ts";
import type { InvoiceRead } from "./template/invoice/read-invoice.ts";

/** Everything that the confidence in an invoice is a function of. */
export interface InvoiceConfidenceGiven {
  readonly read: InvoiceRead;
  readonly checks: readonly CheckResult[];
  readonly eInvoice: EmbeddedInvoice | null;
}

/** The probability that every field of an invoice is right, 0 to 1, and the named parts that it is the product of. */
export function invoiceConfidenceOf(given: InvoiceConfidenceGiven): {
  readonly value: number;
  readonly parts: readonly ConfidencePart[];
} {
  const parts = [
    totalPart(given.read),
    linesPart(given.read),
    headPart(given.read),
    vendorPart(given.read),
    customerPart(given.read),
    checksPart(given.checks),
    noticesPart(given.read),
    eInvoicePart(given.eInvoice),
    charactersPart(given.read),
  ];
  const value = parts.reduce((product, { value: share }) => product * share, 1);
  return { value: Math.round(value * 1000) / 1000, parts };
}

function part(name: string, value: number, because: string): ConfidencePart {
  return { name, value, because };
}

function totalPart({ document, totals }: InvoiceRead): ConfidencePart {
  if (document.total === null) return part("total", 0.5, "No total was found.");
  if (totals.proof === "sum")
    return part("total", 0.98, "The amounts before the total lead to it.");
  if (totals.proof !== null) return part("total", 0.95, "The total agrees with the subtotal.");
  return document.subtotal === null
    ? part("total", 0.85, "Only a total is printed, which nothing proves.")
    : part("total", 0.6, "The amounts before the total do not lead to it.");
}

function linesPart({ document, items }: InvoiceRead): ConfidencePart {
  if (document.lines.length === 0) return part("lines", 0.7, "No line items were found.");
  const { printed, fitting } = items.products;
  if (items.sums.length > 0 && printed === fitting)
    return part("lines", 0.97, "The lines add up to a printed sum, and every product fits.");
  if (items.sums.length > 0)
    return part("lines", 0.9, "The lines add up to a printed sum; not every product fits.");
  return part("lines", 0.65, "The lines add up to no printed sum.");
}

function headPart({ document, found }: InvoiceRead): ConfidencePart {
  const names = ["invoiceNumber", "invoiceDate", "currency"] as const;
  const missing = names.filter((name) => document[name] === null);
  const margin = Math.min(1, ...names.map((name) => found.get(name)?.margin ?? 1));
  if (missing.length > 0)
    return part("head", 0.85 ** missing.length, "A number, date or currency was not found.");
  return margin > 0.4
    ? part("head", 0.97, "Number, date and currency stand by their labels.")
    : part("head", 0.88, "Another number or date has nearly the same evidence.");
}

function vendorPart({ document, found }: InvoiceRead): ConfidencePart {
  if (document.vendor.name === null) return part("vendor", 0.6, "No vendor was found.");
  const margin = found.get("vendor.name")?.margin ?? 0;
  return margin > CLEAR
    ? part("vendor", 0.96, "Who bills is clear.")
    : part("vendor", 0.85, "More than one name may be the vendor's.");
}

function customerPart({ document, found }: InvoiceRead): ConfidencePart {
  if (document.customer.name === null) return part("customer", 0.85, "No customer was found.");
  const margin = found.get("customer.name")?.margin ?? 0;
  return margin > CLEAR
    ? part("customer", 0.96, "Who is billed is clear.")
    : part("customer", 0.85, "More than one name may be the customer's.");
}

const CLEAR = 0.4;

function checksPart(checks: readonly CheckResult[]): ConfidencePart {
  const failed = checks.filter(({ passed }) => passed === false);
  if (failed.length === 0) return part("checks", 1, "No check fails.");
  const names = failed.map(({ name }) => name).join(", ");
  return part("checks", 0.6 ** failed.length, `These checks fail: ${names}.`);
}

function noticesPart({ notices }: InvoiceRead): ConfidencePart {
  return notices.length === 0
    ? part("notices", 1, "Nothing was left open.")
    : part("notices", 0.8, "Something was left open, as the warnings say.");
}

/** The file inside of the PDF agrees with the pages, or it does not. */
function eInvoicePart(eInvoice: EmbeddedInvoice | null): ConfidencePart {
  if (eInvoice === null) return part("e-invoice", 1, "The PDF carries no electronic invoice.");
  const differing = eInvoice.comparisons.filter(({ agrees }) => agrees === false).length;
  return differing === 0
    ? part("e-invoice", 1, "The electronic invoice inside of the PDF agrees with the pages.")
    : part("e-invoice", 0.75, "The electronic invoice inside of the PDF says something else.");
}

/** The least certain characters of all figures that were taken. */
function charactersPart({ document, found }: InvoiceRead): ConfidencePart {
  const sourced: readonly (Sourced<unknown> | null)[] = [
    ...[...found.values()].map((field) => field.sourced),
    ...document.taxes.flatMap(({ rate, base, amount }) => [rate, base, amount]),
    ...document.lines.flatMap((line) => [line.quantity, line.unitPrice, line.amount]),
  ];
  const certainties = sourced.flatMap((value) =>
    (value?.from ?? []).map(({ certainty }) => certainty),
  );
  const least = certainties.reduce((one, other) => Math.min(one, other), 1);
  return least === 1
    ? part("characters", 1, "All characters are the page's own text.")
    : part("characters", least, "Some characters are not certain.");
}
