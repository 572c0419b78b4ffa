// Written by bench/fit/kinds.ts, which fitted it to 766 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -5.348,
  amountCertified: 0.011,
  balanceToFinish: 2.343,
  captions: 3.571,
  contractSumToDate: -0.136,
  currentPaymentDue: -0.481,
  gain: -0.697,
  grossThisPeriod: 0.948,
  netChangeByChangeOrders: 0.966,
  number: 0.764,
  originalContractSum: 1.059,
  period: 0.799,
  previousCertificates: 2.894,
  rate: 0.804,
  retainageOnStored: -0.163,
  retainageOnWork: 0.082,
  retainageReleased: -0.083,
  schedule: 0.201,
  totalCompletedAndStored: 1.788,
  totalEarnedLessRetainage: -0.613,
  totalRetainage: 0.618,
  "work before": 1.84,
  "work in all": 0.788,
  "work now": 0.489,
};
