import { APPLICATION_SIGNS } from "./kind-numbers.ts";
import type { ApplicationSummary, Chosen } from "./application-summary.ts";
import type { SheetReading } from "./read-sheet.ts";

/** A caption fills at least this share of its text; in a sentence the same words say nothing. */
export const CAPTION = 0.5;

/** Whether enough is printed that only a pay application prints, by fitted numbers. */
export function isPayApplication(summary: ApplicationSummary, sheet: SheetReading | null): boolean {
  return isApplication(applicationKindSigns(summary, sheet), APPLICATION_SIGNS);
}

/** Whether more speaks for a pay application than against it. */
export function isApplication(
  signs: ReadonlyMap<string, number>,
  weights: Readonly<Record<string, number>>,
): boolean {
  let odds = 0;
  for (const [name, sign] of signs) odds += sign * (weights[name] ?? 0);
  return odds > 0;
}

/** What tells a pay application from every other paper: named signs, each about 0 to 1. */
export function applicationKindSigns(
  { lines, applicationNumber, periodTo, retainageRate, gain }: ApplicationSummary,
  sheet: SheetReading | null,
): ReadonlyMap<string, number> {
  const has = (name: string): boolean => sheet?.names.some((one) => one === name) === true;
  const signs = new Map<string, number>([
    ["always", 1],
    ["gain", Math.log1p(Math.max(0, gain)) / FULL_GAIN],
    ["number", applicationNumber?.probability ?? 0],
    ["period", periodTo?.probability ?? 0],
    ["rate", retainageRate?.probability ?? 0],
    [
      "schedule",
      has("scheduledValue") && (has("completedAndStored") || has("workThisPeriod")) ? 1 : 0,
    ],
    ["work before", has("previousWork") ? 1 : 0],
    ["work now", has("workThisPeriod") ? 1 : 0],
    ["work in all", has("completedAndStored") ? 1 : 0],
  ]);
  for (const [name, chosen] of lines) signs.set(name, weightOf(chosen));
  return signs;
}

/** The logarithm of the gain of a whole form. */
const FULL_GAIN = 5;

/** A figure that is zero says little. */
const ZERO = 0.3;

function weightOf({ best, probability }: Chosen<{ isZero(): boolean }>): number {
  return best.value.isZero() ? ZERO * probability : probability;
}
