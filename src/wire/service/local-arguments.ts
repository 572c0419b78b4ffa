import {
  Type,
  type Static,
  type TBoolean,
  type TInteger,
  type TObject,
  type TOptional,
  type TString,
  type TUnsafe,
} from "@sinclair/typebox";
import { CLOSED, oneOf } from "../schema-parts.ts";
import { type Detail, detailSchema } from "./request.ts";

const PATH =
  "Path of the PDF, absolute or from the first allowed folder. Better than `document`: no bytes pass through the model.";
const DOCUMENT = "The PDF in standard base64, where there is no path. At most 4 MB decoded.";
const SHA256 = "The SHA-256 of `document` in hex: what arrives damaged is then refused.";
const KIND = "What the document is; auto finds out.";
const PAGES =
  "The pages that are the document, such as 4-5 or 6, where a PDF holds several: `documents` of detail full lists them.";
const SUBCONTRACTOR = "The subcontractor's company name. It sharpens the kind of a change order.";
const CONTRACTOR = "The general contractor's company name, likewise.";
const FOLDER =
  "Path of the folder, absolute or from the first allowed folder; left out: that folder itself.";
const DRAW =
  "Path of the PDF with all papers of the draw, or of the folder that has them, absolute or from the first allowed folder; left out: that folder itself.";
const STATE =
  "The state of the job, such as CA, with contractDate: compares the retainage that is held with the state's limit, where one is known.";
const CONTRACT_DATE = "The day of the contract between contractor and owner, such as 2026-02-14.";
const PUBLIC_WORK = "Whether that contract is with a public body.";
const FIELD =
  "One field, such as currentPaymentDue or total: everything that spoke for and against its figure.";
const OUT =
  "Where to write a page (HTML) that shows the document with every figure boxed: a new file ending in .html inside an allowed folder. Left out: nothing is written.";

type Kind = TOptional<TUnsafe<"auto" | "construction" | "invoice">>;

const party = (description: string): TOptional<TString> =>
  Type.Optional(Type.String({ maxLength: 200, description }));
const path = (description: string): TString =>
  Type.String({ minLength: 1, maxLength: 4_096, description });
const kind = (): Kind =>
  Type.Optional(oneOf(["auto", "construction", "invoice"], { description: KIND, default: "auto" }));

/** Arguments of the tool `read_document`. */
export const readDocumentSchema: TObject<{
  path: TOptional<TString>;
  document: TOptional<TString>;
  sha256: TOptional<TString>;
  pages: TOptional<TString>;
  kind: Kind;
  subcontractor: TOptional<TString>;
  gc: TOptional<TString>;
  detail: TOptional<Detail>;
}> = Type.Object(
  {
    path: Type.Optional(path(PATH)),
    document: Type.Optional(Type.String({ description: DOCUMENT, contentEncoding: "base64" })),
    sha256: Type.Optional(Type.String({ pattern: "^[0-9a-fA-F]{64}$", description: SHA256 })),
    pages: Type.Optional(
      Type.String({ pattern: "^[1-9][0-9]{0,3}(-[1-9][0-9]{0,3})?$", description: PAGES }),
    ),
    kind: kind(),
    subcontractor: party(SUBCONTRACTOR),
    gc: party(CONTRACTOR),
    detail: Type.Optional(detailSchema),
  },
  CLOSED,
);

/** Arguments of the tool `audit_folder`. */
export const auditFolderSchema: TObject<{
  folder: TOptional<TString>;
  subcontractor: TOptional<TString>;
  gc: TOptional<TString>;
  detail: TOptional<Detail>;
}> = Type.Object(
  {
    folder: Type.Optional(path(FOLDER)),
    subcontractor: party(SUBCONTRACTOR),
    gc: party(CONTRACTOR),
    detail: Type.Optional(detailSchema),
  },
  CLOSED,
);

/** Arguments of the tool `check_draw`. */
export const checkDrawSchema: TObject<{
  path: TOptional<TString>;
  state: TOptional<TString>;
  contractDate: TOptional<TString>;
  publicWork: TOptional<TBoolean>;
  detail: TOptional<Detail>;
}> = Type.Object(
  {
    path: Type.Optional(path(DRAW)),
    state: Type.Optional(Type.String({ pattern: "^[A-Za-z]{2}$", description: STATE })),
    contractDate: Type.Optional(Type.String({ maxLength: 10, description: CONTRACT_DATE })),
    publicWork: Type.Optional(Type.Boolean({ description: PUBLIC_WORK, default: false })),
    detail: Type.Optional(detailSchema),
  },
  CLOSED,
);

/** Arguments of the tool `explain`. */
export const explainSchema: TObject<{
  path: TString;
  field: TOptional<TString>;
  out: TOptional<TString>;
  kind: Kind;
}> = Type.Object(
  {
    path: path(PATH),
    field: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: FIELD })),
    out: Type.Optional(path(OUT)),
    kind: kind(),
  },
  CLOSED,
);

/** Arguments of the tool that a view of `explain` calls. */
export const explainViewSchema: TObject<{
  path: TString;
  field: TOptional<TString>;
  page: TOptional<TInteger>;
  kind: Kind;
}> = Type.Object(
  {
    path: path("The path that `explain` was asked for."),
    field: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: "The field, likewise." }),
    ),
    page: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 9_999, description: "The page that is shown." }),
    ),
    kind: kind(),
  },
  CLOSED,
);

export type ReadDocumentArguments = Static<typeof readDocumentSchema>;
export type AuditFolderArguments = Static<typeof auditFolderSchema>;
export type CheckDrawArguments = Static<typeof checkDrawSchema>;
export type ExplainArguments = Static<typeof explainSchema>;
export type ExplainViewArguments = Static<typeof explainViewSchema>;
