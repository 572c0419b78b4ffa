import type { Word } from "../../page/page.ts";
import type { Piece } from "../../paper/pieces.ts";
import type { CostCell } from "./cost-column.ts";
import type { CostFactors } from "./cost-factors.ts";
import { anyOf } from "../../words/any-of.ts";
import { priceJoins } from "../../words/construction/orders.ts";

/** The words of a cost line. */
export interface CostWords {
  readonly description: readonly Word[];
  /** Of the quantity; empty where none is printed. */
  readonly unit: readonly Word[];
}

/** The words of a line beside its figures: what it is, word for word with the figures in its text, and the unit of its quantity. */
export function costWordsOf(cell: CostCell, factors: CostFactors | null): CostWords {
  const { beside } = cell;
  const isFactor = ({ figure }: Piece): boolean =>
    figure !== null && (figure === factors?.quantity || figure === factors?.unitPrice);
  const unit = factors === null ? [] : unitOf(beside, factors);
  const units = new Set(unit);
  const texts = beside.filter((piece) => !isFactor(piece));
  const first = beside.findIndex(isFactor);
  const before = first < 0 ? beside : beside.slice(0, first);
  const described = descriptionOf(before.some(isWorded) ? before : texts, units);
  return { description: described.length === 0 ? cell.captionWords : described, unit };
}

/** The first cell with words and those that begin with a word are kept whole, their figures too; of the others their words. */
function descriptionOf(pieces: readonly Piece[], units: ReadonlySet<Word>): readonly Word[] {
  const whole = new Set([pieces.find(isWorded)?.run]);
  return pieces
    .filter((piece) => {
      if (isWorded(piece)) whole.add(piece.run);
      return whole.has(piece.run) || (piece.figure === null && !piece.isFiller);
    })
    .flatMap(({ words }) => words)
    .filter((word) => !units.has(word));
}

function isWorded({ figure, words }: Piece): boolean {
  return figure === null && words.some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Between quantity and price, else before the quantity in a cell of its own. */
function unitOf(beside: readonly Piece[], { quantity, unitPrice }: CostFactors): readonly Word[] {
  const [from, to] = [quantity, unitPrice].map((figure) =>
    beside.findIndex((piece) => piece.figure === figure),
  );
  if (from === undefined || to === undefined) return [];
  const between = beside.slice(from + 1, to).find(isUnit);
  if (between !== undefined) return withoutJoin(between.words);
  const last = beside.slice(0, from).findLastIndex(({ figure }) => figure === null);
  const before = beside[last];
  const isOwnCell =
    before !== undefined &&
    isUnit(before) &&
    beside.slice(0, last).some((piece) => isWorded(piece) && piece.run !== before.run);
  return isOwnCell ? withoutJoin(before.words) : [];
}

function isUnit({ figure, words }: Piece): boolean {
  const own = withoutJoin(words);
  const letters = own.reduce((count, { text }) => count + text.length, 0);
  const hasLetter = own.some(({ text }) => /\p{L}/u.test(text));
  return figure === null && hasLetter && own.length <= MOST_WORDS && letters <= MOST_LETTERS;
}

/** "hr", "sq. ft.", "each", "man-day": longer words are a description. */
const MOST_WORDS = 2;
const MOST_LETTERS = 10;

/** "14 hr at $51.40", "14 hr @ 51.40", "$ 51.40": what leads to the price is not of the unit. */
function withoutJoin(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => JOIN.test(text));
  return end < 0 ? words : words.slice(0, end);
}

const JOIN = new RegExp(`^(?:${anyOf(priceJoins)}|[$£€@x×*]|us\\$)$`, "i");
