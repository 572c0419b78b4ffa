import { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Invoice } from "../document/invoice.ts";
import type { SumConventionCode } from "../finding/convention-words.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";
import { type Reason, stated } from "../finding/statement.ts";
import type { Check, CheckResult } from "./check.ts";
import type { Convention, Terms } from "./convention.ts";
import { notPrinted, tested, untested } from "./define-check.ts";
import { invoiceFigures, type InvoiceFigures } from "./invoice-figures.ts";
import { equality, judge, type KnownTerm, nothing, type Verdict } from "./judge.ts";

/** A sum of an invoice as the author of its check writes it. */
export interface SumRule {
  readonly name: string;
  readonly severity: Severity;
  /** What it verifies, in one sentence. */
  readonly verifies: string;
  /** Why the rule says nothing about an invoice, null where it does; without it the rule always applies. */
  readonly exempts?: (invoice: Invoice) => Reason | null;
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
  const reason = rule.exempts?.(invoice) ?? null;
  if (reason !== null) return untested(name, used, stated("not-applicable", reason));
  const missing = [printed, from].filter((figure) => figures[figure] === null);
  const value = figures[printed];
  if (value === null || missing.length > 0) return notPrinted(name, used, missing);
  const judged = (terms: Terms, slack: Money, taking: SumConventionCode | null): Verdict => {
    const question = equality(printed, value, knownTerms(terms, figures));
    const verdict = judge({ ...question, slack }, "exact");
    const absent = terms.flatMap(({ figure }) => (figures[figure] === null ? [figure] : []));
    const comparison = verdict.statement.facts;
    return { ...verdict, statement: stated("sum-compared", { comparison, absent, taking }) };
  };
  const literal = judged(expected, Money.zero, null);
  if (literal.passed) return tested(name, used, [literal]);
  for (const { taking, expected, needs, fits, slack } of conventions) {
    const isAbout = needs.every((figure) => figures[figure]?.isZero() === false);
    if (!isAbout || fits?.(figures, invoice) === false) continue;
    const verdict = judged(expected, slack?.(invoice) ?? Money.zero, taking);
    if (!verdict.passed) continue;
    return tested(name, [printed, ...expected.map(({ figure }) => figure)], [verdict]);
  }
  return tested(name, used, [literal]);
}

/** The printed terms; a formula of which nothing is printed comes to zero. */
function knownTerms(terms: Terms, figures: InvoiceFigures): readonly KnownTerm[] {
  const known = terms.flatMap(({ sign, figure }): readonly KnownTerm[] => {
    const value = figures[figure];
    return value === null ? [] : [{ sign, figure, value, figureCount: 1 }];
  });
  return known.length === 0 ? [nothing("nothing.leftToPay")] : known;
}
