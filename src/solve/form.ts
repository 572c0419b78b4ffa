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
