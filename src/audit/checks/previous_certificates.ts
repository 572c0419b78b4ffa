import { type Application, earnedOf, lineOf } from "../application.ts";
import { type AuditCheck, defineStepCheck, filesOf, notFound, notTested } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import { agrees, type AuditedTerm, compared } from "../compared.ts";

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
