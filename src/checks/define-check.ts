import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Assessment } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Check, CheckResult } from "./check.ts";
import { judge, type Comparison, type Verdict } from "./compare.ts";
import { enumerate, FIGURE_WORDS, type NamedFigure } from "../finding/figure-words.ts";
import { namesOf } from "../base/names-of.ts";
import type { Rounding } from "./rounding.ts";

type NonEmpty<Member> = readonly [Member, ...Member[]];

/** A check as its author writes it. */
export interface CheckRule<Document, Name extends NamedFigure> {
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  /** Where the rule says nothing, with the reason; without it the rule always applies. */
  readonly applies?: (document: Document) => Assessment;
  /** The figures it needs, the tested one first. */
  readonly given: (document: Document) => Readonly<Record<Name, Sourced<Money> | null>>;
  /** What the figures must satisfy, once all of them are printed. */
  readonly compare: (
    figures: Readonly<Record<Name, Sourced<Money>>>,
    document: Document,
  ) => NonEmpty<Comparison>;
}

/** A check that asks for its figures by name and never meets an absent one. */
export function defineCheck<Document, Name extends NamedFigure>(
  rule: CheckRule<Document, Name>,
): Check<Document> {
  const { name, severity, verifies, applies, given, compare } = rule;
  const run = (document: Document, rounding: Rounding): CheckResult => {
    const figures = given(document);
    const asked = namesOf(figures);
    const assessment = applies?.(document) ?? null;
    if (assessment !== null && !assessment.holds) {
      return notApplicable(name, asked, assessment);
    }
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

/** The answer where a figure is not printed: neither right nor wrong, and it says which. */
export function notPrinted(
  name: string,
  figures: readonly string[],
  missing: readonly NamedFigure[],
): CheckResult {
  const verb = missing.length === 1 ? "is" : "are";
  const words = enumerate(missing.map((figure) => FIGURE_WORDS[figure]));
  return untested(name, figures, `Not tested: ${words} ${verb} not printed.`);
}

/** The answer where the rule says nothing about this document, with the reason. */
export function notApplicable(
  name: string,
  figures: readonly string[],
  { because }: Assessment,
): CheckResult {
  return untested(name, figures, `Does not apply here. ${because}`);
}

/** An answer that is neither right nor wrong. */
export function untested(name: string, figures: readonly string[], detail: string): CheckResult {
  return { name, passed: null, detail, printed: null, expected: null, difference: null, figures };
}

/** The answer of one or more comparisons: the first that fails decides, else the first. */
export function tested(
  name: string,
  figures: readonly string[],
  verdicts: NonEmpty<Verdict>,
): CheckResult {
  const failed = verdicts.filter((verdict) => !verdict.passed);
  const { passed, printed, expected } = failed[0] ?? verdicts[0];
  const told = passed ? verdicts : failed;
  const detail = told.map((verdict) => verdict.detail()).join(" ");
  return { name, passed, detail, printed, expected, difference: printed.minus(expected), figures };
}

function areAllPrinted<Name extends string>(
  figures: Readonly<Record<Name, Sourced<Money> | null>>,
): figures is Readonly<Record<Name, Sourced<Money>>> {
  return namesOf(figures).every((name) => figures[name] !== null);
}
