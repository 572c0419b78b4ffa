import { describeAnswers } from "../support/check-answers.ts";

const BALANCE = {
  contractSumToDate: "90,000.00",
  totalCompletedAndStored: "82,500.00",
  totalRetainage: "5,000.00",
  balanceToFinish: "12,500.00",
} as const;

const WHOLE = {
  contractSumToDate: "90,000",
  totalCompletedAndStored: "82,500",
  totalRetainage: "5,000",
} as const;

describeAnswers("g702_math", [
  [
    "adds up",
    { lines: BALANCE },
    true,
    "Contract sum to date 90,000.00 less total completed and stored to date 82,500.00 plus retainage held to date 5,000.00 is 12,500.00, and so is the printed balance to finish including retainage.",
  ],
  [
    "misses",
    { lines: { ...BALANCE, balanceToFinish: "12,000.00" } },
    false,
    "Balance to finish including retainage is printed as 12,000.00, but contract sum to date 90,000.00 less total completed and stored to date 82,500.00 plus retainage held to date 5,000.00 is 12,500.00, which is 500.00 more.",
  ],
  [
    "has no balance",
    { lines: { ...WHOLE } },
    null,
    "Not tested: balance to finish including retainage is not printed.",
  ],
  [
    "has no retainage, which may be zero or left out",
    { lines: { contractSumToDate: "90,000.00", totalCompletedAndStored: "82,500.00" } },
    null,
    "Not tested: balance to finish including retainage and retainage held to date are not printed.",
  ],
  [
    "prints nothing",
    {},
    null,
    "Not tested: balance to finish including retainage, contract sum to date, total completed and stored to date and retainage held to date are not printed.",
  ],
  [
    "misses by a unit where every amount is whole",
    { lines: { ...WHOLE, balanceToFinish: "12,501" } },
    true,
    "Balance to finish including retainage is printed as 12,501.00; contract sum to date 90,000.00 less total completed and stored to date 82,500.00 plus retainage held to date 5,000.00 is 12,500.00, the same within the rounding of whole amounts.",
  ],
  [
    "misses by more than rounding can explain",
    { lines: { ...WHOLE, balanceToFinish: "12,502" } },
    false,
    "Balance to finish including retainage is printed as 12,502.00, but contract sum to date 90,000.00 less total completed and stored to date 82,500.00 plus retainage held to date 5,000.00 is 12,500.00, which is 2.00 less.",
  ],
  [
    "misses by a unit where cents are printed, if only as .00",
    { lines: { ...BALANCE, balanceToFinish: "12,501.00" } },
    false,
    "Balance to finish including retainage is printed as 12,501.00, but contract sum to date 90,000.00 less total completed and stored to date 82,500.00 plus retainage held to date 5,000.00 is 12,500.00, which is 1.00 less.",
  ],
]);

describeAnswers("first_application_gross", [
  [
    "bills all that is completed",
    { stage: "first", gross: "86,228.00", lines: { totalCompletedAndStored: "86,228.00" } },
    true,
    "Total completed and stored to date is 86,228.00, and so is the printed gross this period.",
  ],
  [
    "bills less than is completed",
    { stage: "first", gross: "68,000.00", lines: { totalCompletedAndStored: "86,228.00" } },
    false,
    "Gross this period is printed as 68,000.00, but total completed and stored to date is 86,228.00, which is 18,228.00 more.",
  ],
  [
    "is a later application",
    { gross: "68,000.00", lines: { totalCompletedAndStored: "86,228.00" } },
    null,
    "Does not apply here. It is number 4.",
  ],
]);

describeAnswers("retainage_billing", [
  [
    "pays out what is due",
    {
      stage: "retainage billing",
      gross: "0.00",
      released: "9,000.00",
      lines: { currentPaymentDue: "9,000.00" },
    },
    true,
    "Current payment due is 9,000.00, and so is the printed retainage released this period. New work on a retainage billing is 0.00, and so is the printed gross this period.",
  ],
  [
    "bills work as well",
    {
      stage: "retainage billing",
      gross: "500.00",
      released: "9,000.00",
      lines: { currentPaymentDue: "9,000.00" },
    },
    false,
    "Gross this period is printed as 500.00, but new work on a retainage billing is 0.00, which is 500.00 less.",
  ],
  [
    "bills work",
    { gross: "500.00", released: "9,000.00", lines: { currentPaymentDue: "9,000.00" } },
    null,
    "Does not apply here. Work is billed.",
  ],
]);

describeAnswers("sheet_to_summary_scheduled", [
  [
    "agrees with the contract sum to date",
    { lines: { contractSumToDate: "110.00" }, totals: { scheduledValue: "110.00" } },
    true,
    "Contract sum to date is 110.00, and so is the printed sheet's total of scheduled value.",
  ],
  [
    "leaves change orders outside",
    {
      lines: { originalContractSum: "100.00", contractSumToDate: "110.00" },
      totals: { scheduledValue: "100.00" },
    },
    true,
    "Original contract sum is 100.00, and so is the printed sheet's total of scheduled value.",
  ],
  [
    "agrees with neither",
    {
      lines: { originalContractSum: "100.00", contractSumToDate: "110.00" },
      totals: { scheduledValue: "105.00" },
    },
    false,
    "The sheet's total of scheduled value is printed as 105.00, but contract sum to date is 110.00, which is 5.00 more.",
  ],
]);

describeAnswers("totals_row_total_without_stored", [
  [
    "has no column of stored materials",
    { totals: { previousWork: "60.00", workThisPeriod: "40.00", completedAndStored: "100.00" } },
    true,
    "The sheet's total of previous work 60.00 plus the sheet's total of work this period 40.00 is 100.00, and so is the printed sheet's total of completed and stored.",
  ],
  [
    "has one",
    { rows: [{ storedMaterials: "5.00" }], totals: { previousWork: "60.00" } },
    null,
    "Not tested: only for documents without the sum of the rows' stored materials.",
  ],
]);

describeAnswers("completed_within_contract", [
  [
    "stays within",
    { lines: { totalCompletedAndStored: "90.00", contractSumToDate: "100.00" } },
    true,
    "Total completed and stored to date 90.00 is not more than contract sum to date 100.00.",
  ],
  [
    "goes beyond",
    { lines: { totalCompletedAndStored: "110.00", contractSumToDate: "100.00" } },
    false,
    "Total completed and stored to date is printed as 110.00, which is 10.00 more than contract sum to date 100.00.",
  ],
]);

describeAnswers("certified_within_payment", [
  [
    "certifies less, which is the architect's right",
    { lines: { amountCertified: "90.00", currentPaymentDue: "100.00" } },
    true,
    "Amount certified 90.00 is not more than current payment due 100.00.",
  ],
  [
    "certifies more",
    { lines: { amountCertified: "110.00", currentPaymentDue: "100.00" } },
    false,
    "Amount certified is printed as 110.00, which is 10.00 more than current payment due 100.00.",
  ],
]);

describeAnswers("first_application_previous_certificates", [
  [
    "has earlier payments",
    { stage: "first", lines: { previousCertificates: "700.00" } },
    false,
    "Previous certificates for payment is printed as 700.00, but what can be certified before a first application is 0.00, which is 700.00 less.",
  ],
]);

describeAnswers("first_application_previous_work", [
  [
    "has earlier work",
    { stage: "first", totals: { previousWork: "700.00" } },
    false,
    "The sheet's total of previous work is printed as 700.00, but what can be billed before a first application is 0.00, which is 700.00 less.",
  ],
  [
    "has no sheet",
    { stage: "first" },
    null,
    "Not tested: the sheet's total of previous work is not printed.",
  ],
]);
