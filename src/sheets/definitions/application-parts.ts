import type { CheckResult } from "../../checks/check.ts";
import { checkRows } from "../../checks/pay-application.ts";
import { type Identity, ROW_BALANCE, ROW_TOTAL } from "../../document/identities.ts";
import type { SheetFigureName } from "../../document/pay-application.ts";
import { SHEET_FIELDS } from "../../kinds/pay-application/sheet-fields.ts";
import type { ApplicationReading } from "../../kinds/reading.ts";
import { exactSum, namerOf } from "../../wire/values.ts";
import { type CellValue, printedCell } from "../cell.ts";
import { numberOf, offBy } from "../recompute.ts";
import type { Column, OwnCell } from "../sheet.ts";
import { failedNames, namesOrNull, type RowCheck, type TableRow } from "./columns.ts";
import type { OwnParts } from "./parts.ts";

const nameOf = namerOf("PAY_APPLICATION");

/** A pay application begins with its contract and what it asks for; its rows have their sums beside them. */
export const APPLICATION_PARTS: OwnParts<ApplicationReading> = {
  paper: {
    first: [
      "heading.contractor",
      "heading.project",
      "heading.addressee",
      "heading.contractNumber",
      "applicationNumber",
      "heading.periodFrom",
      "periodTo",
      "currentPaymentDue",
    ],
    last: [
      "lines.changeOrderAdditions",
      "lines.changeOrderDeductions",
      "lines.changeOrderNet",
      "lines.amountCertified",
    ],
  },
  tables: {
    "sheet.rows": {
      factsOf: ({ document }) =>
        checkRows(document).map((checks) => ({
          checks: checks.flatMap(toRowCheck),
          standing: null,
        })),
      columns: {
        last: [
          "percentComplete",
          "balanceToFinish",
          "retainage",
          ...proof(ROW_TOTAL),
          ...proof(ROW_BALANCE),
          {
            header: "Failed checks",
            kind: "text",
            value: ({ facts }) => namesOrNull(failedNames(facts.checks)),
          },
        ],
      },
    },
  },
};

function pathOf(figure: SheetFigureName): string {
  return nameOf(`sheet.rows.${figure}`);
}

/** A sum over the row's own cells beside the printed figure, where the engine tests that sum; blanks count as nothing. */
function proof({
  name,
  printed,
  expected,
}: Identity<SheetFigureName>): readonly Column<TableRow>[] {
  const words = expected
    .map(({ sign, figure }, index) => joint(sign, index, " ") + SHEET_FIELDS[figure].item)
    .join("");
  const testOf = ({ facts }: TableRow): RowCheck | undefined =>
    facts.checks.find((check) => check.name === name);
  const sumOf = (row: TableRow, ownCell: OwnCell): CellValue => {
    const value = exactSum(
      expected.map(({ sign, figure }) => sign * (numberOf(printedCell(row.cells, figure)) ?? 0)),
    );
    if (value !== testOf(row)?.expected) return null;
    const cells = expected.map(
      ({ sign, figure }, index) => joint(sign, index, "") + ownCell(pathOf(figure)),
    );
    return { formula: cells.join(""), value };
  };
  return [
    { header: words, kind: "money", figure: name, value: sumOf },
    {
      header: `${words} off by`,
      kind: "difference",
      value: (row, ownCell) => {
        if (sumOf(row, ownCell) === null) return null;
        const cells = { printed: ownCell(pathOf(printed)), recomputed: ownCell(name) };
        return offBy(cells, testOf(row)?.difference ?? null);
      },
    },
  ];
}

/** What stands before a term. */
function joint(sign: 1 | -1, index: number, blank: string): string {
  if (index === 0 && sign === 1) return "";
  return `${blank}${sign === 1 ? "+" : "-"}${blank}`;
}

/** What a row's check decides it decides by two amounts; without them it was not tested. */
function toRowCheck({
  name,
  passed,
  printed,
  expected,
  difference,
}: CheckResult): readonly RowCheck[] {
  if (passed === null || printed === null || expected === null || difference === null) return [];
  return [
    {
      name,
      passed,
      expected: expected.toJsonNumber(),
      difference: difference.toJsonNumber(),
    },
  ];
}
