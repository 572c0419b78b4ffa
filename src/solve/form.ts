import type { SlotName } from "../evidence/slots.ts";

/** One identity of the form among slots: the first is the sum of the others, each with its sign. */
export interface SlotIdentity {
  readonly name: string;
  readonly printed: SlotName;
  readonly terms: readonly (readonly [sign: 1 | -1, slot: SlotName])[];
  /** It says something only where none of these is printed. */
  readonly onlyWithout: readonly SlotName[];
}

function identity(
  name: string,
  printed: SlotName,
  terms: SlotIdentity["terms"],
  onlyWithout: readonly SlotName[] = [],
): SlotIdentity {
  return { name, printed, terms, onlyWithout };
}

/** What ties the figures of a summary together. */
export const IDENTITIES: readonly SlotIdentity[] = [
  identity("1+2=3", "contractSumToDate", [
    [1, "originalContractSum"],
    [1, "netChangeByChangeOrders"],
  ]),
  identity("4-5=6", "totalEarnedLessRetainage", [
    [1, "totalCompletedAndStored"],
    [-1, "totalRetainage"],
  ]),
  identity("6-7=8", "currentPaymentDue", [
    [1, "totalEarnedLessRetainage"],
    [-1, "previousCertificates"],
  ]),
  identity("3-6=9", "balanceToFinish", [
    [1, "contractSumToDate"],
    [-1, "totalEarnedLessRetainage"],
  ]),
  identity("5a+5b=5", "totalRetainage", [
    [1, "retainageOnWork"],
    [1, "retainageOnStored"],
  ]),
  identity(
    "4-5-7=8",
    "currentPaymentDue",
    [
      [1, "totalCompletedAndStored"],
      [-1, "totalRetainage"],
      [-1, "previousCertificates"],
    ],
    ["totalEarnedLessRetainage"],
  ),
  identity(
    "3-4+5=9",
    "balanceToFinish",
    [
      [1, "contractSumToDate"],
      [-1, "totalCompletedAndStored"],
      [1, "totalRetainage"],
    ],
    ["totalEarnedLessRetainage"],
  ),
];

/** Slots that are chosen together, in the order in which they are: what ties others stands behind them. */
export const TOGETHER: readonly SlotName[] = [
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "currentPaymentDue",
  "contractSumToDate",
  "balanceToFinish",
  "originalContractSum",
  "netChangeByChangeOrders",
  "retainageOnWork",
  "retainageOnStored",
  "retainageRate",
  "grossThisPeriod",
  "retainageReleased",
  "amountCertified",
];

/** All that is weighed of a choice as a whole; fitted like the weights of single candidates. */
export const FACTORS: readonly string[] = [
  "signs",
  "used twice",
  "printed twice",
  "likelier twin",
  "another stands in the summary",
  "a sure one stands in the summary",
  "left out a sure one",
  "retainage above half",
  "completed above contract",
  "rate holds",
  "rate zero",
  "rate broken",
  "rest of completed is printed",
  "rest of completed is not printed",
  "gross is completed, none before",
  "gross is completed, some before",
  "gross is zero, payment is not",
  "gross above completed",
  "gross is payment, none held",
  "gross is payment, some held",
  "gross less rate is payment",
  "gross less rate is not payment",
  "released is payment, no work billed",
  "released is payment, work billed",
  "released beside work",
  "released zero",
  "gross less rate and released are payment",
  "gross less rate and released are not payment",
  "certified is payment",
  "certified is zero",
  "certified below payment",
  "certified above payment",
  ...IDENTITIES.flatMap(({ name }) =>
    ["holds", "holds with zero", "nearly", "broken", "open"].map((outcome) => `${name} ${outcome}`),
  ),
];

/** One number for each factor. */
export type FactorWeights = Float32Array;

/**
 * What is no question of likelihood: what the summary prints is never put right by what stands elsewhere, nor passed over,
 * however well the sums then hold. It is read as it is printed, and its checks fail.
 */
export const RULINGS: ReadonlyMap<string, number> = new Map([
  ["likelier twin", -8],
  ["a sure one stands in the summary", -6],
  ["left out a sure one", -4],
]);
