import { type CalendarDate, compareDates, dayAfter, isoDate } from "../../base/calendar-date.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
import { placesIn, type Verdict } from "../finding.ts";
import type { Step } from "../step.ts";

/** X1: periods follow one another as the numbers do. */
export const applicationPeriods: AuditCheck = defineStepCheck({
  name: "application_periods",
  severity: "medium",
  verifies: "Each period ends after the former one and begins the day after it.",
  needsNeighbour: false,
  test(step) {
    const [before, now] = [step.former.document.periodTo, step.current.document.periodTo];
    if (before === null) return notTested(step, `${step.former.words} prints no end of its period`);
    if (now === null) return notTested(step, `${step.current.words} prints no end of its period`);
    const fault = faultOf(step, before.value, now.value);
    const ends = `The period of ${step.former.words} ends on ${isoDate(before.value)}, that of ${step.current.words} on ${isoDate(now.value)}`;
    return {
      passed: fault === null,
      ...(fault === null ? {} : { severity: fault.severity }),
      detail: fault === null ? `${ends}.` : `${ends}: ${fault.words}.`,
      files: filesOf(step),
      places: [...placesIn(step.current, now), ...placesIn(step.former, before)],
      remedy: "Send the application with the first and last day of its period.",
    };
  },
});

interface PeriodFault extends Required<Pick<Verdict, "severity">> {
  readonly words: string;
}

function faultOf(
  { current, missing }: Step,
  before: CalendarDate,
  now: CalendarDate,
): PeriodFault | null {
  const order = compareDates(now, before);
  if (order < 0) return { severity: "medium", words: "number and period contradict each other" };
  if (order === 0) return { severity: "medium", words: "both bill one period" };
  const begin = current.reading.heading.periodFrom?.value ?? null;
  const next = dayAfter(before);
  if (begin === null || next === null || missing.length > 0) return null;
  const gap = compareDates(begin, next);
  if (gap === 0) return null;
  return gap < 0
    ? { severity: "medium", words: `it begins on ${isoDate(begin)}, so that the two overlap` }
    : {
        severity: "low",
        words: `it begins on ${isoDate(begin)}, so that days between are in none`,
      };
}
