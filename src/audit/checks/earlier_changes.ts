import { equality, judge, type Verdict as Judged } from "../../checks/compare.ts";
import type { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import { defineStepCheck, filesOf, notPrinted, type AuditCheck } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import type { Step } from "../step.ts";

/** X5: what the change order summary calls approved before is its total of the former application. */
export const earlierChanges: AuditCheck = defineStepCheck({
  name: "earlier_changes",
  severity: "medium",
  verifies:
    "In the change order summary, what was approved in previous months is the former application's total.",
  needsNeighbour: true,
  test(step) {
    const sides = sidesOf(step);
    const isInCurrent = step.current.document.earlierChanges !== null;
    if (sides.length === 0)
      return isInCurrent
        ? notPrinted(step, "total of its change orders", false)
        : notPrinted(step, "sum of earlier change orders", true);
    const failed = sides.find(({ judged }) => !judged.passed);
    const told = failed === undefined ? sides : [failed];
    const { former } = step;
    return {
      passed: failed === undefined,
      detail: told.map(({ judged }) => judged.detail()).join(" "),
      files: filesOf(step),
      printed: told[0]?.judged.printed ?? null,
      expected: told[0]?.judged.expected ?? null,
      places: told.flatMap(({ now, before }) => [
        ...placesIn(step.current, now),
        ...placesIn(former, before),
      ]),
      remedy: `Send a corrected change order summary whose first row repeats the totals of ${former.words}.`,
    };
  },
});

interface Side {
  readonly now: Sourced<Money>;
  readonly before: Sourced<Money>;
  readonly judged: Judged;
}

/** Additions and deductions, those that both applications print. */
function sidesOf({ former, current, rounding }: Step): readonly Side[] {
  const { changeOrderAdditions, changeOrderDeductions } = former.document.lines;
  const earlier = current.document.earlierChanges;
  const pairs = [
    { name: "additions", now: earlier?.additions ?? null, before: changeOrderAdditions },
    { name: "deductions", now: earlier?.deductions ?? null, before: changeOrderDeductions },
  ];
  return pairs.flatMap(({ name, now, before }) => {
    if (now === null || before === null) return [];
    const words = `the sum of ${name} approved before ${current.words}`;
    const term = {
      sign: 1,
      words: `the total of ${name} in ${former.words}`,
      value: before.value,
      figureCount: 1,
    } as const;
    return [{ now, before, judged: judge(equality(words, now.value, [term]), rounding) }];
  });
}
