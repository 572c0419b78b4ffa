/** Fields of the contract that are a line of the form's summary, by the path of its figure: what is said of one is said of the other. */
export const LINE_PATH_OF_FIELD: ReadonlyMap<string, string> = new Map([
  ["contractSumToDate", "lines.contractSumToDate"],
  ["totalCompletedAndStoredToDate", "lines.totalCompletedAndStored"],
  ["retainageHeldToDate", "lines.totalRetainage"],
  ["balanceToFinishIncludingRetainage", "lines.balanceToFinish"],
  ["currentPaymentDue", "lines.currentPaymentDue"],
]);
