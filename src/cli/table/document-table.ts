import type { Outcome, Reading } from "../../reading.ts";
import { visible } from "../plain-text.ts";
import { applicationLines } from "./application-lines.ts";
import { changeOrderLines } from "./change-order-lines.ts";
import { sentence } from "./check-lines.ts";
import type { TableStyle } from "./figures.ts";
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
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return applicationLines(reading, style);
    case "CHANGE_ORDER":
      return changeOrderLines(reading, style);
    case "INVOICE":
      return invoiceLines(reading, style);
  }
}
