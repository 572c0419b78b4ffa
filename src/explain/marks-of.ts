import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import type { Reading } from "../kinds/reading.ts";
import { applicationMarks } from "./application-marks.ts";
import { changeOrderMarks } from "./change-order-marks.ts";
import { invoiceMarks } from "./invoice-marks.ts";
import { kindTables, kindValues } from "./kind-values.ts";
import { type Marks, markerOf, markTable } from "./marks.ts";

/** Kinds of which more is shown than their fields. */
const PECULIAR: ByKind<Marks> = {
  PAY_APPLICATION: applicationMarks,
  CHANGE_ORDER: changeOrderMarks,
  INVOICE: invoiceMarks,
};

/** Collects the marks of a document of any kind. */
export function marksOf(reading: Reading): Marks {
  return ofKind(PECULIAR, reading, usualMarks);
}

/** The marks of a paper of which nothing is shown but what its kind declares. */
export function usualMarks(reading: Reading): Marks {
  const mark = markerOf(reading);
  const groups = kindValues(reading).map(({ values, ...group }) => ({
    ...group,
    marks: values.map(mark),
  }));
  return { groups, tables: kindTables(reading).map((table) => markTable(table, mark)) };
}
