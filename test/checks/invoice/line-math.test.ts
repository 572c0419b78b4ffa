import { expect, test } from "vitest";
import { answerOf, describeInvoice } from "../../support/invoice-answers.ts";
import type { PrintedLine } from "../../support/invoice-of.ts";

const SHORT = /fewer digits/;

/** One line of 100.00 whose amount is what is tested. */
function hundred(line: PrintedLine): { readonly lines: readonly PrintedLine[] } {
  return { lines: [{ quantity: "4", unitPrice: "25.00", ...line }] };
}

describeInvoice("line_math", [
  [
    "holds in each line",
    { lines: ["3 x 1.50 = 4.50", "2 x 10.00 = 20.00"] },
    true,
    "In all 2 lines tested, quantity times unit price is the line amount.",
  ],
  [
    "holds where the product is rounded, up or down at the half",
    { lines: ["1.5 x 0.33 = 0.50", "0.5 x 0.33 = 0.16", "0.5 x 0.33 = 0.17"] },
    true,
    "In all 3 lines tested, quantity times unit price is the line amount, rounded to the cent.",
  ],
  [
    "fails beyond the half cent",
    { lines: ["1 x 0.333 = 0.34"] },
    false,
    "Line 1: The amount is printed as 0.34, but 1 times 0.333 is 0.33, which is 0.01 less. 1 line is tested.",
  ],
  [
    "names the line, both sides and the difference",
    {
      lines: [
        "1 x 65.00 = 65.00",
        { description: "Guard rail", quantity: "3", unitPrice: "2,100.00", amount: "2,100.00" },
      ],
    },
    false,
    "Line 2 (Guard rail): The amount is printed as 2,100.00, but 3 times 2,100.00 is 6,300.00, which is 4,200.00 more. 2 lines are tested.",
  ],
  [
    "names three lines and counts the others",
    { lines: Array.from({ length: 5 }, () => "1 x 2.00 = 3.00") },
    false,
    /^Line 1: .* Line 2: .* Line 3: .* And 2 more lines\. 5 lines are tested\.$/,
  ],
  [
    "is not tested without quantity or price",
    { lines: ["4.50", { quantity: "2", amount: "4.00" }, { unitPrice: "4.00", amount: "4.00" }] },
    null,
    "Not tested: no line prints quantity, unit price and amount.",
  ],
  ["is not tested without lines", {}, null, /^Not tested/],
  [
    "leaves out the lines that cannot be tested",
    { lines: ["4.50", "2 x 1.00 = 2.00"] },
    true,
    "In the one line tested, quantity times unit price is the line amount.",
  ],
  ["knows minus signs", { lines: ["-1 x 5.00 = -5.00", "1 x -5.00 = -5.00"] }, true, /all 2 lines/],
  ["fails on a wrong sign", { lines: ["1 x 5.00 = -5.00"] }, false, /5\.00, which is 10\.00 more/],
  [
    "takes a price for a hundred units",
    hundred({ quantity: "250", unitPrice: "4.00", priceBasis: "100", amount: "10.00" }),
    true,
    /one line tested/,
  ],
  [
    "fails where the price for a thousand is multiplied by all units",
    hundred({ quantity: "250", unitPrice: "4.00", priceBasis: "1000", amount: "10.00" }),
    false,
    /250 times 0\.004 is 1\.00/,
  ],
  [
    "leaves out a price for an odd number of units",
    hundred({ priceBasis: "12", amount: "1.00" }),
    null,
    /^Not tested/,
  ],
  [
    "takes the line's discount off",
    hundred({ discount: "10.00", amount: "90.00" }),
    true,
    "In the one line tested, quantity times unit price is the line amount. This holds in line 1 taking the discount of the line off.",
  ],
  [
    "takes the discount off each unit",
    hundred({ discount: "5.00", amount: "80.00" }),
    true,
    /discount off each unit/,
  ],
  [
    "takes the rate of discount off",
    hundred({ discountRate: "15", amount: "85.00" }),
    true,
    /discount rate of the line off/,
  ],
  [
    "allows a discount that comes off later",
    hundred({ discount: "10.00", amount: "100.00" }),
    true,
    /amount\.$/,
  ],
  [
    "fails on another discount",
    hundred({ discount: "10.00", amount: "85.00" }),
    false,
    /15\.00 more/,
  ],
  [
    "takes the discount of a credit off its size",
    { lines: [{ quantity: "-1", unitPrice: "100.00", discount: "10.00", amount: "-90.00" }] },
    true,
    /discount of the line off/,
  ],
  ["adds the line's tax", hundred({ taxRate: "20", amount: "120.00" }), true, /include the tax\.$/],
  [
    "adds the tax printed beside it",
    hundred({ taxAmount: "5.00", amount: "105.00" }),
    true,
    /include the tax printed beside it\.$/,
  ],
  [
    "takes the tax out of the price",
    hundred({ taxRate: "25", amount: "80.00" }),
    true,
    /only the price/,
  ],
  [
    "takes the tax printed beside it out of the price",
    hundred({ taxAmount: "20.00", amount: "80.00" }),
    true,
    /only the price to include the tax printed beside it/,
  ],
  [
    "takes a discount off and adds a tax",
    hundred({ discountRate: "10", taxRate: "20", amount: "108.00" }),
    true,
    /off and the amount to include the tax/,
  ],
  [
    "rounds product and tax one by one",
    { lines: [{ quantity: "1.5", unitPrice: "0.33", taxRate: "20", amount: "0.60" }] },
    true,
    /rounded to the cent\. .*include the tax\.$/,
  ],
  ["fails on another tax", hundred({ taxRate: "20", amount: "119.00" }), false, /19\.00 less/],
  [
    "adds the paper's only rate where the subtotal is net of it",
    {
      lines: ["3 x 78.00 = 248.04"],
      taxes: [{ rate: "6", amount: "14.04" }],
      subtotal: "234.00",
      total: "248.04",
    },
    true,
    /include the tax\.$/,
  ],
  [
    "does not guess a rate where the sums do not show it",
    { lines: ["3 x 78.00 = 248.04"], taxes: [{ rate: "6", amount: "14.04" }], subtotal: "248.04" },
    false,
    /14\.04 less/,
  ],
  [
    "does not guess among several rates",
    {
      lines: ["3 x 78.00 = 248.04"],
      taxes: [
        { rate: "6", amount: "14.04" },
        { rate: "0", amount: "0.00" },
      ],
      subtotal: "234.00",
    },
    false,
    /14\.04 less/,
  ],
  [
    "allows a price printed short where the sum proves the amount",
    { lines: ["7 x 808.73 = 5,661.12"], subtotal: "5,661.12" },
    true,
    SHORT,
  ],
  ["but not where nothing proves it", { lines: ["7 x 808.73 = 5,661.12"] }, false, /0\.01 less/],
  [
    "and no more than a cent",
    { lines: ["20 x 2.77 = 55.46"], subtotal: "55.46" },
    false,
    /0\.06 less/,
  ],
  [
    "allows a third of an hour",
    { lines: ["0.33 x 120.00 = 40.00"], subtotal: "40.00" },
    true,
    SHORT,
  ],
  ["but no more", { lines: ["0.33 x 120.00 = 40.30"], subtotal: "40.30" }, false, /0\.70 less/],
  [
    "and a quarter is exact",
    { lines: ["0.25 x 80.00 = 20.10"], subtotal: "20.10" },
    false,
    /0\.10 less/,
  ],
  [
    "rounds to whole units where the paper prints no cents",
    { lines: ["1.5 x 25 = 38", "2 x 10 = 20"] },
    true,
    /rounded to the whole unit/,
  ],
  ["but not by more", { lines: ["1.5 x 25 = 39"] }, false, /1\.50 less/],
  ["and not beside cents", { lines: ["1.5 x 25 = 38", "1 x 2.50 = 2.50"] }, false, /0\.50 less/],
  [
    "allows a credit note to print the minus at the amounts only",
    { paper: "credit-note", lines: ["2 x 5.00 = -10.00", "1 x 3.00 = -3.00"] },
    true,
    /minus of the credit note/,
  ],
  [
    "if all its lines do",
    { paper: "credit-note", lines: ["2 x 5.00 = -10.00", "1 x 3.00 = 3.00"] },
    false,
    /^Line 1: /,
  ],
]);

test("the first failing line is the printed figure of the answer", () => {
  const answer = answerOf("line_math", { lines: ["1 x 2.00 = 2.00", "3 x 2.00 = 7.00"] });
  const { printed, expected, difference } = answer;
  expect([printed, expected, difference].map(String)).toEqual(["7.00", "6.00", "1.00"]);
});
