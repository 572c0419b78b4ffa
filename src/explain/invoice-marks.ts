import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceLine } from "../document/invoice.ts";
import type { InvoiceReading } from "../reading.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import { failingLines, TESTED_CELLS } from "./failing-lines.ts";
import { embeddedWords, figureLabel, invoiceAmounts, invoiceValues } from "./invoice-values.ts";
import { labelled, type LabelledValue } from "./labelled-values.ts";
import { type MarkGroup, type Marks, type MarkTable, markerOf } from "./marks.ts";

/** The columns of the items in the order of `itemValues`. */
const ITEM_COLUMNS: MarkTable["columns"] = [
  { header: "Code", look: "text" },
  { header: "Description", look: "text" },
  { header: "Service date", look: "text" },
  { header: "Quantity", look: "figure" },
  { header: "Unit", look: "text" },
  { header: "Unit price", look: "figure" },
  { header: "Price for", look: "figure" },
  { header: "Discount rate", look: "figure" },
  { header: "Discount", look: "figure" },
  { header: "Tax rate", look: "figure" },
  { header: "Tax", look: "figure" },
  { header: "Amount", look: "figure" },
];

/** Collects the marks of an invoice. */
export function invoiceMarks(reading: InvoiceReading): Marks {
  const { document, eInvoice } = reading;
  const mark = markerOf(reading);
  const groups: readonly MarkGroup[] = [
    { heading: "Invoice", look: "texts", marks: invoiceValues(document).map(mark) },
    { heading: "Amounts", look: "figures", marks: invoiceAmounts(document).map(mark) },
    ...(eInvoice === null ? [] : [embeddedGroup(document, eInvoice)]),
  ];
  const failing = failingLines(reading);
  const rows = document.lines.map((line, index) =>
    itemValues(line, index).map((value) => {
      const isTested = TESTED_CELLS.has(value.path.split(".").at(-1) ?? "");
      return {
        ...mark(value),
        isDoubtful: isTested && failing.has(index),
      };
    }),
  );
  const table = { heading: "Items", columns: ITEM_COLUMNS, rows, hasTotals: false };
  return { groups, table: rows.length === 0 ? null : table };
}

function itemValues(line: InvoiceLine, lineIndex: number): readonly LabelledValue[] {
  const path = (name: keyof InvoiceLine): string => `lineItems.${lineIndex}.${name}`;
  const count = (money: Money): string => money.key();
  return [
    labelled(path("code"), "Code", line.code),
    labelled(path("description"), "Description", line.description),
    labelled(path("serviceDate"), "Service date", line.serviceDate, isoDate),
    labelled(path("quantity"), "Quantity", line.quantity, count),
    labelled(path("unit"), "Unit", line.unit),
    labelled(path("unitPrice"), "Unit price", line.unitPrice),
    labelled(path("priceBasis"), "Price for", line.priceBasis, count),
    labelled(path("discountRate"), "Discount rate", line.discountRate),
    labelled(path("discount"), "Discount", line.discount),
    labelled(path("taxRate"), "Tax rate", line.taxRate),
    labelled(path("taxAmount"), "Tax", line.taxAmount),
    labelled(path("amount"), "Amount", line.amount),
  ];
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
