import type { InvoiceColumn } from "./invoice-template.ts";
import type { LayoutHead } from "./template.ts";

/** What a template of one vendor may teach: texts and dates of the head, amounts of the totals. */
export type VendorField =
  | "invoiceNumber"
  | "invoiceDate"
  | "dueDate"
  | "purchaseOrder"
  | "vendorName"
  | "vendorTaxId"
  | "customerName"
  | "customerTaxId"
  | "subtotal"
  | "discount"
  | "shipping"
  | "otherCharges"
  | "tax"
  | "total"
  | "amountPaid"
  | "balanceDue"
  | "previousBalance"
  | "withheld";

/** Where a value stands relative to its label; behind it means in the same text. */
export type VendorLook = "right" | "below" | "behind";

/** A value that stands by its label. */
export interface LabelledRule {
  /** As printed, in lower case. */
  readonly labels: readonly [string, ...string[]];
  /** The likeliest place first. */
  readonly look: readonly [VendorLook, ...VendorLook[]];
}

/** A text that is the same on every paper of the vendor. It is taken only where this very text is printed. */
export interface PrintedRule {
  readonly printed: string;
}

/** The fields that may be the same on every paper of a vendor. */
export type PrintedField = "vendorName" | "vendorTaxId";

/** How the invoices of one vendor are read, beside the general reading: only what is their own is named. */
export interface VendorTemplate extends LayoutHead<"INVOICE"> {
  /** A phrase means what it means here, whatever it means elsewhere. */
  readonly fields: Readonly<
    Partial<Record<Exclude<VendorField, PrintedField>, LabelledRule>> &
      Partial<Record<PrintedField, LabelledRule | PrintedRule>>
  >;
  /** Captions over the columns of the items. */
  readonly columns: Readonly<Partial<Record<InvoiceColumn, readonly [string, ...string[]]>>>;
  /** Captions of nothing that a field wants. */
  readonly decoys: readonly string[];
}

/** Whether a rule names a text that is always the same. */
export function isPrintedRule(rule: LabelledRule | PrintedRule): rule is PrintedRule {
  return "printed" in rule;
}
