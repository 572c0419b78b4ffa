import { Money } from "../../base/money.ts";
import type { Percent } from "../../base/percent.ts";
import type { CostLine, CostTotal, RatedLine } from "../../document/change-order.ts";
import { placeOfWords, provenanceOf } from "../../paper/places.ts";
import type { Figure } from "../../paper/figures.ts";
import type { Sourced } from "../../document/sourced.ts";
import { isNearMiss } from "../near-misses.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { PagePieces } from "../../paper/pieces.ts";
import { type ColumnTotal, type CostCell, type CostColumn, costColumnsOf } from "./cost-column.ts";
import { type CostFactors, costFactorsOf } from "./cost-factors.ts";
import { costWordsOf } from "./cost-words.ts";
import { leavesOf, type RepeatedCost, repeatedIn } from "./repeated-costs.ts";
import { anyOf } from "../../words/any-of.ts";
import { addedCosts, contractFigures, taxes } from "../../words/construction/orders.ts";

/** The cost breakdown that leads to the amount. */
export interface Breakdown {
  readonly costs: readonly CostLine[];
  readonly costTotal: CostTotal | null;
  readonly ratedLines: readonly RatedLine[];
  /** Items that count more than once to the total. */
  readonly repeated: readonly RepeatedCost[];
}

/** Reads the lines above the amount. `sums` are the words of the contract sum, which are no costs. */
export function readBreakdown(
  pages: readonly PagePieces[],
  amount: Money | null,
  sums: ReadonlySet<Word>,
): Breakdown {
  const isSum = ({ words }: Figure): boolean => words.some((word) => sums.has(word));
  const column = columnOf(pages.flatMap(costColumnsOf), amount, isSum);
  if (column === null || amount === null)
    return { costs: [], costTotal: null, ratedLines: [], repeated: [] };
  const cells = column.cells.filter(
    ({ figure, caption }) => !isSum(figure) && !OF_CONTRACT.test(caption),
  );
  const factors = costFactorsOf(cells);
  const lineOf = (cell: CostCell): CostLine => toLine(cell, factors.get(cell) ?? null);
  const total = totalOf(column, amount);
  const leaves = new Set(total === null ? [] : leavesOf(total, column));
  const counted = new Set(cells.flatMap((cell, at) => (leaves.has(cell) ? [at] : [])));
  const costs = cells.map(lineOf);
  return {
    costs,
    costTotal:
      total === null ? null : { total: lineOf(total.cell), parts: total.parts.map(lineOf) },
    ratedLines: ratedLinesOf(cells, column, pages).map(({ cell, ...rated }) => ({
      line: lineOf(cell),
      ...rated,
    })),
    repeated: repeatedIn(costs, counted),
  };
}

/** The column that ends in the amount: by its arithmetic, else by its caption as a total. */
function columnOf(
  columns: readonly CostColumn[],
  amount: Money | null,
  isSum: (figure: Figure) => boolean,
): CostColumn | null {
  if (amount === null || amount.isZero()) return null;
  const isAmount = (cell: CostCell): boolean =>
    !isSum(cell.figure) && cell.amount.absolute().equals(amount.absolute());
  return (
    columns.find(({ totals }) =>
      totals.some((total) => total.isSum && total.parts.length > 1 && isAmount(total.cell)),
    ) ??
    columns.find(({ totals }) => totals.some(({ cell }) => isAmount(cell))) ??
    null
  );
}

function totalOf({ totals }: CostColumn, amount: Money): ColumnTotal | null {
  return (
    totals.find((one) => !one.isSum && isSurelyTotal(one)) ??
    totals.find(
      ({ cell, isSum, parts }) =>
        isSum && parts.length > 1 && cell.amount.absolute().equals(amount.absolute()),
    ) ??
    null
  );
}

/** Whether lines that do not add up are surely meant to: each has words of its own, and their sum is near. */
function isSurelyTotal({ cell, parts }: ColumnTotal): boolean {
  const isWorded = parts.every(({ caption }) => /\p{L}{3}/u.test(caption));
  if ([cell, ...parts].some(({ caption }) => OF_CONTRACT.test(caption))) return false;
  const sum = Money.sum(parts.map(({ amount }) => amount));
  const limit = cell.amount.absolute().times(NEAR).hundredth();
  const isNear = sum.minus(cell.amount).absolute().compare(limit) <= 0;
  const isMisprint = parts.some(({ amount }) =>
    isNearMiss(sum.minus(amount).minus(cell.amount), amount, FEWEST_DIGITS),
  );
  return (
    parts.length > 1 &&
    isWorded &&
    (isNear || isMisprint || isNearMiss(sum, cell.amount, FEWEST_DIGITS))
  );
}

/** Captions of the contract sum, which is no cost. */
const OF_CONTRACT = new RegExp(`\\b${anyOf(contractFigures)}\\b`, "i");

/** Percent of a total that a misprint in it or in its lines may make. */
const NEAR = Money.of("8");

/** Totals and their parts are compared from ten dollars up. */
const FEWEST_DIGITS = 4;

const MARK_UP = new RegExp(`\\b${anyOf(addedCosts)}\\b`, "i");

function toLine(cell: CostCell, factors: CostFactors | null): CostLine {
  const { description, unit } = costWordsOf(cell, factors);
  const { figure, amount } = cell;
  const { pageNumber } = figure;
  const quantity = factors?.quantity ?? null;
  const unitPrice = factors?.unitPrice ?? null;
  return {
    description: textFrom(description, pageNumber),
    quantity: figureFrom(quantity),
    unit: textFrom(unit, pageNumber),
    unitPrice: figureFrom(unitPrice),
    amount: { value: amount, from: [provenanceOf(figure)] },
  };
}

function figureFrom(figure: Figure | null): Sourced<Money> | null {
  if (figure === null || figure.money === null) return null;
  return { value: figure.money, from: [provenanceOf(figure)] };
}

function textFrom(words: readonly Word[], pageNumber: number): Sourced<string> | null {
  const value = withoutLeaders(textOfWords(words));
  return value === "" ? null : { value, from: [placeOfWords(words, pageNumber, value)] };
}

/** The caption without the dots that lead the eye from it to its figure. */
function withoutLeaders(caption: string): string {
  let end = caption.length;
  while (end > 0 && LEADERS.has(caption.charAt(end - 1))) end -= 1;
  return caption.length - end < FEWEST_LEADERS ? caption : caption.slice(0, end);
}

const LEADERS: ReadonlySet<string> = new Set([" ", ".", "…", "_"]);

/** Fewer dots end a sentence or a short form. */
const FEWEST_LEADERS = 3;

/** A rated line by its cell. */
interface RatedCell extends Omit<RatedLine, "line"> {
  readonly cell: CostCell;
}

/** Mark-ups and taxes that print their rate on their own line. */
function ratedLinesOf(
  cells: readonly CostCell[],
  { cells: all }: CostColumn,
  pages: readonly PagePieces[],
): readonly RatedCell[] {
  return cells.flatMap((cell): readonly RatedCell[] => {
    const rate = MARK_UP.test(cell.caption) ? rateOf(cell, pages) : null;
    if (rate === null) return [];
    const amount = cell.amount.absolute();
    const bases = basesOf(all.slice(0, all.indexOf(cell)), cell, pages);
    const best = nearestShare(bases, rate, amount);
    const isShare = best !== null && best.gap.compare(SLACK) <= 0;
    const isDoubtful =
      best !== null && TAX.test(cell.caption) && !isNearMiss(best.share, amount, FEWEST_DIGITS);
    return [
      {
        cell,
        rate,
        base: isShare ? best.base : null,
        nearest: isShare || isDoubtful ? null : (best?.share ?? null),
      },
    ];
  });
}

/** What a rate is taken of, its share, and how far that is from an amount. */
interface NearShare {
  readonly base: Money;
  readonly share: Money;
  readonly gap: Money;
}

/** Of all that a rate may be taken of the one whose share is nearest to an amount; of equal ones the first. */
function nearestShare(bases: readonly Money[], rate: Percent, amount: Money): NearShare | null {
  let best: NearShare | null = null;
  for (const base of bases) {
    const share = base.times(rate.points).hundredth().absolute().roundedToCents();
    const gap = share.minus(amount).absolute();
    if (best === null || gap.compare(best.gap) < 0) best = { base, share, gap };
  }
  return best;
}

/** What is taxed is often not printed: only a misprint of a share of something printed shows an error. */
const TAX = new RegExp(`\\b${anyOf(taxes)}\\b`, "i");

function rateOf({ figure }: CostCell, pages: readonly PagePieces[]): Figure["percent"] {
  const page = pages.find(({ layout }) => layout.page.pageNumber === figure.pageNumber);
  const line = page?.lines.find(({ pieces }) => pieces.some((piece) => piece.figure === figure));
  const rates = line?.pieces.flatMap((piece) => piece.figure?.percent ?? []) ?? [];
  return rates.length === 1 ? (rates[0] ?? null) : null;
}

/** A rate is taken of cents and rounded; of several rounded lines it may be off by more. */
const SLACK = Money.of("0.05");

/** More figures above a line are not tried. */
const MOST_BASES = 400;

/** Of so many lines right above it any choice may be what a rate is taken of: "profit on lines 1, 2 and 5". */
const MOST_CHOSEN = 10;

/** Every figure printed above a line, and every sum of lines that follow each other in its column. */
function basesOf(
  above: readonly CostCell[],
  { figure }: CostCell,
  pages: readonly PagePieces[],
): readonly Money[] {
  const bases = pages
    .filter(({ layout }) => layout.page.pageNumber <= figure.pageNumber)
    .flatMap((page) => page.figures)
    .flatMap(({ money, form }) => (money === null || form === "percent" ? [] : [money]))
    .slice(0, MOST_BASES);
  bases.push(...choicesOf(above.slice(-MOST_CHOSEN).map(({ amount }) => amount)));
  for (let begin = 0; begin < above.length && bases.length < 5 * MOST_BASES; begin += 1) {
    let sum = Money.zero;
    for (const { amount } of above.slice(begin)) {
      sum = sum.plus(amount);
      bases.push(sum);
    }
  }
  return bases;
}

/** The sums of all choices of some amounts. */
function choicesOf(amounts: readonly Money[]): readonly Money[] {
  const sums: Money[] = [Money.zero];
  for (const amount of amounts) sums.push(...sums.map((sum) => sum.plus(amount)));
  return sums;
}
