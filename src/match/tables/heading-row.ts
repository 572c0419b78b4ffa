import { MATCH_LIMITS } from "../../base/match-limits.ts";
import {
  type ColumnName,
  COLUMNS_OF,
  HEADING_RANKS,
  headingKey,
  NEEDED,
  type TableKind,
} from "./columns.ts";

/** The headings by which columns are named, where they are. */
export type NamedColumns = ReadonlyMap<ColumnName, string>;

/** The row of a table that has its headings, and which column is which. */
export interface HeadingRow {
  /** From 0. */
  readonly rowIndex: number;
  readonly headings: readonly string[];
  readonly places: ReadonlyMap<ColumnName, number>;
  /** A heading that stands twice and may be a column. */
  readonly repeated: { readonly column: ColumnName; readonly heading: string } | null;
  /** What is needed and not there. */
  readonly missing: (typeof NEEDED)[TableKind];
}

/** The first row that has all needed headings, or the one that has most; null where no row has any cell. */
export function headingRowOf(
  rows: readonly (readonly string[])[],
  kind: TableKind,
  named: NamedColumns,
): HeadingRow | null {
  let best: HeadingRow | null = null;
  for (const [rowIndex, row] of rows.slice(0, MATCH_LIMITS.headRows).entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const read = readHeadings(row, rowIndex, { kind, named });
    if (read.missing.length === 0) return read;
    if (best === null || read.places.size > best.places.size) best = read;
  }
  return best;
}

function readHeadings(
  row: readonly string[],
  rowIndex: number,
  { kind, named }: { readonly kind: TableKind; readonly named: NamedColumns },
): HeadingRow {
  const headings = row.slice(0, MATCH_LIMITS.tableColumns).map((cell) => cell.trim());
  const keys = headings.map(headingKey);
  const places = new Map<ColumnName, number>();
  let repeated: HeadingRow["repeated"] = null;
  for (const column of COLUMNS_OF[kind]) {
    const found = placesOf(column, keys, named.get(column) ?? null);
    const [place] = found;
    if (place === undefined) continue;
    places.set(column, place);
    if (found.length > 1) repeated ??= { column, heading: headings[place] ?? "" };
  }
  const missing = NEEDED[kind].filter(
    ({ any }) => !any.some((all) => all.every((column) => places.has(column))),
  );
  return { rowIndex, headings, places, repeated, missing };
}

/** Where the surest heading of a column stands: more than one place where it stands twice. */
function placesOf(
  column: ColumnName,
  keys: readonly string[],
  named: string | null,
): readonly number[] {
  const own = named === null ? -1 : keys.indexOf(headingKey(named));
  if (own >= 0) return [own];
  const ranks = HEADING_RANKS.get(column) ?? new Map<string, number>();
  const ranked = keys.map((key) => (key === "" ? Infinity : (ranks.get(key) ?? Infinity)));
  const least = Math.min(...ranked, Infinity);
  if (least === Infinity) return [];
  return ranked.flatMap((rank, place) => (rank === least ? [place] : []));
}
