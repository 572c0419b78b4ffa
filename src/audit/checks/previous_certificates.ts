import { equality, judge } from "../../checks/compare.ts";
import { type Application, earnedOf, lineOf } from "../application.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";

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
    if (printed === null) return notTested(step, `no line 7 was found in ${current.words}`);
    if (earned === null)
      return notTested(step, `neither line 6 nor lines 7 and 8 were found in ${former.words}`);
    // Forms print a deduction with and without its sign, so that of a negative one nothing is known for sure.
    if (earned.isNegative()) return notTested(step, `line 6 of ${former.words} is negative`);
    const words = `line 7 of ${current.words}, previous certificates,`;
    const term = {
      sign: 1,
      words: isPrinted
        ? `line 6 of ${former.words}, total earned less retainage,`
        : `lines 7 and 8 of ${former.words} together`,
      value: earned,
      figureCount: isPrinted ? 1 : 2,
    } as const;
    const verdict = judge(equality(words, printed, [term]), rounding);
    const cut = certifiedTerms(former);
    const reduced = cut === null ? null : judge(equality(words, printed, cut), rounding);
    const decided = !verdict.passed && reduced !== null && reduced.passed ? reduced : verdict;
    return {
      passed: decided.passed,
      detail: decided.detail(),
      files: filesOf(step),
      printed,
      expected: decided.expected,
      places: [
        ...placesIn(current, current.document.lines.previousCertificates),
        ...placesIn(
          former,
          former.document.lines.totalEarnedLessRetainage ?? former.document.lines.currentPaymentDue,
        ),
      ],
      remedy: `Send a corrected application with ${earned.toString()} in line 7, or the certificate that shows what was paid on ${former.words}.`,
    };
  },
});

/** Former certificates and what was certified of the former application; null where nothing was cut from it. */
function certifiedTerms(former: Application): Parameters<typeof equality>[2] | null {
  const before = lineOf(former, "previousCertificates");
  const certified = lineOf(former, "amountCertified");
  const due = lineOf(former, "currentPaymentDue");
  if (before === null || certified === null || due === null) return null;
  if (certified.compare(due) >= 0 || certified.isZero()) return null;
  return [
    { sign: 1, words: `line 7 of ${former.words}`, value: before, figureCount: 1 },
    { sign: 1, words: "the amount certified of it", value: certified, figureCount: 1 },
  ];
}
