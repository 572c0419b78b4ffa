import { centreX, centreY, type Box } from "../../base/box.ts";
import { phraseKeys } from "../../base/phrase.ts";
import type { Word } from "../../page/page.ts";
import type { PieceLine } from "../pieces.ts";
import { phrasesIn, type Vocabulary } from "../vocabulary.ts";
import type { FigureColumn } from "./columns.ts";

/** A caption stands at most this many glyph heights beside its column: centred over narrow figures, or wider than they. */
const NEAR = 4;

/** A phrase names a column when it is at least this share of the words over it. */
const FILLED = 0.5;

/** A remark such as "(D + E)" or "(not in D or E)" names no column. */
const REMARK = /\([^)]*(?:\)|$)/g;

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
  return captionsOver(lines, header, columns).map((words) => {
    const text = words.map((word) => word.text).join(" ");
    const keys = phraseKeys(text.replace(REMARK, " ")).filter(isWord);
    const found = phrasesIn(vocabulary, keys).toSorted(
      (a, b) => b.end - b.start - (a.end - a.start),
    );
    const [longest] = found;
    if (longest === undefined || longest.end - longest.start < FILLED * keys.length) return null;
    return longest.meanings[0] ?? null;
  });
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
    const level = centreY(line.box);
    if (level < header.top - 1 || level > header.bottom + 1) continue;
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
