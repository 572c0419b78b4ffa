import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { tokensOf } from "../../base/phrase.ts";
import { described, lineOf, type Place, subject } from "./json-place.ts";
import type { Phrases } from "../template.ts";
import { atLeastOne, listOf } from "./lists.ts";

/** A list of phrases that is not empty. */
export function somePhrasesOf(place: Place): Phrases | null {
  const phrases = listOf(place, phraseOf, { least: 1, most: TEMPLATE_LIMITS.phrasesPerList });
  return phrases === null ? null : atLeastOne(phrases);
}

/** A list of phrases, perhaps empty. */
export function phrasesOf(place: Place): readonly string[] | null {
  return listOf(place, phraseOf, { least: 0, most: TEMPLATE_LIMITS.phrasesPerList });
}

function phraseOf(place: Place): string | null {
  const phrase = lineOf(place, TEMPLATE_LIMITS.phraseCharacters);
  if (phrase === null) return null;
  if (phrase !== phrase.toLowerCase()) {
    place.problems.push(
      `${subject(place)} is ${described(phrase)}, but phrases are written in lower case.`,
    );
    return null;
  }
  if (!/^(?:[^[\]]*\[[^[\]]*\])*[^[\]]*$/.test(phrase)) {
    place.problems.push(
      `${subject(place)} is ${described(phrase)}, in which a bracket of alternatives is not closed, or stands inside another.`,
    );
    return null;
  }
  if (tokensOf(phrase).length > 0) return phrase;
  place.problems.push(
    `${subject(place)} is ${described(phrase)}, which has no word that could be found.`,
  );
  return null;
}
