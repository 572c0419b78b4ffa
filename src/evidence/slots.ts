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
] as const;

export type MoneySlot = (typeof MONEY_SLOTS)[number];
export type SlotName = MoneySlot | "retainageRate" | "periodTo" | "applicationNumber";

/** All slots; their place here is their place in the weights. */
export const SLOTS: readonly { readonly name: SlotName; readonly type: SlotType }[] = [
  ...MONEY_SLOTS.map((name) => ({ name, type: "money" as const })),
  { name: "retainageRate", type: "percent" },
  { name: "periodTo", type: "date" },
  { name: "applicationNumber", type: "identifier" },
];

/** Slots whose figure is a deduction: print may show it with a minus or without one. */
export const DEDUCTIONS: ReadonlySet<string> = new Set([
  "totalRetainage",
  "retainageOnWork",
  "retainageOnStored",
  "previousCertificates",
]);
