import {
  type Static,
  type TLiteral,
  type TObject,
  type TOptional,
  type TString,
  type TUnion,
  Type,
} from "@sinclair/typebox";
import { CLOSED } from "../schema-parts.ts";

/** Company names are a line on paper; what is longer is no name. */
const PARTY = { maxLength: 200 } as const;
const FILE_NAME = { maxLength: 255 } as const;

const SUBCONTRACTOR = "The subcontractor's company name. It sharpens the kind of a change order.";
const CONTRACTOR = "The general contractor's company name. It sharpens the kind of a change order.";
const DOCUMENT = "The PDF in standard base64 (RFC 4648), at most 4 MB (4194304 bytes) decoded.";
const NAME_OF_FILE = "For the caller's own records; it is neither used nor logged.";

/** How much an answer says. */
export type Detail = TUnion<[TLiteral<"plain">, TLiteral<"full">]>;

export const detailSchema: Detail = Type.Union([Type.Literal("plain"), Type.Literal("full")], {
  description: "full adds the proof: evidence of every figure, lines, rows, identities.",
  default: "plain",
});

/** Query parameters of the construction document reader. */
export const constructionQuerySchema: TObject<{
  subcontractor: TOptional<TString>;
  gc: TOptional<TString>;
  detail: TOptional<Detail>;
}> = Type.Object(
  {
    subcontractor: Type.Optional(Type.String({ ...PARTY, description: SUBCONTRACTOR })),
    gc: Type.Optional(Type.String({ ...PARTY, description: CONTRACTOR })),
    detail: Type.Optional(detailSchema),
  },
  CLOSED,
);

/** Query parameters of the invoice reader. */
export const invoiceQuerySchema: TObject<{ detail: TOptional<Detail> }> = Type.Object(
  { detail: Type.Optional(detailSchema) },
  CLOSED,
);

/** The JSON form of a request to the construction document reader. */
export const constructionRequestSchema: TObject<{
  document: TString;
  fileName: TOptional<TString>;
  subcontractor: TOptional<TString>;
  gc: TOptional<TString>;
}> = Type.Object(
  {
    document: Type.String({ description: DOCUMENT, contentEncoding: "base64" }),
    fileName: Type.Optional(Type.String({ ...FILE_NAME, description: NAME_OF_FILE })),
    subcontractor: Type.Optional(Type.String({ ...PARTY, description: SUBCONTRACTOR })),
    gc: Type.Optional(Type.String({ ...PARTY, description: CONTRACTOR })),
  },
  { ...CLOSED, title: "ConstructionRequest" },
);

/** The JSON form of a request to the invoice reader. */
export const invoiceRequestSchema: TObject<{ document: TString; fileName: TOptional<TString> }> =
  Type.Object(
    {
      document: Type.String({ description: DOCUMENT, contentEncoding: "base64" }),
      fileName: Type.Optional(Type.String({ ...FILE_NAME, description: NAME_OF_FILE })),
    },
    { ...CLOSED, title: "InvoiceRequest" },
  );

export type ConstructionQuery = Static<typeof constructionQuerySchema>;
/** Of both readers: the invoice reader's is a part of the other. */
export type JsonRequest = Static<typeof constructionRequestSchema>;

const SHA256 =
  "The file's SHA-256 in hex. Give it where you can: what arrives damaged is then refused.";

type Construction =
  typeof constructionRequestSchema extends TObject<infer Members> ? Members : never;
type Invoice = typeof invoiceRequestSchema extends TObject<infer Members> ? Members : never;
type Common = { document: TString; detail: TOptional<Detail>; sha256: TOptional<TString> };

const COMMON: Common = {
  document: Type.String({ description: `${DOCUMENT} Or the handle of an upload (upload:…).` }),
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
