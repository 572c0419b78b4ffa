import type { Check, CheckResult } from "./check.ts";
import type { Finding } from "../finding/finding.ts";
import type { Invoice } from "../document/invoice.ts";
import { roundingOf } from "./rounding.ts";
import { invoiceFigures, type InvoiceFigures, printedAmounts } from "./invoice-figures.ts";
import { isDoubtful, withDoubts } from "./invoice-doubts.ts";
import { checkFinding, doubtFinding } from "./findings.ts";
import { plus, type Severity } from "../document/identities.ts";
import { type Reason, stated } from "../finding/statement.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";
import {
  BALANCE_TERMS,
  type Convention,
  SUBTOTAL_TERMS,
  type Terms,
  TOTAL_TERMS,
  without,
} from "./convention.ts";
import { notPrinted, tested, untested, withoutSides } from "./define-check.ts";
import { Money } from "../base/money.ts";
import type { SumConventionCode } from "../finding/convention-words.ts";
import { equality, judge, type KnownTerm, nothing, type Verdict } from "./judge.ts";
import {
  BALANCE_CONVENTIONS,
  CARRIED_TOTALS,
  SUBTOTAL_CONVENTIONS,
  TOTAL_CONVENTIONS,
} from "./invoice-conventions.ts";
import { compareDates } from "../base/calendar-date.ts";
import { lineMath } from "./line-math.ts";
import { taxOfBase, taxRate } from "./tax-checks.ts";

/** All that the printed figures of an invoice prove or contradict. */
interface InvoiceProof {
  /** The contract's six checks, in its order. */
  readonly checks: readonly CheckResult[];
  /** Further identities, in a fixed order. */
  readonly identities: readonly CheckResult[];
  /** One for each check that fails or is left open by a doubt, and one for lines that do not lead to a total alone. */
  readonly findings: readonly Finding[];
}

/** Tests every identity that an invoice can prove by itself. */
export function checkInvoice(invoice: Invoice): InvoiceProof {
  const rounding = roundingOf(printedAmounts(invoice));
  const run = (check: Check<Invoice>): CheckResult =>
    withDoubts(check.run(invoice, rounding), invoice);
  const checks = INVOICE_CHECKS.map(run);
  const identities = FURTHER_INVOICE_CHECKS.map(run);
  return {
    checks,
    identities,
    findings: [
      ...checks.filter(isFailed).map(checkFinding),
      ...checks.filter(isDoubtful).map(doubtFinding),
      ...identities.filter(isOfLines).filter(isFailed).map(doubtFinding),
    ],
  };
}

function isFailed({ passed }: CheckResult): boolean {
  return passed === false;
}

/** Where no subtotal is printed, no check of the contract sees the sum of the lines. */
function isOfLines({ name }: CheckResult): boolean {
  return name === linesToTotal.name;
}

/** A sum of an invoice as the author of its check writes it. */
interface SumRule {
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
function defineSumCheck(rule: SumRule): Check<Invoice> {
  const { name, severity, verifies } = rule;
  return { name, severity, verifies, run: (invoice) => testSum(rule, invoice) };
}

function testSum(rule: SumRule, invoice: Invoice): CheckResult {
  const { name, printed, expected, from } = rule;
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
  return byConvention(rule, { invoice, figures }, judged) ?? tested(name, used, [literal]);
}

/** The result of the first convention that holds, else of the first that the paper is shown to follow; null where there is none. */
function byConvention(
  { name, printed, conventions }: SumRule,
  { invoice, figures }: { readonly invoice: Invoice; readonly figures: InvoiceFigures },
  judged: (terms: Terms, slack: Money, taking: SumConventionCode) => Verdict,
): CheckResult | null {
  let shown: CheckResult | null = null;
  for (const convention of conventions) {
    if (!mayApply(convention, figures, invoice)) continue;
    const { taking, expected, slack, isShown } = convention;
    const verdict = judged(expected, slack?.(invoice) ?? Money.zero, taking);
    if (!verdict.passed && isShown?.(figures) !== true) continue;
    const result = tested(name, [printed, ...expected.map(({ figure }) => figure)], [verdict]);
    if (verdict.passed) return result;
    shown ??= result;
  }
  return shown;
}

/** Whether a paper prints what a convention is about, and nothing on it speaks against that. */
function mayApply({ needs, fits }: Convention, figures: InvoiceFigures, invoice: Invoice): boolean {
  const isAbout = needs.every((figure) => figures[figure]?.isZero() === false);
  return isAbout && fits?.(figures, invoice) !== false;
}

/** The printed terms; a formula of which nothing is printed comes to zero. */
function knownTerms(terms: Terms, figures: InvoiceFigures): readonly KnownTerm[] {
  const known = terms.flatMap(({ sign, figure }): readonly KnownTerm[] => {
    const value = figures[figure];
    return value === null ? [] : [{ sign, figure, value, figureCount: 1 }];
  });
  return known.length === 0 ? [nothing("nothing.leftToPay")] : known;
}

/** The lines add up to the subtotal. */
const linesToSubtotal: Check<Invoice> = defineSumCheck({
  name: "lines_to_subtotal",
  severity: "high",
  verifies: "The line amounts add up to the subtotal.",
  printed: "subtotal",
  expected: SUBTOTAL_TERMS,
  from: "lineItems.amount",
  conventions: SUBTOTAL_CONVENTIONS,
});

/** The total follows from the subtotal and what is printed below it. */
const total: Check<Invoice> = defineSumCheck({
  name: "total",
  severity: "high",
  verifies: "Subtotal minus discount plus tax plus shipping plus other charges equals total.",
  printed: "total",
  expected: TOTAL_TERMS,
  from: "subtotal",
  conventions: TOTAL_CONVENTIONS,
});

/** What is left to pay is the total without what was paid. */
const balanceDue: Check<Invoice> = defineSumCheck({
  name: "balance_due",
  severity: "high",
  verifies: "Total minus amount paid equals balance due.",
  printed: "balanceDue",
  expected: BALANCE_TERMS,
  from: "total",
  conventions: BALANCE_CONVENTIONS,
});

const DATES = ["dueDate", "invoiceDate"] as const;

/** Nothing is due before it is billed. */
const dates: Check<Invoice> = {
  name: "dates",
  severity: "medium",
  verifies: "The due date is on or after the invoice date.",
  run: (invoice: Invoice): CheckResult => {
    const { dueDate, invoiceDate } = invoice;
    if (dueDate === null || invoiceDate === null) {
      return notPrinted(
        "dates",
        DATES,
        DATES.filter((figure) => invoice[figure] === null),
      );
    }
    const passed = compareDates(dueDate.value, invoiceDate.value) >= 0;
    const days = { dueDate: dueDate.value, invoiceDate: invoiceDate.value, passed };
    return withoutSides("dates", DATES, { passed, statement: stated("dates", days) });
  },
};

/** Where no subtotal is printed, the lines stand for it. */
const linesToTotal: Check<Invoice> = defineSumCheck({
  name: "lines_to_total",
  severity: "medium",
  verifies: "Without a subtotal, the lines minus discount plus all that is added equal the total.",
  exempts: ({ subtotal }: Invoice) => (subtotal === null ? null : { why: "subtotal-printed" }),
  printed: "total",
  expected: fromLines(TOTAL_TERMS),
  from: "lineItems.amount",
  conventions: CARRIED_TOTALS.map((convention) => ({
    ...convention,
    expected: fromLines(convention.expected),
  })),
});

function fromLines(terms: Terms): Terms {
  return [plus("lineItems.amount"), ...without(terms, "subtotal")];
}

/** The contract's checks of an invoice, in its order. */
export const INVOICE_CHECKS: readonly Check<Invoice>[] = [
  lineMath,
  linesToSubtotal,
  taxRate,
  total,
  balanceDue,
  dates,
];

/** Further identities of an invoice. */
export const FURTHER_INVOICE_CHECKS: readonly Check<Invoice>[] = [linesToTotal, taxOfBase];
