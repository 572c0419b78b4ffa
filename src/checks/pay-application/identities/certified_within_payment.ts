import { Money } from "../../../base/money.ts";
import type { PayApplication } from "../../../document/pay-application.ts";
import type { Check } from "../../check.ts";
import { defineCheck } from "../../define-check.ts";
import { FIGURE_WORDS } from "../../../finding/figure-words.ts";

/** The architect certifies at most what is asked for. */
export const certifiedWithinPayment: Check<PayApplication> = defineCheck({
  name: "certified_within_payment",
  severity: "low",
  verifies: "Amount certified does not exceed current payment due.",
  given: ({ lines }: PayApplication) => ({
    "lines.amountCertified": lines.amountCertified,
    "lines.currentPaymentDue": lines.currentPaymentDue,
  }),
  compare: (figures) => [
    {
      relation: "at most",
      words: FIGURE_WORDS["lines.amountCertified"],
      printed: figures["lines.amountCertified"].value,
      expected: figures["lines.currentPaymentDue"].value,
      explained: () => FIGURE_WORDS["lines.currentPaymentDue"],
      figureCount: 2,
      slack: Money.zero,
    },
  ],
});
