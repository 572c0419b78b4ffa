// Written by bench/fit/kinds.ts, which fitted it to 766 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -5.32,
  amountCertified: 0.011,
  balanceToFinish: 2.375,
  captions: 3.56,
  contractSumToDate: -0.197,
  currentPaymentDue: -0.49,
  gain: -0.702,
  grossThisPeriod: 0.886,
  netChangeByChangeOrders: 0.955,
  number: 0.792,
  originalContractSum: 1.058,
  period: 0.814,
  previousCertificates: 2.912,
  rate: 0.813,
  retainageOnStored: -0.156,
  retainageOnWork: 0.029,
  retainageReleased: -0.107,
  schedule: 0.219,
  totalCompletedAndStored: 1.781,
  totalEarnedLessRetainage: -0.561,
  totalRetainage: 0.594,
  "work before": 1.862,
  "work in all": 0.793,
  "work now": 0.515,
};
