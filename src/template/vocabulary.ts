import { distance } from "fastest-levenshtein";

import { phraseKeys } from "../base/phrase.ts";

/** One step of a phrase: the words that may follow, and what a phrase that ends here means. */
interface Step<Meaning> {
  readonly next: Map<string, Step<Meaning>>;
  meanings: Meaning[];
}

/** Many phrases, prepared so that a text is searched for all of them in one pass. */
export interface Vocabulary<Meaning> {
  readonly root: Step<Meaning>;
  /** Words of the phrases by first letter, for words that the document misspells. */
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
}

/** A phrase found in a text: the tokens from `start` up to, not including, `end`. */
export interface PhraseMatch<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/** Shorter words are too often another word when one letter differs ("total", "totem"). */
const SHORTEST_MISSPELT = 7;

/** Prepares phrases, each with its meaning. A phrase may have several. */
export function vocabularyOf<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
): Vocabulary<Meaning> {
  const root: Step<Meaning> = { next: new Map(), meanings: [] };
  const words = new Set<string>();
  for (const [phrase, meaning] of entries) {
    let step = root;
    for (const key of phraseKeys(phrase)) {
      words.add(key);
      let next = step.next.get(key);
      if (next === undefined) {
        next = { next: new Map(), meanings: [] };
        step.next.set(key, next);
      }
      step = next;
    }
    if (step !== root && !step.meanings.includes(meaning)) step.meanings.push(meaning);
  }
  const byFirstLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MISSPELT) continue;
    const alike = byFirstLetter.get(word.charAt(0));
    if (alike === undefined) byFirstLetter.set(word.charAt(0), [word]);
    else alike.push(word);
  }
  return { root, byFirstLetter };
}

/** The word of the vocabulary that a document means: itself, or the one that differs by a single letter. */
export function spellingIn<Meaning>(vocabulary: Vocabulary<Meaning>, key: string): string {
  if (key.length < SHORTEST_MISSPELT - 1) return key;
  const alike = vocabulary.byFirstLetter.get(key.charAt(0)) ?? [];
  if (alike.includes(key)) return key;
  return (
    alike.find((word) => Math.abs(word.length - key.length) < 2 && distance(word, key) === 1) ?? key
  );
}

/** The longest phrase at each place of a text, leftmost first; a phrase inside a longer one does not count. */
export function phrasesIn<Meaning>(
  vocabulary: Vocabulary<Meaning>,
  keys: readonly string[],
): readonly PhraseMatch<Meaning>[] {
  const matches: PhraseMatch<Meaning>[] = [];
  let covered = 0;
  for (let start = 0; start < keys.length; start += 1) {
    const match = longestAt(vocabulary, keys, start);
    if (match === null || match.end <= covered) continue;
    matches.push(match);
    covered = match.end;
  }
  return matches;
}

function longestAt<Meaning>(
  vocabulary: Vocabulary<Meaning>,
  keys: readonly string[],
  start: number,
): PhraseMatch<Meaning> | null {
  let step: Step<Meaning> | undefined = vocabulary.root;
  let longest: PhraseMatch<Meaning> | null = null;
  for (let end = start; end < keys.length; end += 1) {
    step = step.next.get(keys[end] ?? "");
    if (step === undefined) return longest;
    if (step.meanings.length > 0) longest = { start, end: end + 1, meanings: step.meanings };
  }
  return longest;
}
