import { ROW_TOTAL } from "../../../document/identities.ts";
import { defineRowCheck, testRowIdentity, type RowCheck } from "../../define-row-check.ts";

/** In each row the completed and stored amount is the sum of its parts. */
export const rowTotal: RowCheck = defineRowCheck({
  name: ROW_TOTAL.name,
  severity: ROW_TOTAL.severity,
  law: "completed and stored equals previous work plus work this period plus stored materials",
  columns: ["completedAndStored", "previousWork", "workThisPeriod"],
  alsoUses: ["storedMaterials"],
  columnSomeLack: "storedMaterials",
  testRow: ({ figures }, _document, rounding) => testRowIdentity(ROW_TOTAL, figures, rounding),
});
