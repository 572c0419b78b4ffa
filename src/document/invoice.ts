import type { Assessment } from "./assessment.ts";
import type { NamesOfType } from "../kinds/field.ts";
import type { FURTHER_FIELDS, INVOICE_CHOICES, INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import type {
  FURTHER_ITEM_FIELDS,
  FURTHER_TAX_FIELDS,
  ITEM_FIELDS,
  TAX_FIELDS,
} from "../kinds/invoice/list-fields.ts";
import type { ValuesOf, ValuesWithin } from "./values-of.ts";

/** What the paper calls itself. A credit note keeps the signs as printed. */
export type InvoicePaper = (typeof INVOICE_CHOICES)["paper"]["values"][number];

/** The firm that bills. */
export type InvoiceVendor = ValuesWithin<typeof INVOICE_FIELDS, "vendor">;

/** Whom the paper is for. */
export type InvoiceCustomer = ValuesWithin<typeof INVOICE_FIELDS, "customer"> &
  ValuesWithin<typeof FURTHER_FIELDS, "customer">;

/** One item that is billed. Quantities are exact decimals in their unit, prices and amounts in the document's currency. */
export interface InvoiceLine
  extends ValuesOf<typeof ITEM_FIELDS>, ValuesOf<typeof FURTHER_ITEM_FIELDS> {}

/** One tax of the totals. A withholding is a tax with a negative amount. */
export interface InvoiceTax
  extends ValuesOf<typeof TAX_FIELDS>, ValuesOf<typeof FURTHER_TAX_FIELDS> {}

/** The names of the amounts of the totals. */
export type InvoiceAmountName = NamesOfType<typeof INVOICE_FIELDS, "money" | "deduction">;

/** An invoice, bill, receipt or credit note. */
export interface Invoice extends ValuesOf<typeof INVOICE_FIELDS>, ValuesOf<typeof FURTHER_FIELDS> {
  readonly documentType: "INVOICE";
  readonly paper: InvoicePaper;
  readonly vendor: InvoiceVendor;
  readonly customer: InvoiceCustomer;
  readonly lines: readonly InvoiceLine[];
  /** Whether the lines are all that the paper lists and lead to its subtotal at once: their sum tells of the paper only then. */
  readonly linesLeadOn: Assessment;
  /** Whether captions or products say which figures of a line are its quantity and its unit price. */
  readonly areFactorsClear: Assessment;
  /** Whether the labels say which figure is which of the totals, also where these do not add up. */
  readonly areTotalsClear: Assessment;
  /** Whether the labels say what was paid and what is left to pay. */
  readonly isBalanceClear: Assessment;
  readonly taxes: readonly InvoiceTax[];
}
