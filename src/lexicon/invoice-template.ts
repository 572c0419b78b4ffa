import type { InvoicePaper } from "../document/invoice.ts";
import type { LayoutHead } from "./template.ts";

/**
 * What a label of the head of an invoice means. The last group are labels of what no field wants; they are known so
 * that nothing else takes their values.
 */
export type InvoiceHeadLabel =
  | "invoiceNumber"
  | "invoiceDate"
  /** A bare "Date", which is the invoice's where nothing better is printed. */
  | "plainDate"
  | "dueDate"
  /** Not a date but a term: "30 days net". */
  | "paymentTerms"
  | "purchaseOrder"
  | "currency"
  /** A tax number; whose it is follows from where it stands. */
  | "taxId"
  | "customerTaxId"
  | "vendorTaxId"
  | "iban"
  /** Number of the transaction or receipt: an invoice number only where no better is printed. */
  | "receiptNumber"
  /** A bare "Number", "Ref" or "#". */
  | "plainNumber"
  /** Order, delivery, customer, account, contract, quote, project numbers and the like. */
  | "otherNumber"
  /** Delivery, order, service, print dates, periods. */
  | "otherDate"
  /** Telephone, fax, bank, register, web and mail captions and others. */
  | "other";

/** What a label of the totals means. */
export type InvoiceAmountLabel =
  /** Net sum, before tax; may be before or after the discount. */
  | "subtotal"
  | "discount"
  | "shipping"
  /** Handling, surcharges, fees, packaging, service charge. */
  | "otherCharge"
  | "tip"
  | "rounding"
  /** One tax: VAT, sales tax, GST, IVA, TVA, MwSt. */
  | "tax"
  /** The sum of all taxes. */
  | "totalTax"
  /** Caption of the figure that a tax was taken of. */
  | "taxBase"
  /** Withheld tax, which is taken off. */
  | "withholding"
  /** Sum with tax, what is billed. */
  | "total"
  /** A bare "Total" or "Sum", which may be the sum of the lines or the total. */
  | "plainTotal"
  | "amountPaid"
  /** What is still to pay. */
  | "balanceDue"
  /** Money handed over, and what came back. */
  | "cashTendered"
  | "cashChange"
  | "previousBalance"
  /** Savings that are already in the prices, prompt-payment offers, points, amounts of the year: none of the fields. */
  | "otherAmount";

/** What the caption of a column of the items means. */
export type InvoiceColumn =
  | "position"
  | "code"
  | "description"
  | "quantity"
  | "unit"
  | "unitPrice"
  | "priceBasis"
  | "discount"
  | "discountRate"
  | "taxRate"
  | "taxAmount"
  /** Amount of the line, with or without tax as the paper has it. */
  | "amount"
  | "netAmount"
  | "grossAmount"
  | "serviceDate"
  | "other";

/** Whose name or address stands below or beside a caption. */
export type InvoiceRole = "vendor" | "customer" | "shipTo" | "remitTo";

/**
 * The words of one language. Phrases are in lower case as printed and are compared loosely: case, accents and
 * punctuation do not count, "n°" is the word "n", "ust-idnr." the two words "ust" and "idnr". Words in square brackets
 * are alternatives, an empty one stands for nothing: "[total|] amount due".
 */
export interface InvoiceWords {
  /** ISO 639-1, or "mul" for words that no one language owns. */
  readonly language: string;
  /** What the paper calls itself in its title. */
  readonly titles: Readonly<Partial<Record<InvoicePaper | "other", readonly string[]>>>;
  readonly head: Readonly<Partial<Record<InvoiceHeadLabel, readonly string[]>>>;
  readonly amounts: Readonly<Partial<Record<InvoiceAmountLabel, readonly string[]>>>;
  readonly columns: Readonly<Partial<Record<InvoiceColumn, readonly string[]>>>;
  readonly roles: Readonly<Partial<Record<InvoiceRole, readonly string[]>>>;
  /** Twelve lists, from January, each with the full name and its abbreviations. */
  readonly months: readonly (readonly string[])[];
  /** Words by which a firm shows its legal form: "gmbh", "s a r l", "inc". */
  readonly legalForms: readonly string[];
  /** Units of measure as they stand beside a quantity: "h", "std", "stk", "pcs". */
  readonly units: readonly string[];
  /** Before a sum that is carried from one page to the next or that sums a group of items. */
  readonly groupSums: readonly string[];
  /** That prices are printed with the tax inside. */
  readonly taxIncluded: readonly string[];
  /** By ISO 4217 code: words that name the currency or a place where it is used ("euro", "canada", "zürich"). */
  readonly currencies: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Describes how invoices are read: any of them, or those of one vendor. */
export interface InvoiceTemplate extends LayoutHead<"INVOICE"> {
  /** Words that this paper prints, beside those of the general reading. */
  readonly words: readonly InvoiceWords[];
}
