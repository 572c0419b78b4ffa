import { LISTED_ORDER_FIELDS, APPLICATION_FIELDS } from "../../kinds/pay-application/fields.ts";
import { HEADING_FIELDS } from "../../kinds/heading-fields.ts";
import { SHEET_FIELDS, SHEET_ROW_FIELDS } from "../../kinds/pay-application/sheet-fields.ts";
import { SUMMARY_FIELDS } from "../../kinds/pay-application/summary-fields.ts";
import type { ApplicationReading } from "../../kinds/reading.ts";
import {
  amountOf,
  fieldCells,
  fieldLines,
  type GoldenSection,
  printedOf,
} from "./printed-value.ts";

const { amount: _amount, ...ORDER_WORDS } = LISTED_ORDER_FIELDS;

/** What a golden says of a pay application. */
export function applicationSections({ document, heading }: ApplicationReading): GoldenSection {
  const { sheet } = document;
  return {
    fields: Object.fromEntries(fieldLines(APPLICATION_FIELDS, document)),
    heading: printedOf(fieldLines(HEADING_FIELDS, heading)),
    changeOrders: document.changeOrders.map((order) => [
      ...fieldCells(ORDER_WORDS, order),
      ...(amountOf(order.amount) ?? [null]),
    ]),
    lines: printedOf(fieldLines(SUMMARY_FIELDS, document.lines)),
    rows: (sheet?.rows ?? []).map((row) =>
      fieldCells(SHEET_ROW_FIELDS, { ...row, ...row.figures }),
    ),
    totals: sheet?.totals == null ? null : fieldCells(SHEET_FIELDS, sheet.totals),
  };
}
