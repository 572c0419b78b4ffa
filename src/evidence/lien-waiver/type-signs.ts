import type { Text } from "../../lexicon/texts.ts";
import { phrasesIn, vocabularyOf } from "../../lexicon/vocabulary.ts";
import {
  conditionalPhrases,
  finalPhrases,
  progressPhrases,
  unconditionalPhrases,
} from "../../words/construction/packages.ts";
import type { TypeMark } from "./type-marks.ts";

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

/** Words of types beside boxes that make a list: one box may say something else. */
const FEWEST_BOXES = 4;

/** So many different phrases of one side could say no more. */
const MANY = 5;

/** What tells the type of a waiver: its titles and boxes, and how many phrases of its text speak for each side. */
export function typeSigns(
  texts: readonly Text[],
  marks: readonly TypeMark[],
): ReadonlyMap<string, number> {
  const ofBoxes = boxSigns(marks);
  if (ofBoxes !== null) return ofBoxes;
  const signs = new Map<string, number>([["always", 1]]);
  for (const { says, place } of marks) signs.set(`${place} ${says}`, 1);
  const said = new Map<Said, Set<string>>();
  for (const { keys } of texts)
    for (const { start, end, meanings } of phrasesIn(VOCABULARY, keys))
      for (const says of meanings)
        said.set(says, (said.get(says) ?? new Set()).add(keys.slice(start, end).join(" ")));
  for (const [says, phrases] of said) {
    signs.set(`says ${says}`, Math.min(1, Math.log1p(phrases.size) / Math.log1p(MANY)));
    signs.set(`mentions ${says}`, 1);
  }
  return signs;
}

/** Where a form lists all types beside boxes, the marked one counts and its words say nothing. */
function boxSigns(marks: readonly TypeMark[]): ReadonlyMap<string, number> | null {
  const boxes = marks.filter(({ place }) => place === "checked" || place === "not checked");
  if (boxes.length < FEWEST_BOXES) return null;
  const checked = boxes.filter(({ place }) => place === "checked");
  return new Map([["always", 1], ...checked.map(({ says }) => [`checked ${says}`, 1] as const)]);
}
