import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "./sourced.ts";

/** What the paper calls itself. A credit note keeps the signs as printed. */
export type InvoicePaper = "invoice" | "credit-note" | "receipt" | "pro-forma";

/** The firm that bills. */
export interface InvoiceVendor {
  /** As printed. */
  readonly name: Sourced<string> | null;
  /** VAT, EIN, ABN and the like, as printed without its label. */
  readonly taxId: Sourced<string> | null;
}

/** Whom the paper is for. */
export interface InvoiceCustomer {
  readonly name: Sourced<string> | null;
  readonly taxId: Sourced<string> | null;
}

/** One item that is billed. Quantities are exact decimals in their unit, prices and amounts in the document's currency. */
export interface InvoiceLine {
  readonly description: Sourced<string> | null;
  readonly quantity: Sourced<Money> | null;
  readonly unitPrice: Sourced<Money> | null;
  /** What the line comes to in the column that the sum of the lines is taken of. */
  readonly amount: Sourced<Money> | null;
  readonly code: Sourced<string> | null;
  readonly unit: Sourced<string> | null;
  /** The number of units that the price is for, such as 100; null where it is one and not printed. */
  readonly priceBasis: Sourced<Money> | null;
  /** Taken off in this line; positive. */
  readonly discount: Sourced<Money> | null;
  readonly discountRate: Sourced<Percent> | null;
  readonly taxRate: Sourced<Percent> | null;
  readonly taxAmount: Sourced<Money> | null;
  readonly serviceDate: Sourced<CalendarDate> | null;
}

/** One tax of the totals. A withholding is a tax with a negative amount. */
export interface InvoiceTax {
  /** As printed, without its amount. */
  readonly label: Sourced<string> | null;
  readonly rate: Sourced<Percent> | null;
  /** What the tax was taken of. */
  readonly base: Sourced<Money> | null;
  readonly amount: Sourced<Money> | null;
}

/** The amounts of the totals. Every one is printed; what is not printed is null. */
export interface InvoiceTotals {
  readonly subtotal: Sourced<Money> | null;
  /** Of the document, positive. The exact sum of its sources where several discounts are printed. */
  readonly discount: Sourced<Money> | null;
  readonly shipping: Sourced<Money> | null;
  /** Surcharges, tips and cash rounding, signed. The exact sum of its sources where several are printed. */
  readonly otherCharges: Sourced<Money> | null;
  readonly total: Sourced<Money> | null;
  /** Deposits and earlier payments, positive. The exact sum of its sources where several are printed. */
  readonly amountPaid: Sourced<Money> | null;
  readonly balanceDue: Sourced<Money> | null;
}

export type InvoiceAmountName = keyof InvoiceTotals;

/** An invoice, bill, receipt or credit note. */
export interface Invoice extends InvoiceTotals {
  readonly documentType: "INVOICE";
  readonly paper: InvoicePaper;
  /** As printed, without its label. */
  readonly invoiceNumber: Sourced<string> | null;
  readonly invoiceDate: Sourced<CalendarDate> | null;
  readonly dueDate: Sourced<CalendarDate> | null;
  /** ISO 4217 code. */
  readonly currency: Sourced<string> | null;
  readonly vendor: InvoiceVendor;
  readonly customer: InvoiceCustomer;
  readonly purchaseOrder: Sourced<string> | null;
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  /** What was open before this paper and is part of its amount due; null where none is printed. */
  readonly previousBalance: Sourced<Money> | null;
  /** Held back from the total by the customer, such as a retention or a tax; positive. Null where none is printed. */
  readonly withheld: Sourced<Money> | null;
  /** Account that the vendor is paid into. */
  readonly iban: Sourced<string> | null;
}
