import { Type, type TRecord, type TString } from "@sinclair/typebox";
import type { Box } from "../base/box.ts";
import { CLOSED, exactly, oneOf, orNull, type SchemaOf } from "./schema-parts.ts";

/** Where a row stands: the page on which it begins and the box around its cells there; null where nothing is printed. */
export interface RowPlace {
  readonly page: number | null;
  readonly box: Box | null;
}

/** One place on a page: the box in points from the top left, the characters as printed. */
export interface PlaceBody {
  readonly page: number;
  readonly box: Box;
  readonly printed: string;
  readonly reader: "text" | "form" | "ocr" | "model";
  readonly certainty: number;
}

/** Why a field has its value, and which figures stood for it in vain. */
export interface EvidenceBody {
  readonly from: readonly PlaceBody[];
  readonly because: readonly string[];
  readonly margin: number;
  readonly lost: readonly {
    readonly printed: string;
    readonly page: number;
    readonly because: string;
  }[];
}

/** What each field's evidence is, keyed by path into the answer, such as `currentPaymentDue` or `g702.lines.7`. */
export type EvidenceBodies = Readonly<Record<string, EvidenceBody>>;

/** A rectangle on a page. */
export const boxSchema: SchemaOf<Box> = exactly(
  Type.Object(
    { left: Type.Number(), top: Type.Number(), right: Type.Number(), bottom: Type.Number() },
    {
      ...CLOSED,
      title: "Box",
      description:
        "In points, 72 to the inch, from the top left of the page as a person sees it; of a scanned page once it is straightened.",
    },
  ),
);

/** Members of whatever stands in a row. */
export const rowPlaceSchema: SchemaOf<RowPlace> = exactly(
  Type.Object({
    page: orNull(
      Type.Integer({ minimum: 1 }),
      "On which the row begins, counted from 1; null where nothing of it is printed.",
    ),
    box: orNull(boxSchema, "Around its cells on that page; null where nothing is printed."),
  }),
);

/** One place on a page. */
const placeSchema: SchemaOf<PlaceBody> = exactly(
  Type.Object(
    {
      page: Type.Integer({ minimum: 1, description: "Counted from 1." }),
      box: boxSchema,
      printed: Type.String({ description: "The characters as printed." }),
      reader: oneOf(["text", "form", "ocr", "model"], {
        description:
          "The page's own text, a filled field, a picture, or words that a model pointed at and our reader read.",
      }),
      certainty: Type.Number({
        minimum: 0,
        maximum: 1,
        description: "How certain the characters are.",
      }),
    },
    { ...CLOSED, title: "Place" },
  ),
);

const evidenceSchema: SchemaOf<EvidenceBody> = exactly(
  Type.Object(
    {
      from: Type.Array(placeSchema, {
        description: "One place nearly always; several where the value is computed from them.",
      }),
      because: Type.Array(Type.String(), {
        description: "Sentences: the label that it stands by, the arithmetic that holds with it.",
      }),
      margin: Type.Number({
        minimum: 0,
        maximum: 1,
        description: "How much it stands out against the next candidate.",
      }),
      lost: Type.Array(
        Type.Object(
          {
            printed: Type.String({ description: "The characters as printed." }),
            page: Type.Integer({ minimum: 1, description: "Counted from 1." }),
            because: Type.String({ description: "Why it was a candidate." }),
          },
          { ...CLOSED, title: "LostCandidate" },
        ),
        { description: "What stood for the same field in vain." },
      ),
    },
    { ...CLOSED, title: "Evidence" },
  ),
);

/** The evidence of every field that has some. */
export const evidencesSchema: TRecord<TString, typeof evidenceSchema> = Type.Record(
  Type.String(),
  evidenceSchema,
  {
    description:
      "Why each field has its value, by its path into this answer, such as `currentPaymentDue`, `g702.lines.7` or `taxes.0.ratePercent`.",
  },
);
