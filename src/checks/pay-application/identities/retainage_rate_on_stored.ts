import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { unlessHoldingRetainage, pointsOf, rateQuestion } from "../../retainage-rate.ts";

/** Retainage on stored materials is its rate of what the sheet shows as stored. */
export const retainageRateOnStored: Check<PayApplication> = defineCheck({
  name: "retainage_rate_on_stored",
  severity: "medium",
  verifies: "Retainage on stored materials is its rate of the sheet's stored materials.",
  exempts: unlessHoldingRetainage,
  given: ({ lines, rates, sheet }: PayApplication) => ({
    "lines.retainageOnStored": lines.retainageOnStored,
    "rates.onStored": pointsOf(rates.onStored),
    "sheet.totals.storedMaterials": sheet?.totals?.storedMaterials ?? null,
  }),
  compare: (figures, document) => [
    rateQuestion(
      {
        figure: "lines.retainageOnStored",
        printed: figures["lines.retainageOnStored"].value,
      },
      figures["rates.onStored"].value,
      {
        figure: "sheet.totals.storedMaterials",
        value: figures["sheet.totals.storedMaterials"].value,
      },
      document,
    ),
  ],
});
