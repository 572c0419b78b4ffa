import { namesOf } from "../../base/names-of.ts";
import type { SheetRow } from "../../document/pay-application.ts";
import { moveTogether } from "../schedule-moves.ts";
import { type AuditCheck, defineStepCheck, filesOf, applicationNames } from "../audit-check.ts";
import { failedBy, failedRows, withoutRows } from "../row-step-check.ts";

/** X6: a row that was once billed by stays in the schedule. */
export const rowsKept: AuditCheck = defineStepCheck({
  name: "rows_kept",
  severity: "medium",
  verifies: "No row of the schedule of values disappears.",
  needsNeighbour: false,
  test(step) {
    const { rows } = step;
    if (rows === null) return withoutRows(step);
    const mayGo = moveTogether(step);
    const lost = rows.gone.filter(({ row }) => !isEmpty(row) && !(mayGo && isUnbilled(row)));
    if (lost.length > 0) {
      const faulty = lost.map((row) => {
        const scheduled = row.row.figures.scheduledValue?.value ?? null;
        const fault = { code: "row-gone", facts: { scheduled } } as const;
        return { row, former: row, fault, printed: null, expected: null };
      });
      const facts = failedRows(step, faulty);
      return { ...failedBy(step, faulty), statement: { code: "rows-lost", facts } };
    }
    const count = rows.gone.length === 0 ? rows.pairs.length : ("billed" as const);
    const facts = { ...applicationNames(step), count };
    return { passed: true, statement: { code: "rows-kept", facts }, files: filesOf(step) };
  },
});

/** A line kept free for later has no amount to lose. */
function isEmpty({ figures }: SheetRow): boolean {
  return namesOf(figures).every((name) => figures[name]?.value.isZero() ?? true);
}

function isUnbilled({ figures }: SheetRow): boolean {
  const { previousWork, workThisPeriod, storedMaterials, completedAndStored } = figures;
  const billed = [previousWork, workThisPeriod, storedMaterials, completedAndStored];
  return billed.every((figure) => figure?.value.isZero() ?? true);
}
