import type { Label } from "../labels.ts";
import type { PagePieces } from "../pieces.ts";
import { isOtherHalf, isSameTable, joined, widened } from "./join-parts.ts";
import { withLeadingTotals } from "./leading-totals.ts";
import { FEWEST_NAMED, headingsOf, headsRowsOf, nextHeader, partsOf } from "./parts.ts";
import { readPart } from "./read-part.ts";
import type { TableHeading } from "./rows.ts";
import type { TableReading, TableShape } from "./table.ts";
import { isEnded, withTotalsByArithmetic } from "./total-rows.ts";

/** Reads the largest table whose captions the rule names. Null when no such table has a row. */
export function readTable<ColumnName extends string>(
  pages: readonly PagePieces[],
  labels: readonly Label<ColumnName>[],
  shape: TableShape<ColumnName>,
): TableReading<ColumnName> | null {
  const parts = partsOf(pages, labels, shape);
  const read: TableReading<ColumnName>[] = [];
  let headings: readonly TableHeading[] = [];
  for (const [index, part] of parts.entries()) {
    const before = read.at(-1);
    if (part.header === null && before !== undefined && isEnded(before)) continue;
    const followers = parts.slice(index + 1, nextHeader(parts, index));
    const found = readPart(part, shape, before ?? null, followers);
    if (found === null && part.header !== null)
      headings = headsRowsOf(part, before) ? headingsOf(part.lines) : [];
    if (found === null || isCaptionStrip(found, read)) continue;
    append(read, { ...found, headings: [...headings, ...found.headings] });
    headings = [];
  }
  const [best] = withHalves(read).toSorted((a, b) => weightOf(b) - weightOf(a));
  if (best === undefined || weightOf(best) === 0) return null;
  return { ...best, rows: withLeadingTotals(withTotalsByArithmetic(best.rows)) };
}

/**
 * Appends a part to the table it goes on with, else as a table of its own. A spreadsheet that is cut by its columns may
 * print the second half of a page before the next rows of the first.
 */
function append<ColumnName extends string>(
  read: TableReading<ColumnName>[],
  part: TableReading<ColumnName>,
): void {
  const place = read.findLastIndex((table, index) => {
    const isNear = index === read.length - 1 || (index === read.length - 2 && isCut(read));
    return isNear && isSameTable(table, part);
  });
  const same = read[place];
  if (same === undefined) read.push(part);
  else read[place] = joined(same, part);
}

/** Whether the last two tables are halves of one. */
function isCut<ColumnName extends string>(read: readonly TableReading<ColumnName>[]): boolean {
  const [one, other] = read.slice(-2);
  return one !== undefined && other !== undefined && isOtherHalf(one, other);
}

/** Tables of several pages that are the two halves of one: a spreadsheet prints all rows before the columns that did not fit. */
function withHalves<ColumnName extends string>(
  tables: readonly TableReading<ColumnName>[],
): readonly TableReading<ColumnName>[] {
  const whole: TableReading<ColumnName>[] = [];
  for (const table of tables) {
    const before = whole.at(-1);
    if (before !== undefined && isOtherHalf(before, table))
      whole[whole.length - 1] = widened(before, table);
    else whole.push(table);
  }
  return whole;
}

/** Rows without any text are a table only when there are many: captions over values look like one row. */
const FEWEST_BARE_ROWS = 4;

/** A row of values without any text right under captions is no table but a summary set in a strip. */
function isCaptionStrip<ColumnName extends string>(
  table: TableReading<ColumnName>,
  read: readonly TableReading<ColumnName>[],
): boolean {
  const isBare = !/\p{L}/u.test(table.rows[0]?.caption ?? "");
  const isStrip = isBare && table.rows.length < FEWEST_BARE_ROWS && table.headers.length > 0;
  return isStrip && !read.some((before) => isSameTable(before, table));
}

/** More named columns first, then more rows that have a text; 0 for what is no table. */
function weightOf<ColumnName extends string>(table: TableReading<ColumnName>): number {
  const readings = [table.names, ...table.otherNames];
  const named = Math.max(
    ...readings.map(
      (names) => new Set(names.filter((name) => name !== null && name !== "other")).size,
    ),
  );
  const captions = table.headers.flatMap(({ labels }) => labels);
  const others = captions.filter(({ meanings }) => meanings[0] === "other").length;
  if (named < FEWEST_NAMED && !(named === FEWEST_NAMED - 1 && others > 1)) return 0;
  const texts = table.rows.filter((row) => /\p{L}/u.test(row.caption)).length;
  const isBlankForm = texts === 0 && table.rows.length >= FEWEST_BARE_ROWS;
  return named * (Math.min(texts, 40) + (isBlankForm ? 0.1 : 0));
}
