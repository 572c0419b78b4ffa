import { type CalendarDate, compareDates, dayAfter } from "../../base/calendar-date.ts";
import type { PeriodFault } from "../../finding/audit-statement.ts";
import {
  type AuditCheck,
  defineStepCheck,
  filesOf,
  applicationNames,
  notFound,
  notTested,
} from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import { follows } from "../same-application.ts";
import type { Step } from "../step.ts";

/** X1: periods follow one another as the numbers do. */
export const applicationPeriods: AuditCheck = defineStepCheck({
  name: "application_periods",
  severity: "medium",
  verifies: "Each period ends after the former one and begins the day after it.",
  needsNeighbour: false,
  test(step) {
    const { former, current } = step;
    const [before, now] = [former.document.periodTo, current.document.periodTo];
    if (before === null) return notFound(step, "periodTo", false);
    if (now === null) return notFound(step, "periodTo", true);
    const fault = faultOf(step, before.value, now.value);
    const begin = fault === null ? gapBegin(step, before.value) : null;
    if (begin !== null) {
      const facts = { ...applicationNames(step), end: before.value, begin };
      return notTested(filesOf(step), { code: "days-between-periods", facts });
    }
    const ends = { former: before.value, current: now.value };
    return {
      passed: fault === null,
      statement: { code: "periods", facts: { ...applicationNames(step), ends, fault } },
      files: filesOf(step),
      places: [...placesIn(current, now), ...placesIn(former, before)],
    };
  },
});

function faultOf({ current }: Step, before: CalendarDate, now: CalendarDate): PeriodFault | null {
  const order = compareDates(now, before);
  if (order < 0) return "against-number";
  // Retainage is often billed beside the last work, for one period.
  if (order === 0) return current.document.isRetainageBilling.holds ? null : "one-period";
  const begin = current.reading.heading.periodFrom?.value ?? null;
  // Many forms print the last day of one period as the first of the next.
  return begin === null || compareDates(begin, before) >= 0 ? null : begin;
}

/** The first day of a period with days before it that are in none; null where there are none, or line 7 shows that nothing was billed. */
function gapBegin({ former, current, missing }: Step, before: CalendarDate): CalendarDate | null {
  if (follows(current, former)) return null;
  const begin = current.reading.heading.periodFrom?.value ?? null;
  const next = dayAfter(before);
  if (begin === null || next === null || missing.length > 0) return null;
  return compareDates(begin, next) > 0 ? begin : null;
}
