import { describeInvoice } from "../../support/invoice-answers.ts";

const TAXED = { subtotal: "100.00", discount: "10.00" } as const;

describeInvoice("tax_rate", [
  [
    "holds",
    { ...TAXED, taxes: [{ label: "VAT 20%", rate: "20", amount: "18.00" }] },
    true,
    'The tax "VAT 20%" 18.00 is 20 % of subtotal 100.00 less discount 10.00.',
  ],
  [
    "holds for less, because not all must be taxed",
    { subtotal: "100.00", taxes: [{ rate: "20", amount: "5.00" }] },
    true,
    "The tax 5.00 is not more than 20 % of subtotal 100.00.",
  ],
  [
    "fails by a cent and says both sides",
    { ...TAXED, taxes: [{ rate: "20", amount: "18.01" }] },
    false,
    "The tax is printed as 18.01, but 20 % of subtotal 100.00 less discount 10.00 is 18.00, which is 0.01 less.",
  ],
  [
    "rounds the half cent up",
    { subtotal: "0.50", taxes: [{ rate: "5", amount: "0.03" }] },
    true,
    /is 5 %/,
  ],
  [
    "but not less",
    { subtotal: "0.48", taxes: [{ rate: "5", amount: "0.03" }] },
    false,
    /0\.01 less/,
  ],
  [
    "rounds to whole units where the paper prints no cents",
    { subtotal: "1,025", taxes: [{ rate: "10", amount: "103" }] },
    true,
    /but for rounding/,
  ],
  [
    "is not tested without a rate",
    { subtotal: "100.00", taxes: [{ amount: "18.00" }, { rate: "5" }] },
    null,
    "Not tested: no tax prints both its rate and its amount.",
  ],
  ["is not tested without taxes", { subtotal: "1.00" }, null, /^Not tested/],
  [
    "is not tested without a base",
    { total: "120.00", taxes: [{ rate: "20", amount: "99.00" }] },
    null,
    "Not tested: subtotal is not printed.",
  ],
  [
    "takes each tax of its own base",
    {
      subtotal: "150.00",
      taxes: [
        { rate: "7", base: "50.00", amount: "3.50" },
        { rate: "19", base: "100.00", amount: "19.00" },
      ],
    },
    true,
    "The tax 3.50 is 7 % of its base 50.00. The tax 19.00 is 19 % of its base 100.00.",
  ],
  [
    "and names the one that is too much",
    {
      subtotal: "150.00",
      taxes: [
        { rate: "7", base: "50.00", amount: "3.50" },
        { rate: "19", base: "100.00", amount: "19.50" },
      ],
    },
    false,
    "The tax is printed as 19.50, but 19 % of its base 100.00 is 19.00, which is 0.50 less.",
  ],
  [
    "needs no subtotal where the base is printed",
    { taxes: [{ rate: "20", base: "50.00", amount: "10.00" }] },
    true,
    /its base 50\.00/,
  ],
  [
    "takes the whole subtotal",
    { ...TAXED, taxes: [{ rate: "20", amount: "20.00" }] },
    true,
    /is 20 % of subtotal 100\.00\. This holds taking the whole printed subtotal to be taxed\.$/,
  ],
  [
    "takes the shipping too",
    { subtotal: "100.00", shipping: "10.00", taxes: [{ rate: "20", amount: "22.00" }] },
    true,
    /shipping to be taxed too\.$/,
  ],
  [
    "takes the other charges too",
    {
      subtotal: "850.00",
      discount: "21.25",
      otherCharges: "30.00",
      taxes: [{ rate: "19", amount: "163.16" }],
    },
    true,
    /the other charges to be taxed too\.$/,
  ],
  [
    "takes shipping and charges too",
    {
      subtotal: "100.00",
      shipping: "10.00",
      otherCharges: "5.00",
      taxes: [{ rate: "20", amount: "23.00" }],
    },
    true,
    /shipping and other charges to be taxed too\.$/,
  ],
  [
    "takes the whole subtotal and shipping",
    {
      subtotal: "95.00",
      discount: "5.00",
      shipping: "10.00",
      taxes: [{ rate: "20", amount: "21.00" }],
    },
    true,
    /subtotal and the shipping to be taxed\.$/,
  ],
  [
    "takes the whole subtotal and charges",
    {
      subtotal: "95.00",
      discount: "5.00",
      otherCharges: "5.00",
      taxes: [{ rate: "20", amount: "20.00" }],
    },
    true,
    /subtotal and the other charges to be taxed\.$/,
  ],
  [
    "fails where no base gives the tax of a single rate",
    { subtotal: "100.00", shipping: "10.00", taxes: [{ rate: "20", amount: "21.00" }] },
    false,
    /1\.00 less/,
  ],
  [
    "fails where there is nothing more to tax",
    { subtotal: "2,145.00", taxes: [{ rate: "8", amount: "193.20" }] },
    false,
    /21\.60 less/,
  ],
  [
    "allows each line its rounding",
    { lines: ["1.00", "1.00", "2.00"], subtotal: "4.00", taxes: [{ rate: "5", amount: "0.21" }] },
    true,
    /but for rounding, 5 % of subtotal 4\.00\. This holds taking the tax of each line to be rounded/,
  ],
  [
    "and no more",
    { lines: ["1.00", "1.00", "2.00"], subtotal: "4.00", taxes: [{ rate: "5", amount: "0.22" }] },
    false,
    /0\.02 less/,
  ],
  [
    "compares withheld taxes by their size",
    { subtotal: "1,000.00", taxes: [{ rate: "20", amount: "-200.00" }] },
    true,
    /-200\.00 is 20 %/,
  ],
  [
    "and finds one that is too much",
    { subtotal: "1,000.00", taxes: [{ rate: "20", amount: "-201.00" }] },
    false,
    /1\.00 less/,
  ],
  [
    "compares credits by their size, smaller by their discount",
    { subtotal: "-100.00", discount: "10.00", taxes: [{ rate: "20", amount: "-18.00" }] },
    true,
    /subtotal -100\.00 plus discount 10\.00/,
  ],
]);
