import { tokensOf } from "../../base/phrase.ts";
import type { Candidate } from "../../evidence/candidate.ts";
import { sharesOf } from "../../weights/scores.ts";
import type { OrderValue } from "./order-value.ts";

/** Two texts say the same where they have this much in common. */
const SAME = 0.6;

/** Candidates with a smaller share change nothing. */
const LEAST = 0.003;

/**
 * The text that agrees most with all that are likely: stretches overlap, and several of them say what is wanted. The
 * last score is that of "not printed".
 */
export function mostAgreed(
  candidates: readonly Candidate[],
  scores: readonly number[],
): OrderValue<string> {
  const shares = sharesOf(scores);
  const absent = shares.at(-1) ?? 0;
  const likely = candidates.flatMap((candidate, index) => {
    const share = shares[index] ?? 0;
    return share < LEAST ? [] : [{ candidate, share, words: wordsOf(candidate.key) }];
  });
  let best: { readonly candidate: Candidate; readonly share: number } | null = null;
  let most = absent;
  for (const one of likely) {
    const agreed = likely
      .filter((other) => commonShare(one.words, other.words) >= SAME)
      .reduce((sum, { share }) => sum + share, 0);
    const isBetter = agreed > most || (agreed === most && one.share > (best?.share ?? 0));
    if (isBetter) [best, most] = [one, agreed];
  }
  if (best === null) return { value: null, probability: absent, candidate: null };
  return { value: best.candidate.key, probability: most, candidate: best.candidate };
}

function wordsOf(text: string): readonly string[] {
  return tokensOf(text).map(({ key }) => key);
}

/** The harmonic mean of the shares that two texts have in common. */
function commonShare(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count > 0) hits += 1;
    left.set(word, count - 1);
  }
  return (2 * hits) / Math.max(1, one.length + other.length);
}
