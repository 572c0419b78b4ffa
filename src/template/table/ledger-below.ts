import { Money } from "../../base/money.ts";
import type { NamedRow } from "./table.ts";

/** After the total row other figures may stand below the table: they fill few columns and have captions of their own. */
export function withoutLedger<ColumnName extends string>(
  rows: readonly NamedRow<ColumnName>[],
  columnCount: number,
): readonly NamedRow<ColumnName>[] {
  const filled = (row: NamedRow<ColumnName>): number =>
    row.figures.filter((figure) => figure !== undefined).length;
  const enough = Math.max(2, 0.4 * columnCount);
  const held = rows.findIndex(
    (row, index) =>
      HELD_BACK.test(row.caption) && rows.slice(index).every((later) => filled(later) <= FEW),
  );
  const above = held < 0 ? rows : rows.slice(0, held);
  let end = above.findLastIndex((row) => filled(row) >= enough) + 1;
  while (countsOn(above[end - 1], above[end])) end += 1;
  const whole = above.slice(0, end);
  const next = above[whole.length];
  const kept = next !== undefined && isSumOfColumn(next, whole) ? [...whole, next] : whole;
  const lastTotal = kept.findIndex(
    (row, index) =>
      row.kind !== "item" &&
      kept
        .slice(index + 1)
        .every((later) => later.kind === "item" && filled(later) < 0.6 * columnCount),
  );
  return lastTotal < 0 ? kept : kept.slice(0, lastTotal + 1);
}

/** Whether a row has the item number after that of the row before: not started yet, it fills one column only. */
function countsOn<ColumnName extends string>(
  row: NamedRow<ColumnName> | undefined,
  next: NamedRow<ColumnName> | undefined,
): boolean {
  const [number, following] = [row, next].map(
    (own) => /^(\d{1,4})\b/.exec(own?.caption ?? "")?.[1],
  );
  return (
    number !== undefined && following !== undefined && Number(following) === Number(number) + 1
  );
}

/**
 * Whether a total fills only some columns, and has there what the items above add up to; in two columns or more it may
 * have more than they, which are then the last of several pages.
 */
function isSumOfColumn<ColumnName extends string>(
  row: NamedRow<ColumnName>,
  above: readonly NamedRow<ColumnName>[],
): boolean {
  if (row.kind === "item") return false;
  const items = above.filter(({ kind }) => kind === "item");
  const compared = row.figures.flatMap((figure, index) => {
    const total = figure?.money ?? null;
    const parts = items.flatMap((item) => item.figures[index]?.money ?? []);
    return total === null || parts.length < 2 ? [] : [total.compare(Money.sum(parts))];
  });
  const isMore = compared.length > 1 && compared.every((order) => order >= 0);
  return isMore || compared.includes(0);
}

/** On an invoice what is held back follows the work as if it were a row of it. */
const HELD_BACK = /^(?:less:?\s+|deduct\s+)?(?:retainage|retention|holdback|amount\s+retained)\b/i;

/** Such a ledger fills this many columns at most. */
const FEW = 2;
