import type { ApplicationSummary } from "./application-summary.ts";
import type { SheetReading } from "./read-sheet.ts";

/** A caption fills at least this share of its text; in a sentence the same words say nothing. */
export const CAPTION = 0.5;

/** Whether enough is printed that only a pay application prints. */
export function isPayApplication(summary: ApplicationSummary, sheet: SheetReading | null): boolean {
  return oddsOfApplication(summary, sheet) > 0;
}

/** What speaks for a pay application against every other paper, as a logarithm. */
export function oddsOfApplication(
  { gain }: ApplicationSummary,
  sheet: SheetReading | null,
): number {
  return gain - 8 + (isSchedule(sheet) ? 4 : 0);
}

/** Whether a sheet has the columns of a schedule of work. */
function isSchedule(sheet: SheetReading | null): boolean {
  return (
    sheet !== null &&
    sheet.names.includes("scheduledValue") &&
    (sheet.names.includes("completedAndStored") || sheet.names.includes("workThisPeriod"))
  );
}
