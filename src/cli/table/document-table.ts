import type { Outcome, Reading } from "../../kinds/reading.ts";
import { ofKind } from "../../kinds/by-kind.ts";
import { kindTables, kindValues } from "../../explain/kind-values.ts";
import { visible } from "../terminal.ts";
import { applicationLines } from "./application-lines.ts";
import { changeOrderLines } from "./change-order-lines.ts";
import { paperLines } from "./paper-lines.ts";
import { checkLines, proofLines, sentence } from "./proof-lines.ts";
import { fieldTableLines } from "./row-table.ts";
import { type TableStyle, textLines, valueLines } from "./figures.ts";
import { invoiceLines } from "./invoice-lines.ts";

/** One document as a person reads it; ends with a line feed. */
export function documentTable(name: string, outcome: Outcome, style: TableStyle): string {
  const title = style.paint.bold(visible(name));
  const lines =
    outcome.kind === "read"
      ? [title, ...readingLines(outcome.reading, style)]
      : [title, `  ${style.paint.red("not read")}`, ...sentence(outcome.message, 2, style)];
  return `${lines.join("\n")}\n`;
}

function readingLines(reading: Reading, plain: TableStyle): readonly string[] {
  const withheld = reading.fields.filter(({ state }) => state === "withheld");
  const style = { ...plain, leftOut: new Set(withheld.map(({ field }) => field)) };
  const kindLines = ofKind<readonly string[]>(
    {
      PAY_APPLICATION: (application) => applicationLines(application, style),
      CHANGE_ORDER: (order) => changeOrderLines(order, style),
      INVOICE: (invoice) => invoiceLines(invoice, style),
    },
    reading,
    (other) => usualLines(other, style),
  );
  return [...paperLines(reading, style), ...kindLines];
}

/** A paper of which nothing is shown but what its kind declares and what proves it. */
export function usualLines(reading: Reading, style: TableStyle): readonly string[] {
  const { checks } = reading;
  const groups = kindValues(reading);
  const figures = groups.filter(({ look }) => look === "figures");
  return [
    ...textLines(
      groups.filter(({ look }) => look === "texts"),
      style,
    ),
    ...(figures.length === 0 ? [] : valueLines(figures, style)),
    ...kindTables(reading).flatMap((table) => [
      "",
      style.paint.bold(table.heading),
      ...fieldTableLines(table, new Set(), style),
    ]),
    ...(checks.length === 0 ? [] : ["", ...checkLines("Checks", checks, style)]),
    ...proofLines(reading, style),
  ];
}
