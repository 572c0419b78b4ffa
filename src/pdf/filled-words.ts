import { unionOf } from "../base/box.ts";
import type { Word } from "../page/page.ts";
import { fieldWords } from "./form-field-words.ts";
import type { FilledField } from "./fields.ts";
import { seenBox, type Upright } from "./upright.ts";

/** A word of a field's look. */
export interface DrawnWord {
  readonly word: Word;
  /** Whether it lies beyond the field's edge, where a viewer shows it only while the field is edited. */
  readonly isClipped: boolean;
}

/**
 * The words of one field: as drawn, because that is what a person sees, with the form's own way of
 * writing figures. The bare value only stands in for a look that is missing or out of date.
 */
export function filledWords(
  field: FilledField,
  drawn: readonly DrawnWord[],
  { upright, hasStaleFields }: { readonly upright: Upright; readonly hasStaleFields: boolean },
): readonly Word[] {
  const isSaid = meaning(field.value) === meaning(drawn.map(({ word }) => word.text).join(""));
  // A value too long for its box is still the whole value.
  const words = drawn.filter(({ isClipped }) => isSaid || !isClipped).map(({ word }) => word);
  if (words.length > 0 && field.isComb && isSaid) return combWords(field.value, words);
  const isBare = field.value.trim() === "";
  if (words.length > 0 && (isSaid || isBare || !hasStaleFields)) return words;
  if (isBare) return [];
  return fieldWords(field.value, { ...field, box: seenBox(field.box, upright) });
}

/** Letters and digits: a look may add grouping, currency and blanks to the value. */
function meaning(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** A comb puts each character into a cell of its own, which leaves gaps within words. */
function combWords(value: string, drawn: readonly Word[]): readonly Word[] {
  const [first] = drawn;
  const { left, right, top, bottom } = unionOf(drawn.map(({ box }) => box));
  if (first === undefined) return [];
  const cell = (right - left) / Math.max(1, value.trimEnd().length);
  return [...value.matchAll(/\S+/g)].map((match) => {
    const start = left + match.index * cell;
    const box = { left: start, top, right: start + match[0].length * cell, bottom };
    return { ...first, text: match[0], box };
  });
}
