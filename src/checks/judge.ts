import { Money } from "../base/money.ts";
import type { Term } from "../document/identities.ts";
import type { Sourced } from "../document/sourced.ts";
import type { ComparedName, ComparedTerm, Comparison } from "../finding/comparison.ts";
import type { NamedFigure } from "../finding/figure-words.ts";
import { stated, type Statement, type StatementOf } from "../finding/statement.ts";
import { halfUnit, isRounding, type Rounding } from "./rounding.ts";

/** A comparison that is to be decided. */
export interface Question<Name> extends Omit<Comparison<Name>, "outcome"> {
  /** How many printed figures take part; on a document of whole amounts each may hide half a unit. */
  readonly figureCount: number;
  /** What the roundings of single cents may add up to; zero for sums. */
  readonly slack: Money;
}

/** How a test comes out, with what is to be said of it. */
export interface Verdict<Said extends Statement = Statement> {
  readonly passed: boolean;
  /** False where only a tolerance lets it pass. */
  readonly isExact: boolean;
  readonly printed: Money;
  readonly expected: Money;
  readonly statement: Said;
}

/** A term whose figure is printed. */
export interface KnownTerm<Name = ComparedName> extends ComparedTerm<Name> {
  /** How many printed figures it is made of. */
  readonly figureCount: number;
}

/** A figure must equal the sum of others. */
export function equality<Name>(
  figure: Name,
  printed: Money,
  terms: readonly KnownTerm<Name>[],
): Question<Name> {
  return {
    relation: "equals",
    figure,
    printed,
    expected: totalOf(terms),
    terms,
    rate: null,
    figureCount: terms.reduce((count, term) => count + term.figureCount, 1),
    slack: Money.zero,
  };
}

/** A figure must not be more than another one. */
export function upperBound<Name extends NamedFigure>(
  figures: Readonly<Record<Name, Sourced<Money>>>,
  figure: Name,
  bound: Name,
): Question<ComparedName> {
  const expected = figures[bound].value;
  return {
    relation: "at most",
    figure,
    printed: figures[figure].value,
    expected,
    terms: [{ sign: 1, figure: bound, value: expected }],
    rate: null,
    figureCount: 2,
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
    figure,
    value: figures[figure].value,
    figureCount: 1,
  }));
}

/** A term that stands for what must not be: no figure, and zero. */
export function nothing(figure: ComparedName): KnownTerm {
  return { sign: 1, figure, value: Money.zero, figureCount: 0 };
}

/** Decides a comparison of a check. */
export function judge(
  question: Question<ComparedName>,
  rounding: Rounding,
): Verdict<StatementOf<"compared">> {
  const comparison = decide(question, rounding);
  const { printed, expected, outcome } = comparison;
  return {
    passed: outcome !== "apart",
    isExact: outcome === "same",
    printed,
    expected,
    statement: stated("compared", comparison),
  };
}

/** Decides a comparison, whatever its figures are named by. */
function decide<Name>(question: Question<Name>, rounding: Rounding): Comparison<Name> {
  const { relation, figure, printed, expected, terms, rate, figureCount, slack } = question;
  const difference = printed.minus(expected);
  const isExact = difference.isZero() || (relation === "at most" && difference.isNegative());
  const outcome = isExact
    ? "same"
    : difference.absolute().compare(slack) <= 0
      ? withinRounding(printed, slack)
      : isRounding(difference, figureCount, rounding)
        ? "whole amounts"
        : "apart";
  return { relation, figure, printed, expected, terms, rate, outcome };
}

/** What a figure was rounded to that is as far from another as this: cents, or whole amounts where it is one. */
function withinRounding(printed: Money, slack: Money): "cents" | "whole amounts" {
  return printed.isWhole() && slack.compare(halfUnit("whole amounts")) >= 0
    ? "whole amounts"
    : "cents";
}

function totalOf(terms: readonly KnownTerm<unknown>[]): Money {
  return Money.sum(terms.map(({ sign, value }) => (sign === 1 ? value : value.negated())));
}
