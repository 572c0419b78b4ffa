// Written by bench/fit/kinds.ts, which fitted it to 766 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -5.705,
  amountCertified: 0.087,
  balanceToFinish: 2.089,
  captions: 3.64,
  contractSumToDate: 0.891,
  currentPaymentDue: -0.882,
  gain: -0.474,
  grossThisPeriod: 1.805,
  netChangeByChangeOrders: 0.887,
  number: 1.015,
  originalContractSum: 0.861,
  period: 0.976,
  previousCertificates: 2.742,
  rate: 0.548,
  retainageOnStored: -0.343,
  retainageOnWork: 0.099,
  retainageReleased: 0.09,
  schedule: 0.341,
  totalCompletedAndStored: 1.305,
  totalEarnedLessRetainage: -0.774,
  totalRetainage: 0.595,
  "work before": 1.627,
  "work in all": 0.788,
  "work now": 0.482,
};
