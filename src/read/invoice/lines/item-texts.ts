import { hasLetters } from "../../../base/letters.ts";
import type { Word } from "../../../page/page.ts";
import type { Anchor } from "../../../evidence/invoice/items/item-anchors.ts";
import { columnsWith, figureAt, type Roles } from "../../../evidence/invoice/items/item-roles.ts";
import type { ItemTable, TableRow } from "../../../evidence/invoice/items/item-table.ts";
import { ownRows } from "../../../evidence/invoice/items/row-owners.ts";
import type { TextPlace } from "../../../evidence/invoice/items/text-place.ts";

/** What is printed of one item besides its figures. */
export interface ItemText {
  /** The name and its continuation. */
  readonly words: readonly Word[];
  /** A code that stands where the others have their name; none where the name does. */
  readonly code: readonly Word[];
  /** The rows that the item takes, from top to bottom. */
  readonly rows: readonly TableRow[];
}

/** Letters of notes for each letter of a name: longer ones would drown it. */
const NOTE_SHARE = 2;
const LABELLED = /^[\p{L}#][\p{L}\p{M}\d.°/-]*:/u;

/** For each item the words that describe it, from its name on. */
export function itemTexts(
  table: ItemTable,
  anchors: readonly Anchor[],
  roles: Roles,
  place: TextPlace,
): readonly ItemText[] {
  const known = new Map<TableRow, readonly Word[]>();
  const own = new Set(anchors.map(({ row }) => row));
  const wordsOf = (row: TableRow): readonly Word[] => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const inPlace = rowWords(row, place);
    const words =
      inPlace.length === 0 && own.has(row) && !hasFactor(row, roles) ? textsOf(row) : inPlace;
    known.set(row, words);
    return words;
  };
  const position = columnsWith(table.columns, "position")[0] ?? -1;
  const numbered = anchors.filter(({ row }) => figureAt(row, position) !== null).length;
  const isHeading = (row: TableRow): boolean =>
    numbered * 2 > anchors.length && !own.has(row) && figureAt(row, position) !== null;
  const isEnd = (row: TableRow): boolean =>
    isHeading(row) ||
    row.isSum ||
    row.isGroupSum ||
    isBlocking(row, roles.amount) ||
    isBlocking(row, roles.unitPrice);
  const isText = (row: TableRow): boolean => !isEnd(row) && wordsOf(row).length > 0;
  const owned = ownRows({ table, anchors, wordsOf, isText, isEnd, position });
  const widest = Math.max(...owned.flat().map((row) => wordsOf(row).at(-1)?.box.right ?? 0), 0);
  const texts = owned.map((rows) => rows.map(wordsOf));
  const areCodesFirst = texts.filter(beginsWithCode).length * 10 >= texts.length * 6;
  return texts.map((rows, at) => {
    const [first = [], ...rest] = rows;
    const isCode = areCodesFirst && beginsWithCode(rows);
    const words = joined(isCode ? rest : rows, widest);
    const row = anchors[at]?.row;
    const shown = words.length > 0 || row === undefined ? words : textsOf(row);
    return { words: shown, code: isCode ? first : [], rows: owned[at] ?? [] };
  });
}

/** Whether a single word with digits stands above a text: the number of an article above its name. */
function beginsWithCode([first, second]: readonly (readonly Word[])[]): boolean {
  const [word] = first ?? [];
  if (word === undefined || first?.length !== 1 || second === undefined) return false;
  return (
    /[\d-]/.test(word.text) &&
    !/\p{Ll}{3}/u.test(word.text) &&
    second.some(({ text }) => hasLetters(text))
  );
}

function hasFactor(row: TableRow, { quantity, unitPrice }: Roles): boolean {
  return figureAt(row, quantity) !== null || figureAt(row, unitPrice) !== null;
}

function textsOf({ cells }: TableRow): readonly Word[] {
  return cells.flatMap(({ figure, words }) => (figure === null ? words : []));
}

function isBlocking(row: TableRow, column: number): boolean {
  const figure = figureAt(row, column);
  return figure !== null && (figure.isMarked || row.cells.length > 2);
}

function rowWords(
  { inColumns, strays, paperLine, cells }: TableRow,
  place: TextPlace,
): readonly Word[] {
  const isIn = ({ box }: { box: { left: number } }): boolean =>
    box.left >= place.left && box.left < place.right;
  const hasFigures = inColumns.some((own) => own.some(({ figure }) => figure !== null));
  if (!hasFigures) return paperLine.line.runs.filter(isIn).flatMap(({ words }) => words);
  const own = new Set(strays.filter(isIn));
  for (const column of place.columns) for (const cell of inColumns[column] ?? []) own.add(cell);
  if (place.columns.size === 0)
    for (const cell of cells) if (cell.figure === null && isIn(cell)) own.add(cell);
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
