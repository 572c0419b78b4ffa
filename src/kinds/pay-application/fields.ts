/** The contract's fields of a pay application. */
export const APPLICATION_FIELDS = {
  applicationNumber: {
    type: "identifier",
    describes: "As printed, without its label.",
    label: "Application number",
    subject: "The application number",
    means:
      "Number of this application, draw, requisition or estimate. Not an invoice or project number.",
    column: "Application",
    isUsual: true,
  },
  periodTo: {
    type: "date",
    describes: "Last day of the billing period.",
    label: "Period to",
    subject: "The end of the period",
    means:
      "Last day of the billing period. Not the date of the application, the contract or a signature.",
    column: "Period to",
    isUsual: true,
  },
  grossThisPeriod: {
    type: "money",
    describes:
      "Work and net change of stored material in this period, before retainage. 0 on a retainage billing.",
    label: "Gross this period",
    words: "gross this period",
    subject: "The gross of this period",
    means:
      "Work and stored material billed in this period, before retainage, where one figure says so.",
    column: "Gross this period",
    drawnFrom: [
      "lines.grossThisPeriod",
      "sheet.totals.workThisPeriod",
      "sheet.totals.storedMaterials",
    ],
  },
  retainageHeldToDate: {
    type: "deduction",
    describes: "Retainage still held after this application.",
    label: "Retainage held to date",
    words: "retainage held to date",
    subject: "The retainage held to date",
    means: "Total retainage (retention) that is held to date, line 5 of the G702.",
    column: "Retainage held",
    isUsual: true,
    line: "lines.totalRetainage",
    drawnFrom: ["sheet.totals.retainage", "lines.retainageOnWork"],
  },
  retainageReleasedThisPeriod: {
    type: "deduction",
    describes: "The payout on a retainage billing.",
    label: "Retainage released this period",
    words: "retainage released this period",
    subject: "The retainage released this period",
    means: "Retainage that is paid out with this application.",
    column: "Retainage released",
    drawnFrom: ["lines.retainageReleased"],
  },
  retainageRatePercent: {
    type: "percent",
    describes: "The printed percent; of completed work where two are.",
    label: "Retainage rate",
    subject: "The retainage rate",
    means: "Rate of retainage on completed work, in percent.",
    column: "Retainage %",
  },
  totalCompletedAndStoredToDate: {
    type: "money",
    describes: "Before retainage.",
    label: "Total completed and stored to date",
    words: "total completed and stored to date",
    subject: "The total completed and stored to date",
    means:
      "Total of work completed and material stored to date, before retainage, line 4 of the G702.",
    column: "Completed and stored",
    isUsual: true,
    line: "lines.totalCompletedAndStored",
    drawnFrom: ["sheet.totals.completedAndStored"],
  },
  contractSumToDate: {
    type: "money",
    describes: "Original contract sum and net change orders.",
    label: "Contract sum to date",
    words: "contract sum to date",
    subject: "The contract sum to date",
    means: "Contract sum with all change orders to date, line 3 of the G702. Not the original sum.",
    column: "Contract sum to date",
    isUsual: true,
    line: "lines.contractSumToDate",
    drawnFrom: ["sheet.totals.scheduledValue"],
  },
  balanceToFinishIncludingRetainage: {
    type: "money",
    describes: "What is left to pay, retainage included.",
    label: "Balance to finish, including retainage",
    words: "balance to finish including retainage",
    subject: "The balance to finish, including retainage",
    means:
      "What is left to be paid, retainage included, line 9 of the G702. Not a balance without retainage.",
    column: "Balance to finish",
    isUsual: true,
    line: "lines.balanceToFinish",
  },
  currentPaymentDue: {
    type: "money",
    describes: "Never the amount certified.",
    label: "Current payment due",
    words: "current payment due",
    subject: "The current payment due",
    means:
      "Payment that is due with this application, line 8 of the G702. Not the amount certified.",
    column: "Current payment due",
    isUsual: true,
    line: "lines.currentPaymentDue",
  },
} as const;

/** A change order that the application lists one by one. */
export const LISTED_ORDER_FIELDS = {
  number: { type: "identifier", describes: "As printed.", label: "Number", column: "Number" },
  reference: {
    type: "identifier",
    describes: "As printed beside the description.",
    label: "Reference",
    column: "Reference",
  },
  description: {
    type: "text",
    describes: "As printed.",
    label: "Description",
    column: "Description",
    columnWidth: 40,
  },
  amount: {
    type: "money",
    describes: "Signed change of the contract, never the amount billed.",
    label: "Amount",
    column: "Amount",
  },
} as const;
