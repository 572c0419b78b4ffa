import { Money } from "../../base/money.ts";
import { judge, type KnownTerm } from "../../checks/compare.ts";
import { type Application, lineOf } from "../application.ts";
import { type AuditCheck, missingWords } from "../audit-check.ts";
import type { Chain } from "../chain.ts";
import { findingOf, placesIn, type Verdict } from "../audit-finding.ts";
import type { Step } from "../step.ts";

/** X8: all payments together are what is earned. */
export const paymentsToDate: AuditCheck = {
  name: "payments_to_date",
  severity: "high",
  verifies:
    "What was certified before the first application and all payments due add up to line 6 of the last.",
  run: (chain, steps) =>
    chain.links.length < 2 ? [] : [findingOf(paymentsToDate, test(chain, steps))],
};

function test({ links }: Chain, steps: readonly Step[]): Verdict {
  const [first] = links;
  const last = links.at(-1);
  const files = links.map(({ file }) => file);
  const untested = (reason: string): Verdict => ({
    passed: null,
    detail: `Not tested: ${reason}.`,
    files,
  });
  if (first === undefined || last === undefined) return untested("nothing to add up");
  const missing = steps.flatMap((step) => step.missing);
  if (missing.length > 0) return untested(missingWords(missing));
  const before = certifiedBefore(first);
  if (before === null) return untested(`no line 7 was found in ${first.words}`);
  const silent = links.find((link) => lineOf(link, "currentPaymentDue") === null);
  if (silent !== undefined) return untested(`no line 8 was found in ${silent.words}`);
  const earned = lineOf(last, "totalEarnedLessRetainage");
  if (earned === null) return untested(`no line 6 was found in ${last.words}`);
  const paid = links.map((link, index) => paidOn(link, links[index + 1]));
  const expected = before.plus(Money.sum(paid));
  const isWhole = links.some(({ rounding }) => rounding === "whole amounts");
  const sum = `${before.isZero() ? "" : `line 7 of ${first.words} ${before.toString()} and `}the sum of the payments due of ${links.length} applications`;
  const verdict = judge(
    {
      relation: "equals",
      words: `line 6 of ${last.words}, total earned less retainage,`,
      printed: earned,
      expected,
      explained: () => sum,
      figureCount: links.length + 2,
      slack: Money.zero,
    },
    isWhole ? "whole amounts" : "exact",
  );
  return {
    passed: verdict.passed,
    detail: verdict.detail(),
    files: [last.file, ...files.slice(0, -1)],
    printed: earned,
    expected,
    places: [
      ...placesIn(last, last.document.lines.totalEarnedLessRetainage),
      ...links.flatMap((link) => placesIn(link, link.document.lines.currentPaymentDue)),
    ],
    remedy: "Send a list of all payments received under the contract with their dates.",
  };
}

/** What was certified before the first of them: nothing before a first application that leaves the line blank. */
function certifiedBefore(first: Application): Money | null {
  const printed = lineOf(first, "previousCertificates");
  return printed ?? (first.document.isFirstApplication.holds ? Money.zero : null);
}

/** The payment due; the amount certified where it was cut and the next application takes that up. */
function paidOn(link: Application, next: Application | undefined): KnownTerm["value"] {
  const due = lineOf(link, "currentPaymentDue") ?? Money.zero;
  const certified = lineOf(link, "amountCertified");
  const before = lineOf(link, "previousCertificates");
  const taken = next === undefined ? null : lineOf(next, "previousCertificates");
  if (certified === null || before === null || taken === null) return due;
  const isWhole = lineOf(link, "totalEarnedLessRetainage")?.equals(taken) === true;
  const isCut = certified.compare(due) < 0 && taken.equals(before.plus(certified)) && !isWhole;
  return isCut ? certified : due;
}
