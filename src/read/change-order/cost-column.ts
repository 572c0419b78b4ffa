import { Money } from "../../base/money.ts";
import { height, overlapX, overlapY } from "../../base/box.ts";
import type { Figure } from "../../paper/figures.ts";
import type { PagePieces, Piece } from "../../paper/pieces.ts";
import { anyOf } from "../../words/any-of.ts";
import { sumWords } from "../../words/construction/orders.ts";
import { textOfWords, type Word } from "../../page/page.ts";

/** A figure of a price column, with the words of its line left of it. */
export interface CostCell {
  readonly figure: Figure;
  readonly amount: Money;
  readonly caption: string;
  /** The words of the caption; of another line where none stand beside the figure. */
  readonly captionWords: readonly Word[];
  /** All that stands left of the figure in its line. */
  readonly beside: readonly Piece[];
}

/** A total of a price column and what stands above it. */
export interface TotalOf<Cell> {
  readonly cell: Cell;
  /** The figures that it should be the sum of, subtotals in place of what they sum. */
  readonly parts: readonly Cell[];
  /** Whether they add up to it. */
  readonly isSum: boolean;
}

export type ColumnTotal = TotalOf<CostCell>;

/** A column of amounts, from top to bottom, over all pages that it runs on. */
export interface CostColumn {
  readonly cells: readonly CostCell[];
  readonly totals: readonly ColumnTotal[];
}

const TOTAL_WORD = new RegExp(`\\b${anyOf(sumWords)}\\b`, "i");

/** Figures of one column end at one place, within this many points. */
const SAME_EDGE = 3;

/** Where so many amounts are printed as such, a bare number is a date, a quantity or a code. */
const FEWEST_WRITTEN = 3;

/** More figures of one column are no cost breakdown of an order. */
const MOST_CELLS = 400;

/** The columns of amounts on a page, each with the totals that its own arithmetic shows. */
export function costColumnsOf(page: PagePieces): readonly CostColumn[] {
  const columns: CostCell[][] = [];
  const isWritten = page.figures.filter(({ form }) => form === "amount").length >= FEWEST_WRITTEN;
  for (const [lineIndex, { pieces }] of page.lines.entries()) {
    for (const [index, { figure }] of pieces.entries()) {
      if (figure === null || figure.money === null || figure.form === "percent") continue;
      if (figure.form === "plain" && (isWritten || !/\d{3}|\.\d\d$/.test(figure.printed))) continue;
      const beside = pieces.slice(0, index);
      const captionWords = captionOf(figure, page.lines, { lineIndex, beside });
      const caption = textOfWords(captionWords);
      const cell = { figure, amount: figure.money, caption, captionWords, beside };
      const column = columns.find((cells) => standsIn(figure, cells));
      if (column === undefined) columns.push([cell]);
      else if (column.length < MOST_CELLS) column.push(cell);
    }
  }
  return columns
    .filter((cells) => cells.length > 1)
    .map((cells) => ({ cells, totals: totalsOf(cells) }));
}

/** Walks down a column and takes every figure that is the sum of those before it as their total. */
export function totalsOf<Cell extends Pick<CostCell, "amount" | "caption">>(
  cells: readonly Cell[],
): readonly TotalOf<Cell>[] {
  const totals: TotalOf<Cell>[] = [];
  let open: Cell[] = [];
  for (const cell of cells) {
    const count = summedBy(cell, open);
    const isCalledTotal = TOTAL_WORD.test(cell.caption);
    if (count > 1 || (count === 1 && isCalledTotal)) {
      totals.push({ cell, parts: open.slice(open.length - count), isSum: true });
      open = [...open.slice(0, open.length - count), cell];
    } else if (isCalledTotal && open.length > 1) {
      totals.push({ cell, parts: open, isSum: false });
      open = [cell];
    } else open.push(cell);
  }
  return totals;
}

/** The text left of a figure in its line; else a little higher or lower; else right above it. */
function captionOf(
  figure: Figure,
  lines: PagePieces["lines"],
  { lineIndex, beside }: { readonly lineIndex: number; readonly beside: readonly Piece[] },
): readonly Word[] {
  const words = beside.flatMap((piece) => (piece.figure === null ? piece.words : []));
  if (words.some(({ text }) => /\p{L}/u.test(text))) return words;
  const level = captionLevel(figure, lines, lineIndex);
  return level.length > 0 ? level : captionAbove(figure, lines, lineIndex);
}

/** The text left of a figure that stands a little higher or lower than it. */
function captionLevel(
  figure: Figure,
  lines: PagePieces["lines"],
  lineIndex: number,
): readonly Word[] {
  return lines
    .slice(Math.max(0, lineIndex - 2), lineIndex + 3)
    .filter(({ line }) => overlapY(line.box, figure.box) > 0.5 * height(figure.box))
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => piece.figure === null && piece.box.right <= figure.box.left + 1)
    .flatMap(({ words }) => words);
}

/** The text right above a figure that has none beside it. */
function captionAbove(
  figure: Figure,
  lines: PagePieces["lines"],
  lineIndex: number,
): readonly Word[] {
  for (const { line, pieces } of lines.slice(Math.max(0, lineIndex - 3), lineIndex).toReversed()) {
    if (line.box.bottom > figure.box.top + 2) continue;
    const over = pieces.find((piece) => overlapX(piece.box, figure.box) > 0);
    if (over !== undefined) return over.figure === null ? over.words : [];
  }
  return [];
}

function standsIn(figure: Figure, cells: readonly CostCell[]): boolean {
  const last = cells.at(-1);
  if (last === undefined) return false;
  const [one, other] = [last.figure.box, figure.box];
  const isInLine =
    Math.abs(one.right - other.right) < SAME_EDGE || Math.abs(one.left - other.left) < SAME_EDGE;
  return isInLine && overlapX(one, other) > 0;
}

/** How many of the last figures add up to this one, the most that do; 0 where none. */
function summedBy(
  cell: Pick<CostCell, "amount">,
  open: readonly Pick<CostCell, "amount">[],
): number {
  if (cell.amount.isZero()) return 0;
  let sum = Money.zero;
  let most = 0;
  for (let count = 1; count <= open.length; count += 1) {
    const next = open[open.length - count];
    if (next === undefined) break;
    sum = sum.plus(next.amount);
    if (sum.equals(cell.amount)) most = count;
  }
  return most;
}
