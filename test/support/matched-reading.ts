import { checkInvoice } from "../../src/checks/invoice.ts";
import type { Invoice, InvoiceLine } from "../../src/document/invoice.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import type { FieldConfidence, InvoiceReading } from "../../src/kinds/reading.ts";
import { Money } from "../../src/base/money.ts";
import { invoiceOf } from "./invoice-of.ts";
import type { WorldBill, WorldBillLine } from "./matched-world.ts";
import { sourced } from "./printed.ts";

/** What the reader makes of a bill that prints this: its own checks are tested, and every field is certain. */
export function readingOfBill(
  bill: WorldBill,
  fields: readonly FieldConfidence[] = [],
): InvoiceReading {
  return readingOf(documentOf(bill), fields);
}

/** The reading of an invoice, with its own checks. */
export function readingOf(
  document: Invoice,
  fields: readonly FieldConfidence[] = [],
): InvoiceReading {
  const { checks, identities, findings } = checkInvoice(document);
  return {
    documentType: "INVOICE",
    document,
    eInvoice: null,
    checks,
    identities,
    findings,
    fields,
    notices: [],
    confidence: 0.98,
    confidenceParts: [],
    evidence: [],
    templateId: "any-invoice",
    pageCount: 1,
  };
}

/** An invoice that prints this. */
export function documentOf(bill: WorldBill): Invoice {
  const sum = bill.lines.reduce((total, { amount }) => total + amount, 0);
  const total = sum - bill.discount + bill.shipping + bill.otherCharges + bill.tax;
  const printed = (cents: number): { readonly value: string } | null =>
    cents === 0 ? null : { value: moneyText(cents) };
  const bare = invoiceOf({
    invoiceDate: bill.date,
    subtotal: moneyText(sum),
    total: moneyText(total),
    ...named("discount", printed(bill.discount)),
    ...named("shipping", printed(bill.shipping)),
    ...named("otherCharges", printed(bill.otherCharges)),
    ...(bill.tax === 0
      ? {}
      : { taxes: [{ label: "Tax", rate: String(bill.taxRate), amount: moneyText(bill.tax) }] }),
    lines: bill.lines.map(printedLine),
  });
  return {
    ...bare,
    invoiceNumber: text(bill.number),
    currency: text(bill.currency),
    vendor: { name: text(bill.vendor), taxId: null },
    purchaseOrder: text(bill.order),
    lines: bare.lines.map((line, index) => withCode(line, bill.lines[index])),
  };
}

function named(
  name: "discount" | "shipping" | "otherCharges",
  printed: { readonly value: string } | null,
): Readonly<Record<string, string>> {
  return printed === null ? {} : { [name]: printed.value };
}

function printedLine(line: WorldBillLine): Readonly<Record<string, string>> {
  const { description, quantity, price, amount, discountRate } = line;
  return {
    description,
    amount: moneyText(amount),
    ...(quantity === null ? {} : { quantity: decimal(quantity, 3) }),
    ...(price === null ? {} : { unitPrice: decimal(price, 2) }),
    ...(discountRate === 0 ? {} : { discountRate: String(discountRate) }),
  };
}

function withCode(line: InvoiceLine, printed: WorldBillLine | undefined): InvoiceLine {
  return { ...line, code: text(printed?.code ?? null), unit: text(printed?.unit ?? null) };
}

/** Whole numbers of a unit's parts as a decimal: of 12500 and 3 `12.5`. */
export function decimal(parts: number, digits: number): string {
  const money = Money.of((parts / 10 ** digits).toFixed(6));
  return money.key();
}

/** Cents as an amount is printed, with its groups. */
export function moneyText(cents: number): string {
  return Money.of(decimal(cents, 2)).toString();
}

function text(value: string | null): Sourced<string> | null {
  return value === null ? null : sourced(value, value);
}
