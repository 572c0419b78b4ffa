import { expect, test } from "vitest";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { changed, numbered } from "../../fixtures/draw/jobs/library.ts";
import { rolledForward } from "../../fixtures/draw/roll-forward.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { CalendarDate } from "../../src/base/calendar-date.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import { centsFigure, sourced } from "../support/printed.ts";
import { documentOf, headingOf, readDocument } from "../support/rolled-job.ts";

const START = changed(creameryFirst, {
  rows: numbered([
    ["Selective demolition", 20_000, 0, 0],
    ["Timber frame repair", 80_000, 0, 0],
  ]),
  changeOrders: [],
});

interface Second {
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  readonly document?: Partial<PayApplication>;
  readonly previous?: number;
}

/** What is said of the periods of two applications, the first of which ends on the last of March. */
function periodsOf({ from, to, document, previous }: Second): boolean | null | undefined {
  const applications = rolledForward(START, [{ percents: [50, 20] }, { percents: [80, 40] }]);
  const files = applications.map((application, index) => {
    const own = { ...application, ...(index === 1 && from && { periodFrom: from }) };
    const read = documentOf({ ...own, ...(index === 1 && to && { periodTo: to }) });
    const certified = previous === undefined ? {} : { previousCertificates: centsFigure(previous) };
    const lines = index === 1 ? { ...read.lines, ...certified } : read.lines;
    return readDocument(
      { ...read, ...(index === 1 ? document : {}), lines },
      { file: `${index}.pdf`, heading: headingOf(own) },
    );
  });
  const [contract] = auditApplications(files, []).contracts;
  return contract?.findings.find(({ name }) => name === "application_periods")?.passed;
}

const march = (day: number): CalendarDate => ({ year: 2026, month: 3, day });
const may = (day: number): CalendarDate => ({ year: 2026, month: 5, day });

test.each<readonly [case_: string, second: Second, passed: boolean | null]>([
  ["begin on the day after", {}, true],
  ["share the day between them", { from: march(31) }, true],
  ["overlap", { from: march(15) }, false],
  ["leave a month out in which nothing was billed", { from: may(1), to: may(31) }, true],
  ["leave a month out, and line 7 moved", { from: may(1), to: may(31), previous: 1 }, null],
  ["are one", { to: march(31), from: march(1) }, false],
])("periods that %s", (_case, second, passed) => {
  expect(periodsOf(second)).toBe(passed);
});

test("retainage may be billed for the period of the last work", () => {
  const isRetainageBilling = { holds: true, because: "No work is billed." };
  const document = { isRetainageBilling, applicationNumber: sourced("2", "2") };
  expect(periodsOf({ to: march(31), from: march(1), document })).toBe(true);
});
