import { LIMITS } from "../../base/limits.ts";
import type { NamedRow, TableReading } from "./table.ts";

/** Two parts with the same captions, or nearly: a section may leave a column empty. */
export function isSameTable<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const known = other.names.filter((name) => name !== null);
  const shared = known.filter((name) => one.names.includes(name)).length;
  return shared > 2 && shared >= 0.7 * known.length;
}

/** A wide sheet may be cut: the next page has the same rows, item by item, with the columns that did not fit. */
export function isOtherHalf<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): boolean {
  const isNew = other.names.every((name) => name === null || !one.names.includes(name));
  if (!isNew || one.rows.length !== other.rows.length || one.rows.length < 2) return false;
  const same = one.rows.filter((row, index) => {
    const [item] = row.caption.split(" ");
    return item === other.rows[index]?.caption.split(" ")[0];
  });
  return same.length >= one.rows.length - 1;
}

export function widened<ColumnName extends string>(
  one: TableReading<ColumnName>,
  other: TableReading<ColumnName>,
): TableReading<ColumnName> {
  return {
    ...one,
    names: [...one.names, ...other.names],
    rows: one.rows.map((row, index) => ({
      ...row,
      figures: [...row.figures, ...(other.rows[index]?.figures ?? [])],
    })),
    pageNumbers: [...new Set([...one.pageNumbers, ...other.pageNumbers])],
    headers: [...one.headers, ...other.headers],
  };
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
