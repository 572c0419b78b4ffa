import { Money } from "../base/money.ts";
import type { SheetFigureName, SheetRow } from "../document/pay-application.ts";

type Columns = ReadonlySet<SheetFigureName>;

/** What a row had completed, without and with the material that was stored. */
export interface Completed {
  readonly stored: Money;
  readonly work: Money;
  readonly withStored: Money;
}

/** What a row had completed without and with what was only stored; null where it is not printed. */
export function completedIn(row: SheetRow, columns: Columns): Completed | null {
  const previous = cell(row, "previousWork", columns);
  const now = cell(row, "workThisPeriod", columns);
  const stored = cell(row, "storedMaterials", columns);
  const total = row.figures.completedAndStored?.value ?? null;
  if (previous !== null && now !== null) {
    const work = previous.plus(now);
    const withStored = stored === null ? (total ?? work) : work.plus(stored);
    return { work, withStored, stored: stored ?? Money.zero };
  }
  if (total === null) return null;
  const onSite = stored ?? Money.zero;
  return { work: total.minus(onSite), withStored: total, stored: onSite };
}

/** A cell of the sheet; a blank one is nothing where the column prints anything, else not printed. */
export function cell(row: SheetRow, column: SheetFigureName, columns: Columns): Money | null {
  return row.figures[column]?.value ?? (columns.has(column) ? Money.zero : null);
}

/** Whether an amount is more than nothing. */
export function isPositive(money: Money): boolean {
  return !money.isZero() && !money.isNegative();
}
