import { ROW_TOTAL } from "../../../document/identities.ts";
import { defineRowCheck, testRowIdentity, type RowCheck } from "../../define-row-check.ts";

/** In each row the completed and stored amount is the sum of its parts. */
export const rowTotal: RowCheck = defineRowCheck({
  name: "row_total",
  severity: ROW_TOTAL.severity,
  columns: ["completedAndStored", "previousWork", "workThisPeriod"],
  alsoUses: ["storedMaterials"],
  columnSomeLack: "storedMaterials",
  testRow: ({ figures }, _document, rounding) => testRowIdentity(ROW_TOTAL, figures, rounding),
});
