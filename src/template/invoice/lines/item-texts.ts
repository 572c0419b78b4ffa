import type { Word } from "../../../page/page.ts";
import type { Anchor } from "./item-anchors.ts";
import { columnsWith, figureAt, type Roles } from "./item-roles.ts";
import type { ItemColumn } from "./item-columns.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { ownRows } from "./row-owners.ts";

/** Where the descriptions stand, from left to right. */
export interface TextPlace {
  /** Columns of `ItemTable.columns` whose texts describe. */
  readonly columns: ReadonlySet<number>;
  readonly left: number;
  readonly right: number;
}

/** Letters that a description may have behind its name without the name getting lost in it. */
const NOTE_SHARE = 2;
const LABELLED = /^[\p{L}#][\p{L}\p{M}\d.°/-]*:/u;

/** Finds the column of the descriptions: that with the caption, else that with the most letters. */
export function textPlaceOf(
  { header, columns, rows }: ItemTable,
  anchors: readonly Anchor[],
): TextPlace {
  const letters = columns.map((column, index) => ({
    index,
    column,
    count: column.isFigures ? 0 : lettersIn(anchors, index),
  }));
  const named = letters.filter(
    ({ column, count }) => count > 0 && column.meanings[0] === "description",
  );
  const loose = letters.filter(
    ({ column, count }) => count > 0 && !hasOtherMeaning(column.meanings[0]),
  );
  const [longest] = (named.length > 0 ? named : loose).toSorted((a, b) => b.count - a.count);
  const height = rows[0]?.paperLine.line.runs[0]?.glyphHeight ?? 10;
  const apart = named.length > 0 ? null : placeBelowCaption(header, columns);
  if (apart !== null) return apart;
  if (longest === undefined) {
    const first = Math.min(
      ...columns.filter(({ isFigures }) => isFigures).map(({ right }) => right),
    );
    return {
      columns: new Set(),
      left: -Infinity,
      right: Number.isFinite(first) ? Infinity : first,
    };
  }
  const used =
    named.length > 1
      ? named.filter((one) => one === longest || !isOfCodes(anchors, one.index))
      : [longest];
  const left = Math.min(...used.map(({ column }) => column.left)) - 1.5 * height;
  const last = Math.max(...used.map(({ column }) => column.left));
  const right = Math.min(
    ...columns.filter((column) => column.left > last + 1).map((column) => column.left),
  );
  return { columns: new Set(used.map(({ index }) => index)), left, right };
}

/** Where the caption of the descriptions stands, where they begin above or below the figures of their items. */
function placeBelowCaption(
  header: ItemTable["header"],
  columns: readonly ItemColumn[],
): TextPlace | null {
  const caption = header?.captions.find(({ meanings }) => meanings[0] === "description");
  if (caption === undefined || columns.some((column) => column.caption === caption)) return null;
  const before = columns.filter(({ right }) => right <= caption.box.left + 1);
  const behind = columns.filter(({ left }) => left >= caption.box.right - 1);
  return {
    columns: new Set(),
    left: Math.max(-Infinity, ...before.map(({ right }) => right)),
    right: Math.min(Infinity, ...behind.map(({ left }) => left)),
  };
}

function hasOtherMeaning(meaning: string | undefined): boolean {
  return meaning !== undefined && meaning !== "other";
}

function lettersIn(anchors: readonly Anchor[], column: number): number {
  let count = 0;
  for (const { row } of anchors)
    for (const cell of row.inColumns[column] ?? [])
      for (const { text } of cell.words) count += text.replace(/[^\p{L}]/gu, "").length;
  return count;
}

/** Whether a column holds single words with digits, as codes are. */
function isOfCodes(anchors: readonly Anchor[], column: number): boolean {
  const cells = anchors.flatMap(({ row }) => row.inColumns[column] ?? []);
  return cells.every(({ words }) => words.length <= 2 && words.some(({ text }) => /\d/.test(text)));
}

/** The columns of codes: captioned, or a second column of descriptions that holds codes only. */
export function codeColumn(
  { columns }: ItemTable,
  anchors: readonly Anchor[],
  place: TextPlace,
): number {
  const named = columns.findIndex(({ meanings }) => meanings[0] === "code");
  if (named >= 0) return named;
  return columns.findIndex(
    ({ meanings, isFigures }, index) =>
      !isFigures &&
      meanings[0] === "description" &&
      !place.columns.has(index) &&
      isOfCodes(anchors, index),
  );
}

/** For each item the words that describe it, from its name on. */
export function itemTexts(
  table: ItemTable,
  anchors: readonly Anchor[],
  roles: Roles,
  place: TextPlace,
): readonly (readonly Word[])[] {
  const wordsOf = (row: TableRow): readonly Word[] => rowWords(row, place);
  const isEnd = (row: TableRow): boolean =>
    row.isSum ||
    row.isGroupSum ||
    isBlocking(row, roles.amount) ||
    isBlocking(row, roles.unitPrice);
  const isText = (row: TableRow): boolean => !isEnd(row) && wordsOf(row).length > 0;
  const position = columnsWith(table.columns, "position")[0] ?? -1;
  const owned = ownRows({ table, anchors, wordsOf, isText, isEnd, position });
  const widest = Math.max(...table.rows.flatMap((row) => wordsOf(row).at(-1)?.box.right ?? []), 0);
  return owned.map((rows) => joined(rows.map(wordsOf), widest));
}

function isBlocking(row: TableRow, column: number): boolean {
  const figure = figureAt(row, column);
  return figure !== null && (figure.isMarked || row.cells.length > 2);
}

function rowWords(
  { inColumns, strays, paperLine, cells }: TableRow,
  place: TextPlace,
): readonly Word[] {
  const hasFigures = inColumns.some((own) => own.some(({ figure }) => figure !== null));
  if (!hasFigures) {
    const inPlace = paperLine.line.runs.filter(
      ({ box }) => box.left >= place.left && box.left < place.right,
    );
    return inPlace.flatMap(({ words }) => words);
  }
  const own = new Set(strays.filter(({ box }) => box.left >= place.left && box.left < place.right));
  for (const column of place.columns) for (const cell of inColumns[column] ?? []) own.add(cell);
  if (place.columns.size === 0) for (const cell of cells) if (cell.figure === null) own.add(cell);
  return cells.filter((cell) => own.has(cell)).flatMap(({ words }) => words);
}

/** The name with its wrapped lines, and what follows as long as it is short and no other data. */
function joined(rows: readonly (readonly Word[])[], widest: number): readonly Word[] {
  const kept: Word[] = [];
  let name = 0;
  let notes = 0;
  let before: readonly Word[] = [];
  for (const words of rows) {
    if (kept.length > 0) {
      const isWrapped = isFull(before, words[0], widest);
      if (isData(words) && !(isWrapped && !isLabelled(words))) break;
      const length = lengthOf(words);
      if (!isWrapped && notes + length > NOTE_SHARE * name) break;
      if (!isWrapped) notes += length;
      else if (notes === 0) name += length;
    } else name = lengthOf(words);
    kept.push(...words);
    before = words;
  }
  return kept;
}

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/** Whether the first word of the next line would not have fitted behind the last of this one. */
function isFull(words: readonly Word[], next: Word | undefined, widest: number): boolean {
  const last = words.at(-1);
  if (last === undefined || next === undefined) return false;
  return last.box.right + (next.box.right - next.box.left) + 0.3 * last.glyphHeight > widest;
}

function isLabelled(words: readonly Word[]): boolean {
  return words
    .slice(0, 3)
    .some(({ text }, at) => text.endsWith(":") || (at === 0 && LABELLED.test(text)));
}

/** Other data below a name: labelled values, dates, numbers. */
function isData(words: readonly Word[]): boolean {
  if (isLabelled(words)) return true;
  const text = words.map((word) => word.text).join("");
  return text.replace(/[^\d./:()-]/g, "").length > 0.6 * text.length;
}
