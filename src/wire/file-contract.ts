import { Type } from "@sinclair/typebox";
import { PAPER_KINDS, type PaperKind } from "../base/paper-kind.ts";
import { CLOSED, exactly, oneOf, type SchemaOf } from "./schema-parts.ts";

/** A page that was read from its picture, turned clockwise and then straightened: its boxes are of the straightened page. */
export interface ScannedPageBody {
  readonly page: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly skewDegrees: number;
}

/** A document of the file, by its pages. */
export interface HeldDocumentBody {
  readonly kind: PaperKind;
  readonly firstPage: number;
  readonly lastPage: number;
  /** Whether this answer is about it. */
  readonly isRead: boolean;
}

/** Of a page that was read from its picture. */
export const scannedPageSchema: SchemaOf<ScannedPageBody> = exactly(
  Type.Object(
    {
      page: Type.Integer({ minimum: 1, description: "Counted from 1." }),
      quarterTurns: Type.Unsafe<0 | 1 | 2 | 3>(
        Type.Integer({
          minimum: 0,
          maximum: 3,
          description: "By how many quarters it was turned clockwise.",
        }),
      ),
      skewDegrees: Type.Number({ description: "By how many degrees its lines rose or fell." }),
    },
    { ...CLOSED, title: "ScannedPage" },
  ),
);

/** Of a document of the file. */
export const heldDocumentSchema: SchemaOf<HeldDocumentBody> = exactly(
  Type.Object(
    {
      kind: oneOf(PAPER_KINDS, { description: "What it is." }),
      firstPage: Type.Integer({ minimum: 1, description: "Counted from 1." }),
      lastPage: Type.Integer({ minimum: 1 }),
      isRead: Type.Boolean({ description: "Whether this answer is about it." }),
    },
    { ...CLOSED, title: "HeldDocument" },
  ),
);
