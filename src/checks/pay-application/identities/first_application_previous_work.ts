import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { equality, nothing } from "../../judge.ts";
import { defineCheck, unless } from "../../define-check.ts";

/** No work was billed before a first application. */
export const firstApplicationPreviousWork: Check<PayApplication> = defineCheck({
  name: "first_application_previous_work",
  severity: "medium",
  verifies: "On a first application, the sheet's total of previous work is zero.",
  exempts: ({ isFirstApplication }: PayApplication) => unless(isFirstApplication),
  given: ({ sheet }: PayApplication) => ({
    "sheet.totals.previousWork": sheet?.totals?.previousWork ?? null,
  }),
  compare: (figures) => [
    equality("sheet.totals.previousWork", figures["sheet.totals.previousWork"].value, [
      nothing("nothing.billedBefore"),
    ]),
  ],
});
