import { calendarDate, type CalendarDate } from "../../src/base/calendar-date.ts";
import type { Money } from "../../src/base/money.ts";
import type {
  Invoice,
  InvoiceAmountName,
  InvoiceLine,
  InvoicePaper,
  InvoiceTax,
} from "../../src/document/invoice.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { amount } from "./example-application.ts";
import { rateFigure, sourced } from "./printed.ts";

/** A line as printed; what is left out is not printed. */
export interface PrintedLine {
  readonly description?: string;
  readonly quantity?: string;
  readonly unitPrice?: string;
  readonly amount?: string;
  readonly priceBasis?: string;
  readonly discount?: string;
  readonly discountRate?: string;
  readonly taxRate?: string;
  readonly taxAmount?: string;
}

/** A tax as printed: rates in percent without their sign. */
export interface PrintedTax {
  readonly label?: string;
  readonly rate?: string;
  readonly base?: string;
  readonly amount?: string;
}

/** What an invoice prints: amounts such as `1,234.56`, days such as `2026-11-20`. */
export interface PrintedInvoice extends Partial<
  Readonly<Record<InvoiceAmountName | "previousBalance" | "invoiceDate" | "dueDate", string>>
> {
  readonly paper?: InvoicePaper;
  /** A text stands for quantity, unit price and amount: `3 x 1.50 = 4.50`, or an amount alone: `4.50`. */
  readonly lines?: readonly (PrintedLine | string)[];
  readonly taxes?: readonly PrintedTax[];
}

/** The invoice that prints this and nothing else. */
export function invoiceOf(printed: PrintedInvoice): Invoice {
  return {
    documentType: "INVOICE",
    paper: printed.paper ?? "invoice",
    invoiceNumber: null,
    invoiceDate: date(printed.invoiceDate),
    dueDate: date(printed.dueDate),
    currency: null,
    vendor: { name: null, taxId: null },
    customer: { name: null, taxId: null },
    purchaseOrder: null,
    lines: (printed.lines ?? []).map((line) =>
      lineOf(typeof line === "string" ? lineOfText(line) : line),
    ),
    linesLeadOn: { holds: true, because: "All amounts are lines." },
    areFactorsClear: { holds: true, because: "The captions say it." },
    areTotalsClear: { holds: true, because: "The labels say it." },
    isBalanceClear: { holds: true, because: "The labels say it." },
    taxes: (printed.taxes ?? []).map(taxOf),
    subtotal: amount(printed.subtotal),
    discount: amount(printed.discount),
    shipping: amount(printed.shipping),
    otherCharges: amount(printed.otherCharges),
    total: amount(printed.total),
    amountPaid: amount(printed.amountPaid),
    balanceDue: amount(printed.balanceDue),
    previousBalance: amount(printed.previousBalance),
    withheld: null,
    iban: null,
  };
}

function lineOfText(text: string): PrintedLine {
  const [product = "", result] = text.split(" = ");
  const [quantity, unitPrice] = product.split(" x ");
  if (quantity === undefined || unitPrice === undefined) return { amount: text };
  return { quantity, unitPrice, ...(result === undefined ? {} : { amount: result }) };
}

function lineOf(line: PrintedLine): InvoiceLine {
  return {
    description: text(line.description),
    quantity: amount(line.quantity),
    unitPrice: amount(line.unitPrice),
    amount: amount(line.amount),
    code: null,
    unit: null,
    priceBasis: amount(line.priceBasis),
    discount: amount(line.discount),
    discountRate: rate(line.discountRate),
    taxRate: rate(line.taxRate),
    taxAmount: amount(line.taxAmount),
    serviceDate: null,
  };
}

function taxOf(tax: PrintedTax): InvoiceTax {
  const base: Sourced<Money> | null = amount(tax.base);
  return { label: text(tax.label), rate: rate(tax.rate), base, amount: amount(tax.amount) };
}

function rate(printed: string | undefined): InvoiceTax["rate"] {
  return printed === undefined ? null : rateFigure(printed);
}

function text(printed: string | undefined): Sourced<string> | null {
  return printed === undefined ? null : sourced(printed, printed);
}

function date(printed: string | undefined): Sourced<CalendarDate> | null {
  if (printed === undefined) return null;
  const [year = 0, month = 0, day = 0] = printed.split("-").map(Number);
  const value = calendarDate(year, month, day);
  if (value === null) throw new RangeError(`"${printed}" is no day.`);
  return sourced(value, printed);
}
