import { phraseKeys } from "../base/phrase.ts";

/** One step of a phrase: the words that may follow, and what a phrase that ends here means. */
interface Step<Meaning> {
  readonly next: Map<string, Step<Meaning>>;
  meanings: Meaning[];
}

/** Many phrases, prepared so that a text is searched for all of them in one pass. */
export interface Vocabulary<Meaning> {
  readonly root: Step<Meaning>;
}

/** A phrase found in a text: the tokens from `start` up to, not including, `end`. */
export interface PhraseMatch<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/** Prepares phrases, each with its meaning. A phrase may have several. */
export function vocabularyOf<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
): Vocabulary<Meaning> {
  const root: Step<Meaning> = { next: new Map(), meanings: [] };
  for (const [phrase, meaning] of entries) {
    let step = root;
    for (const key of phraseKeys(phrase)) {
      let next = step.next.get(key);
      if (next === undefined) {
        next = { next: new Map(), meanings: [] };
        step.next.set(key, next);
      }
      step = next;
    }
    if (step !== root && !step.meanings.includes(meaning)) step.meanings.push(meaning);
  }
  return { root };
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
