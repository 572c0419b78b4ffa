import type { Box } from "../../base/box.ts";
import type { Run } from "../../layout/lines.ts";
import type { Figure } from "../figures.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { FigureColumn } from "./columns.ts";
import type { Header } from "./header.ts";
import type { TableHeading } from "./rows.ts";

/** What a row of a table is, by its caption. */
export type RowKind = "item" | "total" | "grand-total";

/** A row with its cells named by column. */
export interface NamedRow<ColumnName extends string> {
  readonly kind: RowKind;
  readonly pageNumber: number;
  readonly box: Box;
  /** Figures by the position of their column; see `names`. */
  readonly figures: readonly (Figure | undefined)[];
  /** Texts by column; the text of an unnamed column stands in `description`. */
  readonly texts: ReadonlyMap<ColumnName, readonly Run[]>;
  /** All text of the row as printed. */
  readonly caption: string;
}

/** A table as it is printed, over all pages that it covers. */
export interface TableReading<ColumnName extends string> {
  /** Extents of the columns of figures on the first page, left to right. */
  readonly columns: readonly FigureColumn[];
  /** Name of each column of figures, left to right; null where the caption is unknown. */
  readonly names: readonly (ColumnName | null)[];
  /** Further readings of the captions: by the words over each column alone, and with headings that span several. */
  readonly otherNames: readonly (readonly (ColumnName | null)[])[];
  readonly rows: readonly NamedRow<ColumnName>[];
  readonly headings: readonly TableHeading[];
  readonly pageNumbers: readonly number[];
  /** Words of captions and cells: they belong to no other field. */
  readonly headers: readonly Header<ColumnName>[];
}

/** The text columns and what is special about them. */
export interface TableShape<ColumnName extends string> {
  /** The captions of columns. */
  readonly captions: Vocabulary<ColumnName>;
  /** Captions of total rows, cut into keys. */
  readonly grandTotals: readonly (readonly string[])[];
  readonly totals: readonly (readonly string[])[];
  /** A cheap test that every caption of a total passes. */
  readonly mayBeTotal: RegExp;
  /** Columns of text; all others hold figures. */
  readonly textColumns: readonly ColumnName[];
  readonly descriptionColumn: ColumnName;
}
