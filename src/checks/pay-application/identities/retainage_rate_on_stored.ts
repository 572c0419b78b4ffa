import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";
import { isHoldingRetainage, pointsOf, rateComparison } from "../../retainage-rate.ts";

/** Retainage on stored materials is its rate of what the sheet shows as stored. */
export const retainageRateOnStored: Check<PayApplication> = defineCheck({
  name: "retainage_rate_on_stored",
  severity: "medium",
  verifies: "Retainage on stored materials is its rate of the sheet's stored materials.",
  applies: isHoldingRetainage,
  given: ({ lines, rates, sheet }: PayApplication) => ({
    "lines.retainageOnStored": lines.retainageOnStored,
    "rates.onStored": pointsOf(rates.onStored),
    "sheet.totals.storedMaterials": sheet?.totals?.storedMaterials ?? null,
  }),
  compare: (figures, document) => [
    rateComparison(
      {
        words: FIGURE_WORDS["lines.retainageOnStored"],
        printed: figures["lines.retainageOnStored"].value,
      },
      figures["rates.onStored"].value,
      {
        words: FIGURE_WORDS["sheet.totals.storedMaterials"],
        amount: figures["sheet.totals.storedMaterials"].value,
      },
      document,
    ),
  ],
});
