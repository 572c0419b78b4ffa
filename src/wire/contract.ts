import {
  Type,
  type Static,
  type TArray,
  type TBoolean,
  type TLiteral,
  type TNumber,
  type TObject,
  type TOptional,
  type TSchema,
  type TString,
  type TUnion,
} from "@sinclair/typebox";
import { CLOSED, orNull, type OrNull } from "./schema-parts.ts";

type OptionalOrNull<Schema extends TSchema> = TOptional<OrNull<Schema>>;

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

/** A change order that a pay application lists one by one. */
export const listedChangeOrderSchema: TObject<{
  number: OrNull<TString>;
  reference: OrNull<TString>;
  description: OrNull<TString>;
  amount: OrNull<TNumber>;
}> = Type.Object(
  {
    number: orNull(Type.String(), "As printed."),
    reference: orNull(Type.String(), "As printed beside the description."),
    description: orNull(Type.String(), "As printed."),
    amount: orNull(Type.Number(), "Signed change of the contract, never the amount billed."),
  },
  { ...CLOSED, title: "ListedChangeOrder" },
);

/** What a pay application says. */
export const payApplicationSchema: TObject<{
  documentType: TLiteral<"PAY_APPLICATION">;
  applicationNumber: OptionalOrNull<TString>;
  periodTo: OptionalOrNull<TString>;
  grossThisPeriod: OptionalOrNull<TNumber>;
  retainageHeldToDate: OptionalOrNull<TNumber>;
  retainageReleasedThisPeriod: OptionalOrNull<TNumber>;
  retainageRatePercent: OptionalOrNull<TNumber>;
  totalCompletedAndStoredToDate: OptionalOrNull<TNumber>;
  contractSumToDate: OptionalOrNull<TNumber>;
  balanceToFinishIncludingRetainage: OptionalOrNull<TNumber>;
  currentPaymentDue: OptionalOrNull<TNumber>;
  changeOrders: TOptional<TArray<typeof listedChangeOrderSchema>>;
}> = Type.Object(
  {
    documentType: Type.Literal("PAY_APPLICATION"),
    applicationNumber: optionalText("As printed, without its label."),
    periodTo: optionalDate("Last day of the billing period."),
    grossThisPeriod: optionalNumber(
      "Work and net change of stored material in this period, before retainage. 0 on a retainage billing.",
    ),
    retainageHeldToDate: optionalNumber("Retainage still held after this application."),
    retainageReleasedThisPeriod: optionalNumber("The payout on a retainage billing."),
    retainageRatePercent: optionalNumber("The printed percent; of completed work where two are."),
    totalCompletedAndStoredToDate: optionalNumber("Before retainage."),
    contractSumToDate: optionalNumber("Original contract sum and net change orders."),
    balanceToFinishIncludingRetainage: optionalNumber("What is left to pay, retainage included."),
    currentPaymentDue: optionalNumber("Never the amount certified."),
    changeOrders: Type.Optional(
      Type.Array(listedChangeOrderSchema, {
        description: "The change-order lines that the general contractor lists.",
      }),
    ),
  },
  { ...CLOSED, title: "PayApplication" },
);

/** What a change order says. */
export const changeOrderSchema: TObject<{
  documentType: TLiteral<"CHANGE_ORDER">;
  kind: TUnion<[TLiteral<"SUBCONTRACTOR_REQUEST">, TLiteral<"GC_CHANGE_ORDER">]>;
  issuer: OptionalOrNull<TString>;
  number: OptionalOrNull<TString>;
  description: OptionalOrNull<TString>;
  amount: OptionalOrNull<TNumber>;
  date: OptionalOrNull<TString>;
}> = Type.Object(
  {
    documentType: Type.Literal("CHANGE_ORDER"),
    kind: Type.Union([Type.Literal("SUBCONTRACTOR_REQUEST"), Type.Literal("GC_CHANGE_ORDER")], {
      description:
        "A subcontractor's request, not yet part of the contract, or the general contractor's order.",
    }),
    issuer: optionalText("The firm that made the document and sends it."),
    number: optionalText("As printed, without its label."),
    description: optionalText("Title or scope of the change."),
    amount: optionalNumber("Net change of the contract sum, negative for a deduction."),
    date: optionalDate("The document's own date."),
  },
  { ...CLOSED, title: "ChangeOrder" },
);

/** The answer of the construction document reader. */
export const readResultSchema: TObject<{
  document: TUnion<[typeof payApplicationSchema, typeof changeOrderSchema]>;
  checks: TArray<typeof checkSchema>;
  warnings: TArray<TString>;
  confidence: TNumber;
}> = Type.Object(
  {
    document: Type.Union([payApplicationSchema, changeOrderSchema], {
      description: "Selected by documentType.",
    }),
    checks: Type.Array(checkSchema),
    warnings: Type.Array(Type.String(), { description: "One sentence per failed check first." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
  },
  { ...CLOSED, title: "ReadResult" },
);

/** The body of every refusal. */
export const errorBodySchema: TObject<{ error: TString }> = Type.Object(
  { error: Type.String({ description: "A full sentence: what is wrong and what to do." }) },
  { ...CLOSED, title: "Error" },
);

/** All members present, although the contract promises only some: null stands for what is not printed. */
type Whole<Body> = { readonly [Member in keyof Body]-?: Body[Member] };

export type CheckBody = Whole<Static<typeof checkSchema>>;
export type ListedChangeOrderBody = Whole<Static<typeof listedChangeOrderSchema>>;
export type PayApplicationBody = Whole<
  Omit<Static<typeof payApplicationSchema>, "changeOrders"> & {
    changeOrders: readonly ListedChangeOrderBody[];
  }
>;
export type ChangeOrderBody = Whole<Static<typeof changeOrderSchema>>;
export type ErrorBody = Whole<Static<typeof errorBodySchema>>;

/** The answer of the construction document reader, in the contract's shape and nothing more. */
export interface ReadResult {
  readonly document: PayApplicationBody | ChangeOrderBody;
  readonly checks: readonly CheckBody[];
  readonly warnings: readonly string[];
  readonly confidence: number;
}

function optionalText(description: string): OptionalOrNull<TString> {
  return Type.Optional(orNull(Type.String(), description));
}

function optionalDate(description: string): OptionalOrNull<TString> {
  return Type.Optional(orNull(Type.String({ format: "date" }), description));
}

function optionalNumber(description: string): OptionalOrNull<TNumber> {
  return Type.Optional(orNull(Type.Number(), description));
}
