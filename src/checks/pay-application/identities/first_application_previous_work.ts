import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { equality, nothing } from "../../compare.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";

/** No work was billed before a first application. */
export const firstApplicationPreviousWork: Check<PayApplication> = defineCheck({
  name: "first_application_previous_work",
  severity: "medium",
  verifies: "On a first application, the sheet's total of previous work is zero.",
  applies: ({ isFirstApplication }: PayApplication) => isFirstApplication,
  given: ({ sheet }: PayApplication) => ({
    "sheet.totals.previousWork": sheet?.totals?.previousWork ?? null,
  }),
  compare: (figures) => [
    equality(
      FIGURE_WORDS["sheet.totals.previousWork"],
      figures["sheet.totals.previousWork"].value,
      [nothing("what can be billed before a first application")],
    ),
  ],
});
