import { Money } from "../base/money.ts";
import type { Term } from "../document/identities.ts";
import type { Sourced } from "../document/sourced.ts";
import { FIGURE_WORDS, sentenceCase, type NamedFigure } from "../finding/figure-words.ts";
import { isRounding, type Rounding } from "./rounding.ts";

/** One printed figure against what others give. */
export interface Comparison {
  readonly relation: "equals" | "at most";
  /** The tested figure in plain words. */
  readonly words: string;
  readonly printed: Money;
  readonly expected: Money;
  /** The other side as text up to its result, such as `contract sum to date 90.00 less …`. */
  readonly explained: () => string;
  /** How many printed figures take part; on a document of whole amounts each may hide half a unit. */
  readonly figureCount: number;
  /** What the roundings of single cents may add up to; zero for sums. */
  readonly slack: Money;
}

/** How a comparison comes out, with its sentence. */
export interface Verdict {
  readonly passed: boolean;
  /** False where only a tolerance lets it pass. */
  readonly isExact: boolean;
  /** The sentence, written when it is asked for: of a thousand rows a few are told. */
  readonly detail: () => string;
  readonly printed: Money;
  readonly expected: Money;
}

/** A term whose figure is printed. */
export interface KnownTerm {
  readonly sign: 1 | -1;
  readonly words: string;
  readonly value: Money;
  /** How many printed figures it is made of. */
  readonly figureCount: number;
}

/** A figure must equal the sum of others. */
export function equality(words: string, printed: Money, terms: readonly KnownTerm[]): Comparison {
  return {
    relation: "equals",
    words,
    printed,
    expected: totalOf(terms),
    explained: () => explain(terms),
    figureCount: terms.reduce((count, term) => count + term.figureCount, 1),
    slack: Money.zero,
  };
}

/** The terms of figures that are all printed. */
export function known<Name extends NamedFigure>(
  figures: Readonly<Record<Name, Sourced<Money>>>,
  terms: readonly Term<Name>[],
): readonly KnownTerm[] {
  return terms.map(({ sign, figure }) => ({
    sign,
    words: FIGURE_WORDS[figure],
    value: figures[figure].value,
    figureCount: 1,
  }));
}

/** A term that stands for what must not be: no figure, and zero. */
export function nothing(words: string): KnownTerm {
  return { sign: 1, words, value: Money.zero, figureCount: 0 };
}

/** Decides a comparison and says it as a sentence with both sides and the difference. */
export function judge(comparison: Comparison, rounding: Rounding): Verdict {
  const { relation, printed, expected, figureCount, slack } = comparison;
  const difference = printed.minus(expected);
  const isExact = difference.isZero() || (relation === "at most" && difference.isNegative());
  const isWithinSlack = isExact || difference.absolute().compare(slack) <= 0;
  const passed = isWithinSlack || isRounding(difference, figureCount, rounding);
  const agreement = (): string =>
    isExact ? agrees(comparison) : agreesRounded(comparison, isWithinSlack);
  const detail = passed ? agreement : (): string => contradicts(comparison);
  return { passed, isExact, printed, expected, detail };
}

function totalOf(terms: readonly KnownTerm[]): Money {
  return Money.sum(terms.map(({ sign, value }) => (sign === 1 ? value : value.negated())));
}

/** A single figure needs no amount of its own: the result follows at once. */
function explain(terms: readonly KnownTerm[]): string {
  const isSingle = terms.length === 1;
  return terms
    .map(({ sign, words, value }, termIndex) => {
      const joint = termIndex === 0 ? "" : sign === 1 ? " plus " : " less ";
      return isSingle ? words : `${joint}${words} ${value.toString()}`;
    })
    .join("");
}

function agrees({ relation, words, printed, expected, explained }: Comparison): string {
  const right = expected.toString();
  return relation === "equals"
    ? `${sentenceCase(explained())} is ${right}, and so is the printed ${withoutArticle(words)}.`
    : `${sentenceCase(words)} ${printed.toString()} is not more than ${explained()} ${right}.`;
}

function agreesRounded(
  { words, printed, expected, explained }: Comparison,
  isCents: boolean,
): string {
  const cause = isCents ? "cents" : "whole amounts";
  return `${sentenceCase(words)} is printed as ${printed.toString()}; ${explained()} is ${expected.toString()}, the same within the rounding of ${cause}.`;
}

function contradicts({ relation, words, printed, expected, explained }: Comparison): string {
  const left = `${sentenceCase(words)} is printed as ${printed.toString()}`;
  const difference = expected.minus(printed);
  const gap = difference.absolute().toString();
  return relation === "equals"
    ? `${left}, but ${explained()} is ${expected.toString()}, which is ${gap} ${difference.isNegative() ? "less" : "more"}.`
    : `${left}, which is ${gap} more than ${explained()} ${expected.toString()}.`;
}

function withoutArticle(words: string): string {
  return words.startsWith("the ") ? words.slice(4) : words;
}
