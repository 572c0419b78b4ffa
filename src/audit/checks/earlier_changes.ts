import type { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { AuditedFigure } from "../../finding/audited-figure.ts";
import type { Comparison } from "../../finding/comparison.ts";
import { type AuditCheck, defineStepCheck, filesOf, notFound } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import { agrees, compared } from "../compared.ts";
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
        ? notFound(step, "changeOrderTotal", false)
        : notFound(step, "earlierChanges", true);
    const failed = sides.find(({ comparison }) => !agrees(comparison));
    const told = failed === undefined ? sides : [failed];
    const comparisons = told.map(({ comparison }) => comparison);
    const { former } = step;
    return {
      passed: failed === undefined,
      statement: {
        code: "earlier-changes-compared",
        facts: { comparisons, former: former.name },
      },
      files: filesOf(step),
      printed: comparisons[0]?.printed ?? null,
      expected: comparisons[0]?.expected ?? null,
      places: told.flatMap(({ now, before }) => [
        ...placesIn(step.current, now),
        ...placesIn(former, before),
      ]),
    };
  },
});

interface Side {
  readonly now: Sourced<Money>;
  readonly before: Sourced<Money>;
  readonly comparison: Comparison<AuditedFigure>;
}

/** Additions and deductions, those that both applications print. */
function sidesOf({ former, current, rounding }: Step): readonly Side[] {
  const { changeOrderAdditions, changeOrderDeductions } = former.document.lines;
  const earlier = current.document.earlierChanges;
  const pairs = [
    { changes: "additions", now: earlier?.additions ?? null, before: changeOrderAdditions },
    { changes: "deductions", now: earlier?.deductions ?? null, before: changeOrderDeductions },
  ] as const;
  return pairs.flatMap(({ changes, now, before }) => {
    if (now === null || before === null) return [];
    const figure = { changes, before: current.name };
    const total = { changes, totalOf: former.name };
    const term = { figure: total, value: before.value, figureCount: 1 };
    return [
      { now, before, comparison: compared({ figure, printed: now.value }, [term], rounding) },
    ];
  });
}
