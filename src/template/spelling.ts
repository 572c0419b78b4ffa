import { distance } from "fastest-levenshtein";

import { phraseKeys } from "../base/phrase.ts";
import type { PayApplicationTemplate } from "./template.ts";

/** Shorter words are too often another word when one letter differs ("total", "totem"). */
const SHORTEST_MISSPELT = 7;

const prepared = new WeakMap<readonly PayApplicationTemplate[], (key: string) => string>();

/** Mends words that a document misspells by one letter, such as "ADDDITIONS", where the templates know the word. */
export function spellingOf(templates: readonly PayApplicationTemplate[]): (key: string) => string {
  const known = prepared.get(templates);
  if (known !== undefined) return known;
  const words = wordsOf(templates);
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

function wordsOf(templates: readonly PayApplicationTemplate[]): ReadonlySet<string> {
  const phrases = templates.flatMap(({ fields, decoys, sheet }) => [
    ...Object.values(fields).flatMap(({ labels }) => labels),
    ...decoys,
    ...Object.values(sheet?.columns ?? {}).flat(),
  ]);
  return new Set(phrases.flatMap((phrase) => phraseKeys(phrase)));
}
