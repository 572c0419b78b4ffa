import { type CalendarDate, compareDates, dayAfter, isoDate } from "../../base/calendar-date.ts";
import { sentenceCase } from "../../finding/figure-words.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
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
    const [before, now] = [step.former.document.periodTo, step.current.document.periodTo];
    if (before === null)
      return notTested(step, `no end of the period was found in ${step.former.words}`);
    if (now === null)
      return notTested(step, `no end of the period was found in ${step.current.words}`);
    const fault = faultOf(step, before.value, now.value);
    const ends = `the period of ${step.former.words} ends on ${isoDate(before.value)}, that of ${step.current.words} on ${isoDate(now.value)}`;
    const gap = fault === null ? gapBegin(step, before.value) : null;
    if (gap !== null) {
      const end = isoDate(before.value);
      return notTested(
        step,
        `the period of ${step.former.words} ends on ${end} and that of ${step.current.words} begins on ${isoDate(gap)}; whether anything was billed between is not known`,
      );
    }
    return {
      passed: fault === null,
      detail: `${sentenceCase(ends)}${fault === null ? "" : `: ${fault}`}.`,
      files: filesOf(step),
      places: [...placesIn(step.current, now), ...placesIn(step.former, before)],
      remedy: "Send the application with the first and last day of its period.",
    };
  },
});

function faultOf({ current }: Step, before: CalendarDate, now: CalendarDate): string | null {
  const order = compareDates(now, before);
  if (order < 0) return "number and period contradict each other";
  // Retainage is often billed beside the last work, for one period.
  if (order === 0) return current.document.isRetainageBilling.holds ? null : "both bill one period";
  const begin = current.reading.heading.periodFrom?.value ?? null;
  // Many forms print the last day of one period as the first of the next.
  if (begin === null || compareDates(begin, before) >= 0) return null;
  return `it begins on ${isoDate(begin)}, so that the two overlap`;
}

/** The first day of a period with days before it that are in none; null where there are none, or line 7 shows that nothing was billed. */
function gapBegin({ former, current, missing }: Step, before: CalendarDate): CalendarDate | null {
  if (follows(current, former)) return null;
  const begin = current.reading.heading.periodFrom?.value ?? null;
  const next = dayAfter(before);
  if (begin === null || next === null || missing.length > 0) return null;
  return compareDates(begin, next) > 0 ? begin : null;
}
