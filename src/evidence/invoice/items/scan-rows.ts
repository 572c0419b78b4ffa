import { hasLetters } from "../../../base/letters.ts";
import { LIMITS } from "../../../base/limits.ts";
import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { figureAt, lineFigures, plainFigureAt, type Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { productFits, readingOf } from "./product-fit.ts";

/** A row with an amount that may be an item. */
export interface Candidate {
  readonly row: TableRow;
  readonly figure: InvoiceFigure;
  readonly amount: Money;
  /** Has a quantity or price. */
  readonly isStrong: boolean;
  /** Labelled as discount, freight or charge. */
  readonly isExtra: boolean;
}

/** The rows of a table that may be items. */
export interface Scan {
  /** Those up to the first sum, and on where rows of the same make follow the sum of a group. */
  readonly candidates: readonly Candidate[];
  /** The first row that is none; null where the paper ends with the items. */
  readonly end: TableRow | null;
  /** Of a table without quantities: taxes that stand among the items, and the items behind the first of them. */
  readonly taxes: readonly Candidate[];
  readonly behindTaxes: readonly Candidate[];
  /** Rows among the items that are called like payments. */
  readonly payments: readonly Candidate[];
}

interface Progress {
  readonly payments: Candidate[];
  readonly candidates: Candidate[];
  readonly taxes: Candidate[];
  readonly behindTaxes: Candidate[];
  /** Of the candidates that are no extras. */
  plainSum: Money;
  plainCount: number;
  sum: Money;
  end: TableRow | null;
  state: "items" | "after-tax" | "after-sum";
}

/** Goes through the rows of a table from its captions down. */
export function scanned(table: ItemTable, roles: Roles): Scan {
  const progress: Progress = {
    candidates: [],
    taxes: [],
    payments: [],
    behindTaxes: [],
    plainSum: Money.zero,
    plainCount: 0,
    sum: Money.zero,
    end: null,
    state: "items",
  };
  for (const row of table.rows) {
    if (row.isGroupSum) continue;
    if (row.isSum) addSum(row, progress, roles);
    else addRow(row, progress, roles);
  }
  const { candidates, end, behindTaxes } = progress;
  const last = behindTaxes.at(-1)?.row.index ?? -1;
  const lastOwn = candidates.at(-1)?.row.index ?? -1;
  const scan: Scan = {
    candidates,
    end,
    behindTaxes,
    taxes: progress.taxes.filter(({ row }) => row.index < last),
    payments: progress.payments.filter(({ row }) => row.index < lastOwn),
  };
  return table.header === null ? untilLastProduct(scan, roles) : scan;
}

function addSum(row: TableRow, progress: Progress, roles: Roles): void {
  const payment = row.isPayment && progress.state !== "after-sum" ? candidateOf(row, roles) : null;
  if (payment !== null) {
    progress.payments.push(payment);
    if (hasFactors(roles)) return;
  }
  if (progress.candidates.length === 0) return;
  progress.end ??= row;
  if (hasFactors(roles) || !row.isTax || progress.state === "after-sum") {
    progress.state = "after-sum";
    return;
  }
  progress.state = "after-tax";
  const one = candidateOf(row, roles);
  if (one !== null) progress.taxes.push(one);
}

function addRow(row: TableRow, progress: Progress, roles: Roles): void {
  const one = candidateOf(row, roles);
  const { candidates, state } = progress;
  if (one === null || candidates.length >= LIMITS.tableRows) return;
  if (state === "after-sum" && !(one.isStrong && fits(row, roles))) return;
  if (!one.isStrong && isUnlabelledSum(one, progress, roles)) {
    progress.end ??= row;
    progress.state = "after-sum";
    return;
  }
  if (!one.isStrong && hasFactors(roles) && !(hasText(row) && isLikeOthers(one, candidates)))
    return;
  if (state === "after-tax") {
    progress.behindTaxes.push(one);
    return;
  }
  progress.state = "items";
  progress.end = null;
  candidates.push(one);
  progress.sum = progress.sum.plus(one.amount);
  if (one.isExtra) return;
  progress.plainSum = progress.plainSum.plus(one.amount);
  progress.plainCount += 1;
}

function hasFactors({ quantity, unitPrice }: Roles): boolean {
  return quantity >= 0 || unitPrice >= 0;
}

function candidateOf(row: TableRow, roles: Roles): Candidate | null {
  const figure = figureAt(row, roles.amount);
  if (figure === null || figure.isPercent) return null;
  const { quantity, unitPrice, styles } = roles;
  const isStrong = plainFigureAt(row, quantity) !== null || plainFigureAt(row, unitPrice) !== null;
  const amount = readingOf(figure, styles.amount);
  return { row, figure, amount, isStrong, isExtra: !isStrong && isExtra(row) };
}

/** Whether quantity and price of a row make its amount. */
export function fits(row: TableRow, roles: Roles): boolean {
  const figures = lineFigures(row, roles);
  return figures !== null && productFits(figures);
}

const EXTRA = /^amount:(?:discount|shipping|otherCharge|tip|rounding)$/;

function isExtra({ paperLine }: TableRow): boolean {
  return paperLine.labels.some(({ meanings }) => meanings.some((meaning) => EXTRA.test(meaning)));
}

/** Whether a row has letters beside its figures. */
export function hasText({ cells }: TableRow): boolean {
  return cells.some(
    ({ figure, words }) => figure === null && words.some(({ text }) => hasLetters(text)),
  );
}

/** An amount without quantity and price is printed with the decimals of the others; a page number is not. */
function isLikeOthers({ figure }: Candidate, candidates: readonly Candidate[]): boolean {
  const first = candidates.find(({ isStrong }) => isStrong);
  return first === undefined || figure.currency !== "" || figure.decimals === first.figure.decimals;
}

/** An amount that is the sum of all amounts above is a total whose label no language knows. */
function isUnlabelledSum({ amount }: Candidate, progress: Progress, roles: Roles): boolean {
  const least = hasFactors(roles) ? 1 : 2;
  if (progress.plainCount < least || amount.isZero()) return false;
  return progress.plainSum.equals(amount) || progress.sum.equals(amount);
}

/** Of a table without captions only what reaches to the last product: other figures may stand below in the same places. */
function untilLastProduct(scan: Scan, roles: Roles): Scan {
  const { candidates, end } = scan;
  const last = candidates.findLastIndex(({ row }) => fits(row, roles));
  if (last < 0 || last === candidates.length - 1) return scan;
  return {
    ...scan,
    candidates: candidates.slice(0, last + 1),
    end: candidates[last + 1]?.row ?? end,
  };
}

/** Lists below the first sum that end with a sum of their own, such as disbursements below fees. */
export function furtherLists(
  table: ItemTable,
  roles: Roles,
  end: TableRow | null,
): readonly Candidate[] {
  const found: Candidate[] = [];
  let list: Candidate[] = [];
  let sum = Money.zero;
  for (const row of table.rows) {
    if (end === null || row.index <= end.index) continue;
    const one = candidateOf(row, roles);
    if (one === null) continue;
    const isSum = list.length > 0 && sum.equals(one.amount);
    if (isSum && list.length > 1) found.push(...list);
    if (isSum || row.isSum) {
      list = [];
      sum = Money.zero;
    } else if (hasText(row)) {
      list.push(one);
      sum = sum.plus(one.amount);
    }
  }
  return found;
}
