import type { ChangeOrder } from "../../document/change-order.ts";
import type { Check } from "../check.ts";
import { equality, known } from "../judge.ts";
import { defineCheck } from "../define-check.ts";

/** The contract sum with the change, from the sum before it. */
export const contractSumAfter: Check<ChangeOrder> = defineCheck({
  name: "contract_sum_after",
  severity: "high",
  verifies: "Contract sum before this change plus this change equals the contract sum with it.",
  given: ({ sums }: ChangeOrder) => ({
    "sums.sumAfter": sums.sumAfter,
    "sums.sumBefore": sums.sumBefore,
    "sums.change": sums.change,
  }),
  compare: (figures) => [
    equality(
      "sums.sumAfter",
      figures["sums.sumAfter"].value,
      known(figures, [
        { sign: 1, figure: "sums.sumBefore" },
        { sign: 1, figure: "sums.change" },
      ]),
    ),
  ],
});
