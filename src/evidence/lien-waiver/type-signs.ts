import type { Text } from "../../lexicon/texts.ts";
import { phrasesIn, vocabularyOf } from "../../lexicon/vocabulary.ts";
import {
  conditionalPhrases,
  finalPhrases,
  progressPhrases,
  unconditionalPhrases,
} from "../../words/construction/packages.ts";
import type { Word } from "../../page/page.ts";
import type { TypeMark } from "./type-marks.ts";
import type { TypeOptions } from "./type-options.ts";

/** What each sign says for a waiver that counts only once payment arrives, and for one on the final payment. */
export interface TypeWeights {
  readonly conditional: Readonly<Record<string, number>>;
  readonly final: Readonly<Record<string, number>>;
}

type Said = TypeMark["says"];

const SAID: readonly (readonly [Said, readonly string[]])[] = [
  ["conditional", conditionalPhrases],
  ["unconditional", unconditionalPhrases],
  ["progress", progressPhrases],
  ["final", finalPhrases],
];

const VOCABULARY = vocabularyOf<Said>(
  SAID.flatMap(([says, phrases]) => phrases.map((phrase) => [phrase, says] as const)),
);

/** So many different phrases of one side could say no more. */
const MANY = 5;

/**
 * What tells the type of a waiver: its titles and boxes, and the phrases of its text, each by itself and how many speak for each side.
 * Options of the form whose boxes are empty say nothing. Empty where a form lists types and none is marked.
 */
export function typeSigns(
  texts: readonly Text[],
  marks: readonly TypeMark[],
  options: TypeOptions,
): ReadonlyMap<string, number> {
  if (isOpenForm(marks)) return new Map();
  const signs = new Map<string, number>([["always", 1]]);
  for (const { says, place } of marks)
    if (place !== "not checked") signs.set(`${place} ${says}`, 1);
  const chosen = phrasesOf(texts, (word) => options.chosen.has(word));
  const said = phrasesOf(texts, (word) => !options.passedOver.has(word));
  for (const [says, phrases] of chosen) signs.set(`chosen ${says}`, manyOf(phrases));
  for (const [says, phrases] of said) {
    signs.set(`says ${says}`, manyOf(phrases));
    for (const phrase of phrases) signs.set(`${says}: ${phrase}`, 1);
  }
  return signs;
}

function manyOf({ size }: ReadonlySet<string>): number {
  return Math.min(1, Math.log1p(size) / Math.log1p(MANY));
}

/** Boxes with types beside them of which none is marked. */
function isOpenForm(marks: readonly TypeMark[]): boolean {
  const boxes = marks.filter(({ place }) => place === "checked" || place === "not checked");
  return boxes.length > 1 && boxes.every(({ place }) => place === "not checked");
}

function phrasesOf(
  texts: readonly Text[],
  counts: (word: Word) => boolean,
): ReadonlyMap<Said, ReadonlySet<string>> {
  const said = new Map<Said, Set<string>>();
  for (const text of texts) {
    const keys = text.keys.filter((_key, at) => {
      const word = text.words[at];
      return word !== undefined && counts(word);
    });
    for (const { start, end, meanings } of phrasesIn(VOCABULARY, keys))
      for (const says of meanings)
        said.set(says, (said.get(says) ?? new Set()).add(keys.slice(start, end).join(" ")));
  }
  return said;
}
