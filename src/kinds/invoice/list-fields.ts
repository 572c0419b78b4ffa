import { arranged, type Fields } from "../field.ts";

/** The contract's members of one item that is billed. */
export const ITEM_FIELDS = {
  description: {
    type: "text",
    describes: "As printed.",
    label: "Description",
    column: "Description",
    columnWidth: 40,
  },
  quantity: {
    type: "quantity",
    describes: "As printed, in its unit.",
    label: "Quantity",
    column: "Quantity",
  },
  unitPrice: {
    type: "money",
    describes: "As printed.",
    label: "Unit price",
    column: "Unit price",
    isFine: true,
  },
  amount: {
    type: "money",
    describes: "In the column that the sum of the lines is taken of.",
    label: "Amount",
    column: "Amount",
  },
} as const;

/** What else the row of an item prints. */
export const FURTHER_ITEM_FIELDS = {
  code: {
    type: "identifier",
    describes: "Of the article, as printed.",
    label: "Code",
    column: "Code",
  },
  unit: { type: "text", describes: "Of the quantity, as printed.", label: "Unit", column: "Unit" },
  priceBasis: {
    type: "quantity",
    describes: "The number of units that the price is for; null where it is one and not printed.",
    label: "Price for",
    column: "Price is for",
  },
  discount: {
    type: "deduction",
    describes: "Taken off in this line, positive.",
    label: "Discount",
    column: "Discount",
  },
  discountRate: {
    type: "percent",
    answer: "discountRatePercent",
    describes: "The printed percent.",
    label: "Discount rate",
    column: "Discount %",
  },
  taxRate: {
    type: "percent",
    answer: "taxRatePercent",
    describes: "The printed percent.",
    label: "Tax rate",
    column: "Tax %",
  },
  taxAmount: {
    type: "money",
    describes: "As printed in the line.",
    label: "Tax",
    column: "Tax",
  },
  serviceDate: {
    type: "date",
    describes: "As printed in the line.",
    label: "Service date",
    column: "Service date",
  },
} as const;

/** The contract's members of one tax of the totals. A withholding is a tax with a negative amount. */
export const TAX_FIELDS = {
  label: {
    type: "text",
    describes: "As printed, without its amount.",
    label: "Tax",
    column: "Tax",
    columnWidth: 30,
  },
  rate: {
    type: "percent",
    answer: "ratePercent",
    describes: "The printed percent.",
    label: "Rate",
    column: "Rate %",
  },
  amount: {
    type: "money",
    describes: "Negative for a tax that is withheld.",
    label: "Amount",
    column: "Amount",
  },
} as const;

/** What else is printed of a tax. */
export const FURTHER_TAX_FIELDS = {
  base: { type: "money", describes: "What the tax was taken of.", label: "Base", column: "Base" },
} as const;

const { amount: AMOUNT, ...BEFORE_AMOUNT } = { ...ITEM_FIELDS, ...FURTHER_ITEM_FIELDS };

/** An item as a page shows it: what it is, how many, at what price, and last what it comes to. */
export const ITEM_PAGE_FIELDS: Fields = {
  ...arranged(BEFORE_AMOUNT, [
    "code",
    "description",
    "serviceDate",
    "quantity",
    "unit",
    "unitPrice",
    "priceBasis",
    "discountRate",
    "discount",
  ]),
  amount: AMOUNT,
};

/** An item in a terminal: what it comes to stands before its taxes, so that it is beside the description where not all columns have room. */
export const ITEM_TERMINAL_FIELDS: Fields = arranged({ ...ITEM_FIELDS, ...FURTHER_ITEM_FIELDS }, [
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "priceBasis",
  "amount",
  "discountRate",
  "discount",
]);

/** A tax with what it was taken of before what it comes to. */
export const TAX_CELLS: Fields = arranged({ ...TAX_FIELDS, ...FURTHER_TAX_FIELDS }, [
  "label",
  "rate",
  "base",
]);
