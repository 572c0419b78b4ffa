import type { Invoice, InvoiceLine, InvoiceTax } from "../document/invoice.ts";
import type { InvoiceReading } from "../reading.ts";
import type {
  InvoiceBody,
  InvoiceResult,
  InvoiceTaxBody,
  LineItemBody,
} from "./invoice-contract.ts";
import { amountOf, dateOf, percentOf, textOf, toVerdictBody } from "./values.ts";

/** The reading of an invoice in the contract's shape, members in the contract's order; null for what is not printed. */
export function toInvoiceResult(reading: InvoiceReading): InvoiceResult {
  return { invoice: toInvoiceBody(reading.document), ...toVerdictBody(reading) };
}

function toInvoiceBody(document: Invoice): InvoiceBody {
  const { vendor, customer } = document;
  return {
    documentType: "INVOICE",
    invoiceNumber: textOf(document.invoiceNumber),
    invoiceDate: dateOf(document.invoiceDate),
    dueDate: dateOf(document.dueDate),
    currency: textOf(document.currency),
    vendor: { name: textOf(vendor.name), taxId: textOf(vendor.taxId) },
    customer: { name: textOf(customer.name) },
    purchaseOrder: textOf(document.purchaseOrder),
    lineItems: document.lines.map(toLineItemBody),
    subtotal: amountOf(document.subtotal),
    discount: amountOf(document.discount),
    taxes: document.taxes.map(toInvoiceTaxBody),
    shipping: amountOf(document.shipping),
    otherCharges: amountOf(document.otherCharges),
    total: amountOf(document.total),
    amountPaid: amountOf(document.amountPaid),
    balanceDue: amountOf(document.balanceDue),
  };
}

/** An item in the contract's shape. */
export function toLineItemBody(line: InvoiceLine): LineItemBody {
  return {
    description: textOf(line.description),
    quantity: amountOf(line.quantity),
    unitPrice: amountOf(line.unitPrice),
    amount: amountOf(line.amount),
  };
}

/** A tax in the contract's shape. */
export function toInvoiceTaxBody({ label, rate, amount }: InvoiceTax): InvoiceTaxBody {
  return { label: textOf(label), ratePercent: percentOf(rate), amount: amountOf(amount) };
}
