import { tokensOf } from "../../base/phrase.ts";
import type { Candidate } from "../../evidence/candidate.ts";
import type { CarriedSlot } from "../../evidence/change-order/order-slots.ts";
import { sharesOf } from "../../weights/scores.ts";

/** A field's value, an amount in cents, and how probable it is. */
export interface OrderValue<Value> {
  readonly value: Value | null;
  readonly probability: number;
  /** The print that stands for it best; null where nothing does. */
  readonly candidate: Candidate | null;
  /** Keys of other candidates that say the same: the print with its caption, or without a word. */
  readonly same?: ReadonlySet<string>;
}

/** The contract's fields of a change order. */
export interface OrderValues {
  readonly kind: OrderValue<"SUBCONTRACTOR_REQUEST" | "GC_CHANGE_ORDER">;
  readonly issuer: OrderValue<string>;
  readonly number: OrderValue<string>;
  readonly description: OrderValue<string>;
  readonly amount: OrderValue<number>;
  readonly sums: ChosenSums;
  readonly date: OrderValue<string>;
}

/** The contract sums around the change, and the change as they carry it: before tax, where the amount has it. */
export type ChosenSums = Readonly<Record<CarriedSlot | "carried", OrderValue<number>>>;

/** Two texts say the same where they have this much in common. */
const SAME = 0.6;

/** Of texts that differ by less than this the likeliest is told: one of them has its caption, too. */
const NEARLY_SAME = 0.87;

/** Candidates with a smaller share change nothing. */
const LEAST = 0.003;

/**
 * The likeliest of the texts that agree most with all that are likely: stretches overlap, and several of them say what is
 * wanted. The last score is that of "not printed".
 */
export function mostAgreed(
  candidates: readonly Candidate[],
  scores: readonly number[],
): OrderValue<string> {
  const shares = sharesOf(scores);
  const absent = shares.at(-1) ?? 0;
  const likely = candidates.flatMap((candidate, index) => {
    const share = shares[index] ?? 0;
    return share < LEAST ? [] : [{ candidate, share, counts: countsOf(candidate.key) }];
  });
  let best: (typeof likely)[number] | null = null;
  let most = absent;
  for (const one of likely) {
    const agreed = likely
      .filter((other) => commonShare(one.counts, other.counts) >= SAME)
      .reduce((sum, { share }) => sum + share, 0);
    const isBetter = agreed > most || (agreed === most && one.share > (best?.share ?? 0));
    if (isBetter) [best, most] = [one, agreed];
  }
  if (best === null) return { value: null, probability: absent, candidate: null };
  const { counts } = best;
  const alike = likely
    .filter((other) => commonShare(counts, other.counts) >= NEARLY_SAME)
    .toSorted((one, other) => other.share - one.share);
  const [{ candidate } = best] = alike;
  const same = new Set(alike.map((other) => other.candidate.key));
  const told = countsOf(candidate.key);
  const probability = likely
    .filter((other) => isTold(other.counts, told) || isTold(told, other.counts))
    .reduce((sum, { share }) => sum + share, 0);
  return { value: candidate.key, probability, candidate, same };
}

/** Whether a text is told by another one: they say the same, or the other one says nearly all of it and more. */
function isTold(text: Counts, by: Counts): boolean {
  const length = lengthOf(text);
  return (
    commonShare(text, by) >= SAME || (length > 1 && commonWords(text, by) >= CONTAINED * length)
  );
}

/** A text with this share of another one's words says it. */
const CONTAINED = 0.9;

/** How often each word is said. */
type Counts = ReadonlyMap<string, number>;

function countsOf(text: string): Counts {
  const counts = new Map<string, number>();
  for (const { key } of tokensOf(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The harmonic mean of the shares that two texts have in common. */
function commonShare(one: Counts, other: Counts): number {
  return (2 * commonWords(one, other)) / Math.max(1, lengthOf(one) + lengthOf(other));
}

function commonWords(one: Counts, other: Counts): number {
  let hits = 0;
  for (const [word, count] of one) hits += Math.min(count, other.get(word) ?? 0);
  return hits;
}

function lengthOf(counts: Counts): number {
  let length = 0;
  for (const count of counts.values()) length += count;
  return length;
}
