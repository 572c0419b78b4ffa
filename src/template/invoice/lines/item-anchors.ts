import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import { figureAt, lineFigures, type Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { printedSum, type PrintedSum } from "./printed-sum.ts";
import { productFits, readingOf } from "./product-fit.ts";

/** A row that holds the amount of one item. */
export interface Anchor {
  readonly row: TableRow;
  readonly figure: InvoiceFigure;
  readonly amount: Money;
}

/** The rows of the items of a table, and what their amounts add up to. */
export interface Anchors extends PrintedSum {
  readonly anchors: readonly Anchor[];
  /** The first row below the items; null where the paper ends with them. */
  readonly end: TableRow | null;
}

interface Candidate extends Anchor {
  readonly isStrong: boolean;
  /** Labelled as discount, freight or charge. */
  readonly isExtra: boolean;
}

interface Scan {
  readonly candidates: readonly Candidate[];
  readonly end: TableRow | null;
}

/** Tells the rows of items from headings, sums, discounts and what follows the table. */
export function anchorsOf(table: ItemTable, roles: Roles, paper: InvoicePaper): Anchors {
  const scan = scanned(table, roles);
  const { candidates, end } = table.header === null ? untilLastProduct(scan, roles) : scan;
  const hasStrong = candidates.some(({ isStrong }) => isStrong);
  const all = candidates.filter(({ isExtra }) => !isExtra || !hasStrong);
  const options = [
    ...(hasStrong ? [withoutGroupSums(all), all] : [all, withoutGroupSums(all)]),
    candidates,
    withoutGroupSums(candidates),
    leastIndented(all),
  ];
  let best: Anchors | null = null;
  const tried = new Set<number>();
  for (const anchors of options) {
    if (anchors.length === 0 || tried.has(anchors.length)) continue;
    tried.add(anchors.length);
    const summed = {
      amounts: anchors.map(({ amount }) => amount),
      lines: anchors.map(({ row }) => row.index),
      end: end?.index ?? null,
    };
    const found: Anchors = { anchors, ...printedSum(summed, paper), end };
    if (best === null || found.proof > best.proof) best = found;
  }
  return best ?? { anchors: [], sums: [], proof: 0, end };
}

/** The rows with an amount up to the sums, and on where further rows of the same make follow those of a group. */
function scanned(table: ItemTable, roles: Roles): Scan {
  const hasFactors = roles.quantity >= 0 || roles.unitPrice >= 0;
  const candidates: Candidate[] = [];
  let end: TableRow | null = null;
  let isAfterSum = false;
  for (const row of table.rows) {
    if (row.isGroupSum) continue;
    if (row.isSum) {
      if (candidates.length > 0) {
        isAfterSum = true;
        end ??= row;
      }
      continue;
    }
    const figure = figureAt(row, roles.amount);
    if (figure === null || figure.isPercent) continue;
    const isStrong = hasFactors && hasFactor(row, roles);
    if (isAfterSum && !(isStrong && fits(row, roles))) continue;
    isAfterSum = false;
    end = null;
    const amount = readingOf(figure, roles.styles.amount);
    const one: Candidate = { row, figure, amount, isStrong, isExtra: !isStrong && isExtra(row) };
    if (!isStrong && isUnlabelledSum(one, candidates, hasFactors)) {
      end = row;
      isAfterSum = true;
      continue;
    }
    if (isStrong || hasText(row) || !hasFactors) candidates.push(one);
  }
  return { candidates, end };
}

/** Of a table without captions only what reaches to the last product: other figures may stand below in the same places. */
function untilLastProduct({ candidates, end }: Scan, roles: Roles): Scan {
  const last = candidates.findLastIndex(({ row }) => fits(row, roles));
  if (last < 0 || last === candidates.length - 1) return { candidates, end };
  return { candidates: candidates.slice(0, last + 1), end: candidates[last + 1]?.row ?? end };
}

function hasFactor(row: TableRow, { quantity, unitPrice }: Roles): boolean {
  return figureAt(row, quantity) !== null || figureAt(row, unitPrice) !== null;
}

function fits(row: TableRow, roles: Roles): boolean {
  const figures = lineFigures(row, roles);
  return figures !== null && productFits(figures);
}

function isExtra({ paperLine }: TableRow): boolean {
  return paperLine.labels.some(({ meanings }) =>
    meanings.some((meaning) =>
      /^amount:(?:discount|shipping|otherCharge|tip|rounding)$/.test(meaning),
    ),
  );
}

function hasText({ cells }: TableRow): boolean {
  return cells.some(
    ({ figure, words }) => figure === null && words.some(({ text }) => /\p{L}{2}/u.test(text)),
  );
}

/** An amount that is the sum of all amounts above is a total whose label no language knows. */
function isUnlabelledSum(
  one: Candidate,
  before: readonly Candidate[],
  hasFactors: boolean,
): boolean {
  const counted = before.filter(({ isExtra: isOfAll }) => !isOfAll);
  if (counted.length === 0 || (counted.length === 1 && !hasFactors)) return false;
  if (one.amount.isZero()) return false;
  return [counted, before].some((list) =>
    Money.sum(list.map(({ amount }) => amount)).equals(one.amount),
  );
}

/** Rows that a sum of a group is tried for. */
const LONGEST_GROUP = 60;

/** Leaves out rows without factors whose amount is the sum of two or more rows directly above. */
function withoutGroupSums(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  for (const one of candidates) if (one.isStrong || !isGroupSum(one, kept)) kept.push(one);
  return kept;
}

function isGroupSum({ amount }: Candidate, kept: readonly Candidate[]): boolean {
  if (amount.isZero()) return false;
  let sum = Money.zero;
  for (let back = 1; back <= Math.min(kept.length, LONGEST_GROUP); back += 1) {
    sum = sum.plus(kept[kept.length - back]?.amount ?? Money.zero);
    if (back > 1 && sum.equals(amount)) return true;
  }
  return false;
}

/** Rows that begin farthest to the left: their parts are indented below them. */
function leastIndented(candidates: readonly Candidate[]): readonly Candidate[] {
  const lefts = candidates.map(({ row }) => row.cells[0]?.box.left ?? 0);
  const least = Math.min(...lefts);
  return candidates.filter((_, at) => (lefts[at] ?? 0) - least < 3);
}
