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

/** What of a text tells the type: its words, and each as it is looked up. */
export type TypeText = Pick<Text, "keys" | "words">;

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

/** So many different phrases of one side could say no more, nor could one word that stands so often. */
const MANY = 5;
const OFTEN = 3;

/**
 * What tells the type of a waiver: its titles and boxes, how many phrases of its text speak for each side, and each of its words.
 * Options of the form whose boxes are empty say nothing. Empty where a form lists types and none is marked.
 */
export function typeSigns(
  texts: readonly TypeText[],
  marks: readonly TypeMark[],
  options: TypeOptions,
): ReadonlyMap<string, number> {
  if (isOpenForm(marks)) return new Map();
  const signs = new Map<string, number>([["always", 1]]);
  for (const { says, place } of marks)
    if (place !== "not checked") signs.set(`${place} ${says}`, 1);
  const chosen = phrasesOf(texts, (word) => options.chosen.has(word));
  const said = phrasesOf(texts, (word) => !options.passedOver.has(word));
  const byBox = decidedByBox(marks);
  for (const [says, { size }] of chosen) signs.set(`chosen ${says}`, shareOf(size, MANY));
  for (const says of SIDES) {
    const { size } = (byBox.has(says) ? chosen : said).get(says) ?? NOTHING_SAID;
    if (size > 0) signs.set(`says ${says}`, shareOf(size, MANY));
  }
  for (const [key, count] of wordsOf(texts, options))
    signs.set(`${WORD}${key}`, shareOf(count, OFTEN));
  return signs;
}

const NOTHING_SAID: ReadonlySet<string> = new Set();

/** What excludes each other. */
const HALVES: readonly (readonly [Said, Said])[] = [
  ["conditional", "unconditional"],
  ["progress", "final"],
];
const SIDES: readonly Said[] = HALVES.flat();

/**
 * The sides of which a form with boxes marks one alone. The words of that box say which it is, the text around them does not: it may
 * tell of another payment, or of what the other boxes would mean.
 */
function decidedByBox(marks: readonly TypeMark[]): ReadonlySet<Said> {
  if (!marks.some(({ place }) => place === "not checked")) return new Set();
  const checked = new Set(marks.filter(({ place }) => place === "checked").map(({ says }) => says));
  return new Set(
    HALVES.filter((half) => half.filter((says) => checked.has(says)).length === 1).flat(),
  );
}

/** How a sign begins that is a word of the text. */
export const WORD = "word: ";

function shareOf(count: number, most: number): number {
  return Math.min(1, Math.log1p(count) / Math.log1p(most));
}

const HAS_DIGIT = /\d/;

/** How often each word stands in the text; figures and days are no words. */
function wordsOf(
  texts: readonly TypeText[],
  { passedOver }: TypeOptions,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keys, words } of texts)
    keys.forEach((key, at) => {
      const word = words[at];
      if (word === undefined || passedOver.has(word) || HAS_DIGIT.test(key)) return;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  return counts;
}

/** Boxes with types beside them of which none is marked. */
function isOpenForm(marks: readonly TypeMark[]): boolean {
  const boxes = marks.filter(({ place }) => place === "checked" || place === "not checked");
  return boxes.length > 1 && boxes.every(({ place }) => place === "not checked");
}

function phrasesOf(
  texts: readonly TypeText[],
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
