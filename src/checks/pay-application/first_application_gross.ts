import { plus } from "../../document/identities.ts";
import type { PayApplication } from "../../document/pay-application.ts";
import type { Check } from "../check.ts";
import { equality, known } from "../judge.ts";
import { defineCheck, unless } from "../define-check.ts";

/** On a first application all that is completed and stored was billed in this period. */
export const firstApplicationGross: Check<PayApplication> = defineCheck({
  name: "first_application_gross",
  severity: "high",
  verifies: "On a first application, gross this period equals total completed and stored to date.",
  exempts: ({ isFirstApplication }: PayApplication) => unless(isFirstApplication),
  given: ({ grossThisPeriod, totalCompletedAndStoredToDate }: PayApplication) => ({
    grossThisPeriod,
    totalCompletedAndStoredToDate,
  }),
  compare: (figures) => [
    equality(
      "grossThisPeriod",
      figures.grossThisPeriod.value,
      known(figures, [plus("totalCompletedAndStoredToDate")]),
    ),
  ],
});
