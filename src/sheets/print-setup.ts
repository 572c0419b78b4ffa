import type { WriteOptions, WriteSheet } from "hucre/xlsx";
import type { Room } from "./room.ts";
import { columnLetters, type FilledSheet } from "./sheet.ts";

/** On paper all columns of a sheet fit across; margins in inches. */
export const PRINTED: NonNullable<WriteSheet["pageSetup"]> = {
  orientation: "landscape",
  fitToPage: true,
  fitToHeight: 0,
  margins: { top: 0.5, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
};

/** The characters across one page such that print is still read: about 5 points high on letter paper. */
const MOST_CHARACTERS = 330;

/** Where a sheet needs several pages, the characters of each: about 6 points high. */
const PAGE_CHARACTERS = 260;

/** A name of cells. */
type RangeName = NonNullable<WriteOptions["namedRanges"]>[number];

/** The pages beside each other on which a sheet is printed: one, unless its print would be too small to read. */
export function pagesAcross({ widths }: Room): number {
  const width = widths.reduce((sum, one) => sum + one, 0);
  return width <= MOST_CHARACTERS ? 1 : Math.ceil(width / PAGE_CHARACTERS);
}

/**
 * The header stands on each printed page, and beside it the columns that stay in sight where a sheet is several pages wide.
 * As a name of our own: hucre 1.0.0 writes that range without the quotes that a title of two words needs, and spreadsheet
 * programs then call the file damaged.
 */
export function repeatedOnPages(sheet: FilledSheet, room: Room): RangeName {
  const place = `'${sheet.title.replaceAll("'", "''")}'`;
  const { frozenCount } = sheet;
  const columns = `${place}!$A:$${columnLetters(Math.max(0, frozenCount - 1))},`;
  const isWide = frozenCount > 0 && pagesAcross(room) > 1;
  return {
    name: "_xlnm.Print_Titles",
    range: `${isWide ? columns : ""}${place}!$1:$1`,
    scope: sheet.title,
  };
}
