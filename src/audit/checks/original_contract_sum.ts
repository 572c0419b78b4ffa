import { equality, judge } from "../../checks/compare.ts";
import { lineOf } from "../application.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";

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
    if (printed === null) return notTested(step, `no line 1 was found in ${current.words}`);
    if (before === null) return notTested(step, `no line 1 was found in ${former.words}`);
    const verdict = judge(
      equality(`line 1 of ${current.words}, original contract sum,`, printed, [
        { sign: 1, words: `line 1 of ${former.words}`, value: before, figureCount: 1 },
      ]),
      rounding,
    );
    return {
      passed: verdict.passed,
      detail: verdict.detail(),
      files: filesOf(step),
      printed,
      expected: before,
      places: [
        ...placesIn(current, current.document.lines.originalContractSum),
        ...placesIn(former, former.document.lines.originalContractSum),
      ],
      remedy:
        "Send the page of the contract with its sum, and carry every change in line 2 by a change order.",
    };
  },
});
