import type { Provenance } from "../../document/sourced.ts";
import type { GridRow, ReviewItem } from "../../review/review-item.ts";
import { type Share, shareOf, type SizeOf } from "./page-places.ts";
import { cellWords } from "./review-grid.ts";

/** A field, a list, a row or a cell, and where it stands. */
export interface ItemView {
  readonly field: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly canPoint: boolean;
  readonly choices: readonly string[];
  readonly places: readonly Share[];
  /** Of a list, a row and a cell, the path of the list; left out of others. */
  readonly list?: string;
  /** Of a row and a cell, the path of the row. */
  readonly row?: string;
  /** What the page says of a row or a cell below the table. */
  readonly words?: string;
  readonly why?: readonly string[];
  /** Where a cell would be printed that is not. */
  readonly blank?: readonly Share[];
}

export function itemView(item: ReviewItem, sizeOf: SizeOf): ItemView {
  return {
    field: item.field,
    label: item.label,
    isOpen: item.isOpen,
    canPoint: item.type !== null,
    choices: item.choices.map(({ value }) => value),
    places: placesOf(item).flatMap((place) => shareOf(place, sizeOf)),
    ...(item.grid === null ? {} : { list: item.field }),
  };
}

/** A row of a list, then its cells. */
export function rowViews(
  list: string,
  { row, cells }: GridRow,
  sizeOf: SizeOf,
): readonly ItemView[] {
  const of = { list, row: row.field };
  return [
    // It stands where its cells do.
    { ...itemView({ ...row, from: [] }, sizeOf), ...of, words: cellWords(row) },
    ...cells.map((cell) => ({
      ...itemView(cell, sizeOf),
      ...of,
      words: cellWords(cell),
      ...(cell.why.length === 0 ? {} : { why: cell.why }),
      ...(cell.blankAt === null ? {} : { blank: shareOf(cell.blankAt, sizeOf) }),
    })),
  ];
}

/** A list is marked by its first rows: more marks than these show nothing more. */
const MOST_PLACES = 400;

function placesOf({ from }: ReviewItem): readonly Provenance[] {
  return from.slice(0, MOST_PLACES);
}
