import { foldedKeys } from "../../../base/folded-words.ts";
import { unionOf } from "../../../base/box.ts";
import type { InvoiceColumn } from "../../invoice-template.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { PaperLine } from "../invoice-paper.ts";
import type { Caption, Header } from "./header-captions.ts";
import { columnOf, type ItemColumn, itemColumns } from "./item-columns.ts";
import { hasPhrase } from "./item-words.ts";
import { type Cell, cellsOf, type Cutting } from "./line-cells.ts";

/** A line below the captions, cut into the columns. */
export interface TableRow {
  /** Place in `InvoicePaper.lines`. */
  readonly index: number;
  readonly paperLine: PaperLine;
  readonly cells: readonly Cell[];
  /** For each column what stands in it, from left to right. */
  readonly inColumns: readonly (readonly Cell[])[];
  /** What stands in no column. */
  readonly strays: readonly Cell[];
  /** Whether a label says that this is a sum, a tax or a payment and no item. */
  readonly isSum: boolean;
  /** Whether it carries a sum over pages or sums up a group. */
  readonly isGroupSum: boolean;
}

/** The rows below a header with their columns. */
export interface ItemTable {
  readonly header: Header | null;
  readonly columns: readonly ItemColumn[];
  readonly rows: readonly TableRow[];
}

const AMOUNTS: readonly InvoiceColumn[] = ["netAmount", "amount", "grossAmount"];
const MONEY: ReadonlySet<InvoiceColumn> = new Set([...AMOUNTS, "unitPrice", "taxAmount"]);

export interface RawRow {
  readonly index: number;
  readonly paperLine: PaperLine;
  readonly cells: readonly Cell[];
  readonly isSum: boolean;
  readonly isGroupSum: boolean;
}

/** The table below a header, with the pages on which the header is repeated. */
export function tableBelow(
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): ItemTable | null {
  const raw = rawRows(header, headers, cutting);
  const sampled = sampleOf(raw, header.captions);
  if (sampled.length === 0) return null;
  const columns = itemColumns(
    sampled.map(({ cells }) => cells),
    header.captions,
  );
  return { header, columns, rows: raw.map((row) => inColumns(row, columns)) };
}

/** The table that some lines without captions make, from the first of them on. */
export function tableOf(indexes: readonly number[], cutting: Cutting): ItemTable | null {
  const [first] = indexes;
  if (first === undefined) return null;
  const wanted = new Set(indexes);
  const raw: RawRow[] = [];
  for (let index = first; index < cutting.paper.lines.length; index += 1) {
    const row = rawRow(index, cutting);
    if (row !== null) raw.push(row);
  }
  const sampled = untilSum(raw, ({ index }) => wanted.has(index));
  if (sampled.length === 0) return null;
  const columns = itemColumns(
    mostlyLikeEachOther(sampled).map(({ cells }) => cells),
    [],
  );
  return { header: null, columns, rows: raw.map((row) => inColumns(row, columns)) };
}

/** The lines below a header up to the next table of another kind; repeated headers are left out. */
function rawRows(header: Header, headers: readonly Header[], cutting: Cutting): readonly RawRow[] {
  const { lines } = cutting.paper;
  const later = headers.filter(({ first }) => first > header.last);
  const rows: RawRow[] = [];
  for (let index = header.last + 1; index < lines.length; index += 1) {
    const next = later.find(({ first, last }) => index >= first && index <= last);
    if (next !== undefined) {
      if (!isRepeated(header, next) && rows.some(({ cells }) => cells.some(isMarkedFigure))) break;
      index = next.last;
      continue;
    }
    const row = rawRow(index, cutting);
    if (row !== null) rows.push(row);
  }
  return rows;
}

const ROWS = new WeakMap<PaperLine, RawRow>();

/** A line in cells; cut once however many tables try it. */
export function rawRow(index: number, cutting: Cutting): RawRow | null {
  const paperLine = cutting.paper.lines[index];
  if (paperLine === undefined) return null;
  const known = ROWS.get(paperLine);
  if (known !== undefined) return known;
  const cells = cellsOf(paperLine, cutting);
  const isGroupSum = hasPhrase(cutting.words.groupSums, paperLine.line.words);
  const row = { index, paperLine, cells, isSum: isSumLine(paperLine, cells), isGroupSum };
  ROWS.set(paperLine, row);
  return row;
}

const KEPT = /^amount:(?:shipping|discount|otherCharge|otherAmount|tip|rounding|previousBalance)$/;

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
    if (figures.some(({ box }) => box.right <= label.box.left)) return false;
    const hasTextBefore = cells.some(
      ({ figure, words, box }) =>
        figure === null &&
        box.right <= label.box.left &&
        words.some(({ text }) => /\p{L}{3}/u.test(text)),
    );
    return label.coverage >= (hasTextBefore ? 0.99 : figures.length > 2 ? 0.75 : 0.5);
  });
}

function isSumMeaning(meaning: string): boolean {
  return meaning.startsWith("amount:") && !KEPT.test(meaning);
}

/** Whether the last figure is the product of two others that are not one. */
function hasProduct(figures: readonly InvoiceFigure[]): boolean {
  const amount = figures.at(-1);
  const factors = figures
    .slice(0, -1)
    .filter(({ isPercent }) => !isPercent)
    .slice(0, 6);
  if (amount === undefined) return false;
  return factors.some((one, at) =>
    factors.slice(at + 1).some((other) => {
      const product = one.value.times(other.value);
      return !product.isZero() && product.roundedToCents().equals(amount.value);
    }),
  );
}

function isMarkedFigure({ figure }: Cell): boolean {
  return figure !== null && figure.isMarked && !figure.isPercent;
}

/** Whether a header is the same as an earlier one, on a later page. */
function isRepeated(header: Header, other: Header): boolean {
  const known = new Set(header.captions.map(captionKey));
  const same = other.captions.filter((caption) => known.has(captionKey(caption))).length;
  return same >= 0.6 * Math.max(header.captions.length, other.captions.length);
}

function captionKey({ words }: Caption): string {
  return words.flatMap(({ text }) => foldedKeys(text)).join(" ");
}

/** Rows that show where the columns are: those with a figure under a caption of money, before the first sum. */
function sampleOf(raw: readonly RawRow[], captions: readonly Caption[]): readonly RawRow[] {
  const money = captions.filter(({ meanings }) => meanings.some((meaning) => MONEY.has(meaning)));
  const wanted = money.length > 0 ? money : captions;
  for (const reach of [0, 40, 90]) {
    const found = untilSum(raw, (row) =>
      row.cells.some(
        ({ figure, box }) =>
          figure !== null &&
          !figure.isPercent &&
          wanted.some(
            (caption) =>
              box.left < caption.box.right + reach && box.right > caption.box.left - reach,
          ),
      ),
    );
    const marked = found.filter(({ cells }) => cells.some(isMarkedFigure));
    if (marked.length > 0) return mostlyLikeEachOther(marked);
    if (found.length > 0 && reach > 0) return found;
  }
  return [];
}

/** Rows with at least half as many figures as the fullest: a stray price in a note shows no columns. */
function mostlyLikeEachOther(rows: readonly RawRow[]): readonly RawRow[] {
  const counts = rows.map(({ cells }) => cells.filter(({ figure }) => figure !== null).length);
  const sorted = counts.toSorted((a, b) => a - b);
  const usual = sorted[sorted.length >> 1] ?? 1;
  return rows.filter((_, at) => (counts[at] ?? 0) * 2 >= usual);
}

function untilSum(raw: readonly RawRow[], isWanted: (row: RawRow) => boolean): readonly RawRow[] {
  const found: RawRow[] = [];
  for (const row of raw) {
    if (row.isSum && found.length > 0) break;
    if (!row.isSum && !row.isGroupSum && isWanted(row)) found.push(row);
  }
  return found;
}

function inColumns(row: RawRow, columns: readonly ItemColumn[]): TableRow {
  const found: Cell[][] = columns.map(() => []);
  const strays: Cell[] = [];
  const cells = row.cells.flatMap((cell) => splitAtColumns(cell, row, columns));
  for (const cell of cells) {
    const at = columnOf(cell, columns);
    (found[at] ?? strays).push(cell);
  }
  return { ...row, cells, inColumns: found, strays };
}

/** Cuts off figures that end a text but stand in a column of figures of their own: the blank before them is too narrow. */
function splitAtColumns(
  cell: Cell,
  { paperLine, cells }: RawRow,
  columns: readonly ItemColumn[],
): readonly Cell[] {
  const last = cell.words.at(-1);
  if (cell.figure !== null || cell.words.length < 2 || last === undefined) return [cell];
  const figure = paperLine.figures.find(
    ({ words }) => words.includes(last) && words[0] !== cell.words[0],
  );
  if (figure === undefined) return [cell];
  const own = { figure, words: figure.words, unit: "", box: figure.box };
  const at = columnOf(own, columns);
  const column = columns[at];
  const isFree = !cells.some((other) => other.figure !== null && columnOf(other, columns) === at);
  if (
    column === undefined ||
    !isFree ||
    figure.box.left < column.left - 1 ||
    figure.box.right > column.right + 1
  )
    return [cell];
  const words = cell.words.filter((word) => !figure.words.includes(word));
  return words.length === 0
    ? [cell]
    : [{ ...cell, words, box: unionOf(words.map(({ box }) => box)) }, own];
}
