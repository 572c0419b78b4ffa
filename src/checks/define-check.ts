import type { Money } from "../base/money.ts";
import { namesOf } from "../base/names-of.ts";
import type { Severity, Term } from "../document/identities.ts";
import type { Assessment } from "../document/assessment.ts";
import type { Sourced } from "../document/sourced.ts";
import type { ComparedName } from "../finding/comparison.ts";
import type { NamedFigure } from "../finding/figure-words.ts";
import { type Reason, stated, type Statement } from "../finding/statement.ts";
import type { Check, CheckResult } from "./check.ts";
import { equality, judge, known, type Question, type Verdict } from "./judge.ts";
import type { Rounding } from "./rounding.ts";

export type NonEmpty<Member> = readonly [Member, ...Member[]];

/** A check as its author writes it. */
export interface CheckRule<Document, Name extends NamedFigure> {
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  /** Why the rule says nothing about a document, null where it does; without it the rule always applies. */
  readonly exempts?: (document: Document) => Reason | null;
  /** The figures it needs, the tested one first. */
  readonly given: (document: Document) => Readonly<Record<Name, Sourced<Money> | null>>;
  /** What the figures must satisfy, once all of them are printed. */
  readonly compare: (
    figures: Readonly<Record<Name, Sourced<Money>>>,
    document: Document,
  ) => NonEmpty<Question<ComparedName>>;
}

/** A check that asks for its figures by name and never meets an absent one. */
export function defineCheck<Document, Name extends NamedFigure>(
  rule: CheckRule<Document, Name>,
): Check<Document> {
  const { name, severity, verifies, exempts, given, compare } = rule;
  const run = (document: Document, rounding: Rounding): CheckResult => {
    const figures = given(document);
    const asked = namesOf(figures);
    const reason = exempts?.(document) ?? null;
    if (reason !== null) return untested(name, asked, stated("not-applicable", reason));
    if (!areAllPrinted(figures)) {
      return notPrinted(
        name,
        asked,
        asked.filter((figure) => figures[figure] === null),
      );
    }
    const [first, ...others] = compare(figures, document);
    const verdicts = others.map((comparison) => judge(comparison, rounding));
    return tested(name, asked, [judge(first, rounding), ...verdicts]);
  };
  return { name, severity, verifies, run };
}

/** A rule that one figure is a sum of others, of which all must be printed. */
interface EqualityRule<Document, Name extends NamedFigure> extends Omit<
  CheckRule<Document, Name>,
  "compare"
> {
  readonly printed: Name;
  readonly equals: readonly Term<Name>[];
}

/** A check of a plain sum. */
export function defineEquality<Document, Name extends NamedFigure>({
  printed,
  equals,
  ...rule
}: EqualityRule<Document, Name>): Check<Document> {
  return defineCheck({
    ...rule,
    compare: (figures: Readonly<Record<Name, Sourced<Money>>>) => [
      equality<ComparedName>(printed, figures[printed].value, known(figures, equals)),
    ],
  });
}

/** Why a rule says nothing of a document that is not assessed to be what the rule is about; null where it is. */
export function unless({ holds, because }: Assessment): Reason | null {
  return holds ? null : { why: "assessed", because };
}

/** The answer where a figure is not printed: neither right nor wrong, and it says which. */
export function notPrinted(
  name: string,
  figures: readonly string[],
  missing: readonly NamedFigure[],
): CheckResult {
  return untested(name, figures, stated("not-printed", { missing }));
}

/** An answer that is neither right nor wrong. */
export function untested(
  name: string,
  figures: readonly string[],
  statement: Statement,
): CheckResult {
  return withoutSides(name, figures, { passed: null, statement });
}

/** An answer that is not about one amount. */
export function withoutSides(
  name: string,
  figures: readonly string[],
  { passed, statement }: { readonly passed: boolean | null; readonly statement: Statement },
): CheckResult {
  const statements = [statement];
  return { name, passed, statements, printed: null, expected: null, difference: null, figures };
}

/** The answer of one or more comparisons: the first that fails decides, else the first. */
export function tested(
  name: string,
  figures: readonly string[],
  verdicts: NonEmpty<Verdict>,
): CheckResult {
  const failed = verdicts.filter((verdict) => !verdict.passed);
  const { passed, printed, expected } = failed[0] ?? verdicts[0];
  const statements = (passed ? verdicts : failed).map(({ statement }) => statement);
  const difference = printed.minus(expected);
  return { name, passed, statements, printed, expected, difference, figures };
}

function areAllPrinted<Name extends string>(
  figures: Readonly<Record<Name, Sourced<Money> | null>>,
): figures is Readonly<Record<Name, Sourced<Money>>> {
  return namesOf(figures).every((name) => figures[name] !== null);
}
