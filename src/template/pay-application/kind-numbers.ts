// Written by bench/fit/kinds.ts, which fitted it to 764 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -3.652,
  balanceToFinish: 1.826,
  contractSumToDate: -0.007,
  currentPaymentDue: -0.293,
  gain: -1.44,
  grossThisPeriod: 1.344,
  netChangeByChangeOrders: 0.748,
  number: -0.323,
  originalContractSum: 0.803,
  period: 0.303,
  previousCertificates: 1.713,
  rate: 0.642,
  retainageOnStored: 0.103,
  retainageOnWork: 0.209,
  retainageReleased: 0.415,
  schedule: 0.631,
  totalCompletedAndStored: 2.25,
  totalEarnedLessRetainage: 0.929,
  totalRetainage: 0.755,
  "work before": 1.326,
  "work in all": 0.916,
  "work now": 0.092,
};
