import { onceFor } from "../../base/once-for.ts";
import { anyChangeOrder } from "../../../templates/change-order/any-change-order.ts";
import type { ChangeOrderTemplate } from "../../lexicon/change-order-template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";
import { hashed } from "../hash.ts";
import type { Signs } from "../signs.ts";
import type { Keys } from "../line-facts.ts";
import { remembered } from "../remembered.ts";

/** What a phrase of the lexicon is a caption or a mark of. */
interface Meaning {
  readonly name: string;
  readonly phrase: number;
}

/** Leaves out phrases of the lexicon by chance, while fitting. */
export type Dropped = (phrase: number) => boolean;

const keepsAll: Dropped = () => false;

/** Looks phrases up in the words of one paper. */
export interface OrderPhrases {
  /** The share of some words that captions of each name cover. */
  readonly coverOf: (keys: Keys) => ReadonlyMap<string, number>;
  /** What the caption is called with which some words end, as a sentence before its figure does: "You asked for $8,400". */
  readonly endOf: (keys: Keys) => ReadonlySet<string>;
  /** Whether some words are a caption and nothing else; no phrase is left out. */
  readonly isCaption: (keys: Keys) => boolean;
  /** Names of the marks, titles and words for amounts that are printed in a text. */
  readonly marksIn: (keys: Keys) => readonly string[];
  /** The largest share of some words that a title, a mark or a word for amounts covers. */
  readonly markCover: (keys: Keys) => number;
}

/** The list of the general reading alone. */
const GENERAL: readonly ChangeOrderTemplate[] = [anyChangeOrder];

/** A look-up of the phrases of some templates; words that were asked before are not looked up again. */
export function orderPhrases(
  templates: readonly ChangeOrderTemplate[] = GENERAL,
  dropped: Dropped = keepsAll,
): OrderPhrases {
  const { captions, marks } = lexiconOf(templates);
  return {
    coverOf: remembered((keys) => coverOf(captions, keys, dropped)),
    endOf: (keys) =>
      new Set(
        phrasesIn(captions, keys)
          .filter(({ end }) => end === keys.length)
          .flatMap(({ meanings }) => meanings.map(({ name }) => name)),
      ),
    isCaption: (keys) =>
      [...coverOf(captions, keys, keepsAll).values()].some((share) => share > EXACT),
    marksIn: remembered((keys) => marksIn(marks, keys, dropped)),
    markCover: (keys) =>
      Math.max(0, ...phrasesIn(marks, keys).map(({ start, end }) => (end - start) / keys.length)),
  };
}

function coverOf(
  captions: Vocabulary<Meaning>,
  keys: Keys,
  dropped: Dropped,
): ReadonlyMap<string, number> {
  const cover = new Map<string, number>();
  if (keys.length === 0) return cover;
  for (const { start, end, meanings } of phrasesIn(captions, keys)) {
    const share = (end - start) / keys.length;
    for (const { name, phrase } of meanings)
      if (!dropped(phrase)) cover.set(name, Math.max(cover.get(name) ?? 0, share));
  }
  return cover;
}

function marksIn(marks: Vocabulary<Meaning>, keys: Keys, dropped: Dropped): readonly string[] {
  const found = phrasesIn(marks, keys).flatMap(({ meanings }) => meanings);
  return [...new Set(found.filter(({ phrase }) => !dropped(phrase)).map(({ name }) => name))];
}

/** A phrase that covers more than this share of the words is all of them. */
const EXACT = 0.95;

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

/** The phrases of some templates, prepared for searching. */
interface OrderLexicon {
  readonly captions: Vocabulary<Meaning>;
  readonly marks: Vocabulary<Meaning>;
}

const lexiconOf = onceFor((templates: readonly ChangeOrderTemplate[]): OrderLexicon => ({
  captions: vocabularyOf(templates.flatMap(captionEntries)),
  marks: vocabularyOf(templates.flatMap(markEntries)),
}));

function named(name: string, phrases: readonly string[]): (readonly [string, Meaning])[] {
  return phrases.map((phrase) => [phrase, { name, phrase: hashed(phrase) }] as const);
}

function captionEntries({
  fields,
  decoys,
  parties,
  otherCaptions,
}: ChangeOrderTemplate): readonly (readonly [string, Meaning])[] {
  return [
    ...Object.entries(fields).flatMap(([name, { labels }]) => named(name, labels)),
    ...Object.entries(parties).flatMap(([name, { labels }]) => named(name, labels)),
    ...named("other figure", decoys),
    ...named("other caption", otherCaptions),
  ];
}

function markEntries({
  titles,
  marks,
  amountWords,
}: ChangeOrderTemplate): readonly (readonly [string, Meaning])[] {
  return [
    ...titles.flatMap(({ called, phrases }) => named(`title ${called}`, phrases)),
    ...marks.flatMap(({ says, phrases }) => named(`mark ${says}`, phrases)),
    ...(Object.keys(amountWords) as (keyof typeof amountWords)[]).flatMap((name) =>
      named(`words ${name}`, amountWords[name] ?? []),
    ),
  ];
}
