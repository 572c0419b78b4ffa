import { describeInvoice } from "../../support/invoice-answers.ts";

describeInvoice("balance_due", [
  [
    "holds",
    { total: "100.00", amountPaid: "30.00", balanceDue: "70.00" },
    true,
    "Total 100.00 less amount paid 30.00 is 70.00, and so is the printed balance due.",
  ],
  [
    "counts a payment that is not printed as zero, and says so",
    { total: "100.00", balanceDue: "100.00" },
    true,
    "Total is 100.00, and so is the printed balance due. Amount paid is not printed and counts as zero.",
  ],
  [
    "fails by a cent and says both sides",
    { total: "100.00", amountPaid: "30.00", balanceDue: "70.01" },
    false,
    "Balance due is printed as 70.01, but total 100.00 less amount paid 30.00 is 70.00, which is 0.01 less.",
  ],
  [
    "is not tested without a balance",
    { total: "1.00" },
    null,
    "Not tested: balance due is not printed.",
  ],
  [
    "is not tested without a total",
    { balanceDue: "1.00" },
    null,
    "Not tested: total is not printed.",
  ],
  [
    "holds where all is paid",
    { total: "5.00", amountPaid: "5.00", balanceDue: "0.00" },
    true,
    /less/,
  ],
  [
    "holds after an overpayment",
    { total: "5.00", amountPaid: "6.00", balanceDue: "-1.00" },
    true,
    /-1/,
  ],
  [
    "adds the previous balance",
    { total: "92.62", previousBalance: "10.00", balanceDue: "102.62" },
    true,
    /previous balance to be added to the total\.$/,
  ],
  [
    "but not where the total has it",
    { subtotal: "92.62", total: "102.62", previousBalance: "10.00", balanceDue: "112.62" },
    false,
    /10\.00 less/,
  ],
  [
    "adds a rounding that follows the total",
    { subtotal: "248.04", otherCharges: "0.01", total: "248.04", balanceDue: "248.05" },
    true,
    /rounding to follow after the total\.$/,
  ],
  [
    "but not where the total has it",
    { subtotal: "248.04", otherCharges: "0.01", total: "248.05", balanceDue: "248.06" },
    false,
    /0\.01 less/,
  ],
  [
    "adds no charge that is more than a rounding",
    { total: "248.04", otherCharges: "0.05", balanceDue: "248.09" },
    false,
    /0\.05 less/,
  ],
  [
    "takes a withheld tax off",
    {
      subtotal: "1,000.00",
      taxes: [{ amount: "220.00" }, { amount: "-200.00" }],
      total: "1,220.00",
      balanceDue: "1,020.00",
    },
    true,
    /withheld tax to come off after the total\.$/,
  ],
  [
    "takes a total that the deposit is off already",
    { subtotal: "500.00", amountPaid: "100.00", total: "400.00", balanceDue: "400.00" },
    true,
    /off the total already\.$/,
  ],
  [
    "but finds a payment that was forgotten",
    { subtotal: "500.00", amountPaid: "100.00", total: "500.00", balanceDue: "500.00" },
    false,
    /100\.00 less/,
  ],
  [
    "knows change on a receipt",
    { paper: "receipt", total: "42.90", amountPaid: "50.00", balanceDue: "0.00" },
    true,
    /given back\.$/,
  ],
  [
    "and no change on an invoice",
    { total: "42.90", amountPaid: "50.00", balanceDue: "0.00" },
    false,
    /7\.10 less/,
  ],
  [
    "allows a credit note to print one minus",
    { paper: "credit-note", total: "-119.00", balanceDue: "119.00" },
    true,
    /minus of the credit note/,
  ],
]);
