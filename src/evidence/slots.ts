/** What a slot takes: the candidates of one type compete for it, and slots of one type share their weights. */
export type SlotType = "money" | "percent" | "date" | "identifier";

/** The slots of a pay application in the order in which they are chosen: those first that most identities tie together. */
export const MONEY_SLOTS = [
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
  "grossThisPeriod",
  "retainageReleased",
  "amountCertified",
] as const;

export type MoneySlot = (typeof MONEY_SLOTS)[number];
export type SlotName =
  | MoneySlot
  | "retainageRate"
  | "retainageRateOnStored"
  | "periodTo"
  | "applicationNumber"
  | ListSlot;

/** What is asked of every candidate by itself: a list takes as many as there are. */
export type ListSlot = "orderAmount" | "orderIsDeduction" | "orderNumber";

/** A slot that takes one candidate, or one of a list that takes each that is likely. */
export interface Slot {
  readonly name: SlotName;
  readonly type: SlotType;
  readonly takes: "one" | "each";
}

/** All slots; their place here is their place in the weights. */
export const SLOTS: readonly Slot[] = [
  ...MONEY_SLOTS.map((name) => ({ name, type: "money" as const, takes: "one" as const })),
  { name: "retainageRate", type: "percent", takes: "one" },
  { name: "retainageRateOnStored", type: "percent", takes: "one" },
  { name: "periodTo", type: "date", takes: "one" },
  { name: "applicationNumber", type: "identifier", takes: "one" },
  { name: "orderAmount", type: "money", takes: "each" },
  { name: "orderIsDeduction", type: "money", takes: "each" },
  { name: "orderNumber", type: "identifier", takes: "each" },
];

/** Slots whose figure is a deduction: print may show it with a minus or without one. */
export const DEDUCTIONS: ReadonlySet<string> = new Set([
  "totalRetainage",
  "retainageOnWork",
  "retainageOnStored",
  "previousCertificates",
]);
