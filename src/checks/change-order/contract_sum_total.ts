import type { ChangeOrder } from "../../document/change-order.ts";
import type { Check } from "../check.ts";
import { equality, known } from "../judge.ts";
import { defineCheck } from "../define-check.ts";

/** The same where the form prints no sum before the change, but what it is made of. */
export const contractSumTotal: Check<ChangeOrder> = defineCheck({
  name: "contract_sum_total",
  severity: "high",
  verifies:
    "Original contract sum plus earlier change orders plus this change equals the contract sum with it.",
  exempts: ({ sums }: ChangeOrder) =>
    sums.sumBefore === null ? null : { why: "sum-before-printed" },
  given: ({ sums }: ChangeOrder) => ({
    "sums.sumAfter": sums.sumAfter,
    "sums.originalContractSum": sums.originalContractSum,
    "sums.previousChanges": sums.previousChanges,
    "sums.change": sums.change,
  }),
  compare: (figures) => [
    equality(
      "sums.sumAfter",
      figures["sums.sumAfter"].value,
      known(figures, [
        { sign: 1, figure: "sums.originalContractSum" },
        { sign: 1, figure: "sums.previousChanges" },
        { sign: 1, figure: "sums.change" },
      ]),
    ),
  ],
});
