import { namesOf } from "../../base/names-of.ts";
import { arranged, type Fields } from "../field.ts";

/**
 * The money columns of a continuation sheet, named by their meaning, in the order in which G703, and nearly every other
 * form, prints them; `item` is the column's letter there.
 */
export const SHEET_FIELDS = {
  scheduledValue: {
    type: "money",
    item: "C",
    describes: "Column C.",
    label: "Scheduled value",
    words: "scheduled value",
    column: "C Scheduled value",
  },
  /** Work of previous applications, without stored material that is still only stored. */
  previousWork: {
    type: "money",
    item: "D",
    answer: "workCompletedPrevious",
    describes: "Column D, of earlier applications.",
    label: "Previous work",
    words: "previous work",
    column: "D Previous work",
  },
  workThisPeriod: {
    type: "money",
    item: "E",
    answer: "workCompletedThisPeriod",
    describes: "Column E.",
    label: "Work this period",
    words: "work this period",
    column: "E Work this period",
  },
  storedMaterials: {
    type: "money",
    item: "F",
    answer: "materialsPresentlyStored",
    describes: "Column F.",
    label: "Materials stored",
    words: "stored materials",
    column: "F Stored material",
  },
  completedAndStored: {
    type: "money",
    item: "G",
    describes: "Column G, to date.",
    label: "Completed and stored",
    words: "completed and stored",
    column: "G Completed and stored",
  },
  balanceToFinish: {
    type: "money",
    item: "H",
    describes: "Column H.",
    label: "Balance to finish",
    words: "balance to finish",
    column: "H Balance to finish",
  },
  retainage: {
    type: "money",
    item: "I",
    describes: "Column I.",
    label: "Retainage",
    words: "retainage",
    column: "I Retainage",
  },
} as const;

/** The columns in that order. */
export const SHEET_ORDER: readonly (keyof typeof SHEET_FIELDS)[] = namesOf(SHEET_FIELDS);

/** What a row of a continuation sheet prints beside its money. */
export const ROW_FIELDS = {
  item: { type: "identifier", describes: "Its number, as printed.", label: "Item", column: "Item" },
  description: {
    type: "text",
    describes: "As printed.",
    label: "Description",
    column: "Description",
    columnWidth: 40,
  },
  percentComplete: {
    type: "percent",
    describes: "In percent, as printed.",
    label: "Percent complete",
    column: "Complete %",
  },
} as const;

/** All that a row prints, in the order of the columns. */
export const SHEET_ROW_FIELDS: typeof ROW_FIELDS & typeof SHEET_FIELDS = {
  item: ROW_FIELDS.item,
  description: ROW_FIELDS.description,
  ...SHEET_FIELDS,
  percentComplete: ROW_FIELDS.percentComplete,
};

/** A row in a terminal: what is complete stands before what is to be finished, or last where the sheet does not print that. */
export function sheetTerminalFields(hasBalance: boolean): Fields {
  if (!hasBalance) return SHEET_ROW_FIELDS;
  const before = SHEET_ORDER.slice(0, SHEET_ORDER.indexOf("balanceToFinish"));
  return arranged(SHEET_ROW_FIELDS, ["item", "description", ...before, "percentComplete"]);
}
