import { minus, plus } from "../../document/identities.ts";
import type { PayApplication } from "../../document/pay-application.ts";
import type { Check } from "../check.ts";
import { equality, known } from "../judge.ts";
import { defineCheck } from "../define-check.ts";

/** The one identity of the form that the contract names: what is left to pay follows from the sum, the work and the retainage. */
export const g702Math: Check<PayApplication> = defineCheck({
  name: "g702_math",
  severity: "high",
  verifies:
    "Contract sum to date minus completed to date plus retainage held equals balance to finish.",
  given: (document: PayApplication) => ({
    balanceToFinishIncludingRetainage: document.balanceToFinishIncludingRetainage,
    contractSumToDate: document.contractSumToDate,
    totalCompletedAndStoredToDate: document.totalCompletedAndStoredToDate,
    retainageHeldToDate: document.retainageHeldToDate,
  }),
  compare: (figures) => [
    equality(
      "balanceToFinishIncludingRetainage",
      figures.balanceToFinishIncludingRetainage.value,
      known(figures, [
        plus("contractSumToDate"),
        minus("totalCompletedAndStoredToDate"),
        plus("retainageHeldToDate"),
      ]),
    ),
  ],
});
