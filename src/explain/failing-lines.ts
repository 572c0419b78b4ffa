import { printedAmounts } from "../checks/invoice-figures.ts";
import { roundingOf } from "../checks/rounding.ts";
import type { InvoiceReading } from "../reading.ts";
import { testLines } from "../checks/line-math.ts";

/** What a line is tested by. */
export const TESTED_CELLS: ReadonlySet<string> = new Set(["quantity", "unitPrice", "amount"]);

/** Items of an invoice, by their index, that do not come out, where the reading reports that some do not. */
export function failingLines({ document, checks }: InvoiceReading): ReadonlySet<number> {
  const isBroken = checks.some(({ name, passed }) => name === "line_math" && passed === false);
  if (!isBroken) return new Set();
  const tested = testLines(document, roundingOf(printedAmounts(document)));
  return new Set(tested.flatMap(({ passed, line }) => (passed ? [] : [line.lineIndex])));
}
