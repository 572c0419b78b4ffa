import { onceFor } from "../base/once-for.ts";
import type { PayApplicationTemplate } from "../lexicon/template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../lexicon/vocabulary.ts";
import { anyPayApplication } from "../../templates/pay-application/any-pay-application.ts";
import type { Keys } from "./line-facts.ts";
import { SLOTS } from "./slots.ts";
import { hashed } from "./hash.ts";

/** How well words fit the lexicon's phrases, 0 to 1. */
export interface Fits {
  /** By slot; the last is for captions of other figures. */
  readonly of: readonly number[];
  /** The slot that they fit best, and how well they fit it and the next best one. */
  readonly bestSlot: number;
  readonly best: number;
  readonly second: number;
}

/**
 * The share of the words that a phrase of a slot covers. `dropped` leaves phrases out by chance while weights are
 * fitted, so that the other signs learn to carry a caption that nobody listed.
 */
export function fitsOf(lexicon: Lexicon, keys: Keys, dropped: (phrase: number) => boolean): Fits {
  const fits: number[] = Array.from(NO_FIT);
  for (const { start, end, meanings } of phrasesIn(lexicon, keys)) {
    const share = (end - start) / keys.length;
    for (const { slot, phrase } of meanings) {
      if (dropped(phrase)) continue;
      const at = slot < 0 ? SLOTS.length : slot;
      fits[at] = Math.max(fits[at] ?? 0, Math.fround(share));
    }
  }
  let [bestSlot, best, second] = [-1, 0, 0];
  fits.forEach((fit, slot) => {
    if (fit > best) [bestSlot, second, best] = [slot, best, fit];
    else if (fit > second) second = fit;
  });
  return { of: fits, bestSlot, best, second };
}

/** Nothing fits yet. A list that is made for every caption is no typed one: those take their memory from elsewhere. */
const NO_FIT: readonly number[] = [...SLOTS, "others"].map(() => 0);

/** Phrases and the slots that they are captions of. */
export type Lexicon = Vocabulary<Meaning>;

/** What a phrase of the lexicon means: a slot by its place, or something that no slot asks for. */
interface Meaning {
  readonly slot: number;
  readonly phrase: number;
}

/** Fields of the lexicon whose captions are no slot's: what stands beside them is another figure. */
const OTHERS = ["balancePerhapsWithoutRetainage", "periodFromTo"] as const;

const RENAMED: Readonly<Record<string, string>> = {
  retainageRateOnWork: "retainageRate",
  periodFromTo: "periodTo",
};

function entriesOf({ fields }: PayApplicationTemplate): readonly (readonly [string, Meaning])[] {
  const found: (readonly [string, Meaning])[] = [];
  for (const [name, rule] of Object.entries(fields)) {
    const slot = SLOTS.findIndex((one) => one.name === (RENAMED[name] ?? name));
    if (slot < 0 && !(OTHERS as readonly string[]).includes(name)) continue;
    for (const label of rule.labels) found.push([label, { slot, phrase: hashed(label) }]);
  }
  return found;
}

/** The phrases of some templates; the same list is prepared once. */
export const lexiconOf: (templates: readonly PayApplicationTemplate[]) => Lexicon = onceFor(
  (templates) => vocabularyOf(templates.flatMap(entriesOf)),
);

/** The list of the general reading alone. */
const GENERAL: readonly PayApplicationTemplate[] = [anyPayApplication];

/** The phrases of the general reading. */
export function generalLexicon(): Lexicon {
  return lexiconOf(GENERAL);
}
