import type { PayApplication } from "../../../document/pay-application.ts";
import type { Reason } from "../../../finding/statement.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { unlessHoldingRetainage, pointsOf, rateQuestion } from "../../retainage-rate.ts";

/** With one rate for everything, the retainage is that rate of everything. */
export const retainageRate: Check<PayApplication> = defineCheck({
  name: "retainage_rate",
  severity: "medium",
  verifies: "With one rate, total retainage is that rate of total completed and stored to date.",
  exempts: unlessOneRate,
  given: ({ lines, rates }: PayApplication) => ({
    "lines.totalRetainage": lines.totalRetainage,
    "rates.onWork": pointsOf(rates.onWork),
    "lines.totalCompletedAndStored": lines.totalCompletedAndStored,
  }),
  compare: (figures, document) => [
    rateQuestion(
      {
        figure: "lines.totalRetainage",
        printed: figures["lines.totalRetainage"].value,
      },
      figures["rates.onWork"].value,
      {
        figure: "lines.totalCompletedAndStored",
        value: figures["lines.totalCompletedAndStored"].value,
      },
      document,
    ),
  ],
});

function unlessOneRate(document: PayApplication): Reason | null {
  const { onWork, onStored } = document.rates;
  return onWork === null || onStored === null || onWork.value.equals(onStored.value)
    ? unlessHoldingRetainage(document)
    : { why: "two-rates", onWork: onWork.value, onStored: onStored.value };
}
