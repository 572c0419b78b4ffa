import type { ContinuationSheet, ListedChangeOrder } from "../document/pay-application.ts";
import { SHEET_ROW_FIELDS } from "../kinds/pay-application/sheet-fields.ts";
import type { ApplicationReading } from "../kinds/reading.ts";
import { failingRows } from "./failing-rows.ts";
import {
  contractValues,
  labelled,
  type LabelledValue,
  summaryValues,
  valuesOf,
} from "./labelled-values.ts";
import { type Marks, type MarkTable, markerOf, markTable } from "./marks.ts";

/** Collects the marks of a pay application. */
export function applicationMarks(reading: ApplicationReading): Marks {
  const { document } = reading;
  const mark = markerOf(reading);
  const groups = [
    { heading: "Pay application", marks: contractValues(document).map(mark) },
    { heading: "Summary", marks: summaryValues(document).map(mark) },
    { heading: "Change orders", marks: document.changeOrders.map(changeOrderValue).map(mark) },
  ];
  return {
    groups: groups
      .filter(({ marks }) => marks.length > 0)
      .map((group) => ({ ...group, look: "figures" })),
    tables: document.sheet === null ? [] : [sheetTable(document.sheet, reading)],
  };
}

/** The continuation sheet; a cell of a row is doubtful where a check of that row fails. */
function sheetTable({ rows, totals }: ContinuationSheet, reading: ApplicationReading): MarkTable {
  const mark = markerOf(reading);
  const failing = failingRows(reading);
  const table = {
    heading: "Continuation sheet",
    fields: SHEET_ROW_FIELDS,
    rows: [
      ...rows.map((row, index) =>
        valuesOf(SHEET_ROW_FIELDS, { ...row, ...row.figures }, `sheet.row.${index + 1}`),
      ),
      ...(totals === null ? [] : [valuesOf(SHEET_ROW_FIELDS, totals, "sheet.totals")]),
    ],
    hasTotals: totals !== null,
  };
  return markTable(table, (value, index) => {
    if (index === rows.length) return mark(value);
    const figure = `sheet.rows.${value.path.split(".").at(-1) ?? ""}`;
    return { ...mark(value), isDoubtful: failing.get(index)?.has(figure) === true };
  });
}

/** A listed change order under its number and description; its place is that of all its parts. */
function changeOrderValue(order: ListedChangeOrder, index: number): LabelledValue {
  const parts = [order.number, order.reference, order.description];
  const words = parts.flatMap((part) => (part === null ? [] : [part.value])).join(" · ");
  const label = words === "" ? `Change order ${index + 1}` : words;
  const amount = labelled(`changeOrders.${index + 1}`, label, order.amount);
  return { ...amount, from: [...amount.from, ...parts.flatMap((part) => part?.from ?? [])] };
}
