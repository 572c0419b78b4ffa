import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { equality, nothing } from "../../judge.ts";
import { defineCheck, unless } from "../../define-check.ts";

/** Nothing was certified before a first application. */
export const firstApplicationPreviousCertificates: Check<PayApplication> = defineCheck({
  name: "first_application_previous_certificates",
  severity: "medium",
  verifies: "On a first application, previous certificates for payment are zero.",
  exempts: ({ isFirstApplication }: PayApplication) => unless(isFirstApplication),
  given: ({ lines }: PayApplication) => ({
    "lines.previousCertificates": lines.previousCertificates,
  }),
  compare: (figures) => [
    equality("lines.previousCertificates", figures["lines.previousCertificates"].value, [
      nothing("nothing.certifiedBefore"),
    ]),
  ],
});
