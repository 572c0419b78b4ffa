import { centsOf } from "../../evidence/amount-candidates.ts";
import { readSchedule } from "../../schedule/read-schedule.ts";
import type { ApplicationSummary } from "./application-summary.ts";
import type { ReadSchedule } from "../../schedule/schedule.ts";
import type { ScheduleWeighing } from "../../weights/schedule-weights.ts";

/** Reads schedules of values beside a summary: figures of the summary are what columns of the schedule end in. */
export function scheduleReader(
  { lines, retainageRate }: Pick<ApplicationSummary, "lines" | "retainageRate">,
  weighing: ScheduleWeighing,
): ReadSchedule {
  const inCents = [...lines].map(([name, chosen]) => [name, centsOf(chosen.best.value)] as const);
  const rate = retainageRate === null ? null : Number(retainageRate.best.value.points.key());
  const summary = { lines: Object.fromEntries(inCents), rate };
  return (pages, words) => readSchedule(pages, { ...words, summary }, weighing);
}
