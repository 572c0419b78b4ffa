import type { Application } from "../application.ts";
import {
  applicationNames,
  type AuditCheck,
  type BareFinding,
  defineStepCheck,
  filesOf,
  findingOf,
  notFound,
  notTested,
  placesIn,
} from "../audit-check.ts";
import { type Chain, follows, isOfOnePeriod } from "../chain.ts";
import { isRepeated, type Step } from "../step.ts";
import { type CalendarDate, compareDates, dayAfter } from "../../base/calendar-date.ts";
import type { PeriodFault } from "../../finding/audit-statement.ts";

/** One paper is in the folder once. */
export const duplicateApplications: AuditCheck = {
  name: "duplicate_applications",
  severity: "medium",
  verifies: "No application is in the folder twice.",
  run({ placed }) {
    const copies = placed.flatMap(({ application: { file }, standing }): readonly BareFinding[] => {
      if (standing.kind !== "duplicate") return [];
      const { isSameFile, instead } = standing;
      const facts = { file, of: instead.file, isSameFile };
      const files = [file, instead.file];
      return [{ passed: false, statement: { code: "copy-found", facts }, files }];
    });
    const files = placed.map(({ application }) => application.file);
    const none = { passed: true, statement: { code: "no-copy-found", facts: {} }, files } as const;
    const findings = copies.length > 0 ? copies : [none];
    return findings.map((bare) => findingOf(duplicateApplications, bare));
  },
};

/** X1: applications are numbered one after the other. */
export const applicationNumbers: AuditCheck = {
  name: "application_numbers",
  severity: "medium",
  verifies: "No number comes twice, and none is missing between.",
  run(chain, steps) {
    const told = [...twice(chain, steps), ...gaps(steps), ...withoutNumber(chain)];
    const findings = told.length > 0 ? told : [inOrder(chain)];
    return findings.map((bare) => findingOf(applicationNumbers, bare));
  },
};

/** Some forms have no number, and nothing follows from that. */
function withoutNumber({ links }: Chain): readonly BareFinding[] {
  return links.flatMap(({ document, file }): readonly BareFinding[] => {
    if (document.applicationNumber !== null) return [];
    const order = document.periodTo === null ? "completed" : "period";
    const facts = { file, orderedBy: links.length === 1 ? null : order } as const;
    return [{ passed: null, statement: { code: "number-not-found", facts }, files: [file] }];
  });
}

function twice({ placed }: Chain, steps: readonly Step[]): readonly BareFinding[] {
  const competing = placed.flatMap(({ application, standing }): readonly BareFinding[] => {
    if (standing.kind !== "competing") return [];
    const { instead } = standing;
    const isOnePeriod = isOfOnePeriod(application, instead);
    const facts = { application: application.name, compared: instead.file, isOnePeriod };
    return [repeated(application, instead, { code: "number-claimed-twice", facts })];
  });
  const again = steps.flatMap((step): readonly BareFinding[] => {
    const { former, current } = step;
    if (!isRepeated(former, current)) return [];
    return [repeated(current, former, { code: "number-repeated", facts: applicationNames(step) })];
  });
  return [...competing, ...again];
}

function repeated(
  one: Application,
  other: Application,
  statement: BareFinding["statement"],
): BareFinding {
  return {
    passed: false,
    severity: "high",
    statement,
    files: [one.file, other.file],
    places: [
      ...placesIn(one, one.document.applicationNumber),
      ...placesIn(other, other.document.applicationNumber),
    ],
  };
}

function gaps(steps: readonly Step[]): readonly BareFinding[] {
  return steps.flatMap((step): readonly BareFinding[] => {
    const { current, missing } = step;
    if (missing.length === 0) return [];
    return [
      {
        passed: false,
        statement: { code: "applications-missing", facts: { ...applicationNames(step), missing } },
        files: filesOf(step),
        places: placesIn(current, current.document.applicationNumber),
      },
    ];
  });
}

/** Applications that begin in the middle of a job are in order; what came before is not known. */
function inOrder({ links }: Chain): BareFinding {
  const files = links.map(({ file }) => file);
  const first = links[0]?.ordinal?.number ?? 1;
  return first > 1
    ? { passed: null, statement: { code: "first-application-missing", facts: { first } }, files }
    : { passed: true, statement: { code: "numbers-in-order", facts: {} }, files };
}

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
