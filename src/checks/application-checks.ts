import { retainageSlack } from "./rounding.ts";
import type { Check } from "./check.ts";
import type { PayApplication } from "../document/pay-application.ts";
import { type CheckRule, defineCheck, defineEquality, unless } from "./define-check.ts";
import { minus, plus } from "../document/identities.ts";
import { equality, known, nothing, upperBound } from "./judge.ts";
import type { NamedFigure } from "../finding/figure-words.ts";
import type { ComparedName } from "../finding/comparison.ts";
import type { Sourced } from "../document/sourced.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { Reason } from "../finding/statement.ts";

/** On a first application all that is completed and stored was billed in this period. */
const firstApplicationGross: Check<PayApplication> = defineEquality({
  name: "first_application_gross",
  severity: "high",
  verifies: "On a first application, gross this period equals total completed and stored to date.",
  exempts: ({ isFirstApplication }: PayApplication) => unless(isFirstApplication),
  given: ({ grossThisPeriod, totalCompletedAndStoredToDate }: PayApplication) => ({
    grossThisPeriod,
    totalCompletedAndStoredToDate,
  }),
  printed: "grossThisPeriod",
  equals: [plus("totalCompletedAndStoredToDate")],
});

/** The one identity of the form that the contract names: what is left to pay follows from the sum, the work and the retainage. */
const g702Math: Check<PayApplication> = defineEquality({
  name: "g702_math",
  severity: "high",
  verifies:
    "Contract sum to date minus completed to date plus retainage held equals balance to finish.",
  given: (document: PayApplication) => ({
    balanceToFinishIncludingRetainage: document.balanceToFinishIncludingRetainage,
    contractSumToDate: document.contractSumToDate,
    totalCompletedAndStoredToDate: document.totalCompletedAndStoredToDate,
    retainageHeldToDate: document.retainageHeldToDate,
  }),
  printed: "balanceToFinishIncludingRetainage",
  equals: [
    plus("contractSumToDate"),
    minus("totalCompletedAndStoredToDate"),
    plus("retainageHeldToDate"),
  ],
});

/** A retainage billing bills no work, and what it releases is what it asks for. */
const retainageBilling: Check<PayApplication> = defineCheck({
  name: "retainage_billing",
  severity: "high",
  verifies:
    "On a retainage billing, gross this period is zero and the retainage released equals the payment due.",
  exempts: ({ isRetainageBilling }: PayApplication) => unless(isRetainageBilling),
  given: (document: PayApplication) => ({
    retainageReleasedThisPeriod: document.retainageReleasedThisPeriod,
    currentPaymentDue: document.currentPaymentDue,
    grossThisPeriod: document.grossThisPeriod,
  }),
  compare: (figures) => [
    equality(
      "retainageReleasedThisPeriod",
      figures.retainageReleasedThisPeriod.value,
      known(figures, [plus("currentPaymentDue")]),
    ),
    equality("grossThisPeriod", figures.grossThisPeriod.value, [
      nothing("nothing.workOnRetainageBilling"),
    ]),
  ],
});

/** The architect certifies at most what is asked for. */
const certifiedWithinPayment: Check<PayApplication> = defineCheck({
  name: "certified_within_payment",
  severity: "low",
  verifies: "Amount certified does not exceed current payment due.",
  given: ({ lines }: PayApplication) => ({
    "lines.amountCertified": lines.amountCertified,
    "lines.currentPaymentDue": lines.currentPaymentDue,
  }),
  compare: (figures) => [upperBound(figures, "lines.amountCertified", "lines.currentPaymentDue")],
});

/** No more is completed than the contract pays for. */
const completedWithinContract: Check<PayApplication> = defineCheck({
  name: "completed_within_contract",
  severity: "medium",
  verifies: "Total completed and stored to date does not exceed contract sum to date.",
  given: ({ lines }: PayApplication) => ({
    "lines.totalCompletedAndStored": lines.totalCompletedAndStored,
    "lines.contractSumToDate": lines.contractSumToDate,
  }),
  compare: (figures) => [
    upperBound(figures, "lines.totalCompletedAndStored", "lines.contractSumToDate"),
  ],
});

/** Nothing was certified before a first application. */
const firstApplicationPreviousCertificates: Check<PayApplication> = defineCheck({
  name: "first_application_previous_certificates",
  severity: "medium",
  verifies: "On a first application, previous certificates for payment are zero.",
  exempts: ({ isFirstApplication }: PayApplication) => unless(isFirstApplication),
  given: ({ lines }: PayApplication) => ({
    "lines.previousCertificates": lines.previousCertificates,
  }),
  compare: (figures) => [
    equality("lines.previousCertificates", figures["lines.previousCertificates"].value, [
      nothing("nothing.certifiedBefore"),
    ]),
  ],
});

/** No work was billed before a first application. */
const firstApplicationPreviousWork: Check<PayApplication> = defineCheck({
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

/** A rate and what it is of, as the author of a check writes it. */
interface RateRule<Name extends NamedFigure> extends Pick<
  CheckRule<PayApplication, Name>,
  "name" | "verifies" | "exempts" | "given"
> {
  /** The retainage that is tested. */
  readonly printed: Name;
  readonly rate: Name;
  /** Figures that make up the base together. */
  readonly base: readonly Name[];
  /** What the base is called. */
  readonly baseName: ComparedName;
}

/** Rates say nothing where retainage is paid out: the printed rate may be that of earlier applications. */
export function unlessHoldingRetainage({
  isRetainageBilling,
  lines,
}: PayApplication): Reason | null {
  const { holds, because } = isRetainageBilling;
  if (holds) return { why: "assessed", because };
  return lines.totalRetainage?.value.isZero() === true ? { why: "no-retainage-held" } : null;
}

/** A check of retainage against the rate of its base. Where rows are rounded one by one, each may add a cent. */
function defineRateCheck<Name extends NamedFigure>({
  printed,
  rate,
  base,
  baseName,
  ...rule
}: RateRule<Name>): Check<PayApplication> {
  return defineCheck({
    ...rule,
    severity: "medium",
    compare: (figures: Readonly<Record<Name, Sourced<Money>>>, document) => {
      const percent = new Percent(figures[rate].value);
      const value = Money.sum(base.map((name) => figures[name].value));
      const roundings = Math.max(1, document.sheet?.rows.length ?? UNSEEN_LINES);
      return [
        {
          relation: "equals",
          figure: printed,
          printed: figures[printed].value,
          expected: percent.of(value).roundedToCents(),
          terms: [{ sign: 1, figure: baseName, value }],
          rate: percent,
          figureCount: 2,
          slack: retainageSlack(document).times(Money.of(String(roundings))),
        },
      ];
    },
  });
}

/** A schedule that does not come with the summary has at least so many lines. */
const UNSEEN_LINES = 10;

/** The points of a printed rate as a figure. */
function pointsOf(rate: Sourced<Percent> | null): Sourced<Money> | null {
  return rate === null ? null : { value: rate.value.points, from: rate.from };
}

/** With one rate for everything, the retainage is that rate of everything. */
const retainageRate: Check<PayApplication> = defineRateCheck({
  name: "retainage_rate",
  verifies: "With one rate, total retainage is that rate of total completed and stored to date.",
  exempts: unlessOneRate,
  given: ({ lines, rates }: PayApplication) => ({
    "lines.totalRetainage": lines.totalRetainage,
    "rates.onWork": pointsOf(rates.onWork),
    "lines.totalCompletedAndStored": lines.totalCompletedAndStored,
  }),
  printed: "lines.totalRetainage",
  rate: "rates.onWork",
  base: ["lines.totalCompletedAndStored"],
  baseName: "lines.totalCompletedAndStored",
});

function unlessOneRate(document: PayApplication): Reason | null {
  const { onWork, onStored } = document.rates;
  return onWork === null || onStored === null || onWork.value.equals(onStored.value)
    ? unlessHoldingRetainage(document)
    : { why: "two-rates", onWork: onWork.value, onStored: onStored.value };
}

/** Retainage on stored materials is its rate of what the sheet shows as stored. */
const retainageRateOnStored: Check<PayApplication> = defineRateCheck({
  name: "retainage_rate_on_stored",
  verifies: "Retainage on stored materials is its rate of the sheet's stored materials.",
  exempts: unlessHoldingRetainage,
  given: ({ lines, rates, sheet }: PayApplication) => ({
    "lines.retainageOnStored": lines.retainageOnStored,
    "rates.onStored": pointsOf(rates.onStored),
    "sheet.totals.storedMaterials": sheet?.totals?.storedMaterials ?? null,
  }),
  printed: "lines.retainageOnStored",
  rate: "rates.onStored",
  base: ["sheet.totals.storedMaterials"],
  baseName: "sheet.totals.storedMaterials",
});

/** Retainage on completed work is its rate of the work, previous and of this period. */
const retainageRateOnWork: Check<PayApplication> = defineRateCheck({
  name: "retainage_rate_on_work",
  verifies: "Retainage on completed work is its rate of previous work plus work this period.",
  exempts: unlessHoldingRetainage,
  given: ({ lines, rates, sheet }: PayApplication) => ({
    "lines.retainageOnWork": lines.retainageOnWork,
    "rates.onWork": pointsOf(rates.onWork),
    "sheet.totals.previousWork": sheet?.totals?.previousWork ?? null,
    "sheet.totals.workThisPeriod": sheet?.totals?.workThisPeriod ?? null,
  }),
  printed: "lines.retainageOnWork",
  rate: "rates.onWork",
  base: ["sheet.totals.previousWork", "sheet.totals.workThisPeriod"],
  baseName: "sheet.completedWork",
});

/** The contract's checks of a pay application. */
export const PAY_APPLICATION_CHECKS: readonly Check<PayApplication>[] = [
  firstApplicationGross,
  g702Math,
  retainageBilling,
];

/** Rules of a pay application that are no plain sums. */
export const FURTHER_CHECKS: readonly Check<PayApplication>[] = [
  certifiedWithinPayment,
  completedWithinContract,
  firstApplicationPreviousCertificates,
  firstApplicationPreviousWork,
  retainageRate,
  retainageRateOnStored,
  retainageRateOnWork,
];
