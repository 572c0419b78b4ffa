import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { upperBound } from "../../judge.ts";
import { defineCheck } from "../../define-check.ts";

/** The architect certifies at most what is asked for. */
export const certifiedWithinPayment: Check<PayApplication> = defineCheck({
  name: "certified_within_payment",
  severity: "low",
  verifies: "Amount certified does not exceed current payment due.",
  given: ({ lines }: PayApplication) => ({
    "lines.amountCertified": lines.amountCertified,
    "lines.currentPaymentDue": lines.currentPaymentDue,
  }),
  compare: (figures) => [upperBound(figures, "lines.amountCertified", "lines.currentPaymentDue")],
});
