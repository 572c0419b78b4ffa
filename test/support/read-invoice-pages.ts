import type { Money } from "../../src/base/money.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import type { Page } from "../../src/page/page.ts";
import { readPages } from "./read-pages.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

/** Reads pages that are an invoice. */
export function readInvoiceOf(pages: readonly Page[]): InvoiceReading {
  const reading = readPages(pages, TEMPLATES, { kind: "invoice", subcontractor: null, gc: null });
  if (reading.documentType === "INVOICE") return reading;
  throw new RangeError("An invoice was read as something else.");
}

const AMOUNTS = [
  "subtotal",
  "discount",
  "shipping",
  "otherCharges",
  "total",
  "amountPaid",
  "balanceDue",
] as const;

/** The amounts of an invoice by name: those of the totals, `taxes.0`, `lines.0`. */
export function amountsIn(invoice: Invoice): ReadonlyMap<string, Sourced<Money>> {
  const named: readonly (readonly [string, Sourced<Money> | null])[] = [
    ...AMOUNTS.map((name) => [name, invoice[name]] as const),
    ...invoice.taxes.map(({ amount }, at) => [`taxes.${at}`, amount] as const),
    ...invoice.lines.map(({ amount }, at) => [`lines.${at}`, amount] as const),
  ];
  return new Map(named.filter((pair): pair is [string, Sourced<Money>] => pair[1] !== null));
}

/** Whether a reading tells of something that another one does not: a failing check, or another warning. */
export function tellsMore(after: InvoiceReading, before: InvoiceReading): boolean {
  const failing = ({ checks }: InvoiceReading): readonly string[] =>
    checks.flatMap(({ name, passed }) => (passed === false ? [name] : []));
  const known = failing(before);
  return (
    failing(after).some((name) => !known.includes(name)) ||
    warningsOf(after).some((warning) => !warningsOf(before).includes(warning))
  );
}
