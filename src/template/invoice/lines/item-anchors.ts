import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import { figureAt, lineFigures, type Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { productFits, readingOf } from "./product-fit.ts";

/** A row that holds the amount of one item. */
export interface Anchor {
  readonly row: TableRow;
  readonly figure: InvoiceFigure;
  readonly amount: Money;
}

/** The rows of the items of a table, and what their amounts add up to. */
export interface Anchors {
  readonly anchors: readonly Anchor[];
  /** Figures outside the items that are their sum. */
  readonly sums: readonly InvoiceFigure[];
  /** 0 where nothing printed is the sum, up to 6 for a subtotal. */
  readonly proof: number;
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
  const { candidates, end } = scanned(table, roles);
  const hasStrong = candidates.some(({ isStrong }) => isStrong);
  const all = candidates.filter(({ isExtra }) => !isExtra || !hasStrong);
  const options = [all, withoutGroupSums(all), candidates, withoutGroupSums(candidates)];
  let best: Anchors | null = null;
  const tried = new Set<number>();
  for (const anchors of options) {
    if (anchors.length === 0 || tried.has(anchors.length)) continue;
    tried.add(anchors.length);
    const found: Anchors = { anchors, ...proofOf(anchors, paper, end), end };
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
    const one: Candidate = { row, figure, amount, isStrong, isExtra: isExtra(row) };
    if (!isStrong && isUnlabelledSum(one, candidates, hasFactors)) {
      end = row;
      isAfterSum = true;
      continue;
    }
    if (isStrong || hasText(row) || !hasFactors) candidates.push(one);
  }
  return { candidates, end };
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

/** Leaves out rows whose amount is the sum of two or more rows directly above, back to the last such row. */
function withoutGroupSums(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  let group: Candidate[] = [];
  for (const one of candidates) {
    const sum = Money.sum(group.map(({ amount }) => amount));
    if (!one.isStrong && group.length > 0 && !sum.isZero() && sum.equals(one.amount)) {
      group = [];
      continue;
    }
    group.push(one);
    kept.push(one);
  }
  return kept;
}

interface Proof {
  readonly sums: readonly InvoiceFigure[];
  readonly proof: number;
}

/** The figures below the items, or labelled anywhere, that the amounts add up to. */
function proofOf(anchors: readonly Anchor[], { lines }: InvoicePaper, end: TableRow | null): Proof {
  const sum = Money.sum(anchors.map(({ amount }) => amount));
  const own = new Set(anchors.map(({ row }) => row.index));
  const below = end?.index ?? (anchors.at(-1)?.row.index ?? 0) + 1;
  const sums: InvoiceFigure[] = [];
  let proof = 0;
  if (sum.isZero()) return { sums, proof };
  lines.forEach(({ figures, labels }, index) => {
    if (own.has(index)) return;
    const amounts = labels.flatMap(({ meanings }) =>
      meanings.filter((meaning) => meaning.startsWith("amount:")),
    );
    if (amounts.length === 0 && index < below) return;
    for (const figure of figures) {
      if (!figure.value.equals(sum) && figure.other?.equals(sum) !== true) continue;
      sums.push(figure);
      proof = Math.max(proof, weightOf(amounts, figure));
    }
  });
  return { sums, proof };
}

function weightOf(amounts: readonly string[], { isMarked }: InvoiceFigure): number {
  if (amounts.includes("amount:subtotal")) return 6;
  if (amounts.length > 0) return 4.5;
  return isMarked ? 3 : 1.5;
}
