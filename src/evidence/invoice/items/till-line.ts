import type { Word } from "../../../page/page.ts";
import { readNumber } from "../../../paper/invoice/amount-text.ts";
import { figureOfWord, type InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import { datedWords, looksLikeMoney, MOST_LINE_WORDS } from "./line-cells.ts";
import { isProduct } from "./product-fit.ts";
import { anyOf } from "../../../words/any-of.ts";
import { timesWords } from "../../../words/invoice/numbers.ts";

/** Quantity and price as tills print them: "2 x 4.50", "0,512 kg x 3,99 EUR/kg", "3 @ 12.98". */
export interface Factors {
  readonly quantity: InvoiceFigure;
  readonly unitPrice: InvoiceFigure;
  readonly unit: readonly Word[];
}

/** One line of a till receipt. */
export interface TillLine {
  readonly index: number;
  readonly paperLine: PaperLine;
  readonly factors: Factors | null;
  readonly amount: InvoiceFigure | null;
  /** What is neither. */
  readonly name: readonly Word[];
}

type Part = Word | InvoiceFigure;

const TIMES = new RegExp(`^[xX×@*]$|^${anyOf(timesWords)}$`);
const GLUED = /^(\d{1,4})[xX×@*](\d[\d.,]*)?$/;
/** A letter of the tax, a star or a currency may stand behind an amount. */
const BEHIND = /^[A-Z*#]{1,2}\d?$|^[€$£]$|^EUR$|^%$/;
const PER_UNIT = /^(?:\/|[A-Z€$£]{1,3}\/)\p{L}{1,3}$|^ea\.?$/iu;

/** Reads a line as a till prints it. */
export function tillLine(index: number, paper: InvoicePaper): TillLine | null {
  const paperLine = paper.lines[index];
  if (paperLine === undefined || paperLine.line.words.length > MOST_LINE_WORDS) return null;
  const parts = partsOf(paperLine, paper);
  const cut = withoutFactors(parts);
  const { amount, rest } = withoutAmount(cut.rest);
  const name = wordsOf(rest, paperLine);
  if (cut.factors !== null || amount === null)
    return { index, paperLine, factors: cut.factors, amount, name };
  const leading = leadingFactors(rest, amount, paperLine);
  if (leading === null) return { index, paperLine, factors: null, amount, name };
  return { index, paperLine, factors: leading.factors, amount, name: leading.name };
}

function isFigure(part: Part): part is InvoiceFigure {
  return "printed" in part;
}

/** The printed words of parts, each once: one that was cut at its sign is put together again. */
function wordsOf(parts: readonly Part[], { line }: PaperLine): readonly Word[] {
  const printed = ({ box }: Word): Word | undefined => line.words.find((word) => word.box === box);
  const words = parts.flatMap((part) => (isFigure(part) ? part.words : [printed(part) ?? part]));
  return [...new Set(words)];
}

/** Words and figures from left to right; a quantity glued to its sign is a figure and the sign a word of its own. */
function partsOf({ line, figures }: PaperLine, paper: InvoicePaper): readonly Part[] {
  const dated = datedWords(line.runs, paper);
  const parts: Part[] = [];
  for (const word of line.words) {
    const figure = figures.find(
      ({ words }) => words.includes(word) && !words.some((one) => dated.has(one)),
    );
    if (figure !== undefined) {
      if (parts.at(-1) !== figure) parts.push(figure);
      continue;
    }
    const glued = GLUED.exec(word.text);
    if (glued === null) parts.push(word);
    else {
      parts.push(...figureOf(glued[1], word, line.pageNumber, paper), { ...word, text: "x" });
      parts.push(...figureOf(glued[2], word, line.pageNumber, paper));
    }
  }
  return parts;
}

function figureOf(
  digits: string | undefined,
  word: Word,
  pageNumber: number,
  { style }: InvoicePaper,
): InvoiceFigure[] {
  const number = digits === undefined ? null : readNumber(digits, style);
  return number === null ? [] : [figureOfWord(word, number, pageNumber)];
}

interface Cut {
  readonly factors: Factors | null;
  readonly rest: readonly Part[];
}

function withoutFactors(parts: readonly Part[]): Cut {
  for (let at = 1; at < parts.length - 1; at += 1) {
    const found = factorsAround(parts, at);
    if (found !== null) return found;
  }
  return { factors: null, rest: parts };
}

/** Quantity, perhaps a unit, the sign at a place, price, perhaps what it is for. */
function factorsAround(parts: readonly Part[], at: number): Cut | null {
  const sign = wordAt(parts, at);
  const unitPrice = figureAt(parts, at + 1);
  if (sign === null || unitPrice === null || !TIMES.test(sign.text)) return null;
  const unit = wordAt(parts, at - 1);
  const quantity = figureAt(parts, unit === null ? at - 1 : at - 2);
  if (quantity === null || (unitPrice.decimals === 0 && unitPrice.currency === "")) return null;
  const behind = wordAt(parts, at + 2);
  const end = behind !== null && PER_UNIT.test(behind.text) ? at + 3 : at + 2;
  const begin = unit === null ? at - 1 : at - 2;
  return {
    factors: { quantity, unitPrice, unit: unit === null ? [] : [unit] },
    rest: [...parts.slice(0, begin), ...parts.slice(end)],
  };
}

function wordAt(parts: readonly Part[], at: number): Word | null {
  const part = parts[at];
  return part === undefined || isFigure(part) ? null : part;
}

function figureAt(parts: readonly Part[], at: number): InvoiceFigure | null {
  const part = parts[at];
  return part === undefined || !isFigure(part) || part.isPercent ? null : part;
}

/** A single digit behind an amount marks its tax. */
function isTaxMark(part: InvoiceFigure, before: Part | undefined): boolean {
  if (before === undefined || !isFigure(before) || part.isMarked) return false;
  return /^\d$/.test(part.printed) && looksLikeMoney(before);
}

function withoutAmount(parts: readonly Part[]): {
  amount: InvoiceFigure | null;
  rest: readonly Part[];
} {
  let end = parts.length;
  while (end > 0) {
    const part = parts[end - 1];
    if (part === undefined) break;
    if (isFigure(part) && isTaxMark(part, parts[end - 2])) {
      end -= 1;
      continue;
    }
    if (isFigure(part)) {
      return looksLikeMoney(part)
        ? { amount: part, rest: parts.slice(0, end - 1) }
        : { amount: null, rest: parts };
    }
    if (!BEHIND.test(part.text)) break;
    end -= 1;
  }
  return { amount: null, rest: parts };
}

/** "4 Coffee 2.50 10.00": a whole number first and a price last, whose product is the amount. */
function leadingFactors(
  rest: readonly Part[],
  amount: InvoiceFigure,
  paperLine: PaperLine,
): { factors: Factors; name: readonly Word[] } | null {
  const [quantity, unitPrice] = [rest[0], rest.at(-1)];
  if (quantity === undefined || unitPrice === undefined || rest.length < 3) return null;
  if (!isFigure(quantity) || !isFigure(unitPrice)) return null;
  if (!isProduct(quantity.value, unitPrice.value, amount.value)) return null;
  const name = wordsOf(rest.slice(1, -1), paperLine);
  return { factors: { quantity, unitPrice, unit: [] }, name };
}
