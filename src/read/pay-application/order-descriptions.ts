import { type Box, centreX, centreY, holdsMiddle, overlapX } from "../../base/box.ts";
import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { Paper, PaperLine } from "../../paper/paper.ts";
import {
  type OrderAmount,
  type OrderFigures,
  type OrderMark,
  type OrderNumber,
  placeOf,
} from "../../solve/order-figures.ts";
import { isCaption, type OrderVocabularies } from "./vocabularies.ts";
import { placeOfWords } from "../../paper/places.ts";

/** A paper with the figures that may be those of its orders. */
export interface FiguresOfPaper extends OrderFigures {
  readonly paper: Paper;
  readonly marks: readonly OrderMark[];
  readonly words: OrderVocabularies;
}

/** An order with what its row says beside its number and its amount: the request behind it, and what it is about. */
export function described(
  order: ListedChangeOrder,
  given: FiguresOfPaper,
  rowOf: RowOf,
): ListedChangeOrder {
  const { amount, number } = order;
  const { paper, words } = given;
  const own = amount === null ? null : nearest(given.amounts, amount.from[0]);
  if (own === null || amount === null) return order;
  const named = number === null ? null : nearest(given.numbers, number.from[0]);
  // What is named on a line of its own, above its amounts, is described there.
  const isNamedApart =
    named !== null &&
    named.line !== own.line &&
    given.marks.some((mark) => placeOf(mark) === placeOf(named));
  const place = isNamedApart ? named : own;
  const lines = paper.pages[place.page - 1]?.lines ?? [];
  const line = lines[place.line];
  if (line === undefined) return order;
  const numberWords = number === null ? [] : wordsWithin(number.from[0].box, line);
  const figures = [...line.figureWords, ...own.figure.words].filter(({ text }) => /\d/.test(text));
  const taken = new Set([...figures, ...numberWords]);
  const column = referenceColumn(lines.slice(0, place.line), words);
  const cell = column === null ? [] : wordsUnder(column, line, taken);
  const reference = isReference(cell) ? cell : [];
  const row = isNamedApart ? null : rowOf(own.figure);
  const text = longestText(line, new Set([...taken, ...reference]), numberWords.at(-1));
  return {
    ...order,
    reference: sourcedWords(reference, place.page),
    description: row === null ? sourcedWords(text, place.page) : withoutNumber(row, number, given),
  };
}

/** The description that the schedule has in the row of a figure; null outside of it. */
export type RowOf = (figure: OrderAmount["figure"]) => Sourced<string> | null;

/** A row's description behind the order's number, which it may begin with though the order is numbered elsewhere too. */
function withoutNumber(
  row: Sourced<string>,
  number: Sourced<string> | null,
  { numbers }: FiguresOfPaper,
): Sourced<string> | null {
  const [{ box, pageNumber }] = row.from;
  const isNumbered =
    number !== null &&
    (holdsMiddle(box, number.from[0].box) ||
      numbers.some(
        ({ value, page, figure }) =>
          value === number.value && page === pageNumber && holdsMiddle(box, figure.box),
      ));
  if (!isNumbered) return row;
  const at = row.value.indexOf(number.value);
  const value = row.value.slice(at < 0 ? 0 : at + number.value.length).replace(/^[^\p{L}\d]+/u, "");
  return value === "" ? null : { ...row, value };
}

/** A request is named by letters and digits: "PCO 003", "AI/48". */
function isReference(words: readonly Word[]): boolean {
  const text = textOfWords(words);
  return /\d/.test(text) && /\p{L}/u.test(text);
}

function wordsWithin(box: Box, { line: { words } }: PaperLine): readonly Word[] {
  return words.filter((word) => holdsMiddle(box, word.box));
}

/** Captions of a list stand at most so many lines above its rows. */
const CAPTION_LINES = 30;

/** Where the nearest caption above stands that names the request behind an order. */
function referenceColumn(above: readonly PaperLine[], words: OrderVocabularies): Box | null {
  for (const { line } of above.slice(-CAPTION_LINES).toReversed()) {
    if (line.runs.length < 3) continue;
    const run = line.runs.find((one) => isCaption(one.words, words.references));
    if (run !== undefined) return run.box;
  }
  return null;
}

function wordsUnder(column: Box, { line }: PaperLine, taken: ReadonlySet<Word>): readonly Word[] {
  const run = line.runs.find(
    ({ box, words }) => overlapX(box, column) > 0 && !words.some((word) => taken.has(word)),
  );
  return run?.words ?? [];
}

/** The longest stretch of a line without what is taken; of the number's own what stands behind it. */
function longestText(
  { line }: PaperLine,
  taken: ReadonlySet<Word>,
  number: Word | undefined,
): readonly Word[] {
  const texts = line.runs.map(({ words }) => {
    const after = number === undefined ? -1 : words.indexOf(number);
    return words.slice(after + 1).filter((word) => !taken.has(word));
  });
  const [longest = []] = texts.toSorted((a, b) => lettersIn(b) - lettersIn(a));
  const begin = longest.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  const words = longest.slice(Math.max(0, begin));
  return lettersIn(words) < LEAST_LETTERS ? [] : words;
}

function lettersIn(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}]/gu, "").length, 0);
}

function sourcedWords(words: readonly Word[], page: number): Sourced<string> | null {
  if (words.length === 0) return null;
  const from = placeOfWords(words, page);
  return { value: from.printed, from: [from] };
}

/** A shorter text describes nothing. */
const LEAST_LETTERS = 4;

/** Of some figures the one that stands nearest to a place; null where its page has none. */
export function nearest<One extends OrderAmount | OrderNumber>(
  all: readonly One[] | undefined,
  { pageNumber, box }: Provenance,
): One | null {
  let best: One | null = null;
  let least = Infinity;
  for (const one of all ?? []) {
    if (one.page !== pageNumber) continue;
    const distance = apart(one.figure.box, box);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

function apart(one: Box, other: Box): number {
  return Math.abs(centreX(one) - centreX(other)) + Math.abs(centreY(one) - centreY(other));
}
