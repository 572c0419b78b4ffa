import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { equality, nothing } from "../../compare.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";

/** Nothing was certified before a first application. */
export const firstApplicationPreviousCertificates: Check<PayApplication> = defineCheck({
  name: "first_application_previous_certificates",
  severity: "medium",
  verifies: "On a first application, previous certificates for payment are zero.",
  applies: ({ isFirstApplication }: PayApplication) => isFirstApplication,
  given: ({ lines }: PayApplication) => ({
    "lines.previousCertificates": lines.previousCertificates,
  }),
  compare: (figures) => [
    equality(
      FIGURE_WORDS["lines.previousCertificates"],
      figures["lines.previousCertificates"].value,
      [nothing("what can be certified before a first application")],
    ),
  ],
});
