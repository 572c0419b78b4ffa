import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { unlessHoldingRetainage, pointsOf, rateQuestion } from "../../retainage-rate.ts";

/** Retainage on completed work is its rate of the work, previous and of this period. */
export const retainageRateOnWork: Check<PayApplication> = defineCheck({
  name: "retainage_rate_on_work",
  severity: "medium",
  verifies: "Retainage on completed work is its rate of previous work plus work this period.",
  exempts: unlessHoldingRetainage,
  given: ({ lines, rates, sheet }: PayApplication) => ({
    "lines.retainageOnWork": lines.retainageOnWork,
    "rates.onWork": pointsOf(rates.onWork),
    "sheet.totals.previousWork": sheet?.totals?.previousWork ?? null,
    "sheet.totals.workThisPeriod": sheet?.totals?.workThisPeriod ?? null,
  }),
  compare: (figures, document) => [
    rateQuestion(
      {
        figure: "lines.retainageOnWork",
        printed: figures["lines.retainageOnWork"].value,
      },
      figures["rates.onWork"].value,
      {
        figure: "sheet.completedWork",
        value: figures["sheet.totals.previousWork"].value.plus(
          figures["sheet.totals.workThisPeriod"].value,
        ),
      },
      document,
    ),
  ],
});
