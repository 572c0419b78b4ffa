import { type Box, centreX, centreY } from "./base/box.ts";
import type { ListedChangeOrder } from "./document/pay-application.ts";
import type { Provenance, Sourced } from "./document/sourced.ts";
import type { Paper } from "./paper/paper.ts";
import type { OrderAmount, OrderFigures, OrderNumber } from "./solve/order-figures.ts";
import { placeOfWords } from "./template/places.ts";

/** A paper with the figures that may be those of its orders. */
interface FiguresOfPaper extends OrderFigures {
  readonly paper: Paper;
}

/** The longest text on an order's line, without its number and figures. */
export function describedBeside(
  { amount, number }: ListedChangeOrder,
  { amounts, numbers, paper: { pages } }: FiguresOfPaper,
): Sourced<string> | null {
  const own = amount === null ? null : nearest(amounts, amount.from[0]);
  const line = own === null ? undefined : pages[own.page - 1]?.lines[own.line];
  if (own === null || line === undefined) return null;
  const named = number === null ? null : nearest(numbers, number.from[0]);
  const numberWords = named?.figure.words ?? [];
  const taken = new Set([...line.figureWords, ...own.figure.words, ...numberWords]);
  const last = numberWords.at(-1);
  const texts = line.line.runs.map(({ words }) => {
    const after = last === undefined ? -1 : words.indexOf(last);
    return words.slice(after + 1).filter((word) => !taken.has(word));
  });
  const lengthOf = (words: (typeof texts)[number]): number =>
    words.reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}]/gu, "").length, 0);
  const [longest = []] = texts.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const begin = longest.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  const words = longest.slice(Math.max(0, begin));
  if (lengthOf(words) < LEAST_LETTERS) return null;
  const from = placeOfWords(words, own.page);
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
