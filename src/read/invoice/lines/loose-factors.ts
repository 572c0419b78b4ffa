import { Money } from "../../../base/money.ts";
import { type PrintedNumber, readNumber } from "../../../paper/invoice/amount-text.ts";
import { figureOfWord, type InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { isProduct } from "../../../evidence/invoice/items/product-fit.ts";
import { tillLine } from "../../../evidence/invoice/items/till-line.ts";
import type { Word } from "../../../page/page.ts";
import { anyOf } from "../../../words/any-of.ts";
import { timesWords } from "../../../words/invoice/numbers.ts";

/** Quantity and price that stand in no column but in the text of an item: "2 x 4.50" below its name. */
export interface LooseFactors {
  readonly quantity: InvoiceFigure;
  /** Null where only a marked quantity is printed: "3x Espresso". */
  readonly unitPrice: InvoiceFigure | null;
  /** What follows the quantity; none where that is no unit. */
  readonly unit: readonly Word[];
}

/** An item whose factors are asked for. */
export interface LooseItem {
  readonly amount: InvoiceFigure;
  /** Whether a column has its price: then a bare 1 is its quantity. */
  readonly isPriced: boolean;
}

/** Figures of one item that are tried; a text with more is prose. */
const MOST_FIGURES = 12;

const ONE = Money.of("1");

const SIGN = new RegExp(`^[xX×@*]$|^${anyOf(timesWords)}$`);
/** A quantity in one word with its sign: "2x", "x2". */
const GLUED = /^(?:(\d{1,4})[xX×]|[xX×](\d{1,4}))$/;

/** Hours and minutes; those that are no hundredths of an hour make no exact product. */
const HOURS = /^(\d{1,3}):([0-5]\d)$/;
/** A figure that shares its brackets with other words: "(3.5 days @ £720.00)". */
const BRACKETED = /^\(([^)]+)$|^([^(]+)\)$/;

/**
 * The factors in some lines of an item: printed as a till prints them; else the one pair of figures whose product is
 * the amount to the cent; else a quantity that is marked as one.
 */
export function looseFactors(
  indexes: readonly number[],
  { amount, isPriced }: LooseItem,
  paper: InvoicePaper,
): LooseFactors | null {
  for (const index of indexes) {
    const factors = tillLine(index, paper)?.factors ?? null;
    if (
      factors !== null &&
      isProduct(factors.quantity.value, factors.unitPrice.value, amount.value)
    )
      return factors;
  }
  const marked = indexes.flatMap((index) => markedQuantities(index, amount, paper));
  const figures = indexes
    .flatMap((index) => figuresIn(index, paper))
    .filter((one) => one !== amount && !one.isPercent && !one.isDash && !one.value.isZero())
    .slice(0, MOST_FIGURES);
  const mayBeOne = (figure: InvoiceFigure): boolean => isPriced || marked.includes(figure);
  return (
    pairIn([...new Set([...marked, ...figures])], amount, mayBeOne) ?? alone(indexes, marked, paper)
  );
}

/** One marked quantity at the begin or the end of a text of the item: "2x Espresso", "Espresso x 2". */
function alone(
  indexes: readonly number[],
  marked: readonly InvoiceFigure[],
  { lines }: InvoicePaper,
): LooseFactors | null {
  const [quantity, other] = marked;
  if (quantity === undefined || other !== undefined) return null;
  const runs = indexes.flatMap((index) => lines[index]?.line.runs ?? []);
  const stands = runs.some(({ words }) => {
    const texts = words.filter((word) => !quantity.words.includes(word));
    const at = words.findIndex((word) => quantity.words.includes(word));
    const isAtEnd = at === words.length - 1 || (at === words.length - 2 && isSign(words.at(-1)));
    return at >= 0 && texts.length > 0 && (at === 0 || isAtEnd);
  });
  return stands ? { quantity, unitPrice: null, unit: [] } : null;
}

function isSign(word: Word | undefined): boolean {
  return word !== undefined && TIMES.test(word.text);
}

/**
 * The pair of figures that makes the amount; null where none does, or where two different ones do. Of a pair that may be
 * read both ways the quantity stands first.
 */
function pairIn(
  figures: readonly InvoiceFigure[],
  amount: InvoiceFigure,
  mayBeOne: (figure: InvoiceFigure) => boolean,
): LooseFactors | null {
  const prices = figures.filter(
    ({ decimals, currency, printed }) => (decimals >= 2 || currency !== "") && !HOURS.test(printed),
  );
  const pairs = figures.flatMap((quantity) =>
    quantity.value.equals(ONE) && !mayBeOne(quantity)
      ? []
      : prices
          .filter(
            (price) => price !== quantity && isProduct(quantity.value, price.value, amount.value),
          )
          .map((unitPrice) => ({ quantity, unitPrice, unit: [] })),
  );
  const [first, ...others] = pairs.filter(
    ({ quantity, unitPrice }) =>
      quantity.currency === "" &&
      !pairs.some(
        (other) =>
          other.quantity === unitPrice && figures.indexOf(unitPrice) < figures.indexOf(quantity),
      ),
  );
  if (first === undefined) return null;
  const isSame = others.every(({ quantity }) => quantity.value.equals(first.quantity.value));
  return isSame ? first : null;
}

/** The figures of a line, those in open brackets and those of hours among them. */
function figuresIn(index: number, { lines, style }: InvoicePaper): readonly InvoiceFigure[] {
  const line = lines[index];
  if (line === undefined) return [];
  const { words, pageNumber } = line.line;
  const others = words.flatMap((word): readonly InvoiceFigure[] => {
    const [, opened, closed] = BRACKETED.exec(word.text) ?? [];
    const bracketed = opened ?? closed;
    if (bracketed !== undefined) return figureOf(word, readNumber(bracketed, style), pageNumber);
    const [, hours, minutes] = HOURS.exec(word.text) ?? [];
    if (hours === undefined || Number(minutes) % 3 !== 0) return [];
    const hundredths = String((Number(minutes) * 5) / 3).padStart(2, "0");
    return figureOf(word, readNumber(`${hours}.${hundredths}`, "point"), pageNumber);
  });
  return [...line.figures, ...others];
}

/** The figure of a word, where it is one. */
function figureOf(
  word: Word,
  number: PrintedNumber | null,
  pageNumber: number,
): readonly InvoiceFigure[] {
  return number === null ? [] : [figureOfWord(word, number, pageNumber)];
}

/** Figures of a line beside a sign of multiplication. */
function markedQuantities(
  index: number,
  amount: InvoiceFigure,
  paper: InvoicePaper,
): readonly InvoiceFigure[] {
  const line = paper.lines[index];
  if (line === undefined) return [];
  const { words, pageNumber } = line.line;
  const figures = figuresIn(index, paper);
  return words.flatMap((word, at): readonly InvoiceFigure[] => {
    const [, before, behind] = GLUED.exec(word.text) ?? [];
    const digits = before ?? behind;
    if (digits !== undefined) return figureOf(word, readNumber(digits, paper.style), pageNumber);
    if (!isSign(word)) return [];
    const around = [words[at - 1], words[at + 1]];
    const beside = word.text === "@" ? words.slice(Math.max(0, at - 2), at) : around;
    // Between two numbers it parts measures: "3 x 2.5 mm²".
    if (beside === around && around.every((one) => /\d/.test(one?.text ?? ""))) return [];
    const figure = figures.find((own) => own.words.some((one) => beside.includes(one)));
    return figure === undefined || figure === amount || figure.isMarked ? [] : [figure];
  });
}

const TIMES = /^[xX×@]$/;

/** Words of a phrase such as "(3.5 days @ £720.00 each)". */
const MOST_IN_PHRASE = 6;

/** A description without the quantity and the price at its begin and its end, where something is left of it. */
export function withoutFactors(
  words: readonly Word[],
  { quantity, unitPrice }: LooseFactors,
): readonly Word[] {
  const own = new Set([...quantity.words, ...(unitPrice?.words ?? [])]);
  const isTold = (word: Word | undefined): boolean =>
    word !== undefined && (own.has(word) || SIGN.test(word.text));
  let from = 0;
  while (from < words.length && isTold(words[from])) from += 1;
  const tail = words.findIndex((word, at) => at >= from && own.has(word));
  const isEnd = tail >= Math.max(0, words.length - MOST_IN_PHRASE);
  let to = isEnd ? tail : words.length;
  while (to > from && isTold(words[to - 1])) to -= 1;
  return from < to ? words.slice(from, to) : words;
}
