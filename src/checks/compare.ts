import type { Money } from "../base/money.ts";
import { comparisonSentence } from "../finding/comparison.ts";
import { decide, equality as equalityOf, type Question } from "./judge.ts";
import type { Rounding } from "./rounding.ts";

/** What the audit of a folder compares, whose figures it has in words. */
export interface Comparison extends Pick<
  Question<string>,
  "relation" | "printed" | "expected" | "figureCount" | "slack"
> {
  /** The tested figure. */
  readonly words: string;
  /** The other side up to its result. */
  readonly explained: () => string;
}

/** A printed amount of the other side. */
export interface KnownTerm {
  readonly sign: 1 | -1;
  readonly words: string;
  readonly value: Money;
  /** How many printed figures it is made of. */
  readonly figureCount: number;
}

/** How a comparison comes out. */
export interface Verdict {
  readonly passed: boolean;
  readonly detail: () => string;
  readonly printed: Money;
  readonly expected: Money;
}

/** A figure must equal the sum of others. */
export function equality(
  words: string,
  printed: Money,
  terms: readonly KnownTerm[],
): Question<string> {
  const named = terms.map(({ words: figure, ...term }) => ({ ...term, figure }));
  return equalityOf(words, printed, named);
}

/** Decides a comparison of the audit. */
export function judge(comparison: Comparison | Question<string>, rounding: Rounding): Verdict {
  const decided = decide("words" in comparison ? inOneTerm(comparison) : comparison, rounding);
  const { printed, expected, outcome } = decided;
  const detail = (): string => comparisonSentence(decided, (words) => words);
  return { passed: outcome !== "apart", detail, printed, expected };
}

function inOneTerm({ words, explained, ...sides }: Comparison): Question<string> {
  const terms = [{ sign: 1, figure: explained(), value: sides.expected }] as const;
  return { ...sides, figure: words, terms, rate: null };
}
