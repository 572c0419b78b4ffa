import type { InvoiceReading } from "../../kinds/reading.ts";
import type { EmbeddedComparison } from "../../document/embedded-invoice.ts";
import { failingLines } from "../../explain/failing-rows.ts";
import {
  embeddedWords,
  figureLabel,
  invoiceAmounts,
  invoiceValues,
} from "../../explain/labelled-values.ts";
import { checkLines, proofLines, sentence } from "./proof-lines.ts";
import { type TableStyle, textLines, valueLines, withShortLabel } from "./figures.ts";
import { itemLines } from "./row-table.ts";

/** An invoice as a person reads it. */
export function invoiceLines(reading: InvoiceReading, style: TableStyle): readonly string[] {
  const { document, checks } = reading;
  const amounts = invoiceAmounts(document).map((value) => withShortLabel(value, style));
  return [
    ...textLines([{ heading: "Invoice", values: invoiceValues(document) }], style),
    ...(document.lines.length === 0
      ? []
      : [
          "",
          style.paint.bold("Items"),
          ...itemLines(document.lines, failingLines(reading), style),
        ]),
    ...valueLines([{ heading: "Amounts", values: amounts }], style),
    ...embeddedLines(reading, style),
    ...(checks.length === 0 ? [] : ["", ...checkLines("Checks", checks, style)]),
    ...proofLines(reading, style),
  ];
}

/** What the file inside of the PDF says: what differs, or all of it in a full table, and how much agrees. */
function embeddedLines(
  { document, eInvoice }: InvoiceReading,
  style: TableStyle,
): readonly string[] {
  if (eInvoice === null) return [];
  const compared = eInvoice.comparisons.filter(({ agrees }) => agrees !== null);
  const agreeing = compared.filter(({ agrees }) => agrees === true);
  const shown = style.isFull
    ? eInvoice.comparisons
    : compared.filter(({ agrees }) => agrees === false);
  const heading = `Invoice inside of the PDF: ${agreeing.length} of ${compared.length} agree`;
  return [
    "",
    style.paint.bold(heading),
    ...sentence(embeddedWords(eInvoice), 2, style),
    ...shown.flatMap((comparison) =>
      comparisonLines(figureLabel(document, comparison.figure), comparison, style),
    ),
  ];
}

function comparisonLines(
  label: string,
  { xml, printed, agrees }: EmbeddedComparison,
  style: TableStyle,
): readonly string[] {
  const page = printed === null ? "the page prints none" : `the page prints ${printed}`;
  const [first = "", ...others] = sentence(`${label}: the file says ${xml}, ${page}`, 4, style);
  const { paint } = style;
  const mark = agrees === null ? paint.dim("–") : agrees ? paint.green("✓") : paint.red("✗");
  return [`  ${mark} ${first.trimStart()}`, ...others];
}
