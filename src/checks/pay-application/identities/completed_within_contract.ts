import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { upperBound } from "../../judge.ts";
import { defineCheck } from "../../define-check.ts";

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
    upperBound(figures, "lines.totalCompletedAndStored", "lines.contractSumToDate"),
  ],
});
