// Written by bench/fit/kinds.ts, which fitted it to 766 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -5.267,
  amountCertified: 0.065,
  balanceToFinish: 2.191,
  captions: 3.506,
  contractSumToDate: -0.077,
  currentPaymentDue: -0.59,
  gain: -0.841,
  grossThisPeriod: 1.122,
  netChangeByChangeOrders: 0.823,
  number: 0.889,
  originalContractSum: 1.261,
  period: 0.741,
  previousCertificates: 3.237,
  rate: 0.688,
  retainageOnStored: -0.154,
  retainageOnWork: -0.008,
  retainageReleased: -0.151,
  schedule: 0.295,
  totalCompletedAndStored: 1.776,
  totalEarnedLessRetainage: -0.573,
  totalRetainage: 0.374,
  "work before": 1.742,
  "work in all": 0.765,
  "work now": 0.557,
};
