import { Money } from "../../../base/money.ts";
import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";

/** No more is completed than the contract pays for. */
export const completedWithinContract: Check<PayApplication> = defineCheck({
  name: "completed_within_contract",
  severity: "medium",
  verifies: "Total completed and stored to date does not exceed contract sum to date.",
  given: ({ lines }: PayApplication) => ({
    "lines.totalCompletedAndStored": lines.totalCompletedAndStored,
    "lines.contractSumToDate": lines.contractSumToDate,
  }),
  compare: (figures) => [
    {
      relation: "at most",
      words: FIGURE_WORDS["lines.totalCompletedAndStored"],
      printed: figures["lines.totalCompletedAndStored"].value,
      expected: figures["lines.contractSumToDate"].value,
      explained: () => FIGURE_WORDS["lines.contractSumToDate"],
      figureCount: 2,
      slack: Money.zero,
    },
  ],
});
