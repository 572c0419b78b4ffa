// Written by bench/fit/kinds.ts, which fitted it to 764 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: null,
  balanceToFinish: null,
  contractSumToDate: null,
  currentPaymentDue: null,
  gain: null,
  grossThisPeriod: null,
  netChangeByChangeOrders: null,
  number: null,
  originalContractSum: null,
  period: null,
  previousCertificates: null,
  rate: null,
  retainageOnStored: null,
  retainageOnWork: null,
  retainageReleased: null,
  schedule: null,
  totalCompletedAndStored: null,
  totalEarnedLessRetainage: null,
  totalRetainage: null,
  "work before": null,
  "work in all": null,
  "work now": null,
};
