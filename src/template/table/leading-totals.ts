import { Money } from "../../base/money.ts";
import type { NamedRow } from "./table.ts";

/** A line is broken down into this many lines at most. */
const MOST_LINES = 40;

/** Columns in which a line must be the sum of those below it. */
const FEWEST_COLUMNS = 3;

/**
 * Tells lines that are broken down into the lines below them: a general contractor's line with the lines of its
 * subcontractors. Only where the items do not add up to the total as they stand, for then some are counted twice.
 */
export function withLeadingTotals<ColumnName extends string>(
  rows: readonly NamedRow<ColumnName>[],
): readonly NamedRow<ColumnName>[] {
  const column = firstColumn(rows);
  const total = rows.findLast((row) => row.kind !== "item");
  if (column === null || total === undefined) return rows;
  const items = rows.filter((row) => row.kind === "item");
  const printed = total.figures[column]?.money;
  const sum = Money.sum(items.flatMap((row) => row.figures[column]?.money ?? []));
  if (printed === undefined || printed === null || printed.equals(sum)) return rows;
  const leading = new Set(items.filter((_, index) => isBrokenDown(items, index, column)));
  const kept = items.filter((row) => !leading.has(row));
  const rest = Money.sum(kept.flatMap((row) => row.figures[column]?.money ?? []));
  if (!rest.equals(printed)) return rows;
  return rows.map((row) => (leading.has(row) ? { ...row, kind: "total" } : row));
}

/** The first column that most rows fill with amounts. */
function firstColumn<ColumnName extends string>(
  rows: readonly NamedRow<ColumnName>[],
): number | null {
  const width = rows[0]?.figures.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const amounts = rows.filter(({ figures }) => figures[column]?.form === "amount");
    if (amounts.length > rows.length / 2) return column;
  }
  return null;
}

function isBrokenDown<ColumnName extends string>(
  items: readonly NamedRow<ColumnName>[],
  index: number,
  column: number,
): boolean {
  const row = items[index];
  const whole = row?.figures[column]?.money ?? null;
  if (row === undefined || whole === null || whole.isZero()) return false;
  let sum = Money.zero;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const next = items[index + count];
    if (next === undefined) return false;
    sum = sum.plus(next.figures[column]?.money ?? Money.zero);
    if (count > 1 && sum.equals(whole))
      return isSumOf(row, items.slice(index + 1, index + 1 + count));
  }
  return false;
}

function isSumOf<ColumnName extends string>(
  row: NamedRow<ColumnName>,
  parts: readonly NamedRow<ColumnName>[],
): boolean {
  const compared = row.figures.flatMap((figure, column) => {
    const money = figure?.money ?? null;
    if (money === null || figure?.form === "percent") return [];
    return [Money.sum(parts.flatMap((part) => part.figures[column]?.money ?? [])).equals(money)];
  });
  return compared.filter(Boolean).length >= FEWEST_COLUMNS;
}
