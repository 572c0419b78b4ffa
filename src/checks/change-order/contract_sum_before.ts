import type { ChangeOrder } from "../../document/change-order.ts";
import type { Check } from "../check.ts";
import { equality, known } from "../judge.ts";
import { defineCheck } from "../define-check.ts";

/** The contract sum before the change, as G701 and its relatives carry it forward. */
export const contractSumBefore: Check<ChangeOrder> = defineCheck({
  name: "contract_sum_before",
  severity: "high",
  verifies: "Original contract sum plus earlier change orders equals the contract sum before.",
  given: ({ sums }: ChangeOrder) => ({
    "sums.sumBefore": sums.sumBefore,
    "sums.originalContractSum": sums.originalContractSum,
    "sums.previousChanges": sums.previousChanges,
  }),
  compare: (figures) => [
    equality(
      "sums.sumBefore",
      figures["sums.sumBefore"].value,
      known(figures, [
        { sign: 1, figure: "sums.originalContractSum" },
        { sign: 1, figure: "sums.previousChanges" },
      ]),
    ),
  ],
});
