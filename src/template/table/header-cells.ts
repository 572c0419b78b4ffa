import { centreX, centreY, type Box } from "../../base/box.ts";
import { phraseKeys } from "../../base/phrase.ts";
import { cellAround } from "../../layout/cells.ts";
import type { Run } from "../../layout/lines.ts";
import type { Page, Word } from "../../page/page.ts";
import type { PieceLine } from "../pieces.ts";
import { phrasesIn, type Vocabulary } from "../vocabulary.ts";
import type { FigureColumn } from "./columns.ts";

/** A caption stands at most this many glyph heights beside its column: centred over narrow figures, or wider than they. */
const NEAR = 4;

/** A phrase names a column when it is at least this share of the words over it. */
const FILLED = 0.5;

/** A remark such as "(D + E)" or "(not in D or E)" names no column. */
const REMARK = /\([^)]*(?:\)|$)/g;

/** A heading of several columns stands at most this many glyph heights above the captions under it. */
const RISE = 2.6;

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
  return captionsOver(lines, header, columns).map((words) => nameOf(words, vocabulary));
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
  const grouped = new Set(groups.flatMap(({ run }) => run.words));
  const own = captionsOver(page.lines, area, columns);
  return columns.map((_, index) => {
    const rest = (own[index] ?? []).filter((word) => !grouped.has(word));
    const over = groups.filter(({ covered }) => covered.includes(index));
    const words = [...over.flatMap(({ run }) => run.words), ...rest];
    return nameOf(words, vocabulary) ?? nameOf(rest, vocabulary);
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

/** A text over several columns, and the columns that it heads. */
interface Group {
  readonly run: Run;
  readonly covered: readonly number[];
}

/** Texts that head several columns, each with a text below it. A drawn cell tells how far a heading reaches; else its neighbours do. */
function groupsOver(
  { lines, page }: { readonly lines: readonly PieceLine[]; readonly page: Page },
  area: Box,
  columns: readonly FigureColumn[],
): readonly Group[] {
  const inside = lines.filter(({ line }) => isInside(line.box, area));
  return inside.slice(0, -1).flatMap(({ line, pieces }) => {
    if (pieces.some(({ figure }) => figure !== null && figure.form === "amount")) return [];
    return line.runs.flatMap((run, index): readonly Group[] => {
      const reach = reachOf(line.runs, index, page);
      const covered = columns.flatMap((column, at) =>
        isBetween((column.left + column.right) / 2, reach) ? [at] : [],
      );
      return covered.length > 1 ? [{ run, covered }] : [];
    });
  });
}

function reachOf(runs: readonly Run[], index: number, page: Page): FigureExtent {
  const run = runs[index];
  if (run === undefined) return { left: 0, right: 0 };
  const cell = cellAround(run.box, page);
  if (cell !== null) return cell;
  const [before, after] = [runs[index - 1], runs[index + 1]];
  const middle = centreX(run.box);
  const left = before === undefined ? null : (before.box.right + run.box.left) / 2;
  const right = after === undefined ? null : (run.box.right + after.box.left) / 2;
  // A heading is centred over its columns: where one side is open it reaches as far as on the other.
  const half = Math.min(
    left === null ? Infinity : middle - left,
    right === null ? Infinity : right - middle,
    WIDEST * run.glyphHeight,
  );
  return { left: middle - half, right: middle + half };
}

/** A heading without neighbours reaches this many glyph heights to each side at most. */
const WIDEST = 16;

type FigureExtent = Pick<Box, "left" | "right">;

function isBetween(at: number, { left, right }: FigureExtent): boolean {
  return at > left && at < right;
}

function isInside(line: Box, area: Box): boolean {
  const level = centreY(line);
  return level >= area.top - 1 && level <= area.bottom + 1;
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
  return over;
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
