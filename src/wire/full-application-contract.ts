import type { PayApplicationBody, ReadResult } from "./contract.ts";
import type { HeadingBody } from "./heading-contract.ts";
import type { EvidenceBodies, ProofBody, RowPlace } from "./proof-contract.ts";

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
