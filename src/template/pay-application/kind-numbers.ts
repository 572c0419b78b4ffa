// Written by bench/fit/kinds.ts, which fitted it to 766 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -5.621,
  amountCertified: 0.013,
  balanceToFinish: 1.919,
  captions: 3.537,
  contractSumToDate: 0.507,
  currentPaymentDue: -0.854,
  gain: -0.649,
  grossThisPeriod: 1.15,
  netChangeByChangeOrders: 0.625,
  number: 0.573,
  originalContractSum: 1.31,
  period: 0.864,
  previousCertificates: 2.336,
  rate: 0.713,
  retainageOnStored: -0.216,
  retainageOnWork: -0.046,
  retainageReleased: 0.087,
  schedule: 0.186,
  totalCompletedAndStored: 2.335,
  totalEarnedLessRetainage: 0.106,
  totalRetainage: 0.484,
  "work before": 1.786,
  "work in all": 0.737,
  "work now": 0.362,
};
