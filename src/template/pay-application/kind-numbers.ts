// Written by bench/fit/kinds.ts, which fitted it to 764 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -6.332,
  amountCertified: 0.043,
  balanceToFinish: 2.061,
  captions: 1.285,
  contractSumToDate: 0.73,
  currentPaymentDue: -0.651,
  gain: 0.153,
  grossThisPeriod: 1.062,
  netChangeByChangeOrders: 0.664,
  number: 0.563,
  originalContractSum: 1.068,
  period: 1.007,
  previousCertificates: 2.288,
  rate: 0.742,
  retainageOnStored: -0.149,
  retainageOnWork: 0.234,
  retainageReleased: 0.411,
  schedule: 0.42,
  totalCompletedAndStored: 2.325,
  totalEarnedLessRetainage: -0.675,
  totalRetainage: 0.766,
  "work before": 1.857,
  "work in all": 1.028,
  "work now": 0.387,
};
