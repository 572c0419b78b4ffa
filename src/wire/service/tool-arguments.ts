import { Type, type Static, type TObject, type TOptional, type TString } from "@sinclair/typebox";
import { CLOSED } from "../schema-parts.ts";
import {
  constructionRequestSchema,
  type Detail,
  detailSchema,
  invoiceRequestSchema,
} from "./request.ts";

const SHA256 =
  "The file's SHA-256 in hex. Give it where you can: what arrives damaged is then refused, and nothing is charged.";

type Construction =
  typeof constructionRequestSchema extends TObject<infer Members> ? Members : never;
type Invoice = typeof invoiceRequestSchema extends TObject<infer Members> ? Members : never;
type Common = { detail: TOptional<Detail>; sha256: TOptional<TString> };

const COMMON: Common = {
  detail: Type.Optional(detailSchema),
  sha256: Type.Optional(Type.String({ pattern: "^[0-9a-fA-F]{64}$", description: SHA256 })),
};

/** Arguments of the tool `extract_document`. */
export const extractDocumentSchema: TObject<Construction & Common> = Type.Object(
  { ...constructionRequestSchema.properties, ...COMMON },
  CLOSED,
);

/** Arguments of the tool `extract_invoice`. */
export const extractInvoiceSchema: TObject<Invoice & Common> = Type.Object(
  { ...invoiceRequestSchema.properties, ...COMMON },
  CLOSED,
);

/** Of both readers: the invoice reader's are a part of the other's. */
export type ExtractArguments = Static<typeof extractDocumentSchema>;

/** Arguments of a tool that takes none. */
export const noArgumentsSchema: TObject = Type.Object({}, CLOSED);
