import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";

/** Who sells or buys. */
export interface EInvoiceParty {
  /** The registered name first, then the one it trades under; empty where the file gives none. */
  readonly names: readonly string[];
  /** The VAT number first, then the local tax number, then the number in a register. */
  readonly taxIds: readonly string[];
}

/** One item that is billed. What the file does not give is null. */
export interface EInvoiceLine {
  readonly name: string | null;
  /** More than the name says. */
  readonly description: string | null;
  readonly quantity: Money | null;
  /** Code of UN/ECE recommendation 20, such as HUR for hours. */
  readonly unit: string | null;
  /** Without tax, with the price's own reductions taken off. */
  readonly unitPrice: Money | null;
  /** The price before its own reductions. */
  readonly grossUnitPrice: Money | null;
  /** The number of units that the prices are for; null stands for one. */
  readonly priceBasis: Money | null;
  /** Taken off in this line; positive. */
  readonly discount: Money | null;
  readonly amount: Money | null;
  readonly taxRate: Percent | null;
}

/** An allowance or a charge of the whole document; positive. */
export interface EInvoiceAdjustment {
  readonly reason: string | null;
  readonly amount: Money;
  readonly isFreight: boolean;
}

/** One tax of the totals. A withholding has a negative amount. */
export interface EInvoiceTax {
  readonly rate: Percent | null;
  /** Code of UN/CEFACT list 5305, such as S for the standard rate. */
  readonly category: string | null;
  readonly base: Money | null;
  readonly amount: Money | null;
}

/** The sums of the document. */
export interface EInvoiceTotals {
  /** Sum of the lines. */
  readonly lines: Money | null;
  readonly allowances: Money | null;
  readonly charges: Money | null;
  /** What is taxed: the lines less allowances plus charges. */
  readonly taxBasis: Money | null;
  readonly tax: Money | null;
  readonly grandTotal: Money | null;
  readonly prepaid: Money | null;
  readonly rounding: Money | null;
  readonly duePayable: Money | null;
}

/** An invoice, credit note or order as the file inside of a PDF gives it. It is a witness: the pages are what is read. */
export interface EInvoice {
  /** CII is the language of ZUGFeRD, Factur-X, Order-X and half of XRechnung, UBL that of Peppol and the other half. */
  readonly syntax: "CII" | "UBL";
  /** The identifier of the profile as the file gives it. */
  readonly profile: string | null;
  readonly paper: "invoice" | "credit-note" | "order";
  readonly number: string | null;
  readonly issueDate: CalendarDate | null;
  /** In order; before the last one, when all is due, stand those of instalments and cash discounts. */
  readonly dueDates: readonly CalendarDate[];
  /** ISO 4217 code. */
  readonly currency: string | null;
  readonly vendor: EInvoiceParty;
  readonly customer: EInvoiceParty;
  readonly purchaseOrder: string | null;
  /** Accounts that the vendor may be paid into. */
  readonly ibans: readonly string[];
  readonly lines: readonly EInvoiceLine[];
  readonly allowances: readonly EInvoiceAdjustment[];
  readonly charges: readonly EInvoiceAdjustment[];
  readonly taxes: readonly EInvoiceTax[];
  readonly totals: EInvoiceTotals;
}
