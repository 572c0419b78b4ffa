import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";
import { isHoldingRetainage, pointsOf, rateComparison } from "../../retainage-rate.ts";

/** Retainage on completed work is its rate of the work, previous and of this period. */
export const retainageRateOnWork: Check<PayApplication> = defineCheck({
  name: "retainage_rate_on_work",
  severity: "medium",
  verifies: "Retainage on completed work is its rate of previous work plus work this period.",
  applies: isHoldingRetainage,
  given: ({ lines, rates, sheet }: PayApplication) => ({
    "lines.retainageOnWork": lines.retainageOnWork,
    "rates.onWork": pointsOf(rates.onWork),
    "sheet.totals.previousWork": sheet?.totals?.previousWork ?? null,
    "sheet.totals.workThisPeriod": sheet?.totals?.workThisPeriod ?? null,
  }),
  compare: (figures, document) => [
    rateComparison(
      {
        words: FIGURE_WORDS["lines.retainageOnWork"],
        printed: figures["lines.retainageOnWork"].value,
      },
      figures["rates.onWork"].value,
      {
        words: "the sheet's completed work",
        amount: figures["sheet.totals.previousWork"].value.plus(
          figures["sheet.totals.workThisPeriod"].value,
        ),
      },
      document,
    ),
  ],
});
