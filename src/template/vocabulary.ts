import { type Alternatives, alternativesOf, phraseKeys } from "../base/phrase.ts";

/** One step of a phrase: the words that may follow, and what a phrase that ends here means. */
interface Step<Meaning> {
  readonly next: Map<string, Step<Meaning>>;
  meanings: Meaning[];
}

/** A phrase with alternatives: too many readings to write them all down. */
interface Pattern<Meaning> {
  readonly places: readonly Alternatives[];
  readonly meaning: Meaning;
}

/** Many phrases, prepared so that a text is searched for all of them in one pass. */
export interface Vocabulary<Meaning> {
  readonly root: Step<Meaning>;
  /** By the words that they may begin with. */
  readonly patterns: ReadonlyMap<string, readonly Pattern<Meaning>[]>;
}

/** A phrase found in a text: the tokens from `start` up to, not including, `end`. */
export interface PhraseMatch<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/**
 * Prepares phrases, each with its meaning and perhaps with alternatives in brackets. A phrase may have several meanings.
 * `keysOf` cuts them into the words that the texts are cut into.
 */
export function vocabularyOf<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  keysOf: (words: string) => readonly string[] = phraseKeys,
): Vocabulary<Meaning> {
  const root: Step<Meaning> = { next: new Map(), meanings: [] };
  const patterns = new Map<string, Pattern<Meaning>[]>();
  for (const [phrase, meaning] of entries) {
    if (phrase.includes("["))
      addPattern(patterns, { places: alternativesOf(phrase, keysOf), meaning });
    else {
      const step = stepTo(root, keysOf(phrase));
      if (step !== root && !step.meanings.includes(meaning)) step.meanings.push(meaning);
    }
  }
  return { root, patterns };
}

/** The step at the end of some words, made where it is new. */
function stepTo<Meaning>(root: Step<Meaning>, keys: readonly string[]): Step<Meaning> {
  let step = root;
  for (const key of keys) {
    let next = step.next.get(key);
    if (next === undefined) {
      next = { next: new Map(), meanings: [] };
      step.next.set(key, next);
    }
    step = next;
  }
  return step;
}

function addPattern<Meaning>(
  patterns: Map<string, Pattern<Meaning>[]>,
  pattern: Pattern<Meaning>,
): void {
  for (const key of firstKeys(pattern.places)) {
    const own = patterns.get(key);
    if (own === undefined) patterns.set(key, [pattern]);
    else own.push(pattern);
  }
}

/** The words that a phrase may begin with: those of its first place, and of the next where that may be empty. */
function firstKeys(places: readonly Alternatives[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const alternatives of places) {
    for (const [first] of alternatives) if (first !== undefined) keys.add(first);
    if (alternatives.every((words) => words.length > 0)) break;
  }
  return keys;
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
    if (step === undefined) break;
    if (step.meanings.length > 0) longest = { start, end: end + 1, meanings: step.meanings };
  }
  for (const { places, meaning } of vocabulary.patterns.get(keys[start] ?? "") ?? []) {
    const end = endOf(places, 0, keys, start);
    if (end <= start || end < (longest?.end ?? 0)) continue;
    const others: readonly Meaning[] = longest?.end === end ? longest.meanings : [];
    longest = { start, end, meanings: others.includes(meaning) ? others : [...others, meaning] };
  }
  return longest;
}

/** Where a phrase that goes on with a place ends at the latest; -1 where the text does not go on so. */
function endOf(
  places: readonly Alternatives[],
  place: number,
  keys: readonly string[],
  from: number,
): number {
  const alternatives = places[place];
  if (alternatives === undefined) return from;
  let latest = -1;
  for (const words of alternatives) {
    if (!words.every((word, index) => keys[from + index] === word)) continue;
    latest = Math.max(latest, endOf(places, place + 1, keys, from + words.length));
  }
  return latest;
}
