import { printedAmounts } from "../checks/invoice-figures.ts";
import { testLines } from "../checks/line-math.ts";
import { checkRows } from "../checks/pay-application.ts";
import { roundingOf } from "../checks/rounding.ts";
import { ROW_CHECKS } from "../checks/row-checks.ts";
import type { ApplicationReading, InvoiceReading } from "../kinds/reading.ts";

/**
 * Rows of the continuation sheet, by their index, that break an identity which the reading reports as
 * broken, with the figures that those identities use, such as `sheet.rows.completedAndStored`.
 */
export function failingRows({
  document,
  identities,
}: ApplicationReading): ReadonlyMap<number, ReadonlySet<string>> {
  const broken = new Set(
    identities.flatMap(({ name, passed }) => (passed === false ? [name] : [])),
  );
  const rows = new Map<number, ReadonlySet<string>>();
  if (!ROW_CHECKS.some(({ name }) => broken.has(name))) return rows;
  checkRows(document).forEach((checks, index) => {
    const failed = checks.filter(({ name, passed }) => passed === false && broken.has(name));
    if (failed.length > 0) rows.set(index, new Set(failed.flatMap(({ figures }) => figures)));
  });
  return rows;
}

/** What a line is tested by. */
export const TESTED_CELLS: ReadonlySet<string> = new Set(["quantity", "unitPrice", "amount"]);

/** Items of an invoice, by their index, that do not come out, where the reading reports that some do not. */
export function failingLines({ document, checks }: InvoiceReading): ReadonlySet<number> {
  const isBroken = checks.some(({ name, passed }) => name === "line_math" && passed === false);
  if (!isBroken) return new Set();
  const tested = testLines(document, roundingOf(printedAmounts(document)));
  return new Set(tested.flatMap(({ passed, line }) => (passed ? [] : [line.lineIndex])));
}
