import type { Assessment, PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";
import { isHoldingRetainage, pointsOf, rateComparison } from "../../retainage-rate.ts";

/** With one rate for everything, the retainage is that rate of everything. */
export const retainageRate: Check<PayApplication> = defineCheck({
  name: "retainage_rate",
  severity: "medium",
  verifies: "With one rate, total retainage is that rate of total completed and stored to date.",
  applies: hasOneRate,
  given: ({ lines, rates }: PayApplication) => ({
    "lines.totalRetainage": lines.totalRetainage,
    "rates.onWork": pointsOf(rates.onWork),
    "lines.totalCompletedAndStored": lines.totalCompletedAndStored,
  }),
  compare: (figures, document) => [
    rateComparison(
      {
        words: FIGURE_WORDS["lines.totalRetainage"],
        printed: figures["lines.totalRetainage"].value,
      },
      figures["rates.onWork"].value,
      {
        words: FIGURE_WORDS["lines.totalCompletedAndStored"],
        amount: figures["lines.totalCompletedAndStored"].value,
      },
      document,
    ),
  ],
});

function hasOneRate(document: PayApplication): Assessment {
  const { onWork, onStored } = document.rates;
  if (onWork === null || onStored === null || onWork.value.equals(onStored.value)) {
    return isHoldingRetainage(document);
  }
  const because = `There are two rates, ${onWork.value.toString()} and ${onStored.value.toString()}.`;
  return { holds: false, because };
}
