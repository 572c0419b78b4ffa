import type { Candidate, Candidates } from "../evidence/candidate.ts";
import { DEDUCTIONS, SLOTS, type SlotName, type SlotType } from "../evidence/slots.ts";
import { type Scores, sharesOf } from "../weights/scores.ts";
import { TOGETHER } from "./form.ts";

/** A value that a slot may take, with the logarithm of its probability by its own signs. Amounts in cents, rates in points. */
export interface Option {
  readonly value: number;
  readonly log: number;
  /** The best standing of its prints that may be meant. */
  readonly standing?: number;
  /** Set where an option with more standing, or a likelier one, differs from it by one digit or by two that changed places. */
  readonly hasTwin?: boolean;
  /** Set where another option is likelier by its own signs and stands among more lines of the form; of "not printed" where one is sure. */
  readonly isOutranked?: boolean;
  /** Set where that other one is likelier than not, and the summary's beyond doubt. */
  readonly isAgainstSure?: boolean;
}

/** What each slot may take; `absent` is the logarithm of "not printed". */
export type Options = ReadonlyMap<
  SlotName,
  { readonly options: readonly Option[]; readonly absent: number }
>;

/** A print with a smaller share by its own signs has no claim to a slot. */
const CLAIM = 0.02;

/** No option is impossible. */
const LEAST = 1e-7;

/** The number that a candidate puts into a slot: cents without the sign of a deduction, or points of a rate. */
export function valueIn(slot: SlotName, type: SlotType, { cents, key }: Candidate): number {
  const value = type === "money" ? cents : Number(key);
  return DEDUCTIONS.has(slot) ? Math.abs(value) : value;
}

/** What each slot may take, by the scores of its candidates; figures of one value are one option. */
export function optionsOf(candidates: Candidates, scores: Scores): Options {
  const options = new Map<
    SlotName,
    { readonly options: readonly Option[]; readonly absent: number }
  >();
  SLOTS.forEach(({ name, type }, slot) => {
    if (!TOGETHER.includes(name)) return;
    const shares = sharesOf(scores[slot] ?? [0]);
    const byValue = new Map<number, { share: number; standing: number }>();
    candidates[type].forEach((candidate, index) => {
      const value = valueIn(name, type, candidate);
      const all = byValue.get(value) ?? { share: 0, standing: 0 };
      byValue.set(value, all);
      const share = shares[index] ?? 0;
      all.share += share;
      if (share >= CLAIM) all.standing = Math.max(all.standing, candidate.standing ?? 0);
    });
    const own = [...byValue].map(([value, { share, standing }]) => ({
      value,
      log: Math.log(share + LEAST),
      standing,
    }));
    options.set(name, { options: own, absent: Math.log((shares.at(-1) ?? 0) + LEAST) });
  });
  return options;
}

/** How often an amount is printed, whatever its sign. Several readings of one place count once. */
export function copiesIn({ money }: Candidates): (cents: number) => number {
  const places = new Map<number, Set<number>>();
  for (const { cents, figure } of money) {
    const size = Math.abs(cents);
    const { pageNumber, line, to } = figure;
    const place = (pageNumber * MOST_ON_PAGE + line) * MOST_ON_PAGE + to;
    const own = places.get(size);
    if (own === undefined) places.set(size, new Set([place]));
    else own.add(place);
  }
  return (cents) => places.get(Math.abs(cents))?.size ?? 0;
}

/** No page has so many lines, and no line so many words. */
const MOST_ON_PAGE = 1_000_000;
