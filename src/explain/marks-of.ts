import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import type { Invoice } from "../document/invoice.ts";
import type { ContinuationSheet, ListedChangeOrder } from "../document/pay-application.ts";
import {
  contractSumValues,
  contractValues,
  costValues,
  embeddedWords,
  figureLabel,
  headingValues,
  invoiceAmounts,
  invoiceValues,
  labelled,
  type LabelledValue,
  orderValues,
  partyValues,
  summaryValues,
  valuesOf,
} from "./labelled-values.ts";
import { failingLines, failingRows, TESTED_CELLS } from "./failing-rows.ts";
import { kindTables, kindValues } from "./kind-values.ts";
import { markerOf, type MarkGroup, type Marks, markTable, type MarkTable } from "./marks.ts";
import { ITEM_PAGE_FIELDS } from "../kinds/invoice/list-fields.ts";
import { SHEET_ROW_FIELDS } from "../kinds/pay-application/sheet-fields.ts";
import type {
  ApplicationReading,
  ChangeOrderReading,
  InvoiceReading,
  Reading,
} from "../kinds/reading.ts";

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

/** Collects the marks of a pay application. */
function applicationMarks(reading: ApplicationReading): Marks {
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

/** Collects the marks of a change order. */
function changeOrderMarks(reading: ChangeOrderReading): Marks {
  const { document, heading } = reading;
  const groups = [
    { heading: "Change order", look: "texts", values: orderValues(document) },
    { heading: "What speaks for its kind", look: "figures", values: kindMarkValues(reading) },
    { heading: "Contract", look: "texts", values: headingValues(heading) },
    { heading: "Parties", look: "texts", values: partyValues(document) },
    { heading: "Contract sum", look: "figures", values: contractSumValues(document) },
    { heading: "Costs", look: "figures", values: costValues(document) },
  ] as const;
  const mark = markerOf(reading);
  return {
    groups: groups
      .filter(({ values }) => values.length > 0)
      .map(({ values, ...group }) => ({ ...group, marks: values.map(mark) })),
    tables: [],
  };
}

/** Each mark by its sentence; its value is the weight, negative where it speaks for the other kind. */
function kindMarkValues({ document, marks }: ChangeOrderReading): readonly LabelledValue[] {
  return marks.map(({ speaksFor, weight, because, from }, index) => ({
    path: `marks.${index + 1}`,
    item: "",
    label: because,
    text: `${speaksFor === document.kind ? "+" : "-"}${weight.toFixed(1)}`,
    from: from === null ? [] : [from],
  }));
}

/** Collects the marks of an invoice. */
function invoiceMarks(reading: InvoiceReading): Marks {
  const { document, eInvoice } = reading;
  const mark = markerOf(reading);
  const groups: readonly MarkGroup[] = [
    { heading: "Invoice", look: "texts", marks: invoiceValues(document).map(mark) },
    { heading: "Amounts", look: "figures", marks: invoiceAmounts(document).map(mark) },
    ...(eInvoice === null ? [] : [embeddedGroup(document, eInvoice)]),
  ];
  const failing = failingLines(reading);
  const rows = document.lines.map((line, index) =>
    valuesOf(ITEM_PAGE_FIELDS, line, `lineItems.${index}`),
  );
  const items = { heading: "Items", fields: ITEM_PAGE_FIELDS, rows, hasTotals: false };
  const table = markTable(items, (value, index) => {
    const isTested = TESTED_CELLS.has(value.path.split(".").at(-1) ?? "");
    return { ...mark(value), isDoubtful: isTested && failing.has(index) };
  });
  return { groups, tables: rows.length === 0 ? [] : [table] };
}

/** What the file inside of the PDF says; it stands on no page. */
function embeddedGroup(document: Invoice, eInvoice: EmbeddedInvoice): MarkGroup {
  const marks = eInvoice.comparisons.map(({ figure, xml, printed, agrees }) => ({
    id: `inside-${figure.replaceAll(".", "-")}`,
    path: `inside.${figure}`,
    label: figureLabel(document, figure) + (agrees === false ? onThePage(printed) : ""),
    text: xml,
    from: [],
    evidence: null,
    certainty: null,
    isLeftOut: false,
    isDoubtful: agrees === false,
  }));
  return { heading: `Invoice inside of the PDF: ${embeddedWords(eInvoice)}`, look: "texts", marks };
}

function onThePage(printed: string | null): string {
  return `, on the page ${printed ?? "not printed"}`;
}
