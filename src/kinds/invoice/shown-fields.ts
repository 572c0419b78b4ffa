import { arranged, type Fields } from "../field.ts";
import { FURTHER_ITEM_FIELDS, FURTHER_TAX_FIELDS, ITEM_FIELDS, TAX_FIELDS } from "./list-fields.ts";

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
