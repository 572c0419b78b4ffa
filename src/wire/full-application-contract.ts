import { Type, type TObject } from "@sinclair/typebox";
import {
  type PayApplicationBody,
  payApplicationSchema,
  type ReadResult,
  readResultSchema,
} from "./contract.ts";
import {
  type EvidenceBodies,
  evidencesSchema,
  type RowPlace,
  rowPlaceSchema,
} from "./evidence-contract.ts";
import { type HeadingBody, headingSchema } from "./heading-contract.ts";
import { type ProofBody, proofSchema } from "./proof-contract.ts";
import { CLOSED, exactly, orNull, type SchemaOf } from "./schema-parts.ts";

/** The columns of a continuation sheet, the totals row included. */
export interface SheetFiguresBody {
  readonly scheduledValue: number | null;
  readonly workCompletedPrevious: number | null;
  readonly workCompletedThisPeriod: number | null;
  readonly materialsPresentlyStored: number | null;
  readonly completedAndStored: number | null;
  readonly balanceToFinish: number | null;
  readonly retainage: number | null;
}

/** A check of one row with both of its sides; a sentence only where it fails, because rows are many. */
export interface RowCheckBody {
  readonly name: string;
  readonly passed: boolean;
  readonly printed: number;
  readonly expected: number;
  readonly difference: number;
  readonly detail?: string;
}

/** One priced row of the continuation sheet and where it stands. */
export interface SheetRowBody extends SheetFiguresBody, RowPlace {
  readonly item: string | null;
  readonly description: string | null;
  readonly percentComplete: number | null;
  /** The row's own identities, those that its printed figures can prove or contradict. */
  readonly checks: readonly RowCheckBody[];
}

/** The summary page, its lines keyed as the form numbers them. */
export interface SummaryBody {
  readonly lines: Readonly<
    Record<"1" | "2" | "3" | "4" | "5a" | "5b" | "5" | "6" | "7" | "8" | "9", number | null>
  >;
  readonly rates: { readonly "5a": number | null; readonly "5b": number | null };
  readonly changeOrderSummary: {
    readonly additions: number | null;
    readonly deductions: number | null;
    readonly net: number | null;
    /** What was approved before this application; null where the form has no such row. */
    readonly previous: {
      readonly additions: number | null;
      readonly deductions: number | null;
    } | null;
  };
  readonly amountCertified: number | null;
  readonly grossThisPeriod: number | null;
  readonly retainageReleased: number | null;
}

/** The contract's answer for a pay application with its whole proof. The first four members are the plain answer. */
export interface FullApplicationResult extends ReadResult, ProofBody {
  readonly document: PayApplicationBody;
  readonly evidence: EvidenceBodies;
  readonly heading: HeadingBody;
  readonly g702: SummaryBody;
  readonly g703: {
    readonly rows: readonly SheetRowBody[];
    readonly totals: SheetFiguresBody | null;
  } | null;
}

const rowCheckSchema: SchemaOf<RowCheckBody> = exactly(
  Type.Object(
    {
      name: Type.String({ description: "Identifier of the check." }),
      passed: Type.Boolean(),
      printed: Type.Number({ description: "What the row prints." }),
      expected: Type.Number({ description: "What the row's other figures give." }),
      difference: Type.Number({ description: "Printed less expected." }),
      detail: Type.Optional(
        Type.String({ description: "A sentence for a person; only where the check fails." }),
      ),
    },
    { ...CLOSED, title: "RowCheck" },
  ),
);

const sheetFiguresSchema: SchemaOf<SheetFiguresBody> = exactly(
  Type.Object(
    {
      scheduledValue: orNull(Type.Number(), "Column C."),
      workCompletedPrevious: orNull(Type.Number(), "Column D, of earlier applications."),
      workCompletedThisPeriod: orNull(Type.Number(), "Column E."),
      materialsPresentlyStored: orNull(Type.Number(), "Column F."),
      completedAndStored: orNull(Type.Number(), "Column G, to date."),
      balanceToFinish: orNull(Type.Number(), "Column H."),
      retainage: orNull(Type.Number(), "Column I."),
    },
    { ...CLOSED, title: "SheetFigures" },
  ),
);

const sheetRowSchema: SchemaOf<SheetRowBody> = exactly(
  Type.Object(
    {
      item: orNull(Type.String(), "Its number, as printed."),
      description: orNull(Type.String(), "As printed."),
      ...sheetFiguresSchema.properties,
      percentComplete: orNull(Type.Number(), "In percent, as printed."),
      ...rowPlaceSchema.properties,
      checks: Type.Array(rowCheckSchema, {
        description: "Its own identities, those that its printed figures can prove or contradict.",
      }),
    },
    { ...CLOSED, title: "SheetRow" },
  ),
);

const summarySchema: SchemaOf<SummaryBody> = exactly(
  Type.Object(
    {
      lines: Type.Object(
        {
          "1": orNull(Type.Number(), "Original contract sum."),
          "2": orNull(Type.Number(), "Net change by change orders."),
          "3": orNull(Type.Number(), "Contract sum to date."),
          "4": orNull(Type.Number(), "Total completed and stored to date."),
          "5a": orNull(Type.Number(), "Retainage on completed work."),
          "5b": orNull(Type.Number(), "Retainage on stored material."),
          "5": orNull(Type.Number(), "Total retainage."),
          "6": orNull(Type.Number(), "Total earned less retainage."),
          "7": orNull(Type.Number(), "Previous certificates for payment, positive."),
          "8": orNull(Type.Number(), "Current payment due."),
          "9": orNull(Type.Number(), "Balance to finish, retainage included."),
        },
        { ...CLOSED, title: "SummaryLines", description: "By the numbers of the form." },
      ),
      rates: Type.Object(
        {
          "5a": orNull(Type.Number(), "In percent of completed work."),
          "5b": orNull(Type.Number(), "In percent of stored material."),
        },
        { ...CLOSED, title: "RetainageRates" },
      ),
      changeOrderSummary: Type.Object(
        {
          additions: orNull(Type.Number(), "All of them."),
          deductions: orNull(Type.Number(), "All of them."),
          net: orNull(Type.Number(), "Additions less deductions."),
          previous: orNull(
            Type.Object(
              {
                additions: orNull(Type.Number(), "As printed."),
                deductions: orNull(Type.Number(), "As printed."),
              },
              CLOSED,
            ),
            "What was approved before this application; null where the form has no such row.",
          ),
        },
        { ...CLOSED, title: "ChangeOrderSummary" },
      ),
      amountCertified: orNull(Type.Number(), "By the architect or whoever certifies."),
      grossThisPeriod: orNull(Type.Number(), "Before retainage, where the form has such a line."),
      retainageReleased: orNull(Type.Number(), "In this period, where the form has such a line."),
    },
    { ...CLOSED, title: "SummaryPage" },
  ),
);

/** What the plain answer for a pay application does not have, beside the proof. */
const addedSchema: SchemaOf<Omit<FullApplicationResult, keyof ReadResult | keyof ProofBody>> =
  exactly(
    Type.Object({
      evidence: evidencesSchema,
      heading: headingSchema,
      g702: summarySchema,
      g703: orNull(
        Type.Object(
          {
            rows: Type.Array(sheetRowSchema, { description: "From top to bottom." }),
            totals: orNull(sheetFiguresSchema, "Null where no row of totals is printed."),
          },
          { ...CLOSED, title: "ContinuationSheet" },
        ),
        "Null where there is no continuation sheet.",
      ),
    }),
  );

/** The answer for a pay application with its whole proof. */
export const fullApplicationSchema: TObject = Type.Object(
  {
    ...readResultSchema.properties,
    document: payApplicationSchema,
    ...addedSchema.properties,
    ...proofSchema.properties,
  },
  { ...CLOSED, title: "FullApplicationResult" },
);
