import type { Box } from "../base/box.ts";
import type { Run } from "../layout/lines.ts";
import type { Figure } from "../paper/figures.ts";
import type { Label } from "../lexicon/labels.ts";
import type { SecondReading } from "../paper/second-readings.ts";
import type { PagePieces } from "../paper/pieces.ts";
import type { SheetColumn } from "../lexicon/template.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";

/** What a row of a schedule is: work that is billed, a total of a section, the total of all, or a line of something else. */
export type RowKind = "item" | "total" | "grand-total" | "other";

/** A row with its cells. */
export interface ScheduleRow {
  readonly kind: RowKind;
  readonly pageNumber: number;
  readonly box: Box;
  /** Figures by the position of their column. */
  readonly figures: readonly (Figure | undefined)[];
  /** Texts by column; the text of an unnamed column stands in `description`. */
  readonly texts: ReadonlyMap<SheetColumn, readonly Run[]>;
}

/** A line of text in a table that belongs to no row: a section's heading. */
export interface TableHeading {
  readonly pageNumber: number;
  readonly box: Box;
  readonly text: readonly Run[];
}

/** A schedule of values as it is printed, over all pages that it covers. */
export interface Schedule {
  /** What each column of figures holds, left to right; null where nothing is sure enough. */
  readonly names: readonly (SheetColumn | null)[];
  readonly rows: readonly ScheduleRow[];
  readonly headings: readonly TableHeading[];
  /** Figures that were read in a second way, which their rows prove. */
  readonly secondReadings: readonly SecondReading[];
}

/** Phrases that rows of totals are called by, cut into keys. */
export interface TotalPhrases {
  readonly totals: readonly (readonly string[])[];
  readonly grandTotals: readonly (readonly string[])[];
}

/** The words by which schedules are known. */
export interface ScheduleWords {
  readonly columns: Vocabulary<SheetColumn>;
  readonly phrases: TotalPhrases;
  /** Captions of columns wherever they are printed. */
  readonly labels: readonly Label<SheetColumn>[];
}

/** Reads the schedule of a document; null where none is likely to be one. */
export type ReadSchedule = (pages: readonly PagePieces[], words: ScheduleWords) => Schedule | null;
