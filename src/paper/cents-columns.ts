import type { Line } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";

/** Whole dollars and, in a column of their own, the cents that belong to them. */
interface Pair {
  readonly dollars: Word;
  readonly cents: Word;
}

const WHOLE_AMOUNT = /^[-–−(]?\$?\(?(?:\d{1,3}(?:,\d{3})+|\d{1,9})$/;
const BARE_NUMBER = /^\d{1,3}\)?$/;
/** Two digits, with the end of a bracket. */
export const TWO_DIGITS: RegExp = /^\d\d\)?$/;

/** Cents stand at most this many glyph heights behind their dollars. */
const FARTHEST = 4;

/** Whether a word on the same line starts where cents may stand. */
export function isCloseBehind(dollars: Word, word: Word): boolean {
  return word.box.left - dollars.box.right < FARTHEST * Math.max(1, dollars.glyphHeight);
}

/** Words of one column start, or end, within this share of a glyph height of each other. */
const ALIGNED = 0.25;

/** Fewer pairs than this are no column. */
const FEWEST = 3;

/** No page of figures has more; comparing all of them with each other stays quick. */
const MOST = 2000;

const NONE: ReadonlyMap<Word, Word> = new Map();

/**
 * The cents of each whole amount, where a page prints them in a column of their own, as ledger paper does: level with
 * the dollars, always two digits, and some of them `00` or `05`, which no column of percents or quantities
 * prints, and not counting up, as numbers of rows do.
 */
export function centsColumns(lines: readonly Line[]): ReadonlyMap<Word, Word> {
  const pairs = pairsOf(lines);
  if (pairs.length < FEWEST || pairs.length > MOST) return NONE;
  const found = new Map<Word, Word>();
  const open = new Set(pairs);
  for (const first of pairs) {
    if (!open.has(first)) continue;
    const column = pairs.filter((pair) => open.has(pair) && isBelow(first, pair));
    for (const pair of column) open.delete(pair);
    if (isCents(column)) for (const { dollars, cents } of column) found.set(dollars, cents);
  }
  return found;
}

function pairsOf(lines: readonly Line[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const { words } of lines) {
    for (let index = 1; index < words.length; index += 1) {
      const dollars = words[index - 1];
      const cents = words[index];
      if (dollars === undefined || cents === undefined || cents.text.length > 4) continue;
      if (!BARE_NUMBER.test(cents.text) || !WHOLE_AMOUNT.test(dollars.text)) continue;
      if (isCloseBehind(dollars, cents)) pairs.push({ dollars, cents });
    }
  }
  return pairs;
}

function isBelow({ dollars, cents }: Pair, other: Pair): boolean {
  const slack = ALIGNED * cents.glyphHeight;
  return (
    Math.abs(cents.box.left - other.cents.box.left) < slack &&
    Math.abs(dollars.box.right - other.dollars.box.right) < slack
  );
}

function isCents(column: readonly Pair[]): boolean {
  return (
    column.length >= FEWEST &&
    column.every(({ cents }) => TWO_DIGITS.test(cents.text)) &&
    column.some(({ cents }) => cents.text.startsWith("0")) &&
    column.some(({ dollars }) => /[$,]/.test(dollars.text)) &&
    !isCounting(column)
  );
}

/** Numbers that go up one by one down the column number the rows. */
function isCounting(column: readonly Pair[]): boolean {
  const numbers = column.map(({ cents }) => Number.parseInt(cents.text, 10));
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
}
