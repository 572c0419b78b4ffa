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
    const faults = rows.gone.map((row) => {
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
    const detail = `All ${rows.pairs.length} rows of ${former.words} stand in ${current.words}.`;
    return { passed: true, detail, files: filesOf(step) };
  },
});
