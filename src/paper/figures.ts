import { type Box, unionOf } from "../base/box.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Line } from "../layout/lines.ts";
import { textOfWords, type Word } from "../page/page.ts";
import { CURRENCY_MARK } from "./currency-marks.ts";
import { type NumberStyle, readCommonAmount, readMoney, readPercent } from "./read-value.ts";

/**
 * How the figure is printed. `amount` has cents, grouping or a currency sign; `plain` is a bare number;
 * `dash` is a zero printed as a dash; `blank` is a lone currency sign or a placeholder such as `#DIV/0!`.
 */
export type FigureForm = "amount" | "plain" | "dash" | "percent" | "blank";

/** A figure printed on a page: at most one of `money` and `percent` is null, both for a blank. */
export interface Figure {
  readonly form: FigureForm;
  readonly money: Money | null;
  readonly percent: Percent | null;
  /** The characters as printed, currency sign included. */
  readonly printed: string;
  readonly pageNumber: number;
  /** Box of the digits, without a currency sign that stands apart. */
  readonly box: Box;
  readonly words: readonly Word[];
}

const CURRENCY_WORD = new RegExp(`^[-–−(]?${CURRENCY_MARK}$`, "i");
const NUMBER_WORD = /^[($£€₹<+\-–—−]*[($£€₹\d.][\d.,'’]*[)>\-–—−]?(?:%|cr\.?)?$/i;
/** A rate in a remark may carry the remark's bracket: "(10%)", "(5% of". */
const PERCENT_WORD = /^[([]?(\d[\d.,]*)\s?(?:%|percent|pct\.?)[)\]]?[:;,.]?$/i;
const DASH_WORD = /^(?:[-–—−]{1,2}|-0-)$/;
const PLACEHOLDER =
  /^(?:#DIV\/0!|#REF!|#VALUE!|#N\/A|#NAME\?|#{3,}|n\/?a|tbd|t\.b\.d\.|\$?x{3,}[x.,]*)$/i;
/** Most figures are a single word with cents: no other form needs to be asked of those. */
const COMMON_AMOUNT = /^\$?\d[\d,]*\.\d{2}$/;
const AMOUNT_FORM = /[$£€₹(]|\d[.,]\d{2}(?!\d)|^\D*\d{1,3}(?:[,.’']\d{3})+(?!\d)|[a-z]{2}/i;

/** A cheap test that everything passes in which decimals or groups of digits are printed. */
const HAS_DECIMALS = /\d[.,]\d\d/;

/** Both marks in one figure: the last of them is that of the decimals, however many there are. */
const POINT_LAST = /\d,\d{3}\.\d/;
const COMMA_LAST = /\d\.\d{3},\d/;

/** The decimal sign that the figures of a document show, those with both marks before all others; a point where nothing decides. */
export function numberStyleOf(lines: readonly Line[]): NumberStyle {
  let [point, comma] = [0, 0];
  let [surePoint, sureComma] = [0, 0];
  for (const line of lines) {
    for (const { text } of line.words) {
      if (!HAS_DECIMALS.test(text)) continue;
      if (POINT_LAST.test(text)) surePoint += 1;
      if (COMMA_LAST.test(text)) sureComma += 1;
      if (/\d\.\d{2}(?!\d)/.test(text) || /\d,\d{3}(?!\d)/.test(text)) point += 1;
      if (/\d,\d{2}(?!\d)/.test(text) || /\d\.\d{3}(?:[.,]|$)/.test(text)) comma += 1;
    }
  }
  if (surePoint !== sureComma) return sureComma > surePoint ? "comma" : "point";
  return comma > point ? "comma" : "point";
}

/**
 * All figures of a line, from left to right. No word belongs to two of them. `centsOf` has the cents of whole amounts
 * that stand in a column of their own.
 */
export function figuresOf(
  line: Line,
  style: NumberStyle,
  centsOf: ReadonlyMap<Word, Word> = NO_CENTS,
): readonly Figure[] {
  const figures: Figure[] = [];
  const { words } = line;
  for (let index = 0; index < words.length;) {
    const length = figureLength(words, index, style);
    const figure = length === 0 ? null : figureAt({ line, index, length, style, centsOf });
    if (figure !== null) figures.push(figure);
    index += figure === null ? 1 : figure.words.length;
  }
  return figures;
}

/** The figure that these words of a line print, with what its column of cents adds. */
function figureAt(given: {
  readonly line: Line;
  readonly index: number;
  readonly length: number;
  readonly style: NumberStyle;
  readonly centsOf: ReadonlyMap<Word, Word>;
}): Figure | null {
  const { line, index, length, style } = given;
  const own = line.words.slice(index, index + length);
  const last = own.at(-1);
  if (last === undefined || !given.centsOf.has(last)) return toFigure(own, line, style);
  const end = index + length + numberLength(line.words, index + length, style);
  return withCents(own, line.words.slice(index + length, end), line.pageNumber);
}

const NO_CENTS: ReadonlyMap<Word, Word> = new Map();

/** A cheap test that nearly every word of prose fails: a digit, a sign, or a short word such as "n/a" or "USD". */
function mayBegin(text: string): boolean {
  if (text.length < 4) return true;
  const code = text.charCodeAt(0);
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return !isLetter || code === 120 || code === 88 || text.startsWith("t.b");
}

/** How many words from here on print one figure; 0 for none. */
function figureLength(words: readonly Word[], index: number, style: NumberStyle): number {
  const first = words[index];
  if (first === undefined || !mayBegin(first.text)) return 0;
  if (COMMON_AMOUNT.test(first.text)) return numberLength(words, index, style);
  if (PLACEHOLDER.test(first.text) || PERCENT_WORD.test(first.text)) return 1;
  if (CURRENCY_WORD.test(first.text) || first.text === "(" || first.text === "($") {
    const inner = figureLengthAfterSign(words, index + 1, style);
    return inner === 0 ? Number(CURRENCY_WORD.test(first.text)) : 1 + inner;
  }
  if (DASH_WORD.test(first.text)) return isAlone(words, index) ? 1 : 0;
  return NUMBER_WORD.test(first.text) && /\d/.test(first.text)
    ? numberLength(words, index, style)
    : 0;
}

/** After a currency sign the number may stand at the far end of the cell, and a dash is a zero. */
function figureLengthAfterSign(words: readonly Word[], index: number, style: NumberStyle): number {
  const next = words[index];
  if (next === undefined) return 0;
  if (DASH_WORD.test(next.text) || PLACEHOLDER.test(next.text)) return 1;
  if (next.text === "(") return 1 + numberLength(words, index + 1, style);
  return NUMBER_WORD.test(next.text) && /\d/.test(next.text) && !/^[$£€₹]/.test(next.text)
    ? numberLength(words, index, style)
    : 0;
}

function numberLength(words: readonly Word[], index: number, style: NumberStyle): number {
  let length = 1;
  for (;;) {
    const last = words[index + length - 1];
    const next = words[index + length];
    if (last === undefined || next === undefined || length > 4) return length;
    if (!goesOn(last, next, style)) return length;
    length += 1;
  }
}

/** Whether a word belongs to the number before it: a bracket or a minus close by, CR or percent, or a group of thousands. */
function goesOn(last: Word, next: Word, style: NumberStyle): boolean {
  const gap = (next.box.left - last.box.right) / Math.max(1, last.glyphHeight);
  if (gap >= 1.2) return false;
  if (CREDIT_OR_PERCENT.test(next.text)) return !last.text.includes("%");
  if (gap >= 0.45) return false;
  if (style === "comma" && isGroup(last.text, next.text)) return true;
  if (/^[-–—−]$/.test(next.text)) return /[.,]\d{2}$/.test(last.text);
  return /^(?:[)%]|\)%)$/.test(next.text) && !/[)%]$/.test(last.text);
}

const CREDIT_OR_PERCENT = /^(?:cr\.?|%\)?[:;,.]?|(?:percent|pct\.?)\)?)$/i;

/** `1` and `234,56` are one number where blanks separate the thousands. */
function isGroup(before: string, text: string): boolean {
  return /^[($€£-]*\d{1,3}$/.test(before) && /^\d{3}(?:,\d{2})?[)-]?$/.test(text);
}

const LEADER = /^[._…·]+$/;

/** A dash between words is punctuation; a dash with a column to itself or after leader dots is a zero. */
function isAlone(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const before = words[index - 1];
  const after = words[index + 1];
  const room = 1.3 * word.glyphHeight;
  const isLed = before !== undefined && LEADER.test(before.text);
  return (
    (before === undefined || isLed || word.box.left - before.box.right > room) &&
    (after === undefined || after.box.left - word.box.right > room)
  );
}

function toFigure(words: readonly Word[], line: Line, style: NumberStyle): Figure | null {
  const { pageNumber } = line;
  const [only] = words.length === 1 ? words : [];
  const printed = only?.text ?? textOfWords(words);
  const common = only === undefined || style === "comma" ? null : readCommonAmount(printed);
  if (only !== undefined && common !== null)
    return {
      form: "amount",
      money: common,
      percent: null,
      printed,
      pageNumber,
      box: only.box,
      words,
    };
  const digits = words.filter((word) => !CURRENCY_WORD.test(word.text));
  const box = only?.box ?? unionOf((digits.length > 0 ? digits : words).map((word) => word.box));
  const value = valueOf(printed, digits, style);
  return value === null ? null : { ...value, printed, pageNumber, box, words };
}

/**
 * Whole dollars with the cents of the column beside them, and a bracket or CR behind those: `1,234` and `50` are
 * 1,234.50. A blank where both make no amount: neither of them says anything alone.
 */
function withCents(dollars: readonly Word[], cents: readonly Word[], pageNumber: number): Figure {
  const [whole, part] = [dollars, cents].map((words) => textOfWords(words));
  const words = [...dollars, ...cents];
  const money = readMoney(`${whole}.${part}`, "point");
  return {
    form: money === null ? "blank" : "amount",
    money,
    percent: null,
    printed: `${whole} ${part}`,
    pageNumber,
    box: unionOf(words.filter(({ text }) => !CURRENCY_WORD.test(text)).map(({ box }) => box)),
    words,
  };
}

/** What a figure of any form says; null when the words are no figure after all. */
function valueOf(
  printed: string,
  digits: readonly Word[],
  style: NumberStyle,
): Pick<Figure, "form" | "money" | "percent"> | null {
  if (digits.length === 0 || digits.some((word) => PLACEHOLDER.test(word.text)))
    return { form: "blank", money: null, percent: null };
  const rate = PERCENT_WORD.exec(printed);
  if (rate !== null || printed.endsWith("%")) {
    const percent = readPercent(rate?.[1] ?? printed, style);
    return percent === null ? null : { form: "percent", money: null, percent };
  }
  const money = readMoney(printed, style);
  if (money === null) return null;
  const isDash = money.isZero() && digits.every((word) => DASH_WORD.test(word.text));
  const isAmount = AMOUNT_FORM.test(printed);
  return { form: isDash ? "dash" : isAmount ? "amount" : "plain", money, percent: null };
}
