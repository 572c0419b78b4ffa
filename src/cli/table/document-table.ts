import { isoDate } from "../../base/calendar-date.ts";
import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Outcome, Reading } from "../../reading.ts";
import { failingRows } from "../failing-rows.ts";
import { contractValues, summaryValues } from "../labelled-values.ts";
import { displayWidth, fit, visible } from "../plain-text.ts";
import { checkLines, sentence } from "./check-lines.ts";
import { alignedAtPoint, pagesOf, valueLines, type TableStyle } from "./figures.ts";
import { sheetLines } from "./sheet-table.ts";

/** One document as a person reads it; ends with a line feed. */
export function documentTable(name: string, outcome: Outcome, style: TableStyle): string {
  const title = style.paint.bold(visible(name));
  const lines =
    outcome.kind === "read"
      ? [title, ...readingLines(outcome.reading, style)]
      : [title, `  ${style.paint.red("not read")}`, ...sentence(outcome.message, 2, style)];
  return `${lines.join("\n")}\n`;
}

function readingLines(reading: Reading, style: TableStyle): readonly string[] {
  const { document } = reading;
  return [
    style.paint.dim(subtitle(reading)),
    ...valueLines(
      [
        { heading: "Pay application", values: contractValues(document) },
        { heading: "Summary", values: summaryValues(document) },
      ].filter(({ values }) => values.length > 0),
      style,
    ),
    ...changeOrderLines(document.changeOrders, style),
    ...(document.sheet === null
      ? []
      : [
          "",
          style.paint.bold("Continuation sheet"),
          ...sheetLines(document.sheet, failingRows(reading), style),
        ]),
    "",
    ...checkLines("Checks", reading.checks, style),
    ...identityLines(reading, style),
    ...warningLines(reading, style),
    ...confidenceLines(reading, style),
  ];
}

function subtitle({ document, pageCount, templateId }: Reading): string {
  const { applicationNumber, periodTo } = document;
  return [
    applicationNumber === null
      ? "without application number"
      : `application ${visible(applicationNumber.value)}`,
    periodTo === null ? "without period" : `period to ${isoDate(periodTo.value)}`,
    pageCount === 1 ? "1 page" : `${pageCount} pages`,
    templateId,
  ].join(" · ");
}

/** A description is cut so that the amount stays on its line in a terminal of 80 columns. */
const LONGEST_DESCRIPTION = 34;
const LONGEST_NUMBER = 12;

function changeOrderLines(
  orders: readonly ListedChangeOrder[],
  style: TableStyle,
): readonly string[] {
  if (orders.length === 0) return [];
  const amounts = alignedAtPoint(
    orders.map(({ amount }) => amount?.value.toString() ?? "not printed"),
  );
  const numbers = orders.map(({ number }) => visible(number?.value ?? ""));
  const numberColumns = Math.min(LONGEST_NUMBER, Math.max(...numbers.map(displayWidth)));
  const descriptions = orders.map(({ reference, description }) =>
    [reference, description]
      .flatMap((text) => (text === null ? [] : [visible(text.value)]))
      .join(" · "),
  );
  const longest = Math.max(...descriptions.map(displayWidth));
  const room = Math.min(longest, Math.max(LONGEST_DESCRIPTION, Math.min(style.columns, 100) - 46));
  return [
    "",
    style.paint.bold("Change orders"),
    ...orders.map(({ amount }, index) => {
      const text = `${fit(numbers[index] ?? "", numberColumns)}  ${fit(descriptions[index] ?? "", room)}`;
      const pages = amount === null ? "" : style.paint.dim(pagesOf(amount.from));
      return `  ${text}   ${amounts[index] ?? ""}   ${pages}`.trimEnd();
    }),
  ];
}

/** The form's own identities: those that fail, or all of them in a full table, and how many hold. */
function identityLines({ identities }: Reading, style: TableStyle): readonly string[] {
  const tested = identities.filter(({ passed }) => passed !== null);
  if (tested.length === 0) return [];
  const failed = tested.filter(({ passed }) => passed === false);
  const count = `${tested.length - failed.length} of ${tested.length} hold`;
  const shown = style.isFull ? identities : failed;
  return ["", ...checkLines(`The form's own arithmetic: ${count}`, shown, style)];
}

function warningLines(reading: Reading, style: TableStyle): readonly string[] {
  const told = new Set([...reading.checks, ...reading.identities].map(({ detail }) => detail));
  const warnings = reading.warnings.filter((warning) => !told.has(warning));
  if (warnings.length === 0) return [];
  return [
    "",
    style.paint.bold("Warnings"),
    ...warnings.flatMap((warning) => {
      const [first = "", ...others] = sentence(visible(warning), 4, style);
      return [`  ${style.paint.yellow("!")} ${first.trimStart()}`, ...others];
    }),
  ];
}

function confidenceLines(reading: Reading, style: TableStyle): readonly string[] {
  const columns = Math.max(0, ...reading.confidenceParts.map(({ name }) => name.length));
  return [
    "",
    `${style.paint.bold("Confidence")}  ${reading.confidence.toFixed(2)}`,
    ...reading.confidenceParts.flatMap(({ name, value, because }) => {
      const head = `  ${name.padEnd(columns)}  ${value.toFixed(2)}  `;
      const [first = "", ...others] = sentence(visible(because), head.length, style);
      return [head + first.trimStart(), ...others];
    }),
  ];
}
