import { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Invoice } from "../document/invoice.ts";
import type { Assessment } from "../document/pay-application.ts";
import type { Check, CheckResult } from "./check.ts";
import { equality, judge, nothing, type KnownTerm, type Verdict } from "./compare.ts";
import type { Convention, Terms } from "./convention.ts";
import { notApplicable, notPrinted, tested } from "./define-check.ts";
import {
  enumerate,
  FIGURE_WORDS,
  sentenceCase,
  type InvoiceFigure,
} from "../finding/figure-words.ts";
import { invoiceFigures, type InvoiceFigures } from "./invoice-figures.ts";

/** A sum of an invoice as the author of its check writes it. */
export interface SumRule {
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  /** Where the rule says nothing, with the reason; without it the rule always applies. */
  readonly applies?: (invoice: Invoice) => Assessment;
  /** The tested figure. */
  readonly printed: InvoiceFigure;
  /** The literal formula. */
  readonly expected: Terms;
  /** The figure of the formula that must be printed; the others count as zero where they are not. */
  readonly from: InvoiceFigure;
  /** Tried in this order where the literal formula does not hold. */
  readonly conventions: readonly Convention[];
}

/** A check of a sum: the literal formula first, else the first convention of the trade that holds. It is exact also on papers of whole amounts, which hide no cents. */
export function defineSumCheck(rule: SumRule): Check<Invoice> {
  const { name, severity, verifies } = rule;
  return { name, severity, verifies, run: (invoice) => testSum(rule, invoice) };
}

function testSum(rule: SumRule, invoice: Invoice): CheckResult {
  const { name, printed, expected, from, conventions } = rule;
  const figures = invoiceFigures(invoice);
  const used = [printed, ...expected.map(({ figure }) => figure)];
  const assessment = rule.applies?.(invoice) ?? null;
  if (assessment !== null && !assessment.holds) return notApplicable(name, used, assessment);
  const missing = [printed, from].filter((figure) => figures[figure] === null);
  const value = figures[printed];
  if (value === null || missing.length > 0) return notPrinted(name, used, missing);
  const judged = (terms: Terms, slack: Money): Verdict => {
    const known = knownTerms(terms, figures);
    const comparison = equality(FIGURE_WORDS[printed], value, known);
    const verdict = judge({ ...comparison, slack }, "exact");
    return { ...verdict, detail: () => `${verdict.detail()}${zeroes(terms, figures)}` };
  };
  const literal = judged(expected, Money.zero);
  if (literal.passed) return tested(name, used, [literal]);
  for (const { taking, expected, needs, fits, slack } of conventions) {
    const isAbout = needs.every((figure) => figures[figure]?.isZero() === false);
    if (!isAbout || fits?.(figures, invoice) === false) continue;
    const verdict = judged(expected, slack?.(invoice) ?? Money.zero);
    if (!verdict.passed) continue;
    const paths = [printed, ...expected.map(({ figure }) => figure)];
    const detail = (): string => `${verdict.detail()} This holds ${taking}.`;
    return tested(name, paths, [{ ...verdict, detail }]);
  }
  return tested(name, used, [literal]);
}

/** The printed terms; a formula of which nothing is printed comes to zero. */
function knownTerms(terms: Terms, figures: InvoiceFigures): readonly KnownTerm[] {
  const known = terms.flatMap(({ sign, figure }): readonly KnownTerm[] => {
    const value = figures[figure];
    return value === null ? [] : [{ sign, words: FIGURE_WORDS[figure], value, figureCount: 1 }];
  });
  return known.length === 0 ? [nothing("what is left to pay")] : known;
}

function zeroes(terms: Terms, figures: InvoiceFigures): string {
  const absent = terms.filter(({ figure }) => figures[figure] === null);
  if (absent.length === 0) return "";
  const words = sentenceCase(enumerate(absent.map(({ figure }) => FIGURE_WORDS[figure])));
  return absent.length === 1
    ? ` ${words} is not printed and counts as zero.`
    : ` ${words} are not printed and count as zero.`;
}
