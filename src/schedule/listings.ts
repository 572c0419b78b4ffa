import { layoutOf } from "../layout/layout.ts";
import { type Page, textOfWords } from "../page/page.ts";
import { piecesOf } from "../paper/pieces.ts";
import { numberStyleOf } from "../paper/figures.ts";
import type { TableRow } from "./rows.ts";
import { tablesOf } from "./tables.ts";

/** A row of a listing, as it is printed. */
export interface ListedRow {
  readonly pageNumber: number;
  /** What stands left of the figures, cell by cell. */
  readonly texts: readonly string[];
  /** By column, as plain decimals, which can leave a thread; null where it has none. */
  readonly amounts: readonly (string | null)[];
}

/** A table of names and amounts, such as that of a sworn statement. Nothing is said of what its columns hold. */
export interface Listing {
  /** The words over each column, in small letters. */
  readonly captions: readonly string[];
  readonly rows: readonly ListedRow[];
}

/** The tables of a document that no reader reads, the longest first; rows without any text are left out. */
export function listingsOf(pages: readonly Page[]): readonly Listing[] {
  const layout = layoutOf(pages);
  const style = numberStyleOf(layout.pages.flatMap(({ lines }) => lines));
  return tablesOf(layout.pages.map((page) => piecesOf(page, style))).map(({ grid, captions }) => ({
    captions: captions.map(({ own, over }) => [...over, ...own].join(" ")),
    rows: grid.rows.flatMap((row) => (row.text.length === 0 ? [] : [listedRow(row)])),
  }));
}

function listedRow({ pageNumber, text, figures }: TableRow): ListedRow {
  return {
    pageNumber,
    texts: text.map(({ words }) => textOfWords(words)),
    amounts: figures.map((figure) => figure?.money?.key() ?? null),
  };
}
