import { ROW_TOTAL } from "../../../document/identities.ts";
import { defineRowCheck, testRowIdentity, type RowCheck } from "../../define-row-check.ts";

/**
 * In each row the completed and stored amount is the sum of its parts. Blanks add nothing; where work is blank in both columns
 * the row may still hold by what is stored, but says nothing against its total: the cells of the work may not have been read.
 */
export const rowTotal: RowCheck = defineRowCheck({
  name: "row_total",
  severity: ROW_TOTAL.severity,
  columns: ["completedAndStored", "previousWork", "workThisPeriod"],
  alsoUses: ["storedMaterials"],
  columnSomeLack: "storedMaterials",
  testRow: ({ figures }, _document, rounding) => {
    const verdict = testRowIdentity(ROW_TOTAL, figures, rounding);
    const printsWork = figures.previousWork !== null || figures.workThisPeriod !== null;
    return printsWork || verdict?.passed === true ? verdict : null;
  },
});
