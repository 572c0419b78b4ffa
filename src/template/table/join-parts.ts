import { LIMITS } from "../../base/limits.ts";
import type { FigureColumn } from "./columns.ts";
import type { TableRow } from "./rows.ts";
import type { NamedRow, TableReading } from "./table.ts";

/** Two parts with the same captions, or nearly: a section may leave a column empty. */
export function isSameTable<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const known = other.names.filter((name) => name !== null);
  const shared = known.filter((name) => one.names.includes(name)).length;
  return shared > 2 && shared >= 0.7 * known.length && !beginsAgain(one, other);
}

/** Whether a further part begins with the item that the table began with: the sheet of another application. */
function beginsAgain<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const [first, again] = [one, other].map(({ rows }) => rows.find(({ kind }) => kind === "item"));
  const isEnded = one.rows.at(-1)?.kind !== "item";
  const isSame =
    first !== undefined && /\p{L}{3}/u.test(first.caption) && first.caption === again?.caption;
  return isEnded && isSame;
}

/** Figures of one column have an edge or the middle in common within this many points. */
const ALIGNED = 3.5;

/** This share of a page's figures must stand in the columns of the page before to go on with its table. */
const MOST = 0.6;

/** Whether rows of a page without captions stand in the columns of a table: another table's figures end elsewhere. */
export function isInColumns(rows: readonly TableRow[], columns: readonly FigureColumn[]): boolean {
  let aligned = 0;
  let all = 0;
  for (const { figures } of rows) {
    for (const [index, figure] of figures.entries()) {
      const column = columns[index];
      if (figure === undefined || column === undefined) continue;
      all += 1;
      const apart = Math.min(
        Math.abs(figure.box.right - column.right),
        Math.abs(figure.box.left - column.left),
        Math.abs(figure.box.left + figure.box.right - column.left - column.right) / 2,
      );
      if (apart < ALIGNED) aligned += 1;
    }
  }
  return aligned >= MOST * all;
}

/** Rows of one height on two pages are printed within this many points. */
const LEVEL = 4;

/** A wide sheet may be cut: further pages have the same rows, at the same heights or with the same numbers, and the columns that did not fit. */
export function isOtherHalf<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const isNew = other.names.every((name) => name === null || !one.names.includes(name));
  if (!isNew || one.rows.length < 2 || other.rows.length < 2) return false;
  const matched = matchingRows(one, other).filter((row) => row !== null).length;
  return matched >= MOST_MATCHED * Math.max(one.rows.length, other.rows.length);
}

/** This share of the rows must be found on both halves: a row may be blank on one of them. */
const MOST_MATCHED = 0.8;

/** For each row of a table its other half: the row at the same height of the page in the same place, or with the same number. */
function matchingRows<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): readonly (NamedRow<ColumnName> | null)[] {
  const isAlike = one.pageNumbers.length === other.pageNumbers.length;
  const firsts = new Map([one, other].map((table) => [table, firstTops(table)]));
  const place = ({ pageNumber }: NamedRow<ColumnName>, table: TableReading<ColumnName>): number =>
    table.pageNumbers.indexOf(pageNumber);
  const top = (row: NamedRow<ColumnName>, table: TableReading<ColumnName>): number =>
    row.box.top - (firsts.get(table)?.get(row.pageNumber) ?? 0);
  return one.rows.map((row, index) => {
    const sameIndex = other.rows[index];
    const [item = ""] = row.caption.split(" ");
    if (item !== "" && sameIndex !== undefined && item === sameIndex.caption.split(" ")[0])
      return sameIndex;
    const level = other.rows.find(
      (half) =>
        isAlike &&
        place(half, other) === place(row, one) &&
        Math.abs(top(half, other) - top(row, one)) < LEVEL,
    );
    return level ?? null;
  });
}

/** Where the first row of each page stands: captions of another depth move all rows of a page. */
function firstTops<ColumnName extends string>({
  rows,
}: TableReading<ColumnName>): ReadonlyMap<number, number> {
  const tops = new Map<number, number>();
  for (const { pageNumber, box } of rows)
    tops.set(pageNumber, Math.min(tops.get(pageNumber) ?? Infinity, box.top));
  return tops;
}

export function widened<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): TableReading<ColumnName> {
  const halves = matchingRows(one, other);
  return {
    ...one,
    columns: [...one.columns, ...other.columns],
    names: [...one.names, ...other.names],
    otherNames: one.otherNames.map((names, index) => [
      ...names,
      ...(other.otherNames[index] ?? other.names),
    ]),
    rows: one.rows.map((row, index) => {
      const added = halves[index]?.figures ?? other.names.map(() => undefined);
      return { ...row, figures: [...padded(row.figures, one.names.length), ...added] };
    }),
    pageNumbers: [...new Set([...one.pageNumbers, ...other.pageNumbers])],
    headers: [...one.headers, ...other.headers],
  };
}

function padded(figures: NamedRow<string>["figures"], width: number): NamedRow<string>["figures"] {
  return Array.from({ length: width }, (_, index) => figures[index]);
}

/** Appends the rows of a further part, its figures moved to the columns of the same name. */
export function joined<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): TableReading<ColumnName> {
  const added = other.names.filter((name) => name !== null && !one.names.includes(name));
  const names = [...one.names, ...added];
  const isAlike = one.names.join() === other.names.join();
  const rows = other.rows.map((row): NamedRow<ColumnName> => {
    if (isAlike) return row;
    const figures = names.map((name) =>
      name === null ? undefined : row.figures[placeOf(name, names, other.names)],
    );
    return { ...row, figures };
  });
  return {
    columns: one.columns,
    names,
    otherNames: one.otherNames.map((own) => [...own, ...added.map(() => null)]),
    rows: [...one.rows, ...rows].slice(0, LIMITS.tableRows),
    headings: [...one.headings, ...other.headings],
    pageNumbers: [...new Set([...one.pageNumbers, ...other.pageNumbers])],
    headers: [...one.headers, ...other.headers],
  };
}

/** Where a part has the column of a name; a name may stand over one column only. */
function placeOf<ColumnName extends string>(
  name: ColumnName,
  names: readonly (ColumnName | null)[],
  own: readonly (ColumnName | null)[],
): number {
  const isOnce = names.indexOf(name) === names.lastIndexOf(name);
  return isOnce ? own.indexOf(name) : -1;
}
