import { overlapX, unionOf } from "../../../base/box.ts";
import type { Line } from "../../../layout/lines.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import { keysOfWords, phrasesOf } from "./item-words.ts";
import { type Cell, cellsOf, type Cutting } from "./line-cells.ts";

/** A line in cells, before it is known which columns these stand in. */
export interface RawRow {
  /** Place in `InvoicePaper.lines`; of lines read as one that with the most figures. */
  readonly index: number;
  readonly paperLine: PaperLine;
  readonly cells: readonly Cell[];
  /** Whether a label says that this is a sum, a tax or a payment and no item. */
  readonly isSum: boolean;
  /** Whether all that the label says is a tax or a payment, which may stand among items. */
  readonly isTax: boolean;
  /** Whether all that the label says is a payment, a word that items have too: "Retainer March". */
  readonly isPayment: boolean;
  /** Whether it carries a sum over pages or sums up a group. */
  readonly isGroupSum: boolean;
}

const ROWS = new WeakMap<PaperLine, RawRow>();
const KEPT = /^amount:(?:shipping|discount|otherCharge|otherAmount|tip|rounding|previousBalance)$/;
const TAX = /^amount:(?:tax|totalTax|withholding|amountPaid|cashTendered)$/;
const PAYMENT = /^amount:(?:amountPaid|cashTendered)$/;
const WHOLE = /^amount:(?:subtotal|plainTotal|total|balanceDue)$/;
/** Lines that share more than this part of the lower one's height are one row set on two levels. */
const SHARED = 0.3;

/** A line in cells; cut once however many tables try it. */
export function rawRow(index: number, cutting: Cutting): RawRow | null {
  const paperLine = cutting.paper.lines[index];
  if (paperLine === undefined) return null;
  const known = ROWS.get(paperLine);
  if (known !== undefined) return known;
  const row = rowOf(index, paperLine, cellsOf(paperLine, cutting), cutting);
  ROWS.set(paperLine, row);
  return row;
}

/** A row of cells that are cut already. */
export function rowOf(
  index: number,
  paperLine: PaperLine,
  cells: readonly Cell[],
  cutting: Cutting,
): RawRow {
  const isGroupSum = isGroupSumLine(cells, cutting);
  const isSum = isSumLine(paperLine, cells);
  const meanings = isSum
    ? paperLine.labels.flatMap((label) => label.meanings.filter(isSumMeaning))
    : [];
  return {
    index,
    paperLine,
    cells,
    isSum,
    isTax: isSum && meanings.every((name) => TAX.test(name)),
    isPayment: isSum && meanings.every((name) => PAYMENT.test(name)),
    isGroupSum,
  };
}

/** Whether a line is called the sum of a group or carried forward: its text begins so, and it is no product. */
function isGroupSumLine(cells: readonly Cell[], { words }: Cutting): boolean {
  const texts = cells.flatMap((cell) => (cell.figure === null ? cell.words : []));
  const [phrase] = phrasesOf(words, "groupSums", texts);
  if (phrase?.start !== 0 || phrase.end * 3 < keysOfWords(words, texts).length) return false;
  const figures = cells.flatMap(({ figure }) => figure ?? []);
  return figures.length < 3 || !hasProduct(figures);
}

/** Rows in which lines set on two levels, such as a figure half a line above its text, are one. */
export function leveled(rows: readonly RawRow[], cutting: Cutting): readonly RawRow[] {
  const found: RawRow[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last !== undefined && isSameRow(last, row))
      found[found.length - 1] = together(last, row, cutting);
    else found.push(row);
  }
  return found;
}

function isSameRow(upper: RawRow, lower: RawRow): boolean {
  const [one, other] = [upper.paperLine.line, lower.paperLine.line];
  if (one.pageNumber !== other.pageNumber || upper.isSum || lower.isSum) return false;
  const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
  if (one.box.bottom - other.box.top < SHARED * height || other.box.top < one.box.top) return false;
  return upper.cells.every(({ box }) => lower.cells.every((cell) => overlapX(box, cell.box) < 0));
}

function together(upper: RawRow, lower: RawRow, cutting: Cutting): RawRow {
  const [one, other] = [upper.paperLine, lower.paperLine];
  const line: Line = {
    pageNumber: one.line.pageNumber,
    words: [...one.line.words, ...other.line.words].toSorted((a, b) => a.box.left - b.box.left),
    box: unionOf([one.line.box, other.line.box]),
    runs: [...one.line.runs, ...other.line.runs].toSorted((a, b) => a.box.left - b.box.left),
  };
  const paperLine: PaperLine = {
    line,
    page: one.page,
    figures: [...one.figures, ...other.figures].toSorted((a, b) => a.box.left - b.box.left),
    labels: [...one.labels, ...other.labels],
  };
  const cells = [...upper.cells, ...lower.cells].toSorted((a, b) => a.box.left - b.box.left);
  const index = other.figures.length > one.figures.length ? lower.index : upper.index;
  return rowOf(index, paperLine, cells, cutting);
}

/**
 * Whether a line is labelled as a sum, a tax or a payment: the label is nearly all of its text and no figure stands
 * before it. Figures that are a product and its factors are those of an item, whatever it is called.
 */
export function isSumLine({ labels }: PaperLine, cells: readonly Cell[]): boolean {
  const sums = labels.filter(({ meanings }) => meanings.some(isSumMeaning));
  if (sums.length === 0) return false;
  const figures = cells.flatMap(({ figure }) => figure ?? []);
  if (figures.length > 2 && hasProduct(figures)) return false;
  return sums.some((label) => {
    const isWhole = label.coverage >= 0.99;
    const isBehindFigure = figures.some(({ box }) => box.right <= label.box.left);
    if (isBehindFigure && !(isWhole && label.meanings.some((name) => WHOLE.test(name))))
      return false;
    const isBehindText = cells.some(
      ({ figure, words, box }) =>
        figure === null &&
        box.right <= label.box.left &&
        words.some(({ text }) => /\p{L}{3}/u.test(text)),
    );
    if (isBehindText) return isWhole;
    return label.coverage >= (figures.length > 2 ? 0.75 : 0.5);
  });
}

function isSumMeaning(meaning: string): boolean {
  return meaning.startsWith("amount:") && !KEPT.test(meaning);
}

/** Whether one figure is the product of two others on its left. */
function hasProduct(all: readonly InvoiceFigure[]): boolean {
  const figures = all.filter(({ isPercent, value }) => !isPercent && !value.isZero()).slice(0, 7);
  return figures.some((amount, end) =>
    figures
      .slice(0, end)
      .some((one, at) =>
        figures
          .slice(at + 1, end)
          .some((other) => one.value.times(other.value).roundedToCents().equals(amount.value)),
      ),
  );
}

/** A figure that is more than a bare whole number. */
export function isMarkedFigure({ figure }: Cell): boolean {
  return figure !== null && figure.isMarked && !figure.isPercent;
}
