import { type Alternatives, alternativesOf, phraseKeys } from "../base/phrase.ts";

type KeysOf = (words: string) => readonly string[];

/** A phrase, perhaps with alternatives in brackets. */
type Entry<Meaning> = readonly [phrase: string, meaning: Meaning];

/** A phrase cut into its places. */
interface Phrase<Meaning> {
  readonly places: readonly Alternatives[];
  /** Number of places up to the last one that no alternative leaves empty. */
  readonly needed: number;
  readonly meaning: Meaning;
}

/** A phrase of which a text has printed the first words. */
interface Begun<Meaning> {
  readonly phrase: Phrase<Meaning>;
  readonly place: number;
  /** The alternative of the place of which `at` words are printed; null before the place. */
  readonly words: readonly string[] | null;
  readonly at: number;
}

/** Some words of a text with which phrases begin. */
interface Step<Meaning> {
  /** What the phrases mean that end here. */
  readonly meanings: Meaning[];
  /** The phrases that go on. */
  readonly begun: Begun<Meaning>[];
  /** By the next word; null until a text first comes here. */
  next: Map<string, Step<Meaning>> | null;
}

/** The phrases that may begin with one word. */
interface First<Meaning> {
  readonly entries: Entry<Meaning>[];
  /** Null until a text has the word. */
  step: Step<Meaning> | null;
}

/**
 * Many phrases, prepared so that a text is searched for all of them in one pass. Only their first words are looked at
 * before a text needs more: most phrases of most languages are never met.
 */
export interface Vocabulary<Meaning> {
  readonly firsts: ReadonlyMap<string, First<Meaning>>;
  readonly keysOf: KeysOf;
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
  entries: Iterable<Entry<Meaning>>,
  keysOf: KeysOf = phraseKeys,
): Vocabulary<Meaning> {
  const firsts = new Map<string, First<Meaning>>();
  const firstKeys = firstKeysBy(keysOf);
  for (const entry of entries) {
    for (const key of firstKeys(entry[0])) {
      const own = firsts.get(key);
      if (own === undefined) firsts.set(key, { entries: [entry], step: null });
      else own.entries.push(entry);
    }
  }
  return { firsts, keysOf };
}

const PLACE = /\[[^\]]*\]|[^[]+/g;

/** Finds the words that phrases may begin with: those of the first place, and of the next where that may be empty. */
function firstKeysBy(keysOf: KeysOf): (phrase: string) => Iterable<string> {
  const known = new Map<string, readonly (string | undefined)[]>();
  const ofPart = (part: string): readonly (string | undefined)[] => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const texts = part.startsWith("[") ? part.slice(1, -1).split("|") : [part];
    const made = texts.map((text) => keysOf(text)[0]);
    known.set(part, made);
    return made;
  };
  return (phrase) => {
    const blank = phrase.indexOf(" ");
    const word = blank < 0 ? phrase : phrase.slice(0, blank);
    const [first] = word.includes("[") ? [] : ofPart(word);
    if (first !== undefined) return [first];
    const keys = new Set<string>();
    for (const [part] of phrase.matchAll(PLACE)) {
      const own = ofPart(part);
      for (const key of own) if (key !== undefined) keys.add(key);
      if (!own.includes(undefined)) break;
    }
    return keys;
  };
}

/** The longest phrase at each place of a text, leftmost first; a phrase inside a longer one does not count. */
export function phrasesIn<Meaning>(
  vocabulary: Vocabulary<Meaning>,
  keys: readonly string[],
): readonly PhraseMatch<Meaning>[] {
  let matches: PhraseMatch<Meaning>[] | null = null;
  let covered = 0;
  for (let start = 0; start < keys.length; start += 1) {
    const first = vocabulary.firsts.get(keys[start] ?? "");
    if (first === undefined) continue;
    const match = longestAt(firstStep(vocabulary, first, keys[start] ?? ""), keys, start);
    if (match === null || match.end <= covered) continue;
    matches ??= [];
    matches.push(match);
    covered = match.end;
  }
  return matches ?? NONE;
}

const NONE: readonly never[] = [];

/** Whether a phrase may begin with a word. */
export function mayBegin<Meaning>({ firsts }: Vocabulary<Meaning>, key: string): boolean {
  return firsts.has(key);
}

function longestAt<Meaning>(
  first: Step<Meaning>,
  keys: readonly string[],
  start: number,
): PhraseMatch<Meaning> | null {
  let longest: PhraseMatch<Meaning> | null = null;
  let step: Step<Meaning> | undefined = first;
  for (let end = start + 1; step !== undefined; end += 1) {
    if (step.meanings.length > 0) longest = { start, end, meanings: step.meanings };
    if (step.begun.length === 0 || end >= keys.length) break;
    step = (step.next ??= nextSteps(step.begun)).get(keys[end] ?? "");
  }
  return longest;
}

/** The step behind the first word; phrases without alternatives come before the others. */
function firstStep<Meaning>(
  { keysOf }: Vocabulary<Meaning>,
  first: First<Meaning>,
  key: string,
): Step<Meaning> {
  if (first.step !== null) return first.step;
  const next = new Map<string, Step<Meaning>>([[key, newStep()]]);
  for (const isPattern of [false, true]) {
    for (const [text, meaning] of first.entries) {
      if (text.includes("[") !== isPattern) continue;
      const places = isPattern ? alternativesOf(text, keysOf) : [[keysOf(text)]];
      const needed = places.findLastIndex((place) => place.every(({ length }) => length > 0)) + 1;
      takePlace({ places, needed, meaning }, 0, next, key);
    }
  }
  first.step = next.get(key) ?? newStep();
  return first.step;
}

function newStep<Meaning>(): Step<Meaning> {
  return { meanings: [], begun: [], next: null };
}

function nextSteps<Meaning>(begun: readonly Begun<Meaning>[]): Map<string, Step<Meaning>> {
  const next = new Map<string, Step<Meaning>>();
  for (const one of begun) {
    if (one.words === null) takePlace(one.phrase, one.place, next);
    else takeWord(one, one.words, next);
  }
  return next;
}

/** Takes the first word of every alternative of a place, or of the next one where that may be empty. */
function takePlace<Meaning>(
  phrase: Phrase<Meaning>,
  place: number,
  next: Map<string, Step<Meaning>>,
  only?: string,
): void {
  for (const words of phrase.places[place] ?? []) {
    if (words.length === 0) takePlace(phrase, place + 1, next, only);
    else if (only === undefined || words[0] === only)
      takeWord({ phrase, place, at: 0 }, words, next);
  }
}

/** Takes one more word of a phrase, which then ends or goes on. */
function takeWord<Meaning>(
  { phrase, place, at }: Pick<Begun<Meaning>, "phrase" | "place" | "at">,
  words: readonly string[],
  next: Map<string, Step<Meaning>>,
): void {
  const key = words[at] ?? "";
  let step = next.get(key);
  if (step === undefined) {
    step = newStep();
    next.set(key, step);
  }
  if (at + 1 < words.length) {
    step.begun.push({ phrase, place, words, at: at + 1 });
    return;
  }
  if (place + 1 >= phrase.needed && !step.meanings.includes(phrase.meaning))
    step.meanings.push(phrase.meaning);
  if (place + 1 < phrase.places.length)
    step.begun.push({ phrase, place: place + 1, words: null, at: 0 });
}
