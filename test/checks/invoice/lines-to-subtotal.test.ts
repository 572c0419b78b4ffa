import { describeInvoice } from "../../support/invoice-answers.ts";

const WITH_TAX = {
  lines: ["70.00", "50.00"],
  taxes: [{ rate: "20", amount: "20.00" }],
  subtotal: "100.00",
  total: "120.00",
} as const;

describeInvoice("lines_to_subtotal", [
  [
    "holds",
    { lines: ["1.10", "2.20"], subtotal: "3.30" },
    true,
    "The sum of the line amounts is 3.30, and so is the printed subtotal.",
  ],
  [
    "fails by a cent and says both sides",
    { lines: ["1.10", "2.20"], subtotal: "3.31" },
    false,
    "Subtotal is printed as 3.31, but the sum of the line amounts is 3.30, which is 0.01 less.",
  ],
  [
    "is not tested without a subtotal",
    { lines: ["1.10"] },
    null,
    "Not tested: subtotal is not printed.",
  ],
  [
    "is not tested without lines",
    { subtotal: "1.10" },
    null,
    "Not tested: the sum of the line amounts is not printed.",
  ],
  ["is exact without cents", { lines: ["10", "20"], subtotal: "31" }, false, /1\.00 less/],
  [
    "takes lines with their tax",
    WITH_TAX,
    true,
    "The sum of the line amounts 120.00 less tax 20.00 is 100.00, and so is the printed subtotal. This holds taking the line amounts to include the tax.",
  ],
  [
    "but not where the total does not add the tax",
    { ...WITH_TAX, total: "100.00" },
    false,
    /20\.00 more/,
  ],
  ["nor where the total does not follow", { ...WITH_TAX, total: "1.00" }, false, /20\.00 more/],
  [
    "allows half a cent for each line with tax",
    { ...WITH_TAX, lines: ["70.01", "50.00"] },
    true,
    /within the rounding of cents\. This holds taking the line amounts to include the tax\.$/,
  ],
  ["and no more", { ...WITH_TAX, lines: ["70.02", "50.00"] }, false, /20\.02 more/],
  [
    "takes items and shipping with tax to a net subtotal",
    {
      lines: ["60.00"],
      shipping: "6.00",
      taxes: [{ amount: "11.00" }],
      subtotal: "55.00",
      total: "66.00",
    },
    true,
    /to be what the total leaves without it\.$/,
  ],
  [
    "takes a subtotal after the discount",
    { lines: ["100.00"], discount: "5.00", subtotal: "95.00", total: "95.00" },
    true,
    /subtotal to be printed after the discount\.$/,
  ],
  [
    "but not where the total takes it off again",
    { lines: ["100.00"], discount: "5.00", subtotal: "95.00", total: "90.00" },
    false,
    /5\.00 more/,
  ],
  [
    "takes shipping in the subtotal",
    { lines: ["50.00"], shipping: "5.00", subtotal: "55.00", total: "55.00" },
    true,
    /shipping to be part of the subtotal\.$/,
  ],
  [
    "takes charges in the subtotal",
    { lines: ["80.00"], otherCharges: "12.00", subtotal: "92.00" },
    true,
    /the other charges to be part of the subtotal\.$/,
  ],
  [
    "takes shipping and charges in the subtotal",
    { lines: ["200.00"], shipping: "20.00", otherCharges: "8.00", subtotal: "228.00" },
    true,
    /shipping and other charges to be part/,
  ],
  [
    "takes discount and charges in the subtotal",
    { lines: ["95.00"], discount: "5.00", otherCharges: "10.00", subtotal: "100.00" },
    true,
    /discount and other charges to be inside/,
  ],
  [
    "takes discount and shipping in the subtotal",
    { lines: ["50.00"], discount: "10.00", shipping: "5.00", subtotal: "45.00" },
    true,
    /discount and shipping to be inside/,
  ],
  [
    "takes a subtotal with the tax",
    { lines: ["100.00"], taxes: [{ amount: "20.00" }], subtotal: "120.00", total: "120.00" },
    true,
    /subtotal to include the tax\.$/,
  ],
  [
    "but not where the total adds it again",
    { lines: ["100.00"], taxes: [{ amount: "20.00" }], subtotal: "120.00", total: "140.00" },
    false,
    /20\.00 less/,
  ],
  [
    "takes products that only the subtotal rounds",
    { lines: ["1 x 0.8403 = 0.84", "1 x 0.8403 = 0.84", "1 x 0.8403 = 0.84"], subtotal: "2.52" },
    true,
    "The sum of the line amounts is 2.52, and so is the printed subtotal.",
  ],
  [
    "which may be a cent less than the rounded lines",
    {
      lines: ["1 x 41.1765 = 41.18", "1 x 41.1765 = 41.18", "1 x 0.8403 = 0.84"],
      subtotal: "83.19",
    },
    true,
    /^The sum of quantity times unit price, rounded once, is 83\.19,.* only the subtotal to be rounded\.$/,
  ],
  [
    "but not where a line is none of its product",
    {
      lines: ["1 x 41.1765 = 41.18", "1 x 41.1765 = 41.19", "1 x 0.8403 = 0.84"],
      subtotal: "83.19",
    },
    false,
    /0\.02 more/,
  ],
  [
    "allows a credit note to print one minus",
    { paper: "credit-note", lines: ["-10.00"], subtotal: "10.00" },
    true,
    /minus of the credit note/,
  ],
  ["and an invoice not", { lines: ["-10.00"], subtotal: "10.00" }, false, /20\.00 less/],
]);
