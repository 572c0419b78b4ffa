import { isoDate } from "../base/calendar-date.ts";
import { comparedName } from "../base/firm-names.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceVendor } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import type { RepeatedInvoice } from "../finding/repetition.ts";

/**
 * The invoices that come more than once, in the order in which they came. Each is held against those that share a key
 * with it, never against all, so that a year of invoices takes no longer than its number.
 */
export function repeatedInvoices(
  traces: readonly InvoiceTrace[],
): readonly RepeatedInvoice<InvoiceTrace>[] {
  const files = groupsBy(traces, ({ fingerprint }) => fingerprint);
  const ofOneFile = files.filter(isRepeated);
  const sameVendor = groupsBy(firstsOf(files), ({ numberKey }) => numberKey).flatMap(ofOneVendor);
  const byAmount = sameVendor.map((group) => groupsBy(group, amountKey));
  const sameInvoice = byAmount.flat().filter(isRepeated);
  const sameNumber = byAmount.filter(isRepeated).map(firstsOf);
  const copies = new Set([...ofOneFile, ...sameInvoice].flatMap((group) => group.slice(1)));
  const originals = traces.filter((trace) => !copies.has(trace));
  const sameFigures = groupsBy(originals, ({ contentKey }) => contentKey).filter(isRepeated);
  const found = [
    ...ofOneFile.map(repeatedAs("same-file")),
    ...sameInvoice.map(repeatedAs("same-invoice")),
    ...sameNumber.map(repeatedAs("same-number")),
    ...sameFigures.map(repeatedAs("same-figures")),
  ];
  const order = orderOf(traces);
  const place = ({ invoices: [first] }: Repeated): number =>
    first === undefined ? 0 : (order.get(first) ?? 0);
  return found.toSorted((a, b) => place(a) - place(b));
}

type Group = readonly InvoiceTrace[];
type Repeated = RepeatedInvoice<InvoiceTrace>;

function repeatedAs(repetition: Repeated["repetition"]): (invoices: Group) => Repeated {
  return (invoices) => ({ repetition, invoices });
}

function amountKey({ amount }: InvoiceTrace): string {
  return amount?.key() ?? "none";
}

function isRepeated({ length }: readonly unknown[]): boolean {
  return length > 1;
}

function firstsOf(groups: readonly Group[]): Group {
  return groups.flatMap((group) => group.slice(0, 1));
}

/** Those with one key together, in the order in which the keys come; null is no key. */
function groupsBy(traces: Group, keyOf: (trace: InvoiceTrace) => string | null): readonly Group[] {
  const groups = new Map<string, InvoiceTrace[]>();
  for (const trace of traces) {
    const key = keyOf(trace);
    if (key === null) continue;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(trace);
  }
  return [...groups.values()];
}

/** The invoices of one number by their vendor, which its name or its tax number tells; one without both is nobody's. */
function ofOneVendor(group: Group): readonly Group[] {
  const vendors = new Map<string, InvoiceTrace[]>();
  for (const trace of group) {
    const known = new Set(trace.vendorKeys.flatMap((key) => asList(vendors.get(key))));
    const [vendor = [], ...smaller] = [...known].toSorted((a, b) => b.length - a.length);
    const joined = [...smaller.flat(), trace];
    vendor.push(...joined);
    for (const { vendorKeys } of joined) for (const key of vendorKeys) vendors.set(key, vendor);
  }
  const order = orderOf(group);
  return [...new Set(vendors.values())].map((vendor) => inOrder(vendor, order));
}

function asList<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

type Order = ReadonlyMap<InvoiceTrace, number>;

function orderOf(traces: Group): Order {
  return new Map(traces.map((trace, index) => [trace, index]));
}

function inOrder(group: Group, order: Order): Group {
  return group.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** An invoice that was read, and the file that it is. */
interface ReadInvoice {
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
