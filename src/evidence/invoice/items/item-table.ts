import { foldedKeys } from "../../../base/folded-words.ts";
import { unionOf } from "../../../base/box.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import type { Caption } from "./caption-pieces.ts";
import type { Header } from "./header-captions.ts";
import { columnOf, type ItemColumn, itemColumns } from "./item-columns.ts";
import type { Cell, Cutting } from "./line-cells.ts";
import { withDroppedAmounts } from "./dropped-amounts.ts";
import { isMarkedFigure, leveled, type RawRow, rawRow } from "./raw-rows.ts";

/** A line below the captions, cut into the columns. */
export interface TableRow extends RawRow {
  /** For each column what stands in it, from left to right. */
  readonly inColumns: readonly (readonly Cell[])[];
  /** What stands in no column. */
  readonly strays: readonly Cell[];
}

/** The rows below a header with their columns. */
export interface ItemTable {
  readonly header: Header | null;
  readonly columns: readonly ItemColumn[];
  readonly rows: readonly TableRow[];
}

const AMOUNTS: readonly InvoiceColumn[] = ["netAmount", "amount", "grossAmount"];
/** Whether a caption over a column says that it holds the amounts of the lines. */
export function isAmountColumn(column: ItemColumn | undefined): boolean {
  return column?.meanings.some((meaning) => AMOUNTS.includes(meaning)) === true;
}

const MONEY: ReadonlySet<InvoiceColumn> = new Set([...AMOUNTS, "unitPrice", "taxAmount"]);

/** The rows below one printing of a header. */
interface Segment {
  readonly captions: readonly Caption[];
  readonly rows: readonly RawRow[];
}

/** The tables below a header, with the pages on which the header is repeated: with amounts that are set lower than their rows in these as well. */
export function tableBelow(
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): readonly ItemTable[] {
  return tablesWith([], header, headers, cutting);
}

/** The same together with later tables of amounts under other captions: labour, then expenses. None where there is no other. */
export function tablesBelow(
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): readonly ItemTable[] {
  if (!hasAmounts(header)) return [];
  const others = headers.filter(
    (next) => next.first > header.last && hasAmounts(next) && !isRepeated(header, next),
  );
  return others.length === 0 ? [] : tablesWith(others, header, headers, cutting);
}

function hasAmounts({ captions }: Header): boolean {
  return captions.some(({ meanings }) => meanings.some((meaning) => AMOUNTS.includes(meaning)));
}

/** The tables below a header, its repetitions and the headers of others. */
function tablesWith(
  others: readonly Header[],
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): readonly ItemTable[] {
  const goesOn = (next: Header): boolean => isRepeated(header, next) || others.includes(next);
  const segments = segmentsBelow(goesOn, header, headers, cutting).map((segment, at, all) =>
    others.length > 0 && at < all.length - 1 ? withGroupSums(segment) : segment,
  );
  const dropped = segments.map(({ captions, rows }) => ({
    captions,
    rows: withDroppedAmounts(rows, cutting),
  }));
  const isAny = dropped.some(({ rows }, at) => rows !== segments[at]?.rows);
  return (isAny ? [segments, dropped] : [segments]).flatMap((own) => tableIn(own, header) ?? []);
}

/** The table that the rows below a header make; null where no row tells the columns. */
function tableIn(segments: readonly Segment[], header: Header): ItemTable | null {
  const sampled = segments.map(({ rows, captions }) =>
    itemColumns(
      sampleOf(rows, captions).map(({ cells }) => cells),
      captions,
    ),
  );
  const columns = sampled.find(({ length }) => length > 0);
  if (columns === undefined) return null;
  const rows = segments.flatMap((segment, at) => {
    const own = alignedWith(columns, sampled[at] ?? []);
    return segment.rows.map((row) => inColumns(row, own));
  });
  return { header, columns, rows };
}

/** What is summed up before a further table is the sum of a group. */
function withGroupSums({ captions, rows }: Segment): Segment {
  const asGroup = { isSum: false, isTax: false, isPayment: false, isGroupSum: true };
  return { captions, rows: rows.map((row) => (row.isSum ? { ...row, ...asGroup } : row)) };
}

/** The columns of a later page in the order of the first one: by their captions, as pages may be set with other indents. */
function alignedWith(
  columns: readonly ItemColumn[],
  own: readonly ItemColumn[],
): readonly ItemColumn[] {
  if (own.length === 0 || own === columns) return columns;
  return columns.map((column) => {
    const key = column.caption === null ? null : captionKey(column.caption);
    const same =
      own.find(({ caption }) => caption !== null && captionKey(caption) === key) ??
      own.find(({ meanings: [first] }) => first !== undefined && first === column.meanings[0]);
    return same === undefined ? column : { ...same, isFigures: column.isFigures };
  });
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
  return {
    header: null,
    columns,
    rows: leveled(raw, cutting).map((row) => inColumns(row, columns)),
  };
}

/** The lines below a header up to the next table that it does not go on in, parted at the headers in which it does. */
function segmentsBelow(
  goesOn: (next: Header) => boolean,
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): readonly Segment[] {
  const { lines } = cutting.paper;
  const later = new Map(
    headers.filter(({ first }) => first > header.last).map((next) => [next.first, next]),
  );
  const segments: { captions: readonly Caption[]; rows: RawRow[] }[] = [
    { captions: header.captions, rows: [] },
  ];
  for (let index = header.last + 1; index < lines.length; index += 1) {
    const next = later.get(index);
    if (next !== undefined) {
      const isSame = goesOn(next);
      const hasRows = segments.some(({ rows }) =>
        rows.some(({ cells }) => cells.some(isMarkedFigure)),
      );
      if (!isSame && hasRows) break;
      if (isSame) segments.push({ captions: next.captions, rows: [] });
      index = next.last;
      continue;
    }
    const row = rawRow(index, cutting);
    if (row !== null) segments.at(-1)?.rows.push(row);
  }
  return segments.map(({ captions, rows }) => ({ captions, rows: leveled(rows, cutting) }));
}

/** Kinds of captions that are tried for items. */
const MOST_HEADERS = 12;

/** The first of each kind of header: tables go on below its repetitions. */
export function distinctHeaders(headers: readonly Header[]): readonly Header[] {
  const distinct: Header[] = [];
  for (const header of headers) {
    if (distinct.length === MOST_HEADERS) break;
    if (!distinct.some((other) => isRepeated(other, header))) distinct.push(header);
  }
  return distinct;
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
