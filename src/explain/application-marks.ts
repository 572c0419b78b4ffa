import type { Money } from "../base/money.ts";
import type { ListedChangeOrder, SheetFigureName, SheetRow } from "../document/pay-application.ts";
import type { ApplicationReading } from "../reading.ts";
import { failingRows } from "./failing-rows.ts";
import { contractValues, labelled, summaryValues, type LabelledValue } from "./labelled-values.ts";
import { type Marks, type MarkTable, markerOf } from "./marks.ts";

const COLUMNS: readonly (readonly [SheetFigureName, string])[] = [
  ["scheduledValue", "Scheduled value"],
  ["previousWork", "Previous work"],
  ["workThisPeriod", "Work this period"],
  ["storedMaterials", "Materials stored"],
  ["completedAndStored", "Completed and stored"],
  ["balanceToFinish", "Balance to finish"],
  ["retainage", "Retainage"],
];

/** The columns of the sheet with the look of their cells. */
const SHEET_COLUMNS: MarkTable["columns"] = [
  { header: "Item", look: "text" },
  { header: "Description", look: "text" },
  ...COLUMNS.map(([, header]) => ({ header, look: "figure" }) as const),
  { header: "Percent complete", look: "figure" },
];

/** Collects the marks of a pay application. */
export function applicationMarks(reading: ApplicationReading): Marks {
  const { document } = reading;
  const mark = markerOf(reading);
  const groups = [
    { heading: "Pay application", marks: contractValues(document).map(mark) },
    { heading: "Summary", marks: summaryValues(document).map(mark) },
    { heading: "Change orders", marks: document.changeOrders.map(changeOrderValue).map(mark) },
  ];
  const { sheet } = document;
  const failing = failingRows(reading);
  const rows = (sheet?.rows ?? []).map((row, index) =>
    rowValues(row, `sheet.row.${index + 1}`).map((value) => {
      const figure = `sheet.rows.${value.path.split(".").at(-1) ?? ""}`;
      return { ...mark(value), isDoubtful: failing.get(index)?.has(figure) === true };
    }),
  );
  const figures = sheet?.totals ?? null;
  const totals = { item: null, description: null, figures, percentComplete: null };
  return {
    groups: groups
      .filter(({ marks }) => marks.length > 0)
      .map((group) => ({ ...group, look: "figures" })),
    table:
      sheet === null
        ? null
        : {
            heading: "Continuation sheet",
            columns: SHEET_COLUMNS,
            rows:
              figures === null
                ? rows
                : [...rows, rowValues({ ...totals, figures }, "sheet.totals").map(mark)],
            hasTotals: figures !== null,
          },
  };
}

/** A listed change order under its number and description; its place is that of all its parts. */
function changeOrderValue(order: ListedChangeOrder, index: number): LabelledValue {
  const parts = [order.number, order.reference, order.description];
  const words = parts.flatMap((part) => (part === null ? [] : [part.value])).join(" · ");
  const label = words === "" ? `Change order ${index + 1}` : words;
  const amount = labelled(`changeOrders.${index + 1}`, label, order.amount);
  return { ...amount, from: [...amount.from, ...parts.flatMap((part) => part?.from ?? [])] };
}

function rowValues(row: SheetRow, path: string): readonly LabelledValue[] {
  return [
    labelled(`${path}.item`, "Item", row.item),
    labelled(`${path}.description`, "Description", row.description),
    ...COLUMNS.map(([name, label]) => labelled<Money>(`${path}.${name}`, label, row.figures[name])),
    labelled(`${path}.percentComplete`, "Percent complete", row.percentComplete),
  ];
}
