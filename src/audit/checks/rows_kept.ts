import { namesOf } from "../../base/names-of.ts";
import type { SheetRow } from "../../document/pay-application.ts";
import { moveTogether } from "../schedule-moves.ts";
import { defineStepCheck, filesOf, type AuditCheck } from "../audit-check.ts";
import { faultsVerdict, withoutRows } from "../row-verdict.ts";

/** X6: a row that was once billed by stays in the schedule. */
export const rowsKept: AuditCheck = defineStepCheck({
  name: "rows_kept",
  severity: "medium",
  verifies: "No row of the schedule of values disappears.",
  needsNeighbour: false,
  test(step) {
    const { rows, former, current } = step;
    if (rows === null) return withoutRows(step);
    const mayGo = moveTogether(step);
    const lost = rows.gone.filter(({ row }) => !isEmpty(row) && !(mayGo && isUnbilled(row)));
    const faults = lost.map((row) => {
      const value = row.row.figures.scheduledValue?.value.toString() ?? "no scheduled value";
      return {
        row,
        former: row,
        sentence: `it stands in ${former.words} with ${value} and no longer in ${current.words}.`,
        printed: null,
        expected: null,
      };
    });
    const remedy =
      "Send the sheet with all rows of the schedule, or the change order that takes a row out.";
    if (faults.length > 0) return faultsVerdict(step, faults, remedy);
    const count = rows.pairs.length === 1 ? "The row" : `All ${rows.pairs.length} rows`;
    const stand = rows.pairs.length === 1 ? "stands" : "stand";
    const detail =
      rows.gone.length === 0
        ? `${count} of ${former.words} ${stand} in ${current.words}.`
        : `No row of ${former.words} by which anything was billed is missing in ${current.words}.`;
    return { passed: true, detail, files: filesOf(step) };
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
