import { Type, type TObject, type TUnion } from "@sinclair/typebox";
import { type FullApplicationResult, fullApplicationSchema } from "./full-application-contract.ts";
import { type FullChangeOrderResult, fullChangeOrderSchema } from "./full-change-order-contract.ts";
import type { FullInvoiceResult } from "./full-invoice-contract.ts";

/** The answer for a construction document with its whole proof; `document.documentType` says which of the two it is. */
export type FullReadResult = FullApplicationResult | FullChangeOrderResult;

/** The contract's answer with its whole proof: `invoice` for an invoice, else `document`. */
export type FullResult = FullReadResult | FullInvoiceResult;

/** The answer for a construction document with its whole proof. */
export const fullReadResultSchema: TUnion<[TObject, TObject]> = Type.Union(
  [fullApplicationSchema, fullChangeOrderSchema],
  { title: "FullReadResult", description: "Selected by the documentType of the document." },
);
