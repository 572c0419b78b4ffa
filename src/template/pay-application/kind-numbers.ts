// Written by bench/fit/kinds.ts, which fitted it to 764 papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = {
  always: -6.125,
  balanceToFinish: 2.271,
  contractSumToDate: 0.399,
  currentPaymentDue: -0.928,
  gain: -0.212,
  grossThisPeriod: 0.762,
  netChangeByChangeOrders: 0.635,
  number: 0.744,
  originalContractSum: 1.335,
  period: 0.924,
  previousCertificates: 2.886,
  rate: 0.834,
  retainageOnStored: -0.256,
  retainageOnWork: 0.285,
  retainageReleased: 0.254,
  schedule: 0.458,
  totalCompletedAndStored: 1.986,
  totalEarnedLessRetainage: -0.188,
  totalRetainage: 0.932,
  "work before": 2.151,
  "work in all": 0.955,
  "work now": 0.911,
};
