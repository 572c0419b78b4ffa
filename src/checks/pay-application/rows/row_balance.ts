import { ROW_BALANCE } from "../../../document/identities.ts";
import { defineRowCheck, testRowIdentity, type RowCheck } from "../../define-row-check.ts";

/** In each row the balance is what was scheduled and is not yet completed. */
export const rowBalance: RowCheck = defineRowCheck({
  name: "row_balance",
  severity: ROW_BALANCE.severity,
  columns: ["balanceToFinish", "scheduledValue", "completedAndStored"],
  testRow: ({ figures }, _document, rounding) =>
    figures.scheduledValue === null ? null : testRowIdentity(ROW_BALANCE, figures, rounding),
});
