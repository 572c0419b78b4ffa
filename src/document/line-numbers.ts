import type { SummaryLineName } from "./pay-application.ts";

/** The numbers that a G702 gives to its lines and to the two parts of its fifth; other forms print their own or none. */
export const LINE_NUMBERS: Readonly<Partial<Record<SummaryLineName, string>>> = {
  originalContractSum: "1",
  netChangeByChangeOrders: "2",
  contractSumToDate: "3",
  totalCompletedAndStored: "4",
  retainageOnWork: "5a",
  retainageOnStored: "5b",
  totalRetainage: "5",
  totalEarnedLessRetainage: "6",
  previousCertificates: "7",
  currentPaymentDue: "8",
  balanceToFinish: "9",
};
