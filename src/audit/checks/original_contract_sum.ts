import { lineOf } from "../application.ts";
import { type AuditCheck, defineStepCheck, filesOf, notFound } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import { agrees, compared } from "../compared.ts";

/** X5: what was agreed at the beginning stays. */
export const originalContractSum: AuditCheck = defineStepCheck({
  name: "original_contract_sum",
  severity: "high",
  verifies: "Line 1 never moves.",
  needsNeighbour: false,
  test(step) {
    const { former, current, rounding } = step;
    const printed = lineOf(current, "originalContractSum");
    const before = lineOf(former, "originalContractSum");
    if (printed === null) return notFound(step, "line1", true);
    if (before === null) return notFound(step, "line1", false);
    const figure = { line: "originalContractSum", of: current.name } as const;
    const term = { line: "line 1", of: former.name } as const;
    const comparison = compared(
      { figure, printed },
      [{ figure: term, value: before, figureCount: 1 }],
      rounding,
    );
    return {
      passed: agrees(comparison),
      statement: { code: "original-sum-compared", facts: { comparison } },
      files: filesOf(step),
      printed,
      expected: before,
      places: [
        ...placesIn(current, current.document.lines.originalContractSum),
        ...placesIn(former, former.document.lines.originalContractSum),
      ],
    };
  },
});
