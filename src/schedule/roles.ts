import { SHEET_ORDER } from "../kinds/pay-application/sheet-fields.ts";
import type { SheetColumn } from "../lexicon/template.ts";

/** What a column of figures may hold; `other` is whatever is none of the rest. */
export type Role = Exclude<SheetColumn, "item" | "description" | "retainageRate">;

/** All roles, money first, in the order in which nearly every form prints them. */
export const ROLES: readonly Role[] = [
  ...SHEET_ORDER,
  "percentComplete",
  "previousWithStored",
  "thisPeriodWithStored",
  "other",
];
