import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { ApplicationReading } from "../../kinds/reading.ts";
import { failingRows } from "../../explain/failing-rows.ts";
import { contractValues, summaryValues } from "../../explain/labelled-values.ts";
import { displayWidth, fit, visible } from "../terminal.ts";
import { checkLines, proofLines } from "./proof-lines.ts";
import { alignedAtPoint, pagesOf, valueLines, type TableStyle } from "./figures.ts";
import { sheetLines } from "./row-table.ts";

/** A pay application as a person reads it. */
export function applicationLines(
  reading: ApplicationReading,
  style: TableStyle,
): readonly string[] {
  const { document } = reading;
  return [
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
    ...proofLines(reading, style),
  ];
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
