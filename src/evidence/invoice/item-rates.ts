import { figureAt, plainFigureAt } from "../../template/invoice/lines/item-roles.ts";
import type { Roles } from "../../template/invoice/lines/item-roles.ts";
import type { ItemTable, TableRow } from "../../template/invoice/lines/item-table.ts";

/** Whether another column holds the amounts with their tax or without it. */
export interface TaxTwin {
  readonly column: number;
  /** What the amounts are beside it. */
  readonly side: "net" | "gross";
}

/** Rows that tell it; more tell no more. */
const MOST_ROWS = 30;
/** Most rows of a table are taxed or free of tax in both columns. */
const LEAST_SHARE = 0.6;

/** How the amounts of some rows stand to another column, by the rate of each row or else by any of the paper. */
export function taxTwin(
  table: ItemTable,
  rows: readonly TableRow[],
  roles: Roles,
  rates: readonly number[],
): TaxTwin | null {
  const told = rows.slice(0, MOST_ROWS);
  let best: TaxTwin | null = null;
  let most = LEAST_SHARE;
  table.columns.forEach(({ isFigures }, column) => {
    if (!isFigures || column === roles.amount || column === roles.quantity) return;
    const { more, less, same } = comparedIn(told, column, roles, rates);
    const share = (Math.max(more, less) + same) / told.length;
    if (Math.max(more, less) === 0 || share < most) return;
    most = share;
    best = { column, side: more >= less ? "net" : "gross" };
  });
  return best;
}

/** In how many rows another column is the amount with tax, without tax, or the same. */
function comparedIn(
  rows: readonly TableRow[],
  column: number,
  roles: Roles,
  rates: readonly number[],
): { readonly more: number; readonly less: number; readonly same: number } {
  let [more, less, same] = [0, 0, 0];
  for (const row of rows) {
    const [amount, other] = [centsAt(row, roles.amount), centsAt(row, column)];
    if (amount === null || other === null || amount === 0) continue;
    const own = rateOf(row, roles.taxRate);
    const tried = own === null ? rates : [own];
    if (amount === other) same += 1;
    else if (tried.some((rate) => isTaxed(amount, other, rate))) more += 1;
    else if (tried.some((rate) => isTaxed(other, amount, rate))) less += 1;
  }
  return { more, less, same };
}

function centsAt(row: TableRow, column: number): number | null {
  return plainFigureAt(row, column)?.value.toCents() ?? null;
}

function rateOf(row: TableRow, column: number): number | null {
  const figure = figureAt(row, column);
  return figure === null || figure.value.isZero() ? null : figure.value.toCents() / 100;
}

/** Rounded to whole units at most, as papers without cents print it. */
function isTaxed(net: number, gross: number, rate: number): boolean {
  const due = net * (1 + rate / 100);
  const slack = net % 100 === 0 && gross % 100 === 0 ? 60 : 1.1;
  return rate > 0 && Math.abs(gross - net) > 2 * slack && Math.abs(due - gross) <= slack;
}
