import type { RepeatedInvoice } from "../finding/repetition.ts";
import type { InvoiceTrace } from "./invoice-trace.ts";

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
