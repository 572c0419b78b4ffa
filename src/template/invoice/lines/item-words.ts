import { foldedKeys } from "../../../base/folded-words.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceColumn, InvoiceWords } from "../../invoice-template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../vocabulary.ts";

/** The words of some languages that matter among items. */
export interface ItemWords {
  readonly columns: Vocabulary<InvoiceColumn>;
  readonly groupSums: Vocabulary<true>;
  readonly taxIncluded: Vocabulary<true>;
  /** Folded, without blanks. */
  readonly units: ReadonlySet<string>;
}

const KNOWN = new WeakMap<readonly InvoiceWords[], ItemWords>();

/** Made once for each list of languages. */
export function itemWordsOf(words: readonly InvoiceWords[]): ItemWords {
  const known = KNOWN.get(words);
  if (known !== undefined) return known;
  const made: ItemWords = {
    columns: vocabularyOf(words.flatMap(columnEntries), foldedKeys),
    groupSums: vocabularyOf(
      words.flatMap(({ groupSums }) => groupSums.map((phrase) => [phrase, true] as const)),
      foldedKeys,
    ),
    taxIncluded: vocabularyOf(
      words.flatMap(({ taxIncluded }) => taxIncluded.map((phrase) => [phrase, true] as const)),
      foldedKeys,
    ),
    units: new Set(words.flatMap(({ units }) => units.map((unit) => foldedKeys(unit).join("")))),
  };
  KNOWN.set(words, made);
  return made;
}

function columnEntries({ columns }: InvoiceWords): (readonly [string, InvoiceColumn])[] {
  return Object.entries(columns).flatMap(([name, phrases]) =>
    phrases.map((phrase) => [phrase, name as InvoiceColumn] as const),
  );
}

/** Whether a text has a phrase of a vocabulary. */
export function hasPhrase(vocabulary: Vocabulary<true>, words: readonly Word[]): boolean {
  if (words.length > 40) return false;
  return phrasesIn(vocabulary, keysOfWords(words)).length > 0;
}

/** The folded keys of some words, one after the other. */
export function keysOfWords(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ text }) => foldedKeys(text));
}

/** Whether a word is a unit of measure: one that the languages know. */
export function isUnit({ units }: ItemWords, text: string): boolean {
  const key = foldedKeys(text).join("");
  return key !== "" && units.has(key);
}
