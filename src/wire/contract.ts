import { Type, type Static, type TBoolean, type TObject, type TString } from "@sinclair/typebox";
import type { ORDER_CHOICES, ORDER_FIELDS } from "../kinds/change-order/fields.ts";
import type { INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import type { ITEM_FIELDS, TAX_FIELDS } from "../kinds/invoice/list-fields.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import type { APPLICATION_FIELDS, LISTED_ORDER_FIELDS } from "../kinds/pay-application/fields.ts";
import type { AnswerOf, ChoicesOf } from "./answer-of.ts";
import { CLOSED, orNull, type OrNull } from "./schema-parts.ts";

/** The outcome of one named check of a document's arithmetic. */
export const checkSchema: TObject<{
  name: TString;
  passed: OrNull<TBoolean>;
  detail: TString;
}> = Type.Object(
  {
    name: Type.String({ description: "Identifier of the check." }),
    passed: orNull(Type.Boolean(), "null when the figures that the check needs are not printed."),
    detail: Type.String({ description: "A sentence for a person, with the figures as printed." }),
  },
  { ...CLOSED, title: "Check" },
);

/** The body of every refusal. */
export const errorBodySchema: TObject<{ error: TString }> = Type.Object(
  { error: Type.String({ description: "A full sentence: what is wrong and what to do." }) },
  { ...CLOSED, title: "Error" },
);

export type CheckBody = Readonly<Static<typeof checkSchema>>;
export type ErrorBody = Readonly<Static<typeof errorBodySchema>>;

/** A change order that a pay application lists. */
export interface ListedChangeOrderBody extends AnswerOf<typeof LISTED_ORDER_FIELDS> {}

/** What a pay application says; null stands for what is not printed. */
export interface PayApplicationBody extends AnswerOf<typeof APPLICATION_FIELDS> {
  readonly documentType: "PAY_APPLICATION";
  readonly changeOrders: readonly ListedChangeOrderBody[];
}

/** What a change order says; null stands for what is not printed. */
export interface ChangeOrderBody
  extends ChoicesOf<typeof ORDER_CHOICES>, AnswerOf<typeof ORDER_FIELDS> {
  readonly documentType: "CHANGE_ORDER";
}

/** An item that an invoice bills. */
export interface LineItemBody extends AnswerOf<typeof ITEM_FIELDS> {}

/** A tax of an invoice's totals. */
export interface InvoiceTaxBody extends AnswerOf<typeof TAX_FIELDS> {}

/** What an invoice, bill, receipt or credit note says; null stands for what is not printed. */
export interface InvoiceBody extends AnswerOf<typeof INVOICE_FIELDS> {
  readonly documentType: "INVOICE";
  readonly lineItems: readonly LineItemBody[];
  readonly taxes: readonly InvoiceTaxBody[];
}

interface NamedBodies {
  readonly PAY_APPLICATION: PayApplicationBody;
  readonly CHANGE_ORDER: ChangeOrderBody;
  readonly INVOICE: InvoiceBody;
}

/** What the plain answer says of a document of each kind; of one without a body by name what it is. */
export type Bodies = {
  readonly [Type in DocumentType]: Type extends keyof NamedBodies
    ? NamedBodies[Type]
    : { readonly documentType: Type };
};

/** What every plain answer says beside the document itself. */
export interface VerdictBody {
  readonly checks: readonly CheckBody[];
  readonly warnings: readonly string[];
  readonly confidence: number;
}

/** The answer of the construction document reader, in the contract's shape and nothing more. */
export interface ReadResult {
  readonly document: Bodies[Exclude<DocumentType, "INVOICE">];
  readonly checks: readonly CheckBody[];
  readonly warnings: readonly string[];
  readonly confidence: number;
}

/** The answer of the invoice reader, in the contract's shape and nothing more. */
export interface InvoiceResult {
  readonly invoice: InvoiceBody;
  readonly checks: readonly CheckBody[];
  readonly warnings: readonly string[];
  readonly confidence: number;
}

/** The plain answer for a document of each kind. */
export type PlainAnswers = {
  readonly [Type in DocumentType]: Type extends "INVOICE"
    ? InvoiceResult
    : ReadResult & { readonly document: Bodies[Type] };
};
