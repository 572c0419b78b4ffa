import { centreX, centreY, type Box } from "../../base/box.ts";
import { phraseKeys } from "../../base/phrase.ts";
import type { Page, Word } from "../../page/page.ts";
import type { PieceLine } from "../pieces.ts";
import { phrasesIn, type Vocabulary } from "../vocabulary.ts";
import type { FigureColumn } from "./columns.ts";
import { groupsOver, isInside } from "./heading-groups.ts";

/** A caption stands at most this many glyph heights beside its column: centred over narrow figures, or wider than they. */
const NEAR = 4;

/** A phrase names a column when it is at least this share of the words over it. */
const FILLED = 0.5;

/** A remark such as "(D + E)" or "(not in D or E)" names no column. */
const REMARK = /\([^)]*(?:\)|$)/g;

/** A heading of several columns stands at most this many glyph heights above the captions under it. */
const RISE = 1.6;

/**
 * Names columns by the words that stand over each of them, where captions are set so close that they read as one
 * text: "Total Retainage" may be the first words of two captions. Null where the words over a column name nothing.
 */
export function namesByCells<ColumnName extends string>(
  lines: readonly PieceLine[],
  header: Box,
  columns: readonly FigureColumn[],
  vocabulary: Vocabulary<ColumnName>,
): readonly (ColumnName | null)[] {
  const repeated = repeatedWords(lines, header);
  return captionsOver(lines, header, columns).map((words) =>
    isRepeated(words, repeated) ? null : nameOf(words, vocabulary),
  );
}

/** A word of letters that heads several columns alone, such as "Amount" under "Contract" and under "To date", names none of them. */
export function repeatedWords(lines: readonly PieceLine[], header: Box): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { line } of lines) {
    if (!isInside(line.box, header)) continue;
    for (const run of line.runs) {
      const key = run.words.length === 1 ? (run.words[0]?.text.toLowerCase() ?? "") : "";
      if (/^\p{L}{3,}$/u.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([key, count]) => (count > 1 ? [key] : [])));
}

function isRepeated(words: readonly Word[], repeated: ReadonlySet<string>): boolean {
  return words.length === 1 && repeated.has(words[0]?.text.toLowerCase() ?? "");
}

/**
 * Names columns by the words over each of them together with the heading that spans several: "Quantity" and "Amount"
 * under "Contract" and again under "This estimate".
 */
export function namesByGroups<ColumnName extends string>(
  page: { readonly lines: readonly PieceLine[]; readonly page: Page },
  header: Box,
  columns: readonly FigureColumn[],
  vocabulary: Vocabulary<ColumnName>,
): readonly (ColumnName | null)[] {
  const height =
    page.lines.find(({ line }) => line.box.bottom > header.top)?.line.runs[0]?.glyphHeight ?? 0;
  const area = { ...header, top: header.top - RISE * height };
  const groups = groupsOver(page, area, columns);
  const repeated = repeatedWords(page.lines, header);
  const grouped = new Set(groups.flatMap(({ run }) => run.words));
  const own = captionsOver(page.lines, area, columns);
  return columns.map((_, index) => {
    const rest = (own[index] ?? []).filter((word) => !grouped.has(word));
    const over = groups.filter(({ covered }) => covered.includes(index));
    const words = [...over.flatMap(({ run }) => run.words), ...rest];
    const ownName = isRepeated(rest, repeated) ? null : nameOf(rest, vocabulary);
    return nameOf(words, vocabulary) ?? ownName;
  });
}

function nameOf<ColumnName extends string>(
  words: readonly Word[],
  vocabulary: Vocabulary<ColumnName>,
): ColumnName | null {
  const text = words.map((word) => word.text).join(" ");
  const keys = phraseKeys(text.replace(REMARK, " ")).filter(isWord);
  const found = phrasesIn(vocabulary, keys).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const [longest] = found;
  if (longest === undefined || longest.end - longest.start < FILLED * keys.length) return null;
  return longest.meanings[0] ?? null;
}

/** Column letters say nothing. */
function isWord(key: string): boolean {
  return key.length > 1;
}

/** The words over each column, line by line. A word belongs to the column that it is nearest to. */
function captionsOver(
  lines: readonly PieceLine[],
  header: Box,
  columns: readonly FigureColumn[],
): readonly (readonly Word[])[] {
  const over: Word[][] = columns.map(() => []);
  for (const { line } of lines) {
    if (!isInside(line.box, header)) continue;
    for (const word of line.words) {
      const index = nearestColumn(word, columns);
      if (index !== null) over[index]?.push(word);
    }
  }
  return over.map((words, index) => withoutNeighbours(words, columns[index]));
}

/** A caption's words follow each other within this part of a glyph height. */
const BLANK = 0.6;

/** Where a caption stands over its column, words beside it are the neighbour's: that of a column without figures. */
function withoutNeighbours(
  words: readonly Word[],
  column: FigureColumn | undefined,
): readonly Word[] {
  const isOver = ({ box }: Word): boolean =>
    column !== undefined && box.right > column.left && box.left < column.right;
  if (!words.some(isOver)) return words;
  const isNext = (word: Word, other: Word): boolean =>
    Math.abs(centreY(word.box) - centreY(other.box)) < word.glyphHeight / 2 &&
    Math.max(word.box.left - other.box.right, other.box.left - word.box.right) <
      BLANK * word.glyphHeight;
  const kept = new Set(words.filter(isOver));
  for (let grown = true; grown;) {
    const more = words.filter(
      (word) => !kept.has(word) && [...kept].some((own) => isNext(word, own)),
    );
    for (const word of more) kept.add(word);
    grown = more.length > 0;
  }
  return words.filter((word) => kept.has(word));
}

/** Null for a word that stands between two columns and closer to neither: it heads a column without figures. */
function nearestColumn(word: Word, columns: readonly FigureColumn[]): number | null {
  const middle = centreX(word.box);
  const apart = columns.map(({ left, right }) => ({
    beside: Math.max(0, left - word.box.right, word.box.left - right),
    fromMiddle: Math.abs(middle - (left + right) / 2),
  }));
  const order = [...apart.keys()].toSorted(
    (a, b) =>
      (apart[a]?.beside ?? 0) - (apart[b]?.beside ?? 0) ||
      (apart[a]?.fromMiddle ?? 0) - (apart[b]?.fromMiddle ?? 0),
  );
  const [first, second] = order;
  if (first === undefined) return null;
  const nearest = apart[first]?.beside ?? 0;
  const next = second === undefined ? Infinity : (apart[second]?.beside ?? 0);
  if (nearest > NEAR * word.glyphHeight) return null;
  return nearest > 0 && next < CLEAR * nearest ? null : first;
}

/** A word beside a column belongs to it when every other column is so many times as far away. */
const CLEAR = 1.5;
