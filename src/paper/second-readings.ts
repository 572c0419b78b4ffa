import type { Money } from "../base/money.ts";
import type { FindingFacts } from "../finding/finding.ts";
import { textOfWords, type Alternative, type Word } from "../page/page.ts";
import { readMoney } from "./read-value.ts";

/** A figure that is hard to read: as its picture looks most, and what was taken because the figures around it then add up. */
export type SecondReading = FindingFacts["second-reading-taken"];

/** How many sums that a figure stands in hold, and how many are broken. */
export interface Standing {
  readonly held: number;
  readonly broken: number;
}

/** How sums stand, of which those that say nothing are null. */
export function standingOf(verdicts: readonly (boolean | null)[]): Standing {
  return {
    held: verdicts.filter((verdict) => verdict === true).length,
    broken: verdicts.filter((verdict) => verdict === false).length,
  };
}

/** A figure in another way that its picture allows. */
export interface OtherReading {
  readonly words: readonly Word[];
  readonly printed: string;
  readonly money: Money;
  readonly told: SecondReading;
}

/** Readings of a figure less probable than this are not tried: the picture speaks against them. */
const LEAST_SHARE = 0.01;

/** The other readings of a word that its picture allows. */
export function likelyReadings({ alternatives = [] }: Word): readonly Alternative[] {
  return alternatives.filter(({ share }) => share >= LEAST_SHARE);
}

/** A word in another reading, which stands and is not doubted again. */
export function takenAs(word: Word, { text }: Alternative): Word {
  return { ...word, text, certainty: PROVEN_CERTAINTY, alternatives: [] };
}

/** Certainty of a reading that was second in the picture and first in the arithmetic. */
const PROVEN_CERTAINTY = 0.95;

/** Whether recognition left another reading of one of the words. */
export function isDoubted({ alternatives }: Word): boolean {
  return alternatives !== undefined && alternatives.length > 0;
}

/** A printed amount in each of its other readings that are amounts. Pages are numbered from 1. */
export function* otherReadings(words: readonly Word[], page: number): Iterable<OtherReading> {
  for (const word of words)
    for (const other of likelyReadings(word)) {
      const own = words.map((one) => (one === word ? takenAs(word, other) : one));
      const printed = textOfWords(own);
      const money = readMoney(printed, "point") ?? readMoney(printed, "comma");
      if (money === null) continue;
      const { text: taken, share } = other;
      yield { words: own, printed, money, told: { page, first: word.text, taken, share } };
    }
}

/** A change of one figure, and the sums before and after it. */
export interface ProvenChange {
  readonly other: OtherReading;
  readonly before: Standing;
  readonly after: Standing;
}

/**
 * The change with which more holds and less is broken than before; null where there is none, or where another value
 * would do as well: then nobody knows which figure is wrong.
 */
export function provenChange<Change extends ProvenChange>(
  changes: readonly Change[],
): Change | null {
  const [best, ...rest] = changes
    .filter(({ before, after }) => after.broken < before.broken && after.held > before.held)
    .toSorted((a, b) => gainOf(b) - gainOf(a) || b.other.told.share - a.other.told.share);
  const isOpen = rest.some(
    (other) => best !== undefined && gainOf(other) === gainOf(best) && !isSame(other, best),
  );
  return best === undefined || isOpen ? null : best;
}

function gainOf({ before, after }: ProvenChange): number {
  return after.held - before.held + before.broken - after.broken;
}

function isSame({ other: one }: ProvenChange, { other }: ProvenChange): boolean {
  return one.money.equals(other.money);
}
