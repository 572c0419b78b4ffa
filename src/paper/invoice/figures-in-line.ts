import { type Box, unionOf } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import type { Line } from "../../layout/lines.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { NumberStyle } from "../read-value.ts";
import { CURRENCY_SIGN, isDashZero, type PrintedNumber, readNumber } from "./amount-text.ts";

/** A number printed on an invoice: an amount, a quantity, a rate. */
export interface InvoiceFigure {
  readonly value: Money;
  /** The other reading of "1.234", where the style of the document chose between two. */
  readonly other: Money | null;
  readonly decimals: number;
  readonly isPercent: boolean;
  /** Has decimals, thousands, a minus or a currency: more than a bare whole number. */
  readonly isMarked: boolean;
  /** A dash that stands for zero. */
  readonly isDash: boolean;
  /** The currency sign or code beside it, as printed; empty where there is none. */
  readonly currency: string;
  /** As printed, with its currency. */
  readonly printed: string;
  readonly pageNumber: number;
  /** Of the digits. */
  readonly box: Box;
  /** Its words, with those of a sign that stands apart. */
  readonly words: readonly Word[];
}

/** A rate, with its sign behind it, or before it as in Turkish, alone or in brackets: "20 %", "(6.25%)", "%20". */
const PERCENT = /^\(?(?:([-+]?\d[\d.,]*)\s*%|%\s*(\d[\d.,]*))\)?[:;,]?$/;
/** A rate behind a sign that stands apart; with cents it is rather an amount in a column of rates and amounts. */
const SHORT_RATE = /^\d{1,2}(?:[.,]\d)?\)?$/;
/** A rate in brackets right behind what it is of, in one word: "KDV(%20)", "VAT(20%)". */
const RATE_AT_END = /(?<=[\p{L}.])\(((?:%\d[\d.,]*|\d[\d.,]*%)\)[:;,]?)$/u;
/** Words that can begin or continue a number. */
const NUMBER_START = /^[-+(–−]*(?:[A-Za-z]{0,3}\p{Sc}|[A-Z]{2,3}|R(?=\d))?[-+(–−]*[\d.,]/u;
const TRAILING = /(?<=[\d\p{Sc}%)])[:;.,]$/u;
/** A group of three digits that continues a number whose thousands are parted by blanks. */
const GROUP = /^\d{3}(?:[.,]\d{1,4})?(?:[-–−]|€|%|Kč|zł|kr|,-)?$/;
const GROUP_HEAD = /^[-+(–−]?\p{Sc}?\d{1,3}$/u;
/** A sign that could belong to either side is closer than this many glyph heights to its number. */
const TIGHT = 0.6;
/** A blank inside a number is narrower than this share of the glyph height. */
const BLANK = 0.45;
/** A sign belongs to the number beside it up to this many glyph heights away. */
const SIGN_REACH = 6;

/** A number that stands within one word, as a figure. */
export function figureOfWord(word: Word, number: PrintedNumber, pageNumber: number): InvoiceFigure {
  const place = { printed: word.text, pageNumber, box: word.box, words: [word] };
  return { ...place, ...number, isDash: false, isPercent: false };
}

/** All numbers of a line, from left to right. No word belongs to two of them. */
export function invoiceFigures(line: Line, style: NumberStyle): readonly InvoiceFigure[] {
  const { words } = line;
  const figures: InvoiceFigure[] = [];
  for (let index = 0; index < words.length;) {
    const found = numberAt(words, index, style);
    if (found !== null) {
      const figure = figureAt(line, index, found);
      if (figure !== null) figures.push(figure);
    }
    index += found?.length ?? 1;
  }
  return withSigns(line, figures);
}

/** A number among the words of a line. */
interface NumberInLine {
  readonly printed: string;
  /** Number of its words. */
  readonly length: number;
  /** Null for a dash and what only looks like a rate. */
  readonly number: PrintedNumber | null;
  readonly isPercent: boolean;
}

/** The number that begins with the word at `index`; null where none does. */
function numberAt(words: readonly Word[], index: number, style: NumberStyle): NumberInLine | null {
  const first = words[index];
  if (first === undefined) return null;
  if (isDashZero(first.text))
    return { printed: first.text, length: 1, number: null, isPercent: false };
  const bracketed = bracketedNumber(words, index, style);
  if (bracketed !== null) return bracketed;
  const rate = rateAt(words, index, style);
  if (rate !== null) return rate;
  if (!NUMBER_START.test(first.text)) return null;
  let length = 1;
  if (GROUP_HEAD.test(first.text)) {
    while (length < 5 && continuesNumber(words, index + length)) length += 1;
  }
  for (; length > 0; length -= 1) {
    const printed = length === 1 ? first.text : textOf(words, index, length);
    const rate = rateIn(printed, style);
    if (rate !== null) return { printed, length, ...rate };
    const number = readNumber(printed.replace(TRAILING, ""), style);
    if (number !== null) return { printed, length, number, isPercent: false };
  }
  return null;
}

/** A number with its currency in brackets that several words share: "(EUR 12.00)". */
function bracketedNumber(
  words: readonly Word[],
  index: number,
  style: NumberStyle,
): NumberInLine | null {
  const length = bracketLength(words, index);
  if (length < 2) return null;
  const printed = textOf(words, index, length);
  const rate = rateIn(printed, style);
  if (rate !== null) return { printed, length, ...rate };
  const number = readNumber(printed, style);
  return number === null ? null : { printed, length, number, isPercent: false };
}

/** What is printed as a rate; null where it is no rate. */
function rateIn(
  printed: string,
  style: NumberStyle,
): Pick<NumberInLine, "number" | "isPercent"> | null {
  const [, before, behind] = PERCENT.exec(printed) ?? [];
  const digits = before ?? behind;
  return digits === undefined ? null : { number: readNumber(digits, style), isPercent: true };
}

/** A rate whose sign stands before it, in one word, in two, or at the end of the word that it belongs to. */
function rateAt(words: readonly Word[], index: number, style: NumberStyle): NumberInLine | null {
  const [first, second] = words.slice(index, index + 2);
  if (first?.text.includes("%") !== true) return null;
  const end = RATE_AT_END.exec(first.text)?.[1];
  const printed = end === undefined ? first.text : `(${end}`;
  const own = /^\(?%./.test(printed) || end !== undefined ? rateIn(printed, style) : null;
  if (own !== null) return { printed, length: 1, ...own };
  // A sign between two numbers is the first one's.
  const isOfLast = /\d/.test(words[index - 1]?.text ?? "");
  const isSign = /^\(?%$/.test(first.text) && !isOfLast;
  const isApart =
    isSign && second !== undefined && SHORT_RATE.test(second.text) && isTight(first, second);
  const both = isApart ? rateIn(textOf(words, index, 2), style) : null;
  return both === null ? null : { printed: textOf(words, index, 2), length: 2, ...both };
}

/** Whether two words stand as close as a sign to its number. */
function isTight(before: Word, after: Word): boolean {
  return after.box.left - before.box.right < TIGHT * after.glyphHeight;
}

/** How many words a bracket around an amount and its currency holds; 0 where none is opened or it stays open. */
function bracketLength(words: readonly Word[], index: number): number {
  if (words[index]?.text.startsWith("(") !== true) return 0;
  for (let length = 1; length <= MOST_IN_BRACKETS; length += 1)
    if (words[index + length - 1]?.text.endsWith(")") === true) return length;
  return 0;
}

const MOST_IN_BRACKETS = 4;

/** A group of three digits close behind another group, with a narrower blank than the print has between words. */
function continuesNumber(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const word = words[index];
  if (before === undefined || word === undefined || !GROUP.test(word.text)) return false;
  return word.box.left - before.box.right < BLANK * word.glyphHeight;
}

function textOf(words: readonly Word[], index: number, length: number): string {
  return textOfWords(words.slice(index, index + length));
}

function figureAt(
  line: Line,
  index: number,
  { printed, length, number, isPercent }: NumberInLine,
): InvoiceFigure | null {
  if (number === null) return null;
  const words = line.words.slice(index, index + length);
  const base = {
    printed,
    pageNumber: line.pageNumber,
    box: unionOf(words.map(({ box }) => box)),
    words,
  };
  return { ...base, ...number, isDash: false, isPercent };
}

/** Percent and currency signs that stand apart belong to the number beside them, a lone minus to the one behind it. */
function withSigns(line: Line, figures: readonly InvoiceFigure[]): readonly InvoiceFigure[] {
  const done: InvoiceFigure[] = [];
  for (const [at, figure] of figures.entries()) {
    const found = withSignsBeside(line, figure, { last: done.at(-1), next: figures[at + 1] });
    done.push(found);
  }
  return done;
}

interface Neighbours {
  readonly last: InvoiceFigure | undefined;
  readonly next: InvoiceFigure | undefined;
}

function withSignsBeside(
  line: Line,
  figure: InvoiceFigure,
  { last, next }: Neighbours,
): InvoiceFigure {
  const first = line.words.indexOf(figure.words[0] as Word);
  const end = first + figure.words.length;
  const before = line.words[first - 1];
  const after = line.words[end];
  const isBeside = after !== undefined && isNear(figure.box, after.box, after);
  if (isBeside && PERCENT_SIGN.test(after.text)) return asRate(figure, after);
  const isOurs = before !== undefined && isFree(before, last);
  const found =
    isOurs && isNear(before.box, figure.box, before) ? withSignBefore(figure, before) : figure;
  if (!isBeside || found.currency !== "") return found;
  const isOfNext = next?.words[0] === line.words[end + 1] && !/\d$/.test(after.text);
  return withSignAfter(found, after, isOfNext && line.words[end + 1] !== undefined);
}

const PERCENT_SIGN = /^%\)?[:,;]?$/;

function asRate(figure: InvoiceFigure, sign: Word): InvoiceFigure {
  return {
    ...figure,
    isPercent: true,
    printed: `${figure.printed} %`,
    words: [...figure.words, sign],
  };
}

/** A currency or a minus right behind a number; what stands before another number is rather that one's. */
function withSignAfter(figure: InvoiceFigure, after: Word, isOfNext: boolean): InvoiceFigure {
  const isClose = after.box.left - figure.box.right < TIGHT * after.glyphHeight;
  const joined = {
    ...figure,
    isMarked: true,
    printed: `${figure.printed} ${after.text}`,
    words: [...figure.words, after],
  };
  if (CURRENCY_SIGN.test(after.text) && after.text !== "R" && (!isOfNext || isClose))
    return { ...joined, currency: after.text };
  if (!/^[-–−]$/.test(after.text) || !isClose || isOfNext) return figure;
  return {
    ...joined,
    value: figure.value.negated(),
    other: figure.other?.negated() ?? null,
  };
}

function withSignBefore(figure: InvoiceFigure, before: Word): InvoiceFigure {
  const sign = before.text.replace(/[:(]$/, "");
  const joined = {
    printed: `${before.text} ${figure.printed}`,
    words: [before, ...figure.words],
    isMarked: true,
  };
  if (figure.currency === "" && CURRENCY_SIGN.test(sign))
    return { ...figure, ...joined, currency: sign };
  const isMinus =
    !figure.isPercent &&
    /^[-–−]$/.test(before.text) &&
    figure.box.left - before.box.right < 1.2 * before.glyphHeight;
  const isSignedCurrency = /^[-–−](?:\$|€|£)$/.test(before.text);
  if ((isMinus || isSignedCurrency) && !figure.value.isNegative())
    return {
      ...figure,
      ...joined,
      value: figure.value.negated(),
      other: figure.other?.negated() ?? null,
      currency: isSignedCurrency ? before.text.slice(1) : figure.currency,
    };
  return figure;
}

function isFree(word: Word, last: InvoiceFigure | undefined): boolean {
  return last === undefined || !last.words.includes(word);
}

function isNear(left: Box, right: Box, { glyphHeight }: Word): boolean {
  return right.left - left.right < SIGN_REACH * glyphHeight;
}
