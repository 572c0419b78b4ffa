import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReadApplication } from "../../src/audit/application.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import type { AuditFinding } from "../../src/audit/audit-check.ts";
import { printedFigures } from "../support/change-figure.ts";
import { moneyOfCents } from "../support/printed.ts";
import { job, readFrom } from "../support/rolled-job.ts";
import type { Application } from "../../fixtures/draw/application.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 20_261_121, numRuns: cases(120) } as const;

/** More than any figure of an invented job, so that every one-sided rule is broken as well. */
const FAR = 10_000_000_000;

function filesOf(applications: readonly Application[]): readonly ReadApplication[] {
  return applications.map((application) => readFrom(application, `pa-${application.number}.pdf`));
}

function findingsOf(files: readonly ReadApplication[]): readonly AuditFinding[] {
  const { contracts } = auditApplications(files, []);
  expect(contracts.map(({ doubts }) => doubts)).toEqual([[]]);
  return contracts.flatMap(({ findings }) => findings);
}

/** The failed findings: their names with the file that was tested. */
function failedOf(findings: readonly AuditFinding[]): readonly string[] {
  return findings
    .filter(({ passed }) => passed === false)
    .map(({ name, files }) => `${name} ${files[0] ?? ""}`)
    .toSorted();
}

describe("applications that carry on from each other", () => {
  test("pass every comparison, whatever their order in the folder", () => {
    fc.assert(
      fc.property(job, fc.boolean(), (applications, isReversed) => {
        const files = filesOf(applications);
        const findings = findingsOf(isReversed ? files.toReversed() : files);
        expect(failedOf(findings)).toEqual([]);
        expect(findings.filter(({ passed }) => passed === null)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("fail exactly the comparisons in which a changed figure stands", () => {
    fc.assert(
      fc.property(job, fc.nat(), fc.nat(), (applications, applicationNumber, figureNumber) => {
        const files = filesOf(applications);
        const index = applicationNumber % files.length;
        const file = files[index];
        if (file === undefined) return;
        const figures = printedFigures(file.reading.document);
        const figure = figures[figureNumber % figures.length];
        if (figure === undefined) return;
        const document = figure.replacedBy(figure.value.plus(moneyOfCents(FAR)));
        const changed = { ...file, reading: { ...file.reading, document } };
        const failed = failedOf(findingsOf(files.with(index, changed)));
        expect(failed).toEqual(expectedFailures(figure.path, index, applications).toSorted());
      }),
      { ...RUNS, numRuns: cases(400) },
    );
  });

  test("show that one is missing, and nothing else", () => {
    fc.assert(
      fc.property(job, fc.nat(), (applications, number) => {
        const files = filesOf(applications);
        const index = 1 + (number % (files.length - 2));
        const findings = findingsOf(files.toSpliced(index, 1));
        expect(failedOf(findings)).toEqual([`application_numbers pa-${index + 2}.pdf`]);
        const silent = findings.filter(({ passed }) => passed === null).map(({ name }) => name);
        for (const name of ["previous_certificates", "previous_work", "payments_to_date"])
          expect(silent).toContain(name);
      }),
      RUNS,
    );
  });

  test("show that one is there twice, and are compared as if it were there once", () => {
    fc.assert(
      fc.property(job, fc.nat(), fc.boolean(), (applications, number, isSameFile) => {
        const files = filesOf(applications);
        const file = files[number % files.length];
        if (file === undefined) return;
        const copy = { ...file, file: "zz.pdf", ...(isSameFile ? {} : { fingerprint: "other" }) };
        const failed = failedOf(findingsOf([...files, copy]));
        expect(failed).toEqual(["duplicate_applications zz.pdf"]);
      }),
      RUNS,
    );
  });
});

/** Which comparisons use a figure that was raised far above all others, as `name file`. */
function expectedFailures(
  path: string,
  index: number,
  applications: readonly Application[],
): readonly string[] {
  const at = (name: string, place: number): readonly string[] =>
    place > 0 && place < applications.length ? [`${name} pa-${place + 1}.pdf`] : [];
  const isLast = index === applications.length - 1;
  const last = `payments_to_date pa-${applications.length}.pdf`;
  const both = (name: string): readonly string[] => [...at(name, index), ...at(name, index + 1)];
  const [, column] = /^sheet\.rows\[\d+\]\.(\w+)$/.exec(path) ?? [];
  switch (column ?? path) {
    case "lines.originalContractSum":
      return both("original_contract_sum");
    case "lines.netChangeByChangeOrders":
      return [...at("net_change", index), ...both("scheduled_values")];
    case "lines.changeOrderAdditions":
    case "lines.changeOrderDeductions":
      return at("earlier_changes", index + 1);
    case "lines.totalEarnedLessRetainage":
      return [...at("previous_certificates", index + 1), ...(isLast ? [last] : [])];
    case "lines.previousCertificates":
      return [...at("previous_certificates", index), ...(index === 0 ? [last] : [])];
    case "lines.currentPaymentDue":
      return [last];
    case "lines.totalRetainage":
      return at("retainage_released", index + 1);
    case "scheduledValue":
      return both("scheduled_values");
    case "previousWork":
      return both("previous_work");
    case "workThisPeriod":
      return at("previous_work", index + 1);
    case "completedAndStored":
      return at("completed_work", index + 1);
    default:
      return path.startsWith("changeOrders") ? orderFailures(path, index, applications) : [];
  }
}

/** The amount of an order counts where it is new, and where it is listed before or after. */
function orderFailures(
  path: string,
  index: number,
  applications: readonly Application[],
): readonly string[] {
  const orderIndex = Number(/\[(\d+)\]/.exec(path)?.[1]);
  const isNew = applications[index]?.changeOrders[orderIndex]?.approved === "this-period";
  const isLast = index === applications.length - 1;
  return [
    ...(isNew && index > 0 ? [`net_change pa-${index + 1}.pdf`] : []),
    ...(isNew || index === 0 ? [] : [`listed_change_orders pa-${index + 1}.pdf`]),
    ...(isLast ? [] : [`listed_change_orders pa-${index + 2}.pdf`]),
  ];
}
