import { plus } from "../../document/identities.ts";
import type { PayApplication } from "../../document/pay-application.ts";
import type { Check } from "../check.ts";
import { equality, known, nothing } from "../compare.ts";
import { defineCheck } from "../define-check.ts";
import { FIGURE_WORDS } from "../../finding/figure-words.ts";

/** A retainage billing bills no work, and what it releases is what it asks for. */
export const retainageBilling: Check<PayApplication> = defineCheck({
  name: "retainage_billing",
  severity: "high",
  verifies:
    "On a retainage billing, gross this period is zero and the retainage released equals the payment due.",
  applies: ({ isRetainageBilling }: PayApplication) => isRetainageBilling,
  given: (document: PayApplication) => ({
    retainageReleasedThisPeriod: document.retainageReleasedThisPeriod,
    currentPaymentDue: document.currentPaymentDue,
    grossThisPeriod: document.grossThisPeriod,
  }),
  compare: (figures) => [
    equality(
      FIGURE_WORDS.retainageReleasedThisPeriod,
      figures.retainageReleasedThisPeriod.value,
      known(figures, [plus("currentPaymentDue")]),
    ),
    equality(FIGURE_WORDS.grossThisPeriod, figures.grossThisPeriod.value, [
      nothing("new work on a retainage billing"),
    ]),
  ],
});
