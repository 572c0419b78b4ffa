// Written by bench/fit/kinds.ts, which fitted it to 764 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -6.029,
  amountCertified: 0.149,
  balanceToFinish: 1.973,
  captions: 1.198,
  contractSumToDate: 0.312,
  currentPaymentDue: -0.304,
  gain: -0.299,
  grossThisPeriod: 1.169,
  netChangeByChangeOrders: 0.752,
  number: 0.723,
  originalContractSum: 1.262,
  period: 1.011,
  previousCertificates: 2.699,
  rate: 0.709,
  retainageOnStored: -0.21,
  retainageOnWork: 0.126,
  retainageReleased: 0.18,
  schedule: 0.095,
  totalCompletedAndStored: 1.869,
  totalEarnedLessRetainage: -0.248,
  totalRetainage: 0.651,
  "work before": 2.115,
  "work in all": 1.012,
  "work now": 0.476,
};
