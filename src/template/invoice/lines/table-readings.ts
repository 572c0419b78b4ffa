import type { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { Header } from "./header-captions.ts";
import { type Anchors, anchorsOf } from "./item-anchors.ts";
import { amountColumns, rolesOf } from "./found-roles.ts";
import type { Roles } from "./item-roles.ts";
import { type ItemTable, tableBelow } from "./item-table.ts";
import type { Cutting } from "./line-cells.ts";
import { openTables } from "./open-rows.ts";

/** One way to read the items of a paper. */
export interface TableReading extends Anchors {
  readonly table: ItemTable;
  readonly roles: Roles;
  readonly score: number;
}

/** Whether products and printed sums bear a reading out, so that no other need be tried. */
export function isConfirmed({ proof, roles, anchors }: TableReading): boolean {
  const { printed, fitting } = roles.products;
  return (
    (proof >= 3 && anchors.length > 1) ||
    (fitting > 1 && fitting >= 0.7 * printed) ||
    (proof > 0 && fitting > 0)
  );
}

/** Readings without captions, which need the arithmetic. */
export function openReadings(cutting: Cutting): readonly TableReading[] {
  return openTables(cutting).flatMap((table) => {
    const candidate = bestReading(table, cutting);
    return candidate !== null && isConfirmed(candidate) ? [candidate] : [];
  });
}

export function readingBelow(
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): TableReading | null {
  const table = tableBelow(header, headers, cutting);
  return table === null ? null : bestReading(table, cutting);
}

/** Of all columns that may hold the amounts the one that the paper confirms best. */
function bestReading(table: ItemTable, { paper }: Cutting): TableReading | null {
  let best: TableReading | null = null;
  amountColumns(table).forEach((amount, rank) => {
    const roles = rolesOf(table, amount);
    const anchors = anchorsOf(table, roles, paper);
    if (!looksLikeItems(anchors, table, roles)) return;
    const candidate = {
      ...anchors,
      table,
      roles,
      score: scoreOf(anchors, table, roles) - 0.2 * rank,
    };
    if (best === null || candidate.score > best.score) best = candidate;
  });
  return best;
}

/**
 * Amounts without captions of which one is a rate of another are a sum with its tax. A single amount needs a description
 * below its caption, a product or a printed sum, else it is a value below its label.
 */
function looksLikeItems(
  { anchors, proof }: Anchors,
  { header, columns }: ItemTable,
  { quantity, unitPrice, products }: Roles,
): boolean {
  const hasFactors = quantity >= 0 || unitPrice >= 0;
  const rated = anchors.map(({ row, amount }) => ({ figures: row.paperLine.figures, amount }));
  if (header === null && !hasFactors && isWithTax(rated)) return false;
  if (anchors.length !== 1) return anchors.length > 1;
  if (products.fitting > 0 || (hasFactors && proof > 0)) return true;
  return columns.some(({ meanings, isFigures }) => !isFigures && meanings[0] === "description");
}

function scoreOf(
  { anchors, proof }: Anchors,
  { header, columns }: ItemTable,
  roles: Roles,
): number {
  const { printed, fitting } = roles.products;
  const isItems = columns.some(
    ({ meanings }) => meanings.includes("description") || meanings.includes("code"),
  );
  return (
    proof +
    (printed === 0 ? 0 : (5 * fitting) / printed) +
    Math.min(2, 0.2 * anchors.length) +
    (header === null ? 0 : 1) +
    (isItems ? 1 : -1) +
    (roles.quantity >= 0 ? 1 : 0) +
    (roles.unitPrice >= 0 ? 1 : 0) -
    (header === null && printed === 0 ? 2 : 0)
  );
}

/** Amounts with the figures of their lines. */
interface Rated {
  readonly figures: readonly InvoiceFigure[];
  readonly amount: Money;
}

/** Whether one of a few amounts is a printed rate of another: a sum with its tax, not items. */
export function isWithTax(rows: readonly Rated[]): boolean {
  if (rows.length > 6) return false;
  return rows.some(({ figures, amount }) =>
    figures.some(
      ({ isPercent, value }) =>
        isPercent &&
        !amount.isZero() &&
        rows.some((other) => other.amount.times(value).hundredth().roundedToCents().equals(amount)),
    ),
  );
}
