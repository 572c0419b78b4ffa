import { likelyTexts, type Reading } from "./beam.ts";
import { greedy, type Lattice, type Seen } from "./lattice.ts";
import { looksLikeNumber, NUMBER_SYMBOLS } from "./number-readings.ts";

/** A word of a line, in columns of the page's picture. */
export interface LineWord {
  readonly left: number;
  readonly right: number;
  readonly text: string;
  /** 0 to 1. */
  readonly certainty: number;
  /** All texts that a number could be; empty for words that are none. */
  readonly readings: readonly Reading[];
  /** What a number may hold: a blank only where there is a gap in it. */
  readonly symbols: ReadonlySet<string>;
}

/** A blank between the strokes of a line, in columns of the page's picture. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A line as it was cut out and recognised. */
export interface RecognisedLine {
  readonly lattice: Lattice;
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly gaps: readonly Gap[];
  /** The step at a column of the page's picture, and back. */
  readonly stepAt: (column: number) => number;
}

/** Wider than this share of the height, a gap parts two words even where no blank was recognised. */
const SURE_GAP = 0.3;

/** The same within numbers, where figures such as 1 stand far apart, and behind a point or comma. */
const SURE_GAP_OF_DIGITS = 0.6;
const SURE_GAP_BEHIND_MARK = 0.42;
const SURE_GAP_AT_HYPHEN = 0.42;

/** A blank that was recognised between figures counts only where the gap is wider than this. */
const LEAST_GAP_OF_DIGITS = 0.4;

/** A recognised blank belongs to the widest gap within so many steps. */
const NEAR_STEPS = 1.5;

/** The words of a line: strokes say where words end, the lattice says what they are. */
export function wordsOfLine(line: RecognisedLine): readonly LineWord[] {
  const { lattice } = line;
  const words: LineWord[] = [];
  let left = line.left;
  let from = 0;
  let symbols = NUMBER_SYMBOLS;
  const borders = bordersOf(line);
  for (const [index, border] of [...borders, null].entries()) {
    const to = border === null ? lattice.steps : cutIn(line, border);
    if (border !== null && isTorn(border, line, { from, to, next: borders[index + 1] ?? null })) {
      symbols = TORN_SYMBOLS;
      continue;
    }
    const right = border?.from ?? line.right;
    const word = wordBetween(lattice, { from, to, symbols });
    if (word !== null) append(words, { ...word, left, right });
    left = border?.to ?? right;
    from = to;
    symbols = NUMBER_SYMBOLS;
  }
  return words.map((word, index) => withPlainDash(word, words[index - 1], words[index + 1]));
}

/** A dash is a long one only between words: anywhere else it is a minus, a hyphen or a zero of any length. */
function withPlainDash(
  word: LineWord,
  before: LineWord | undefined,
  behind: LineWord | undefined,
): LineWord {
  if (!LONG_DASHES.includes(word.text)) return word;
  const isBetween = [before, behind].every((one) => /\p{L}{2}/u.test(one?.text ?? ""));
  return isBetween ? word : { ...word, text: "-" };
}

const LONG_DASHES: readonly string[] = ["–", "—"];

/** Adds a word to a line: a colon that stands a little apart belongs to the word before it. */
function append(words: LineWord[], word: LineWord): void {
  const last = words.at(-1);
  if (last !== undefined && /^[:;,.]$/.test(word.text) && last.readings.length === 0) {
    const text = /[:;,.]$/.test(last.text) ? last.text : last.text + word.text;
    words[words.length - 1] = { ...last, text, right: word.right };
    return;
  }
  const isOrdinal = /^[Il|]$/.test(word.text) && BEFORE_NUMBER.test(last?.text ?? "");
  words.push(...datesApart(isOrdinal ? { ...word, text: "1" } : word, last));
}

/** What a lone stroke after it must be the number of. */
const BEFORE_NUMBER = /^(?:CO|PCO|COR|Order|No[.:]?|Nr[.:]?|#|App|Application|Draw)$/i;

const TORN_SYMBOLS: ReadonlySet<string> = new Set([...NUMBER_SYMBOLS, " "]);

/** A gap narrower than this may be where a point or comma was lost. */
const TORN_GAP = 0.95;

/** Whether a gap parts the figures of one number, whose separator in it is too faint: "4,200,219 54". */
function isTorn(
  gap: Gap,
  line: RecognisedLine,
  { from, to, next }: { readonly from: number; readonly to: number; readonly next: Gap | null },
): boolean {
  if (gap.to - gap.from >= TORN_GAP * line.height) return false;
  const end = next === null ? line.lattice.steps : cutIn(line, next);
  const textOf = (first: number, last: number): string =>
    greedy(line.lattice, first, last)
      .map(({ symbol }) => symbol)
      .join("")
      .replaceAll(" ", "");
  const isBehindMark = /^[-($€£]*\d{1,3}[.,]$/.test(textOf(from, to));
  if (isBehindMark && /^\d{3}[-)€]*$/.test(textOf(to, end))) return true;
  return (
    /^[-($€£]*\d{1,3}(?:[.,]?\d{3})*[.,]?$/.test(textOf(from, to)) &&
    /^[.,]?(?:\d{3}(?:[.,]\d{3})*[.,]\d{2}|\d{2})[-)€]*$/.test(textOf(to, end))
  );
}

/** A month before "30.2025" says that it is a day and a year whose comma was seen as a point. */
function datesApart(word: LineWord, before: LineWord | undefined): readonly LineWord[] {
  const match = /^(\d{1,2})[.,]((?:19|20)\d{2})$/.exec(word.text);
  const [, day = "", year = ""] = match ?? [];
  if (match === null || !MONTH.test(before?.text ?? "")) return [word];
  const cut = word.left + ((word.right - word.left) * (day.length + 0.6)) / (day.length + 5);
  const { certainty, symbols } = word;
  const part = { certainty, symbols, readings: [] };
  return [
    { ...part, text: `${day},`, left: word.left, right: cut },
    { ...part, text: year, left: cut, right: word.right },
  ];
}

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.]?$/i;

/** The gaps that part words: the wide ones, and of the narrow ones those where a blank was recognised. */
function bordersOf(line: RecognisedLine): readonly Gap[] {
  const seen = greedy(line.lattice);
  const usual = usualGap(line, seen);
  const sure = Math.max(SURE_GAP, SPACED_LETTERS * usual);
  const borders = new Set(line.gaps.filter((gap) => isWide(gap, line, { seen, sure })));
  for (const { symbol, from, to } of seen) {
    if (symbol !== " ") continue;
    const widest = line.gaps
      .filter(
        (gap) => line.stepAt(gap.from) < to + NEAR_STEPS && line.stepAt(gap.to) > from - NEAR_STEPS,
      )
      .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
    if (widest === undefined) continue;
    const width = (widest.to - widest.from) / line.height;
    const isNarrow =
      (width < LEAST_GAP_OF_DIGITS && isWithinNumber(widest, line, seen)) ||
      (width < SURE_GAP_AT_HYPHEN && isHyphened(widest, line, seen));
    if (!isNarrow && width >= BLANK_AMONG_SPACED * usual) borders.add(widest);
  }
  return line.gaps.filter((gap) => borders.has(gap));
}

/** In text whose letters are spaced out, a gap between words is so many times as wide as one between letters. */
const SPACED_LETTERS = 1.7;

/** The same where a blank was recognised. */
const BLANK_AMONG_SPACED = 1.3;

/** The median gap between the letters of a line, in heights; 0 where most are too narrow to be told. */
function usualGap({ gaps, height }: RecognisedLine, seen: readonly Seen[]): number {
  const between = seen.filter(({ symbol }) => symbol !== " ").length - 1;
  const untold = between - gaps.length;
  const widths = gaps
    .map(({ from, to }) => (to - from) / height)
    .toSorted((one, other) => one - other);
  const middle = Math.floor(between / 2) - Math.max(0, untold);
  return between < 5 || middle < 0 ? 0 : (widths[middle] ?? 0);
}

function isWide(
  gap: Gap,
  line: RecognisedLine,
  { seen, sure }: { readonly seen: readonly Seen[]; readonly sure: number },
): boolean {
  const width = (gap.to - gap.from) / line.height;
  if (width < sure || width >= Math.max(sure, SURE_GAP_OF_DIGITS)) return width >= sure;
  if (isHyphened(gap, line, seen)) return width >= SURE_GAP_AT_HYPHEN;
  if (!isWithinNumber(gap, line, seen)) return true;
  return /[.,]/.test(besideGap(gap, line, seen).before) && width >= SURE_GAP_BEHIND_MARK;
}

function isWithinNumber(gap: Gap, line: RecognisedLine, seen: readonly Seen[]): boolean {
  const { before, behind } = besideGap(gap, line, seen);
  return /[\d.,]/.test(before) && /[\d.,]/.test(behind);
}

/** Whether a gap lies beside a hyphen behind a letter: "CO-01" is one word, "1 - Credit" and two dates are three. */
function isHyphened(gap: Gap, line: RecognisedLine, seen: readonly Seen[]): boolean {
  const { before, behind, twoBefore } = besideGap(gap, line, seen);
  const isBehindLetter = behind === "-" && /\p{L}/u.test(before);
  return (
    isBehindLetter || (before === "-" && /\p{L}/u.test(twoBefore) && /[\p{L}\d_]/u.test(behind))
  );
}

/** The symbols to the left and right of a gap, and the last but one to its left; empty where there is none. */
function besideGap(
  gap: Gap,
  { stepAt }: RecognisedLine,
  seen: readonly Seen[],
): { readonly twoBefore: string; readonly before: string; readonly behind: string } {
  const middle = stepAt((gap.from + gap.to) / 2);
  const letters = seen.filter(({ symbol }) => symbol !== " ");
  const behind = letters.findIndex(({ from, to }) => (from + to) / 2 >= middle);
  const end = behind < 0 ? letters.length : behind;
  const symbolAt = (index: number): string => letters[index]?.symbol ?? "";
  return {
    twoBefore: symbolAt(end - 2),
    before: symbolAt(end - 1),
    behind: symbolAt(end),
  };
}

/** The step within a gap at which a letter is least probable: a cut through a letter would show it twice. */
function cutIn({ lattice, stepAt }: RecognisedLine, gap: Gap): number {
  const middle = stepAt((gap.from + gap.to) / 2);
  const first = Math.max(0, Math.floor(Math.min(stepAt(gap.from), middle - 1)));
  const last = Math.min(lattice.steps - 1, Math.ceil(Math.max(stepAt(gap.to), middle + 1)));
  const space = lattice.symbols.indexOf(" ");
  let best = Math.round(middle);
  let most = -1;
  for (let step = first; step <= last; step++) {
    const at = step * lattice.symbols.length;
    const isEmpty = (lattice.probabilities[at] ?? 0) + (lattice.probabilities[at + space] ?? 0);
    // Of equally empty steps the one nearest to the middle.
    const score = isEmpty - 0.01 * Math.abs(step + 0.5 - middle);
    if (score > most) [best, most] = [step, score];
  }
  return best;
}

function wordBetween(
  lattice: Lattice,
  {
    from,
    to,
    symbols,
  }: { readonly from: number; readonly to: number; readonly symbols: ReadonlySet<string> },
): Omit<LineWord, "left" | "right"> | null {
  const seen = greedy(lattice, from, to).filter(({ symbol }) => symbol !== " ");
  if (seen.length === 0) return null;
  const shown = withLookAlikes(seen.map(({ symbol }) => symbol).join(""));
  const text = shown === "-" ? dashBetween(lattice, from, to) : shown;
  const certainty = seen.reduce((sum, { probability }) => sum + probability, 0) / seen.length;
  const readings = looksLikeNumber(text) ? likelyTexts(lattice, { from, to, mayBe: symbols }) : [];
  return { text, certainty, readings, symbols };
}

/** A hyphen's share is that of all dashes: it is a long one where that has more than half of it. */
const LONG_SHARE = 0.5;

/** The long dash that a lone dash rather is, or a hyphen. */
function dashBetween({ symbols, probabilities }: Lattice, from: number, to: number): string {
  const most = (dash: string): number => {
    const index = symbols.indexOf(dash);
    const rows = Array.from({ length: to - from }, (_, row) => (from + row) * symbols.length);
    return Math.max(0, ...rows.map((at) => probabilities[at + index] ?? 0));
  };
  return (
    LONG_DASHES.find((dash) => symbols.includes(dash) && most(dash) > LONG_SHARE * most("-")) ?? "-"
  );
}

/** Figures among letters and letters among figures are what they look like: "Chattan0oga", "SU8CONTRACTOR", "CO-o01". */
function withLookAlikes(text: string): string {
  return text
    .replace(/^·$/, "-")
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, "o")
    .replace(/(?<=\p{Lu})8(?=\p{Lu}{2})/gu, "B")
    .replace(/(?<=[-#\d])[oO](?=[oO]*\d)|(?<=\d)[oO]$/g, "0");
}
