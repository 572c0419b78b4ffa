import { foldedKeys } from "../../../base/folded-words.ts";
import type { InvoiceColumn } from "../../invoice-template.ts";
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

interface RawRow {
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

/** The table that some lines without captions make. */
export function tableOf(indexes: readonly number[], cutting: Cutting): ItemTable | null {
  const sampled = indexes.flatMap((index) => rawRow(index, cutting) ?? []);
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined) return null;
  const columns = itemColumns(
    sampled.map(({ cells }) => cells),
    [],
  );
  const rows: TableRow[] = [];
  for (let index = first; index < cutting.paper.lines.length; index += 1) {
    const row = rawRow(index, cutting);
    if (row !== null) rows.push(inColumns(row, columns));
    if (index > last && row?.isSum === true) break;
  }
  return { header: null, columns, rows };
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

function rawRow(index: number, cutting: Cutting): RawRow | null {
  const paperLine = cutting.paper.lines[index];
  if (paperLine === undefined) return null;
  const cells = cellsOf(paperLine, cutting);
  const isGroupSum = hasPhrase(cutting.words.groupSums, paperLine.line.words);
  return { index, paperLine, cells, isSum: isSumLine(paperLine, cells), isGroupSum };
}

const KEPT = /^amount:(?:shipping|discount|otherCharge|otherAmount|tip|rounding|previousBalance)$/;

/** Whether a line is labelled as a sum, a tax or a payment: a label that is nearly all of its text. */
function isSumLine({ labels, line }: PaperLine, cells: readonly Cell[]): boolean {
  const amounts = labels.filter(({ meanings }) =>
    meanings.some((meaning) => meaning.startsWith("amount:")),
  );
  const figures = cells.filter(({ figure }) => figure !== null);
  return amounts.some((label) => {
    if (label.meanings.every((meaning) => KEPT.test(meaning))) return false;
    if (label.coverage < (figures.length > 2 ? 0.75 : 0.5)) return false;
    const before = line.words.filter(({ box }) => box.right <= label.box.left);
    return !before.some(({ text }) => /\p{L}{3}/u.test(text)) || label.coverage >= 0.99;
  });
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
  const cells: Cell[][] = columns.map(() => []);
  const strays: Cell[] = [];
  for (const cell of row.cells) {
    const at = columnOf(cell, columns);
    (cells[at] ?? strays).push(cell);
  }
  return { ...row, inColumns: cells, strays };
}
