import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { foldedKeys } from "../base/folded-words.ts";
import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceLine } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import type { VendorField } from "../lexicon/vendor-template.ts";
import type { AcceptedInvoice, AcceptedLine, AcceptedValue } from "./accepted-invoice.ts";

/** What is held against the accepted invoice: a field, the taxes, the items. */
export type Topic = VendorField | "lineItems";

/** Everything of an accepted invoice that a reading is held against. */
export function topicsOf({ fields, taxes, lines }: AcceptedInvoice): readonly Topic[] {
  return [
    ...fields.keys(),
    ...(taxes === null ? [] : ["tax" as const]),
    ...(lines === null ? [] : ["lineItems" as const]),
  ];
}

/** The topics that a reading has as they were accepted. */
export function agreeing(accepted: AcceptedInvoice, document: Invoice): ReadonlySet<Topic> {
  return new Set(topicsOf(accepted).filter((topic) => agrees(topic, accepted, document)));
}

function agrees(topic: Topic, { fields, taxes, lines }: AcceptedInvoice, found: Invoice): boolean {
  if (topic === "tax") {
    const read = found.taxes.flatMap(({ amount }) => (amount === null ? [] : [amount.value]));
    return taxes === null || keysOf(taxes) === keysOf(read);
  }
  if (topic === "lineItems")
    return (
      lines === null ||
      (lines.length === found.lines.length &&
        lines.every((line, index) => isSameLine(line, found.lines[index])))
    );
  const wanted = fields.get(topic) ?? null;
  return (wanted === null ? null : keyOf(wanted)) === READERS[topic](found);
}

function keysOf(amounts: readonly Money[]): string {
  return amounts
    .map((amount) => amount.key())
    .toSorted()
    .join(" ");
}

type Reader = (document: Invoice) => string | null;

const text =
  (of: (document: Invoice) => Sourced<string> | null): Reader =>
  (document) =>
    plainText(of(document)?.value ?? null);

const amount =
  (of: (document: Invoice) => Sourced<Money> | null): Reader =>
  (document) =>
    of(document)?.value.key() ?? null;

const day =
  (of: (document: Invoice) => Sourced<CalendarDate> | null): Reader =>
  (document) => {
    const found = of(document);
    return found === null ? null : isoDate(found.value);
  };

/** Each field as it was read, in words that can be compared; null where it was not. */
const READERS: Readonly<Record<Exclude<VendorField, "tax">, Reader>> = {
  invoiceNumber: text(({ invoiceNumber }) => invoiceNumber),
  invoiceDate: day(({ invoiceDate }) => invoiceDate),
  dueDate: day(({ dueDate }) => dueDate),
  purchaseOrder: text(({ purchaseOrder }) => purchaseOrder),
  vendorName: text(({ vendor }) => vendor.name),
  vendorTaxId: text(({ vendor }) => vendor.taxId),
  customerName: text(({ customer }) => customer.name),
  customerTaxId: text(({ customer }) => customer.taxId),
  subtotal: amount(({ subtotal }) => subtotal),
  discount: amount(({ discount }) => discount),
  shipping: amount(({ shipping }) => shipping),
  otherCharges: amount(({ otherCharges }) => otherCharges),
  total: amount(({ total }) => total),
  amountPaid: amount(({ amountPaid }) => amountPaid),
  balanceDue: amount(({ balanceDue }) => balanceDue),
  previousBalance: amount(({ previousBalance }) => previousBalance),
  withheld: amount(({ withheld }) => withheld),
};

/** Case, accents and punctuation tell no two texts apart. */
function plainText(text: string | null): string | null {
  return text === null ? null : foldedKeys(text).join("");
}

function keyOf(value: AcceptedValue): string {
  if (value.kind === "text") return plainText(value.text) ?? "";
  return value.kind === "date" ? value.iso : value.amount.key();
}

function isSameLine(accepted: AcceptedLine, line: InvoiceLine | undefined): boolean {
  if (line === undefined) return false;
  const same = (value: AcceptedValue | null, found: Sourced<Money> | null): boolean =>
    (value === null ? null : keyOf(value)) === (found === null ? null : found.value.key());
  const description = accepted.description === null ? null : keyOf(accepted.description);
  return (
    description === plainText(line.description?.value ?? null) &&
    same(accepted.quantity, line.quantity) &&
    same(accepted.unitPrice, line.unitPrice) &&
    same(accepted.amount, line.amount)
  );
}
