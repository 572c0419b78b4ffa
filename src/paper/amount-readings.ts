import { Money } from "../base/money.ts";
import type { Word } from "../page/page.ts";
import type { Print } from "./paper.ts";
import { spelledOut } from "./spelled-out.ts";
import { anyOf } from "../words/any-of.ts";
import { CURRENCY_MARK } from "./currency-marks.ts";
import { creditTails, zeroWords } from "../words/construction/numbers.ts";

/** One reading of words as an amount of money. */
export interface AmountReading {
  readonly value: Money;
  readonly print: Print;
  readonly from: number;
  readonly to: number;
}

/** Whole digits in groups of three, in the groups of two of India, or in none. */
const GROUPS = "(?:\\d{1,3}(?:[,’']\\d{3})+|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+)";

/** Digits with groups and cents, or without either; the currencies of the Gulf have thousandths, which only groups tell from a code. */
const DIGITS = `${GROUPS}?(?:\\.\\d{1,2}|(?<=,\\d{3})\\.\\d{3})?`;

const WHOLE = new RegExp(
  `^[\\s._…·:=|]*([(<\\[]?)\\s*([-–—−+]?)\\s*(${CURRENCY_MARK}?)\\s*([(<\\[]?)\\s*([-–—−+]?)\\s*(${CURRENCY_MARK}?)\\s*(${DIGITS})\\s*(${CURRENCY_MARK}?)\\s*([-–—−]?)\\s*([)>\\]]?)\\s*(cr\\.?|dr\\.?|credit)?[\\s.:;,|*]*$`,
  "i",
);

/** Digits at the end of a word that begins with other text: `Retainage:$1,234.56`, `.....1,234.56`. */
const GLUED = new RegExp(
  `^(?:.*[\\p{L}:=#_…·|)]|.*\\.{2,})([-–—−(]?${CURRENCY_MARK}?[-–—−(]?${GROUPS}(?:\\.\\d{2})[)\\-]?)[;,.)]?$`,
  "iu",
);

const HAS_DIGIT = /\d/;

const ZERO_WORD = new RegExp(`^(?:[$£€]?\\s*[-–—−]{1,3}|-0-|-o-|${anyOf(zeroWords)})[.;,]?$`, "i");
const SIGN_WORD = new RegExp(`^[-–—−(<+]?${CURRENCY_MARK}[-–—−(<]?$|^[(<]$|^[-–—−]$`, "i");
const TAIL_WORD = new RegExp(`^(?:[)>\\]]|[-–—−]|${anyOf(creditTails)})[;,.]?$`, "i");

/** A part of a number torn by blanks holds digits and their signs alone. */
const PART = /^[($£€<\-–−]*[\d.,]*\d[\d.,]*[)>\-–−]?$|^[.,]$/;

/** Parts of one torn number stand no further apart than this many glyph heights; `$41,   117.93` is the widest met. */
const TORN_GAP = 4;

/** Letter-spaced print leaves at most this many glyph heights between two characters. */
const SPACED_GAP = 1.4;

/** Cents in a column of their own stand within this many glyph heights of their dollars. */
const CENTS_GAP = 4;

/** A dash that means zero stands apart from words by this many glyph heights. */
const ALONE = 1.2;

/** More parts than a letter-spaced `$ 1 2 , 3 4 5 , 6 7 8 . 9 0` has are no number. */
const MOST_PARTS = 16;

/** All readings of the words of one line as amounts; the line above may spell a sum out that goes on here. */
export function amountReadings(
  words: readonly Word[],
  above: readonly Word[] = [],
): readonly AmountReading[] {
  const isSpelled = spelledOut(words);
  const isSpelledBefore = (at: number): boolean =>
    at > 0 ? isSpelled[at - 1] === true : spelledOut(above).at(-1) === true;
  return readingsOf(words).map((reading) =>
    isSpelledBefore(reading.from) && isInBrackets(words, reading)
      ? { ...reading, value: reading.value.absolute() }
      : reading,
  );
}

/** Brackets behind a sum that is spelled out are punctuation, and no sign. */
function isInBrackets(words: readonly Word[], { from, to }: AmountReading): boolean {
  const texts = words.slice(from, to + 1).map(({ text }) => text);
  return /^\([^-–—−]*\)[.,;:]*$/.test(texts.join(""));
}

function readingsOf(words: readonly Word[]): readonly AmountReading[] {
  const found: AmountReading[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    if (ZERO_WORD.test(word.text)) {
      const zero = zeroAt(words, index);
      if (zero !== null) found.push(zero);
      continue;
    }
    if (!HAS_DIGIT.test(word.text)) continue;
    const single = withNeighbours(words, index, index, "amount");
    if (single !== null) found.push(single);
    const glued = single === null ? GLUED.exec(word.text) : null;
    const inner = glued === null ? null : parsed(glued[1] ?? "");
    if (inner !== null) found.push({ value: inner, print: "torn", from: index, to: index });
    found.push(...tornAt(words, index), ...centsApart(words, index));
  }
  return found;
}

function zeroAt(words: readonly Word[], index: number): AmountReading | null {
  const word = words[index];
  const before = words[index - 1];
  const after = words[index + 1];
  if (word === undefined) return null;
  const room = ALONE * word.glyphHeight;
  const isLed = before !== undefined && /^[$£€._…·:=|]+$/.test(before.text);
  const isFree =
    (before === undefined || isLed || word.box.left - before.box.right > room) &&
    (after === undefined || after.box.left - word.box.right > room || /^[)|]$/.test(after.text));
  const isWord = /^[a-z]/i.test(word.text);
  if (!isFree && !word.text.startsWith("$") && !isWord) return null;
  return { value: Money.zero, print: "dash", from: index, to: index };
}

/** The number of these words with the sign, the currency and the bracket that stand beside it. */
function withNeighbours(
  words: readonly Word[],
  from: number,
  to: number,
  print: Print,
): AmountReading | null {
  const text = words
    .slice(from, to + 1)
    .map((word) => word.text)
    .join("");
  const core = parsed(text);
  if (core === null) return null;
  const before = signsBefore(words, from, text);
  const tail = tailAfter(words, to, before.text);
  const whole = `${before.text}${tail}`;
  const isPlain = print === "amount" && /^\d+[.,:;]?$/.test(whole);
  return {
    value: whole === text ? core : (parsed(whole) ?? core),
    print: isPlain ? "plain" : print,
    from: before.from,
    to: tail === "" ? to : to + 1,
  };
}

/** At most two words before a number belong to it: a bracket or a minus, and a currency. */
const MOST_SIGNS = 2;

function signsBefore(
  words: readonly Word[],
  from: number,
  text: string,
): { readonly from: number; readonly text: string } {
  let begin = from;
  let whole = text;
  while (begin > Math.max(0, from - MOST_SIGNS)) {
    const sign = words[begin - 1]?.text ?? "";
    const longer = `${sign}${whole}`;
    if (!SIGN_WORD.test(sign) || !parsable(longer) || isDashBetween(words, begin - 1)) break;
    whole = longer;
    begin -= 1;
  }
  return { from: begin, text: whole };
}

/** A bracket, a minus or CR stands this close behind its number, in glyph heights. */
const TAIL_GAP = 1.3;

function tailAfter(words: readonly Word[], to: number, text: string): string {
  const last = words[to];
  const next = words[to + 1];
  if (next === undefined || last === undefined || !TAIL_WORD.test(next.text)) return "";
  const gap = next.box.left - last.box.right;
  const belongs = gap < TAIL_GAP * next.glyphHeight && parsed(`${text}${next.text}`) !== null;
  return belongs ? next.text : "";
}

/** A lone dash this many glyph heights before a number is a zero or punctuation, no minus. */
const MINUS_GAP = 0.8;

/** Whether a dash belongs to what stands before it, or to no number at all. */
function isDashBetween(words: readonly Word[], index: number): boolean {
  const dash = words[index];
  const before = words[index - 1];
  const after = words[index + 1];
  if (dash === undefined || after === undefined || !/^[-–—−]$/.test(dash.text)) return false;
  const gap = after.box.left - dash.box.right;
  if (gap > MINUS_GAP * dash.glyphHeight) return true;
  const isTight = gap < 0.1 * dash.glyphHeight;
  const room = before === undefined ? Infinity : dash.box.left - before.box.right;
  return !isTight && room < ALONE * dash.glyphHeight;
}

function parsable(text: string): boolean {
  return parsed(text) !== null || WHOLE.test(`${text})`);
}

/** Fewer digits with one bracket alone are an item's number: `2)`. */
const LEAST_BRACKETED = 4;

/** The amount a text prints; null where it is none, as a text without a digit never is. */
function parsed(text: string): Money | null {
  return HAS_DIGIT.test(text) ? parsedDigits(text) : null;
}

function parsedDigits(text: string): Money | null {
  const match = WHOLE.exec(text);
  if (match === null) return null;
  const [, open1, minus1, , open2, minus2, , digits = "", , minus3, close, credit] = match;
  if (!HAS_DIGIT.test(digits)) return null;
  const isOpened = open1 !== "" || open2 !== "";
  const isClosed = close !== "";
  const isLoose = isOpened !== isClosed && credit === undefined;
  if (isLoose && digits.length < LEAST_BRACKETED) return null;
  const minuses = minusesIn([minus1, minus2, minus3]);
  if (minuses > 1) return null;
  const isNegative = (isOpened && isClosed) || minuses === 1 || /^c/i.test(credit ?? "");
  const plain = digits.replaceAll(/[,’']/g, "");
  const value = Money.fromPlain(plain.replace(/^\./, "0."));
  return isNegative ? (value?.negated() ?? null) : value;
}

function minusesIn(signs: readonly (string | undefined)[]): number {
  return signs.filter((sign) => sign !== "" && sign !== "+").length;
}

/** An amount with groups of thousands or cents at its end. */
const GROUPED = /\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{2,3})?\D?$|\d\.\d{2}\D?$/;

/** Numbers whose print blanks tear apart: after a comma or a point, or between all characters. */
function tornAt(words: readonly Word[], index: number): readonly AmountReading[] {
  const found: AmountReading[] = [];
  let text = words[index]?.text ?? "";
  if (!PART.test(text)) return found;
  for (let end = index + 1; end < Math.min(words.length, index + MOST_PARTS); end += 1) {
    const next = words[end];
    if (next === undefined || !goesOn(words[end - 1], next)) break;
    text += next.text;
    if (!GROUPED.test(text) || /\.\d\d.*\./.test(text)) continue;
    const reading = withNeighbours(words, index, end, "torn");
    if (reading !== null) found.push(reading);
  }
  return found;
}

/** Whether a part of a torn number goes on in the next word. */
function goesOn(before: Word | undefined, next: Word): boolean {
  if (before === undefined || !PART.test(next.text)) return false;
  const gap = (next.box.left - before.box.right) / Math.max(1, next.glyphHeight);
  const isCut = /[.,]$/.test(before.text) || /^[.,]/.test(next.text);
  const isShort = before.text.length < 4 || next.text.length < 4;
  return gap <= TORN_GAP && (isCut || (isShort && gap < SPACED_GAP));
}

/** Whole dollars and two digits beside them. */
function centsApart(words: readonly Word[], index: number): readonly AmountReading[] {
  const dollars = words[index];
  const cents = words[index + 1];
  if (dollars === undefined || cents === undefined) return [];
  const match = /^[)|.]?(\d{2})([)-]?)$/.exec(cents.text);
  if (match === null || !/^[($£€\-–]*(?:\d{1,3}(?:,\d{3})*|\d+)$/.test(dollars.text)) return [];
  if (cents.box.left - dollars.box.right > CENTS_GAP * dollars.glyphHeight) return [];
  const value = parsed(`${dollars.text}.${match[1] ?? ""}${match[2] ?? ""}`);
  return value === null ? [] : [{ value, print: "cents-apart", from: index, to: index + 1 }];
}
