import { likelyTexts, type Reading } from "./beam.ts";
import { greedy, type Lattice, withoutMark } from "./lattice.ts";
import { looksLikeNumber, NUMBER_SYMBOLS } from "./number-readings.ts";
import { bordersOf, type Gap, type RecognisedLine } from "./word-borders.ts";

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
  return withWholeDates(words, TORN_GAP * line.height).map((word, index, all) =>
    withPlainDash(word, all[index - 1], all[index + 1]),
  );
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

/** A date in pieces, of whose signs one may be too faint: "27 03 /2018", "04-05 -2018". */
const TORN_DATE =
  /^(0?[1-9]|[12]\d|3[01])(?: ?([/-]) ?| (?=\d+ [/-]))(0?[1-9]|[12]\d|3[01]) ?([/-]) ?((?:19|20)\d{2})$/;

/** The words of a line, pieces of a date that stand closely joined to one. */
function withWholeDates(words: readonly LineWord[], mostGap: number): readonly LineWord[] {
  const joined: LineWord[] = [];
  for (let at = 0; at < words.length;) {
    const count = [3, 2].find((many) => dateOf(words.slice(at, at + many), mostGap) !== null) ?? 1;
    const own = words.slice(at, at + count);
    joined.push(...(count === 1 ? own : [dateOf(own, mostGap) ?? own].flat()));
    at += count;
  }
  return joined;
}

function dateOf(words: readonly LineWord[], mostGap: number): LineWord | null {
  const [first, last] = [words[0], words.at(-1)];
  const areClose = words.every((word, index) => {
    const before = words[index - 1];
    return before === undefined || word.left - before.right < mostGap;
  });
  if (first === undefined || last === undefined || words.length < 2 || !areClose) return null;
  const match = TORN_DATE.exec(
    words.map(({ text, readings }) => readings[0]?.text ?? text).join(" "),
  );
  if (match === null) return null;
  const [, one = "", seen, two = "", sign = "", year = ""] = match;
  if (seen !== undefined && seen !== sign) return null;
  const certainty = Math.min(...words.map((word) => word.certainty));
  const text = [one, two, year].join(sign);
  return { ...first, right: last.right, text, certainty, readings: [] };
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
  const raw = seen.map(({ symbol }) => symbol).join("");
  const shown = withLookAlikes(raw);
  const text = shown === "-" ? dashBetween(lattice, from, to) : shown;
  const certainty = seen.reduce((sum, { probability }) => sum + probability, 0) / seen.length;
  // A figure that was seen as a letter with a mark is none of a number's symbols: a search without it would leave it out.
  const isNumber = looksLikeNumber(text) && !MARKED_LETTER.test(raw);
  const readings = isNumber ? likelyTexts(lattice, { from, to, mayBe: symbols }) : [];
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

/** A letter that English has not. */
const MARKED_LETTER = /(?![a-z])\p{L}/iu;

/**
 * Figures among letters and letters among figures are what they look like: "Chattan0oga", "SU8CONTRACTOR", "CO-o01". Among
 * figures stands no letter with a mark: that is dirt above a figure.
 */
function withLookAlikes(text: string): string {
  return text
    .replace(/^·$/, "-")
    .replace(/(?<=\d[/.,-]?)(?![a-z])\p{L}(?=[/.,-]?\d)/giu, withoutMark)
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, "o")
    .replace(/(?<=\p{Lu})8(?=\p{Lu}{2})/gu, "B")
    .replace(/(?<=[-#\d])[oO](?=[oO]*\d)|(?<=\d)[oO]$/g, "0");
}
