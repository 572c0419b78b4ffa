import type { Page, Word } from "../../src/page/page.ts";
import { IDENTITIES } from "../../src/solve/form.ts";
import { shuffle } from "./shuffle.ts";
import type { ApplicationTruth } from "./truth.ts";

/** The set of papers of the sets whose words are written in letters of nobody: only figures and places speak. */
export const UNKNOWN_WORDS = "unknown-words";

/** What figures alone can tell: the slots that an identity ties to others. */
const TIED: ReadonlySet<string> = new Set(
  IDENTITIES.flatMap(({ printed, terms }) => [printed, ...terms.map(([, slot]) => slot)]),
);

/** Whether it can be told of a paper what fills a slot. */
export function canBeTold({ file }: ApplicationTruth, slot: string): boolean {
  return file.set !== UNKNOWN_WORDS || TIED.has(slot);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * The same paper in words that no lexicon knows: each letter stands for another, in a way of this paper's own. The number says
 * which. Figures, dates and marks stay as they are. So that what is fitted learns what the arithmetic of a summary is worth.
 */
export function inUnknownWords(
  truth: ApplicationTruth,
  pages: readonly Page[],
  number: number,
): { readonly truth: ApplicationTruth; readonly pages: readonly Page[] } {
  const order = Array.from(LETTERS, (_, at) => at);
  shuffle(order, number);
  const others = new Map(
    Array.from(LETTERS, (letter, at) => [letter, LETTERS[order[at] ?? at] ?? letter] as const),
  );
  const written = (word: Word): Word => ({ ...word, text: enciphered(word.text, others) });
  const { grossThisPeriod: _gross, retainageReleased: _released, ...rest } = truth.money;
  const { amountCertified: _certified, ...money } = rest;
  return {
    pages: pages.map((page) => ({ ...page, words: page.words.map(written) })),
    truth: {
      ...truth,
      file: { ...truth.file, set: UNKNOWN_WORDS, pdf: `${truth.file.pdf}#${UNKNOWN_WORDS}` },
      money,
    },
  };
}

/** Text with figures in it is a number, a date or a mark of one, and stays. */
function enciphered(text: string, others: ReadonlyMap<string, string>): string {
  if (/\d/.test(text)) return text;
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const lower = letter.toLowerCase();
    const other = others.get(lower) ?? lower;
    return letter === lower ? other : other.toUpperCase();
  });
}
