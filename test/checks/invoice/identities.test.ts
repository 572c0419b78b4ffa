import { describeInvoice } from "../../support/invoice-answers.ts";

describeInvoice("lines_to_total", [
  [
    "holds where no subtotal is printed",
    { lines: ["10.00", "5.00"], taxes: [{ amount: "3.00" }], total: "18.00" },
    true,
    /^The sum of the line amounts 15\.00 plus tax 3\.00 is 18\.00/,
  ],
  [
    "knows tax inside the prices",
    { lines: ["9.50", "33.40"], taxes: [{ rate: "6", amount: "2.43" }], total: "42.90" },
    true,
    /tax to be inside the prices\.$/,
  ],
  ["fails", { lines: ["10.00", "5.00"], total: "18.00" }, false, /3\.00 less/],
  [
    "does not apply beside a subtotal",
    { lines: ["10.00"], subtotal: "12.00", total: "12.00" },
    null,
    "Does not apply here. A subtotal is printed.",
  ],
]);

describeInvoice("tax_of_base", [
  [
    "holds in each row",
    {
      taxes: [
        { label: "7 %", rate: "7", base: "50.00", amount: "3.50" },
        { rate: "19", base: "100.00", amount: "-19.00" },
      ],
    },
    true,
    /^7 % of its base 50\.00 is 3\.50, and so is the printed tax "7 %"\. 19 % of its base 100\.00/,
  ],
  [
    "fails where it is less",
    { taxes: [{ rate: "19", base: "100.00", amount: "18.00" }] },
    false,
    /1\.00 more/,
  ],
  ["is not tested without a base", { taxes: [{ rate: "7", amount: "1.00" }] }, null, /^Not tested/],
]);
