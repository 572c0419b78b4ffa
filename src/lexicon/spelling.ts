import { distance } from "fastest-levenshtein";

import { phraseKeys } from "../base/phrase.ts";
import type { AnyTemplate } from "./template-lists.ts";

/** Shorter words are too often another word when one letter differs ("total", "totem"). */
const SHORTEST_MISSPELT = 7;

const prepared = new WeakMap<readonly AnyTemplate[], (key: string) => string>();

/**
 * Mends words that a document misspells by one letter, such as "ADDDITIONS", where the templates know the word. Each
 * kind of paper is mended towards its own words: what is a slip on one may be meant on another.
 */
export function spellingOf(templates: readonly AnyTemplate[]): (key: string) => string {
  const known = prepared.get(templates);
  if (known !== undefined) return known;
  const words = new Set(templates.flatMap(phrasesOf).flatMap((phrase) => phraseKeys(phrase)));
  const byFirstLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MISSPELT) continue;
    const alike = byFirstLetter.get(word.charAt(0));
    if (alike === undefined) byFirstLetter.set(word.charAt(0), [word]);
    else alike.push(word);
  }
  const made = (key: string): string => {
    if (key.length < SHORTEST_MISSPELT - 1 || words.has(key)) return key;
    const alike = byFirstLetter.get(key.charAt(0)) ?? [];
    const isMeant = (word: string): boolean =>
      Math.abs(word.length - key.length) < 2 && distance(word, key) === 1;
    return alike.find(isMeant) ?? key;
  };
  prepared.set(templates, made);
  return made;
}

/** The phrases that a template searches for in a paper of its kind. */
function phrasesOf(template: AnyTemplate): readonly string[] {
  const { fields, decoys } = template;
  const labels = Object.values(fields).flatMap((rule) => rule.labels);
  switch (template.kind) {
    case "PAY_APPLICATION":
      return [...labels, ...decoys, ...Object.values(template.sheet?.columns ?? {}).flat()];
    case "CHANGE_ORDER":
      return [
        ...labels,
        ...decoys,
        ...Object.values(template.recognise).flat(),
        ...template.titles.flatMap(({ phrases }) => phrases),
        ...Object.values(template.parties).flatMap((rule) => rule.labels),
        ...template.otherCaptions,
        ...template.marks.flatMap(({ phrases }) => phrases),
        ...Object.values({ ...template.amountWords }).flat(),
      ];
  }
}
