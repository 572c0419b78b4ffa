import { foldedKeys } from "../../../base/folded-words.ts";
import { onceFor } from "../../../base/once-for.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { InvoiceColumn, InvoiceWords } from "../../../lexicon/invoice-template.ts";
import {
  type PhraseMatch,
  phrasesIn,
  type Vocabulary,
  vocabularyOf,
} from "../../../lexicon/vocabulary.ts";

/** The words of some languages that matter among items. */
export interface ItemWords {
  readonly columns: Vocabulary<InvoiceColumn>;
  readonly groupSums: Vocabulary<true>;
  readonly taxIncluded: Vocabulary<true>;
  /** Folded, without blanks. */
  readonly units: ReadonlySet<string>;
  /** The folded keys of one printed word. */
  readonly keysOf: InvoicePaper["keysOf"];
}

type Prepared = Omit<ItemWords, "keysOf">;

/** For the reading of one paper; the vocabularies are made once for each list of languages. */
export function itemWordsOf({ words, keysOf }: InvoicePaper): ItemWords {
  return { ...prepared(words), keysOf };
}

const prepared = onceFor((words: readonly InvoiceWords[]): Prepared => {
  return {
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
});

function columnEntries({ columns }: InvoiceWords): (readonly [string, InvoiceColumn])[] {
  return Object.entries(columns).flatMap(([name, phrases]) =>
    phrases.map((phrase) => [phrase, name as InvoiceColumn] as const),
  );
}

/** The phrases of one kind in a text, such as those before group sums. */
export function phrasesOf(
  words: ItemWords,
  name: "groupSums" | "taxIncluded",
  text: readonly Word[],
): readonly PhraseMatch<true>[] {
  if (text.length > MOST_WORDS) return [];
  return phrasesIn(words[name], keysOfWords(words, text));
}

/** Longer lines are prose. */
const MOST_WORDS = 40;

/** The folded keys of some words, one after the other. */
export function keysOfWords(words: ItemWords, text: readonly Word[]): readonly string[] {
  const keys: string[] = [];
  for (const word of text) for (const key of words.keysOf(word.text)) keys.push(key);
  return keys;
}

/** The folded keys of one printed word. */
export function keysOf(words: ItemWords, text: string): readonly string[] {
  return words.keysOf(text);
}

/** Whether a word is a unit of measure: one that the languages know. */
export function isUnit(words: ItemWords, text: string): boolean {
  const key = keysOf(words, text).join("");
  return key !== "" && words.units.has(key);
}
