// Written by bench/fit/kinds.ts, which fitted it to 766 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -5.678,
  amountCertified: 0.021,
  balanceToFinish: 1.636,
  captions: 3.588,
  contractSumToDate: 0.412,
  currentPaymentDue: -0.68,
  gain: -0.417,
  grossThisPeriod: 1.44,
  netChangeByChangeOrders: 0.671,
  number: 0.618,
  originalContractSum: 1.234,
  period: 0.95,
  previousCertificates: 2.312,
  rate: 0.755,
  retainageOnStored: -0.246,
  retainageOnWork: -0.037,
  retainageReleased: -0.011,
  schedule: 0.096,
  totalCompletedAndStored: 2.135,
  totalEarnedLessRetainage: -0.07,
  totalRetainage: 0.484,
  "work before": 1.732,
  "work in all": 0.73,
  "work now": 0.315,
};
