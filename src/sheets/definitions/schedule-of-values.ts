import type { SheetFiguresBody, SheetRowBody } from "../../wire/full-contract.ts";
import { exactSum } from "../../wire/exact.ts";
import type { CellValue } from "../cell.ts";
import { offBy } from "../recompute.ts";
import type { Column, OwnCell, SheetDefinition, SourceRow } from "../sheet.ts";
import { failedNames, FILE, PAGE } from "./file-column.ts";

/** A priced row of a continuation sheet. */
export interface ScheduleRow extends SourceRow {
  readonly applicationNumber: string | null;
  readonly row: SheetRowBody;
}

type FigureName = keyof SheetFiguresBody;
type Terms = readonly (readonly [sign: 1 | -1, name: FigureName])[];

const PARTS: Terms = [
  [1, "workCompletedPrevious"],
  [1, "workCompletedThisPeriod"],
  [1, "materialsPresentlyStored"],
];

const REST: Terms = [
  [1, "scheduledValue"],
  [-1, "completedAndStored"],
];

function figure(header: string, name: FigureName): Column<ScheduleRow> {
  return { header, kind: "money", figure: pathOf(name), value: ({ row }) => row[name] };
}

/** A sum over the row's own cells beside the printed figure, where the engine tests that sum; blanks count as nothing. */
function proof(
  words: string,
  check: "row_total" | "row_balance",
  terms: Terms,
): readonly [Column<ScheduleRow>, Column<ScheduleRow>] {
  const printed = check === "row_total" ? "completedAndStored" : "balanceToFinish";
  const sumOf = ({ row }: ScheduleRow, ownCell: OwnCell): CellValue => {
    const expected = row.checks.find(({ name }) => name === check)?.expected;
    const value = exactSum(terms.map(([sign, name]) => sign * (row[name] ?? 0)));
    if (value !== expected) return null;
    const cells = terms.map(([sign, name], index) => {
      const joint = sign === -1 ? "-" : index === 0 ? "" : "+";
      return joint + ownCell(pathOf(name));
    });
    return { formula: cells.join(""), value };
  };
  return [
    { header: words, kind: "money", figure: check, value: sumOf },
    {
      header: `${words} off by`,
      kind: "difference",
      value: (row, ownCell) => {
        if (sumOf(row, ownCell) === null) return null;
        const cells = { printed: ownCell(pathOf(printed)), recomputed: ownCell(check) };
        const tested = row.row.checks.find(({ name }) => name === check);
        return offBy(cells, tested?.difference ?? null);
      },
    },
  ];
}

function pathOf(name: FigureName): string {
  return `g703.rows.${name}`;
}

/** One row for each priced row of the continuation sheets, with its sums beside it. */
export const SCHEDULE_OF_VALUES: SheetDefinition<ScheduleRow> = {
  title: "Schedule of values",
  fileName: "schedule-of-values",
  columns: [
    FILE,
    PAGE,
    { header: "Application", kind: "text", value: ({ applicationNumber }) => applicationNumber },
    { header: "Item", kind: "text", value: ({ row }) => row.item },
    { header: "Description", kind: "text", width: 40, value: ({ row }) => row.description },
    figure("C Scheduled value", "scheduledValue"),
    figure("D Previous work", "workCompletedPrevious"),
    figure("E Work this period", "workCompletedThisPeriod"),
    figure("F Stored material", "materialsPresentlyStored"),
    figure("G Completed and stored", "completedAndStored"),
    { header: "Complete %", kind: "percent", value: ({ row }) => row.percentComplete },
    figure("H Balance to finish", "balanceToFinish"),
    figure("I Retainage", "retainage"),
    ...proof("D + E + F", "row_total", PARTS),
    ...proof("C - G", "row_balance", REST),
    { header: "Failed checks", kind: "text", value: ({ row }) => failedNames(row.checks) },
  ],
};
