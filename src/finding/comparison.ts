import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import { sentenceCase } from "./figure-words.ts";

/** One printed figure against what others give, and how it came out; `Name` is what names the figures. */
export interface Comparison<Name> {
  readonly relation: "equals" | "at most";
  /** The tested one. */
  readonly figure: Name;
  readonly printed: Money;
  readonly expected: Money;
  /** What the other side is made of. */
  readonly terms: readonly ComparedTerm<Name>[];
  /** The share of its only term that the other side is; null where it is the sum of its terms. */
  readonly rate: Percent | "as printed" | null;
  /** Whether the sides are the same, the same but for the rounding of cents or of whole amounts, or apart. */
  readonly outcome: "same" | "cents" | "whole amounts" | "apart";
}

/** A figure of the other side. */
export interface ComparedTerm<Name> {
  readonly sign: 1 | -1;
  readonly figure: Name;
  readonly value: Money;
}

/** A comparison as a sentence, with both sides and their difference; `is` stands before the tested amount. */
export function comparisonSentence<Name>(
  { relation, figure, printed, expected, outcome, ...side }: Comparison<Name>,
  wordsOf: (name: Name) => string,
  is = "is printed as",
): string {
  const words = wordsOf(figure);
  const other = side.rate === null ? sumWords(side.terms, wordsOf) : shareWords(side, wordsOf);
  const left = `${sentenceCase(words)} ${is} ${printed.toString()}`;
  const right = expected.toString();
  if (outcome === "same") {
    return relation === "equals"
      ? `${sentenceCase(other)} is ${right}, and so is the printed ${withoutArticle(words)}.`
      : `${sentenceCase(words)} ${printed.toString()} is not more than ${other} ${right}.`;
  }
  if (outcome !== "apart") {
    return `${left}; ${other} is ${right}, the same within the rounding of ${outcome}.`;
  }
  const difference = expected.minus(printed);
  const gap = difference.absolute().toString();
  return relation === "equals"
    ? `${left}, but ${other} is ${right}, which is ${gap} ${difference.isNegative() ? "less" : "more"}.`
    : `${left}, which is ${gap} more than ${other} ${right}.`;
}

/** Figures that are added and taken away, each with its amount. */
export function termsWords<Name>(
  terms: readonly ComparedTerm<Name>[],
  wordsOf: (name: Name) => string,
): string {
  return terms
    .map(({ sign, figure, value }, index) => {
      const joint = index === 0 ? "" : sign === 1 ? " plus " : " less ";
      return `${joint}${wordsOf(figure)} ${value.toString()}`;
    })
    .join("");
}

/** A single figure needs no amount of its own: the result follows at once. */
function sumWords<Name>(
  terms: readonly ComparedTerm<Name>[],
  wordsOf: (name: Name) => string,
): string {
  const [only, ...others] = terms;
  return only === undefined || others.length > 0
    ? termsWords(terms, wordsOf)
    : wordsOf(only.figure);
}

function shareWords<Name>(
  { rate, terms }: Pick<Comparison<Name>, "rate" | "terms">,
  wordsOf: (name: Name) => string,
): string {
  const share = rate === "as printed" ? "the printed rate" : String(rate);
  return `${share} of ${termsWords(terms, wordsOf)}`;
}

function withoutArticle(words: string): string {
  return words.startsWith("the ") ? words.slice(4) : words;
}
