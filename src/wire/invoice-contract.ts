import {
  Type,
  type Static,
  type TArray,
  type TLiteral,
  type TNumber,
  type TObject,
  type TString,
} from "@sinclair/typebox";
import { type CheckBody, checkSchema } from "./contract.ts";
import { CLOSED, orNull, type OrNull } from "./schema-parts.ts";

/** One item that is billed. */
export const lineItemSchema: TObject<{
  description: OrNull<TString>;
  quantity: OrNull<TNumber>;
  unitPrice: OrNull<TNumber>;
  amount: OrNull<TNumber>;
}> = Type.Object(
  {
    description: orNull(Type.String(), "As printed."),
    quantity: orNull(Type.Number(), "As printed, in its unit."),
    unitPrice: orNull(Type.Number(), "As printed."),
    amount: orNull(Type.Number(), "In the column that the sum of the lines is taken of."),
  },
  { ...CLOSED, title: "LineItem" },
);

/** One tax of the totals. */
export const invoiceTaxSchema: TObject<{
  label: OrNull<TString>;
  ratePercent: OrNull<TNumber>;
  amount: OrNull<TNumber>;
}> = Type.Object(
  {
    label: orNull(Type.String(), "As printed, without its amount."),
    ratePercent: orNull(Type.Number(), "The printed percent."),
    amount: orNull(Type.Number(), "Negative for a tax that is withheld."),
  },
  { ...CLOSED, title: "InvoiceTax" },
);

/** What an invoice, bill, receipt or credit note says. */
export const invoiceSchema: TObject<{
  documentType: TLiteral<"INVOICE">;
  invoiceNumber: OrNull<TString>;
  invoiceDate: OrNull<TString>;
  dueDate: OrNull<TString>;
  currency: OrNull<TString>;
  vendor: TObject<{ name: OrNull<TString>; taxId: OrNull<TString> }>;
  customer: TObject<{ name: OrNull<TString> }>;
  purchaseOrder: OrNull<TString>;
  lineItems: TArray<typeof lineItemSchema>;
  subtotal: OrNull<TNumber>;
  discount: OrNull<TNumber>;
  taxes: TArray<typeof invoiceTaxSchema>;
  shipping: OrNull<TNumber>;
  otherCharges: OrNull<TNumber>;
  total: OrNull<TNumber>;
  amountPaid: OrNull<TNumber>;
  balanceDue: OrNull<TNumber>;
}> = Type.Object(
  {
    documentType: Type.Literal("INVOICE"),
    invoiceNumber: orNull(Type.String(), "As printed, without its label."),
    invoiceDate: orNull(Type.String({ format: "date" }), "The document's own date."),
    dueDate: orNull(Type.String({ format: "date" }), "The last day on which to pay."),
    currency: orNull(Type.String({ pattern: "^[A-Z]{3}$" }), "ISO 4217 code."),
    vendor: Type.Object(
      {
        name: orNull(Type.String(), "The firm that bills, as printed."),
        taxId: orNull(Type.String(), "VAT, EIN, ABN and the like, without its label."),
      },
      CLOSED,
    ),
    customer: Type.Object({ name: orNull(Type.String(), "Who is billed, as printed.") }, CLOSED),
    purchaseOrder: orNull(Type.String(), "The customer's order, without its label."),
    lineItems: Type.Array(lineItemSchema, { description: "In the order of the paper." }),
    subtotal: orNull(
      Type.Number(),
      "Before tax; before the discount where one is printed below it.",
    ),
    discount: orNull(Type.Number(), "Of the whole document, positive."),
    taxes: Type.Array(invoiceTaxSchema, { description: "As the totals print them." }),
    shipping: orNull(Type.Number(), "Freight and delivery."),
    otherCharges: orNull(Type.Number(), "Surcharges, tips and rounding together, signed."),
    total: orNull(Type.Number(), "With tax."),
    amountPaid: orNull(Type.Number(), "Deposits and earlier payments, positive."),
    balanceDue: orNull(Type.Number(), "What is still to pay."),
  },
  { ...CLOSED, title: "Invoice" },
);

/** The answer of the invoice reader. */
export const invoiceResultSchema: TObject<{
  invoice: typeof invoiceSchema;
  checks: TArray<typeof checkSchema>;
  warnings: TArray<TString>;
  confidence: TNumber;
}> = Type.Object(
  {
    invoice: invoiceSchema,
    checks: Type.Array(checkSchema),
    warnings: Type.Array(Type.String(), { description: "One sentence per failed check first." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
  },
  { ...CLOSED, title: "InvoiceResult" },
);

export type LineItemBody = Readonly<Static<typeof lineItemSchema>>;
export type InvoiceTaxBody = Readonly<Static<typeof invoiceTaxSchema>>;
export type InvoiceBody = Readonly<
  Omit<Static<typeof invoiceSchema>, "lineItems" | "taxes"> & {
    lineItems: readonly LineItemBody[];
    taxes: readonly InvoiceTaxBody[];
  }
>;

/** The answer of the invoice reader, in the contract's shape and nothing more. */
export interface InvoiceResult {
  readonly invoice: InvoiceBody;
  readonly checks: readonly CheckBody[];
  readonly warnings: readonly string[];
  readonly confidence: number;
}
