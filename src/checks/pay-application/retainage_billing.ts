import { plus } from "../../document/identities.ts";
import type { PayApplication } from "../../document/pay-application.ts";
import type { Check } from "../check.ts";
import { equality, known, nothing } from "../judge.ts";
import { defineCheck, unless } from "../define-check.ts";

/** A retainage billing bills no work, and what it releases is what it asks for. */
export const retainageBilling: Check<PayApplication> = defineCheck({
  name: "retainage_billing",
  severity: "high",
  verifies:
    "On a retainage billing, gross this period is zero and the retainage released equals the payment due.",
  exempts: ({ isRetainageBilling }: PayApplication) => unless(isRetainageBilling),
  given: (document: PayApplication) => ({
    retainageReleasedThisPeriod: document.retainageReleasedThisPeriod,
    currentPaymentDue: document.currentPaymentDue,
    grossThisPeriod: document.grossThisPeriod,
  }),
  compare: (figures) => [
    equality(
      "retainageReleasedThisPeriod",
      figures.retainageReleasedThisPeriod.value,
      known(figures, [plus("currentPaymentDue")]),
    ),
    equality("grossThisPeriod", figures.grossThisPeriod.value, [
      nothing("nothing.workOnRetainageBilling"),
    ]),
  ],
});
