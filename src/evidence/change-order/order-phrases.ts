import { anyChangeOrder } from "../../../templates/change-order/any-change-order.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../template/vocabulary.ts";
import { hashed } from "../hash.ts";
import type { Signs } from "../signs.ts";
import type { Keys } from "../line-facts.ts";

/** What a phrase of the lexicon is a caption or a mark of. */
interface Meaning {
  readonly name: string;
  readonly phrase: number;
}

/** Leaves out phrases of the lexicon by chance, while fitting. */
export type Dropped = (phrase: number) => boolean;

/** A phrase that covers more than this share of the words is all of them. */
const EXACT = 0.95;

/** The share of some words that phrases of each name cover. */
export function coverOf(keys: Keys, dropped: Dropped): ReadonlyMap<string, number> {
  const cover = new Map<string, number>();
  if (keys.length === 0) return cover;
  for (const { start, end, meanings } of phrasesIn(CAPTIONS, keys)) {
    const share = (end - start) / keys.length;
    for (const { name, phrase } of meanings)
      if (!dropped(phrase)) cover.set(name, Math.max(cover.get(name) ?? 0, share));
  }
  return cover;
}

/** Tells which captions of the lexicon the words in one relation are. */
export function captionSigns(
  relation: string,
  cover: ReadonlyMap<string, number>,
  signs: Signs,
): void {
  for (const [name, share] of cover) {
    signs.text(`fit ${relation} ${name}`, share);
    if (share > EXACT) signs.text(`full ${relation} ${name}`, 1);
  }
}

/** Names of the marks, titles and words for amounts that are printed in a text. */
export function marksIn(keys: Keys, dropped: Dropped): readonly string[] {
  const found = phrasesIn(MARKS, keys).flatMap(({ meanings }) => meanings);
  return [...new Set(found.filter(({ phrase }) => !dropped(phrase)).map(({ name }) => name))];
}

/** The largest share of some words that a title, a mark or a word for amounts covers. */
export function markCover(keys: Keys): number {
  const shares = phrasesIn(MARKS, keys).map(({ start, end }) => (end - start) / keys.length);
  return Math.max(0, ...shares);
}

const CAPTIONS: Vocabulary<Meaning> = vocabularyOf(captionEntries());
const MARKS: Vocabulary<Meaning> = vocabularyOf(markEntries());

function named(name: string, phrases: readonly string[]): (readonly [string, Meaning])[] {
  return phrases.map((phrase) => [phrase, { name, phrase: hashed(phrase) }] as const);
}

function captionEntries(): readonly (readonly [string, Meaning])[] {
  const { fields, decoys, parties, otherCaptions } = anyChangeOrder;
  return [
    ...Object.entries(fields).flatMap(([name, { labels }]) => named(name, labels)),
    ...Object.entries(parties).flatMap(([name, { labels }]) => named(name, labels)),
    ...named("other figure", decoys),
    ...named("other caption", otherCaptions),
  ];
}

function markEntries(): readonly (readonly [string, Meaning])[] {
  const { titles, marks, amountWords } = anyChangeOrder;
  return [
    ...titles.flatMap(({ called, phrases }) => named(`title ${called}`, phrases)),
    ...marks.flatMap(({ says, phrases }) => named(`mark ${says}`, phrases)),
    ...(Object.keys(amountWords) as (keyof typeof amountWords)[]).flatMap((name) =>
      named(`words ${name}`, amountWords[name]),
    ),
  ];
}
