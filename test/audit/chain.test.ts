import { describe, expect, test } from "vitest";
import type { Application } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { changed, numbered } from "../../fixtures/draw/jobs/library.ts";
import { rolledForward } from "../../fixtures/draw/roll-forward.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import { type AuditedContract, auditApplications } from "../../src/audit/audit.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import { centsFigure, sourced } from "../support/printed.ts";
import { documentOf, headingOf, readDocument } from "../support/rolled-job.ts";

const JOB = rolledForward(
  changed(creameryFirst, {
    rows: numbered([
      ["Selective demolition", 27_600, 0, 0],
      ["Timber frame repair", 88_350, 0, 0],
    ]),
    changeOrders: [],
  }),
  [10, 20, 30, 40, 50, 60].map((percent) => ({ percents: [percent, percent] })),
);

function file(
  number: number,
  name: string,
  changes: Partial<PayApplication> = {},
): ReadApplication {
  const application: Application | undefined = JOB[number - 1];
  if (application === undefined) throw new RangeError("There is no such application.");
  const document = { ...documentOf(application), ...changes };
  return readDocument(document, { file: name, heading: headingOf(application) });
}

function numberOf(printed: string): Pick<PayApplication, "applicationNumber"> {
  return { applicationNumber: sourced(printed, printed) };
}

function contractOf(...files: readonly ReadApplication[]): AuditedContract {
  const { contracts } = auditApplications(files, []);
  const [contract] = contracts;
  if (contract === undefined || contracts.length > 1) throw new RangeError("Not one contract.");
  return contract;
}

function standings({ applications }: AuditedContract): readonly string[] {
  return applications.map(({ application, standing }) => `${application.file} ${standing.kind}`);
}

function failed({ findings }: AuditedContract): readonly string[] {
  return findings.flatMap(({ name, passed }) => (passed === false ? [name] : []));
}

/** What the first failed comparison says. */
function failure({ findings }: AuditedContract): unknown {
  return findings.find(({ passed }) => passed === false)?.statement;
}

describe("one application in two files", () => {
  test.each<
    readonly [case_: string, first: Partial<PayApplication>, copy: Partial<PayApplication>]
  >([
    ["whose numbers are written otherwise", {}, numberOf("PA-002")],
    ["without a period", { periodTo: null }, { periodTo: null }],
    ["without a number", { applicationNumber: null }, { applicationNumber: null }],
    [
      "without number and period",
      { applicationNumber: null, periodTo: null },
      { applicationNumber: null, periodTo: null },
    ],
  ])("%s counts once", (_case, first, copy) => {
    const contract = contractOf(
      file(1, "1.pdf"),
      file(2, "2.pdf", first),
      file(2, "2b.pdf", copy),
      file(3, "3.pdf"),
    );
    expect(standings(contract)).toContain("2b.pdf duplicate");
    expect(failed(contract)).toEqual(["duplicate_applications"]);
  });

  test("two months in which nothing is billed are two applications", () => {
    const [idle] = rolledForward(JOB[1] ?? creameryFirst, [{ percents: [20, 20] }]);
    const document = documentOf(idle ?? creameryFirst);
    const bare = { ...document, applicationNumber: null, periodTo: null };
    const lines = { ...bare.lines, currentPaymentDue: null };
    const heading = headingOf(JOB[1] ?? creameryFirst);
    const files = ["a.pdf", "b.pdf"].map((name) =>
      readDocument({ ...bare, lines }, { file: name, heading }),
    );
    expect(standings(contractOf(...files))).toEqual(["a.pdf compared", "b.pdf compared"]);
  });

  test("of two with different figures the one counts that the next application carries on from", () => {
    const document = documentOf(JOB[1] ?? creameryFirst);
    const less = {
      ...document.lines,
      totalCompletedAndStored: centsFigure(2_000_000),
      totalEarnedLessRetainage: centsFigure(1_800_000),
    };
    const contract = contractOf(
      file(1, "1.pdf"),
      file(2, "2.pdf", { lines: less }),
      file(2, "corrected.pdf"),
      file(3, "3.pdf"),
    );
    expect(standings(contract)).toContain("2.pdf competing");
    expect(failed(contract)).toEqual(["application_numbers"]);
  });

  test("nothing is said of a period that is not printed", () => {
    const lines = documentOf(JOB[0] ?? creameryFirst).lines;
    const contract = contractOf(
      file(1, "1.pdf"),
      file(2, "2.pdf"),
      file(2, "2b.pdf", { lines, periodTo: null }),
      file(3, "3.pdf"),
    );
    expect(failure(contract)).toEqual({
      code: "number-claimed-twice",
      facts: {
        application: { number: "2", file: "2b.pdf" },
        compared: "2.pdf",
        isOnePeriod: false,
      },
    });
  });
});

describe("numbers with letters", () => {
  test("6B that carries on from 6A does not replace it", () => {
    const contract = contractOf(
      file(1, "1.pdf"),
      file(2, "2a.pdf", numberOf("2A")),
      file(3, "2b.pdf", numberOf("2B")),
      file(4, "4.pdf", numberOf("3")),
    );
    expect(standings(contract)).toEqual([
      "1.pdf compared",
      "2a.pdf compared",
      "2b.pdf compared",
      "4.pdf compared",
    ]);
    expect(failed(contract)).toEqual([]);
  });
});

describe("a missing application", () => {
  test("is missing behind one without a number", () => {
    const contract = contractOf(
      file(1, "1.pdf"),
      file(2, "2.pdf", { applicationNumber: null }),
      file(5, "5.pdf"),
    );
    expect(failed(contract)).toEqual(["application_numbers"]);
    expect(failure(contract)).toEqual({
      code: "applications-missing",
      facts: {
        former: { number: null, file: "2.pdf" },
        current: { number: "5", file: "5.pdf" },
        missing: [3, 4],
      },
    });
  });

  test("is missing before one without a number, where line 7 says so", () => {
    const contract = contractOf(
      file(1, "1.pdf"),
      file(4, "4.pdf", { applicationNumber: null }),
      file(5, "5.pdf"),
    );
    expect(failed(contract)).toEqual(["application_numbers"]);
    expect(failure(contract)).toMatchObject({
      code: "applications-missing",
      facts: { former: { file: "1.pdf" }, current: { file: "4.pdf" }, missing: [2, 3] },
    });
  });

  test("is one of many, told as a range to the last", () => {
    const contract = contractOf(file(1, "1.pdf"), file(2, "2.pdf", numberOf("900")));
    const missing = Array.from({ length: 898 }, (_, index) => index + 2);
    expect(failure(contract)).toMatchObject({ code: "applications-missing", facts: { missing } });
  });
});

test("an application without number and period stands where its work is", () => {
  const contract = contractOf(
    file(3, "c.pdf"),
    file(2, "b.pdf", { applicationNumber: null, periodTo: null }),
    file(1, "a.pdf"),
  );
  expect(standings(contract)).toEqual(["a.pdf compared", "b.pdf compared", "c.pdf compared"]);
  expect(failed(contract)).toEqual([]);
});
