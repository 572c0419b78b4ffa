import { type Application, earnedOf, lineOf } from "../application.ts";
import {
  agrees,
  type AuditCheck,
  type AuditedTerm,
  type BareFinding,
  compared,
  defineStepCheck,
  filesOf,
  findingOf,
  notFound,
  notTested,
  placesIn,
} from "../audit-check.ts";
import type { Chain } from "../chain.ts";
import type { Step } from "../step.ts";
import { Money } from "../../base/money.ts";
import type { SoughtFigure } from "../../finding/audit-untested.ts";

/** X2: what was certified before is what the former application had earned; less where its certificate was cut. */
export const previousCertificates: AuditCheck = defineStepCheck({
  name: "previous_certificates",
  severity: "high",
  verifies:
    "Line 7 is line 6 of the former application, or its line 7 plus the amount certified where that was cut.",
  needsNeighbour: true,
  test(step) {
    const { former, current, rounding } = step;
    const printed = lineOf(current, "previousCertificates");
    const earned = earnedOf(former);
    const isPrinted = former.document.lines.totalEarnedLessRetainage !== null;
    const of = former.name;
    if (printed === null) return notFound(step, "line7", true);
    if (earned === null)
      return notTested(filesOf(step), { code: "earned-not-found", facts: { application: of } });
    // Forms print a deduction with and without its sign, so that of a negative one nothing is known for sure.
    if (earned.isNegative())
      return notTested(filesOf(step), { code: "earned-negative", facts: { application: of } });
    const tested = { figure: { line: "previousCertificates", of: current.name }, printed } as const;
    const term: AuditedTerm = isPrinted
      ? { figure: { line: "totalEarnedLessRetainage", of }, value: earned, figureCount: 1 }
      : { figure: { earned: of }, value: earned, figureCount: 2 };
    const whole = compared(tested, [term], rounding);
    const cut = certifiedTerms(former);
    const reduced = cut === null ? null : compared(tested, cut, rounding);
    const comparison = !agrees(whole) && reduced !== null && agrees(reduced) ? reduced : whole;
    return {
      passed: agrees(comparison),
      statement: { code: "certificates-compared", facts: { comparison, former: of, earned } },
      files: filesOf(step),
      printed,
      expected: comparison.expected,
      places: [
        ...placesIn(current, current.document.lines.previousCertificates),
        ...placesIn(
          former,
          former.document.lines.totalEarnedLessRetainage ?? former.document.lines.currentPaymentDue,
        ),
      ],
    };
  },
});

/** Former certificates and what was certified of the former application; null where nothing was cut from it. */
function certifiedTerms(former: Application): readonly AuditedTerm[] | null {
  const before = lineOf(former, "previousCertificates");
  const certified = lineOf(former, "amountCertified");
  const due = lineOf(former, "currentPaymentDue");
  if (before === null || certified === null || due === null) return null;
  if (certified.compare(due) >= 0 || certified.isZero()) return null;
  return [
    { figure: { line: "line 7", of: former.name }, value: before, figureCount: 1 },
    { figure: { certifiedOf: former.name }, value: certified, figureCount: 1 },
  ];
}

/** X8: all payments together are what is earned. */
export const paymentsToDate: AuditCheck = {
  name: "payments_to_date",
  severity: "high",
  verifies:
    "What was certified before the first application and all payments due add up to line 6 of the last.",
  run({ links }, steps) {
    const [first] = links;
    const last = links.at(-1);
    if (first === undefined || last === undefined || first === last) return [];
    return [findingOf(paymentsToDate, test({ first, last, links }, steps))];
  },
};

interface Payments extends Pick<Chain, "links"> {
  readonly first: Application;
  readonly last: Application;
}

function test({ first, last, links }: Payments, steps: readonly Step[]): BareFinding {
  const files = links.map(({ file }) => file);
  const lacking = (figure: SoughtFigure, { name: application }: Application): BareFinding =>
    notTested(files, { code: "figure-not-found", facts: { figure, application } });
  const missing = steps.flatMap((step) => step.missing);
  if (missing.length > 0)
    return notTested(files, { code: "applications-missing", facts: { missing } });
  const before = certifiedBefore(first);
  if (before === null) return lacking("line7", first);
  const silent = links.find((link) => lineOf(link, "currentPaymentDue") === null);
  if (silent !== undefined) return lacking("line8", silent);
  const earned = lineOf(last, "totalEarnedLessRetainage");
  if (earned === null) return lacking("line6", last);
  const paid = links.map((link, index) => paidOn(link, links[index + 1]));
  const after = before.isZero() ? null : { application: first.name, amount: before };
  const comparison = compared(
    { figure: { line: "totalEarnedLessRetainage", of: last.name }, printed: earned },
    [
      {
        figure: { payments: links.length, after },
        value: before.plus(Money.sum(paid)),
        figureCount: links.length + 1,
      },
    ],
    links.some(({ rounding }) => rounding === "whole amounts") ? "whole amounts" : "exact",
  );
  return {
    passed: agrees(comparison),
    statement: { code: "payments-compared", facts: { comparison } },
    files: [last.file, ...files.slice(0, -1)],
    printed: earned,
    expected: comparison.expected,
    places: [
      ...placesIn(last, last.document.lines.totalEarnedLessRetainage),
      ...links.flatMap((link) => placesIn(link, link.document.lines.currentPaymentDue)),
    ],
  };
}

/** What was certified before the first of them: nothing before a first application that leaves the line blank. */
function certifiedBefore(first: Application): Money | null {
  const printed = lineOf(first, "previousCertificates");
  return printed ?? (first.document.isFirstApplication.holds ? Money.zero : null);
}

/** The payment due; the amount certified where it was cut and the next application takes that up. */
function paidOn(link: Application, next: Application | undefined): Money {
  const due = lineOf(link, "currentPaymentDue") ?? Money.zero;
  const certified = lineOf(link, "amountCertified");
  const before = lineOf(link, "previousCertificates");
  const taken = next === undefined ? null : lineOf(next, "previousCertificates");
  if (certified === null || before === null || taken === null) return due;
  const isWhole = lineOf(link, "totalEarnedLessRetainage")?.equals(taken) === true;
  const isCut = certified.compare(due) < 0 && taken.equals(before.plus(certified)) && !isWhole;
  return isCut ? certified : due;
}
