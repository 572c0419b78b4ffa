import { isoDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { InvoiceLine, InvoiceTax } from "../../document/invoice.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { InvoiceReading } from "../../reading.ts";
import type { EmbeddedInvoice } from "../../document/embedded-invoice.ts";
import { amountOf, type GoldenSection, printedOf, valueOf } from "./printed-value.ts";

/** What a golden says of an invoice. */
export function invoiceSections({ document, eInvoice }: InvoiceReading): GoldenSection {
  const { vendor, customer } = document;
  return {
    paper: document.paper,
    fields: {
      invoiceNumber: valueOf(document.invoiceNumber, String),
      invoiceDate: valueOf(document.invoiceDate, isoDate),
      dueDate: valueOf(document.dueDate, isoDate),
      currency: valueOf(document.currency, String),
      "vendor.name": valueOf(vendor.name, String),
      "vendor.taxId": valueOf(vendor.taxId, String),
      "customer.name": valueOf(customer.name, String),
      purchaseOrder: valueOf(document.purchaseOrder, String),
      subtotal: amountOf(document.subtotal),
      discount: amountOf(document.discount),
      shipping: amountOf(document.shipping),
      otherCharges: amountOf(document.otherCharges),
      total: amountOf(document.total),
      amountPaid: amountOf(document.amountPaid),
      balanceDue: amountOf(document.balanceDue),
    },
    others: printedOf([
      ["customer.taxId", valueOf(customer.taxId, String)],
      ["previousBalance", amountOf(document.previousBalance)],
      ["withheld", amountOf(document.withheld)],
      ["iban", valueOf(document.iban, String)],
    ]),
    lineItems: document.lines.map(itemOf),
    taxes: document.taxes.map(taxOf),
    ...(eInvoice === null ? {} : { eInvoice: embeddedOf(eInvoice) }),
  };
}

/** The contract's members by their place, the others by name where they are printed. */
function itemOf(line: InvoiceLine): readonly unknown[] {
  const { description, quantity, unitPrice, amount } = line;
  const others: readonly (readonly [name: string, value: string | undefined])[] = [
    ["code", line.code?.value],
    ["unit", line.unit?.value],
    ["priceBasis", line.priceBasis?.value.key()],
    ["discount", line.discount?.value.toPlain()],
    ["discountRate", line.discountRate?.value.toString()],
    ["taxRate", line.taxRate?.value.toString()],
    ["taxAmount", line.taxAmount?.value.toPlain()],
    ["serviceDate", line.serviceDate === null ? undefined : isoDate(line.serviceDate.value)],
  ];
  const printed = others.filter(([, value]) => value !== undefined);
  return [
    description?.value ?? null,
    quantity?.value.key() ?? null,
    plainOf(unitPrice),
    plainOf(amount),
    ...(printed.length === 0 ? [] : [Object.fromEntries<unknown>(printed)]),
  ];
}

function taxOf({ label, rate, base, amount }: InvoiceTax): readonly (string | null)[] {
  return [label?.value ?? null, rate?.value.toString() ?? null, plainOf(base), plainOf(amount)];
}

function plainOf(figure: Sourced<Money> | null): string | null {
  return figure?.value.toPlain() ?? null;
}

function embeddedOf({ name, profile, comparisons }: EmbeddedInvoice): GoldenSection {
  const differing = comparisons.filter(({ agrees }) => agrees === false);
  return {
    name,
    profile,
    agreeing: comparisons.filter(({ agrees }) => agrees === true).length,
    differing: differing.map(({ figure }) => figure),
  };
}
