// Written by bench/fit/kinds.ts, which fitted it to 764 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -6.069,
  balanceToFinish: 2.298,
  captions: 1.132,
  contractSumToDate: 0.439,
  currentPaymentDue: -0.876,
  gain: -0.252,
  grossThisPeriod: 0.777,
  netChangeByChangeOrders: 0.608,
  number: 0.702,
  originalContractSum: 1.283,
  period: 0.879,
  previousCertificates: 2.852,
  rate: 0.821,
  retainageOnStored: -0.243,
  retainageOnWork: 0.11,
  retainageReleased: 0.207,
  schedule: 0.371,
  totalCompletedAndStored: 1.958,
  totalEarnedLessRetainage: -0.287,
  totalRetainage: 0.879,
  "work before": 2.057,
  "work in all": 0.92,
  "work now": 0.857,
};
