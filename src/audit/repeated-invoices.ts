import { AUDIT_LIMITS } from "../base/limits.ts";
import { enumerate } from "../finding/figure-words.ts";
import type { InvoiceTrace } from "./invoice-trace.ts";

/**
 * How invoices repeat each other: the same bytes; the same number of the same vendor over the same amount, or over
 * another one; or the same vendor, day and figures under other numbers.
 */
export type Repetition = "same-file" | "same-invoice" | "same-number" | "same-figures";

/** Invoices that may be one. */
export interface RepeatedInvoice {
  readonly repetition: Repetition;
  /** In the order in which they came. */
  readonly files: readonly string[];
  /** A full sentence for a person. */
  readonly sentence: string;
}

/**
 * The invoices that come more than once, in the order in which they came. Each is held against those that share a key
 * with it, never against all, so that a year of invoices takes no longer than its number.
 */
export function repeatedInvoices(traces: readonly InvoiceTrace[]): readonly RepeatedInvoice[] {
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
    ...ofOneFile.map(sameFileOf),
    ...sameInvoice.map(sameInvoiceOf),
    ...sameNumber.map(sameNumberOf),
    ...sameFigures.map(sameFiguresOf),
  ];
  const order = orderOf(traces);
  const place = ({ group: [first] }: Found): number =>
    first === undefined ? 0 : (order.get(first) ?? 0);
  return found
    .toSorted((a, b) => place(a) - place(b))
    .map(({ group, ...said }) => ({ ...said, files: group.map(({ file }) => file) }));
}

type Group = readonly InvoiceTrace[];

/** Invoices that may be one, before only their files are named. */
interface Found extends Pick<RepeatedInvoice, "repetition" | "sentence"> {
  readonly group: Group;
}

function sameFileOf(group: Group): Found {
  return { group, repetition: "same-file", sentence: `${filesOf(group)} are the same file.` };
}

function sameInvoiceOf(group: Group): Found {
  const [first] = group;
  const over = first === undefined || first.amount === null ? "" : ` over ${amountOf(first)}`;
  const sentence = `${filesOf(group)} are probably the same invoice: ${nameOf(group)}${over}.`;
  return { group, repetition: "same-invoice", sentence };
}

function sameNumberOf(group: Group): Found {
  const amounts = shortList(group.map(amountOf));
  const sentence = `${filesOf(group)} have the same number with different amounts: ${nameOf(group)} is printed with ${amounts}.`;
  return { group, repetition: "same-number", sentence };
}

function sameFiguresOf(group: Group): Found {
  const numbers = [...new Set(group.map(({ invoiceNumber }) => invoiceNumber ?? "none"))];
  const under = numbers.length === 1 ? "" : ` under the numbers ${shortList(numbers)}`;
  const sentence = `${filesOf(group)} print the same figures${under}.`;
  return { group, repetition: "same-figures", sentence };
}

/** `KS-20417 of Kestrel Hardware`. */
function nameOf([first]: Group): string {
  const number = first?.invoiceNumber ?? "";
  return first === undefined || first.vendor === null ? number : `${number} of ${first.vendor}`;
}

function amountOf({ amount, currency }: InvoiceTrace): string {
  if (amount === null) return "no amount";
  return currency === null ? amount.toString() : `${currency} ${amount.toString()}`;
}

function filesOf(group: Group): string {
  return shortList(group.map(({ file }) => file));
}

/** More than a few are only counted. */
function shortList(texts: readonly string[]): string {
  const { named } = AUDIT_LIMITS;
  if (texts.length <= named + 1) return enumerate(texts);
  return enumerate([...texts.slice(0, named), `${texts.length - named} more`]);
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
