import type { SheetFigureName } from "./pay-application.ts";

/** Columns of a continuation sheet in the order in which G703, and nearly every other form, prints them. */
export const SHEET_ORDER: readonly SheetFigureName[] = [
  "scheduledValue",
  "previousWork",
  "workThisPeriod",
  "storedMaterials",
  "completedAndStored",
  "balanceToFinish",
  "retainage",
];
