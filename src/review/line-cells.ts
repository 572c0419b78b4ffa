import { type Box, overlapX, unionOf, width } from "../base/box.ts";
import { valueAt } from "../document/value-at.ts";
import { hasLetters } from "../base/letters.ts";
import { entriesOf, type FieldType, isFigure } from "../kinds/field.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import type { ListRow } from "./list-rows.ts";
import type { PrintedWords } from "./printed-words.ts";

/** What may be the cell of a row in one column. */
export interface LineCell {
  readonly name: string;
  readonly type: FieldType;
  /** Words that may be it: all that stand in the column, or, where these are no figure together, the only one that looks like a figure. */
  readonly tries: readonly [PrintedWords, ...PrintedWords[]];
}

/**
 * The words of a row's lines by the columns that they stand in: those of the rows that were read, or, where there are none, a
 * text first and its amount last. What each word says is for our readers to tell.
 */
export function lineCells(
  words: PrintedWords,
  group: FieldGroup,
  rows: readonly ListRow[],
): readonly LineCell[] {
  const columns = columnsAt(words, group, rows);
  const byName = columns.length === 0 ? inOrder(words, group) : inColumns(words, columns);
  return entriesOf(group.fields).flatMap(([name, { type }]): readonly LineCell[] => {
    const own = byName.get(name) ?? [];
    const cell = type === "text" ? withoutLeaders(withWordsBetween(own, words)) : own;
    if (cell.length === 0) return [];
    const figures = own.filter(({ word }) => /^\P{L}*\d\P{L}*$/u.test(word.text));
    const hasOther = type !== "text" && figures.length === 1;
    return [{ name, type, tries: hasOther ? [cell, figures] : [cell] }];
  });
}

/** A text with the words of narrower columns in it: "Change order 4 - Added drain" has the number of the order in its description. */
function withWordsBetween(own: PrintedWords, words: PrintedWords): PrintedWords {
  return words.filter((word) => {
    const ofLine = own.filter(({ line }) => line === word.line).map(({ place }) => place);
    return Math.min(...ofLine) <= word.place && word.place <= Math.max(...ofLine);
  });
}

/** A text without the dots that lead the eye to its figure. */
function withoutLeaders(words: PrintedWords): PrintedWords {
  const last = words.findLastIndex(({ word }) => !/^[.…_·]+$/.test(word.text));
  return words.slice(0, last + 1);
}

/** Where a column stands, from left to right. */
interface Column {
  readonly name: string;
  readonly isText: boolean;
  readonly box: Box;
}

/** The columns of the rows on the page of the words; of all rows where it has none. */
function columnsAt(
  words: PrintedWords,
  { fields }: FieldGroup,
  rows: readonly ListRow[],
): readonly Column[] {
  const pageNumber = words[0]?.pageNumber;
  const kept = rows.filter(({ isStruck }) => !isStruck);
  return entriesOf(fields).flatMap(([name, { type }]) => {
    const places = kept.flatMap(({ values }) => valueAt(values, name)?.from ?? []);
    const ofPage = places.filter((place) => place.pageNumber === pageNumber);
    const boxes = (ofPage.length > 0 ? ofPage : places).map(({ box }) => box);
    return boxes.length === 0 ? [] : [{ name, isText: type === "text", box: unionOf(boxes) }];
  });
}

type WordsByName = ReadonlyMap<string, PrintedWords>;

function inColumns(words: PrintedWords, columns: readonly Column[]): WordsByName {
  const cells = new Map<string, PrintedWords>();
  let before: { readonly word: PrintedWords[number]; readonly column: Column } | null = null;
  for (const word of words) {
    const isNextTo = before !== null && areNextTo(before.word, word);
    const column = columnOf(word, columns, isNextTo ? (before?.column ?? null) : null);
    before = column === null ? null : { word, column };
    if (column !== null) cells.set(column.name, [...(cells.get(column.name) ?? []), word]);
  }
  return cells;
}

/** A word further from its column than so many times its height is none of the table's. */
const FARTHEST = 1;

/**
 * The column that a word stands in by half of the word or of the column; where two share the place, the narrower one. Where none does, it goes on the text right before
 * it, which may be longer here than in other rows, or is of a column close by.
 *
 *     | description |              | quantity |  | amount |
 *      Concrete, 4000 psi, pumped      4.0        740.00
 */
function columnOf(
  { word: { box, glyphHeight } }: PrintedWords[number],
  columns: readonly Column[],
  before: Column | null,
): Column | null {
  const [narrowest] = columns
    .filter((column) => overlapX(column.box, box) >= Math.min(width(column.box), width(box)) / 2)
    .toSorted((one, other) => width(one.box) - width(other.box));
  if (narrowest !== undefined) return narrowest;
  const [nearest] = columns.toSorted(
    (one, other) => overlapX(other.box, box) - overlapX(one.box, box),
  );
  if (nearest === undefined || overlapX(nearest.box, box) > 0) return nearest ?? null;
  if (before?.isText === true) return before;
  return -overlapX(nearest.box, box) <= FARTHEST * glyphHeight ? nearest : null;
}

/** Words of one line wider apart than so many times their height are of two columns. */
const WIDE_GAP = 1.5;

function areNextTo(one: PrintedWords[number], other: PrintedWords[number]): boolean {
  const gap = other.word.box.left - one.word.box.right;
  return one.line === other.line && gap <= WIDE_GAP * other.word.glyphHeight;
}

/** Where no row says where the columns are: the first words with letters, and the last figure. */
function inOrder(words: PrintedWords, { fields }: FieldGroup): WordsByName {
  const all = entriesOf(fields);
  const [text] = all.find(([, { type }]) => type === "text") ?? [];
  const [amount] = all.find(([name, field]) => name === "amount" && isFigure(field)) ?? [];
  const cells = new Map<string, PrintedWords>();
  const first = words.findIndex(({ word }) => hasLetters(word.text));
  const run = first < 0 ? [] : runFrom(words, first);
  if (text !== undefined) cells.set(text, run);
  const last = words.findLast(({ word }) => /\d/.test(word.text));
  if (amount !== undefined && last !== undefined && !run.includes(last)) cells.set(amount, [last]);
  return cells;
}

/** Words from one on that stand next to each other without a wide gap. */
function runFrom(words: PrintedWords, first: number): PrintedWords {
  const run: PrintedWords[number][] = [];
  for (const word of words.slice(first)) {
    const before = run.at(-1);
    if (before !== undefined && !areNextTo(before, word)) break;
    run.push(word);
  }
  return run;
}
