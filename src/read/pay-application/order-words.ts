import { onceFor } from "../../base/once-for.ts";
import { phraseKeys, tokensOf } from "../../base/phrase.ts";
import type { Word } from "../../page/page.ts";
import type { OrderWords, PayApplicationTemplate } from "../../lexicon/template.ts";
import { mayBegin, phrasesIn, type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";

/** The words of lists of change orders, prepared for searching. */
export type OrderVocabularies = Readonly<Record<keyof OrderWords, Vocabulary<true>>>;

/** The words of some templates; the same list is prepared once. */
export const orderVocabularies: (
  templates: readonly PayApplicationTemplate[],
) => OrderVocabularies = onceFor((templates) => {
  const of = (name: keyof OrderWords): Vocabulary<true> =>
    vocabularyOf(
      templates.flatMap(({ orders }) => (orders?.[name] ?? []).map((one) => [one, true] as const)),
    );
  return {
    marks: of("marks"),
    noCodes: of("noCodes"),
    headings: of("headings"),
    pending: of("pending"),
    approved: of("approved"),
    references: of("references"),
    additions: of("additions"),
    deductions: of("deductions"),
  };
});

/** An order's name and number stand within so many words. */
const MARK_WORDS = 7;

/** A cost code or an item's number may stand before the name: "99-9010 Change 01", "11. CCN 01". */
const LEADING_CODE = /^(?:\d[\d.-]{3,}|\d{1,3}\.?)$/;

/** How a text begins that names a change order. */
export interface NamedOrder {
  /** The word with its number; null where a colon follows the name. */
  readonly number: Word | null;
}

/** "CO-001 Roof drain", "Change Order No. 1", "Change order: Roof drain"; null where a text begins as none does. */
export function namedOrder(
  words: readonly Word[],
  { marks }: OrderVocabularies,
): NamedOrder | null {
  const [first, second] = words;
  if (first === undefined) return null;
  const isCoded = second !== undefined && LEADING_CODE.test(first.text);
  const pieces = words.slice(isCoded ? 1 : 0, MARK_WORDS).flatMap(piecesOf);
  const keys = pieces.map(({ key }) => key);
  if (!mayBegin(marks, keys[0] ?? "")) return null;
  const mark = phrasesIn(marks, keys).find(({ start }) => start === 0);
  if (mark === undefined) return null;
  const number = pieces[mark.end]?.word;
  if (number !== undefined && /\d/.test(number.text)) return { number };
  const isNamed = pieces[mark.end - 1]?.word.text.endsWith(":") === true;
  return isNamed && number !== undefined ? { number: null } : null;
}

interface Piece {
  readonly key: string;
  readonly word: Word;
}

/** The keys of a word; letters and digits that are printed as one are two. */
function piecesOf(word: Word): readonly Piece[] {
  return tokensOf(word.text).flatMap(({ key, start, end }) => {
    const [, letters, digits] = /^(\p{L}+)(\d.*)$/u.exec(word.text.slice(start, end)) ?? [];
    const keys =
      letters === undefined || digits === undefined ? [key] : [...phraseKeys(letters), digits];
    return keys.map((one) => ({ key: one, word }));
  });
}

/** What a heading above a list speaks of: change orders, or those that are not yet part of the contract. */
export function ordersHeading(
  text: string,
  { headings, pending, approved }: OrderVocabularies,
): "orders" | "pending" | null {
  const keys = phraseKeys(text);
  const waits = phrasesIn(pending, keys);
  if (waits.length === 0) return phrasesIn(headings, keys).length > 0 ? "orders" : null;
  const isWaiting = (at: number): boolean =>
    waits.some(({ start, end }) => start <= at && at < end);
  const isApproved = phrasesIn(approved, keys).some(({ start }) => !isWaiting(start));
  return isApproved ? "orders" : "pending";
}

/** Whether a caption is one of some phrases as a whole. */
export function isCaption(words: readonly Word[], phrases: Vocabulary<true>): boolean {
  const keys = words.flatMap(({ text }) => phraseKeys(text));
  return phrasesIn(phrases, keys).some(({ start, end }) => start === 0 && end === keys.length);
}
