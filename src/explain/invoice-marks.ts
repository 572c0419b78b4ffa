import type { Invoice } from "../document/invoice.ts";
import { ITEM_PAGE_FIELDS } from "../kinds/invoice/shown-fields.ts";
import type { InvoiceReading } from "../kinds/reading.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import { failingLines, TESTED_CELLS } from "./failing-lines.ts";
import { embeddedWords, figureLabel, invoiceAmounts, invoiceValues } from "./invoice-values.ts";
import { valuesOf } from "./labelled-values.ts";
import { type MarkGroup, type Marks, markerOf, markTable } from "./marks.ts";

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
