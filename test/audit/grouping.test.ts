import { describe, expect, test } from "vitest";
import type { Application } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { changed, numbered } from "../../fixtures/draw/jobs/library.ts";
import { rolledForward } from "../../fixtures/draw/roll-forward.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import { type Audit, auditApplications } from "../../src/audit/audit.ts";
import type { Heading } from "../../src/document/heading.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import { documentOf, headingOf, readDocument, readFrom } from "../support/rolled-job.ts";
import { NO_HEADING } from "../support/no-heading.ts";
import { sourced } from "../support/printed.ts";
import { soon } from "../support/soon.ts";

const MONTHS = [{ percents: [20, 20, 20] }, { percents: [40, 50, 60] }, { percents: [60, 90, 70] }];

const LIBRARY = job({});
const WEIR = job({
  project: { ...creameryFirst.project, name: "Mill Brook Weir Repair" },
  projectNumber: "2604",
  rows: numbered([
    ["Cofferdam", 118_500, 0, 0],
    ["Weir crest and apron", 204_800, 0, 0],
    ["Fish ladder", 87_300, 0, 0],
  ]),
});

function job(changes: Partial<Application>): readonly Application[] {
  const rows = numbered([
    ["Selective demolition", 27_600, 0, 0],
    ["Timber frame repair", 88_350, 0, 0],
    ["Plumbing and heating", 83_700, 0, 0],
  ]);
  return rolledForward(changed(creameryFirst, { rows, changeOrders: [], ...changes }), MONTHS);
}

function files(applications: readonly Application[], folder: string): readonly ReadApplication[] {
  return applications.map((one) => readFrom(one, `${folder}/${one.number}.pdf`));
}

/** A file of a recipe whose head or figures are printed otherwise. */
function altered(
  application: Application | undefined,
  file: string,
  changes: { readonly heading?: Partial<Heading>; readonly document?: Partial<PayApplication> },
): ReadApplication {
  if (application === undefined) throw new RangeError("There is no such application.");
  return readDocument(
    { ...documentOf(application), ...changes.document },
    { file, heading: { ...headingOf(application), ...changes.heading } },
  );
}

function groupsOf({ contracts }: Audit): readonly (readonly string[])[] {
  return contracts.map(({ applications }) =>
    applications.map(({ application }) => application.file),
  );
}

describe("applications are sorted by contract", () => {
  test("two jobs of one contractor stay apart", () => {
    const audit = auditApplications([...files(LIBRARY, "a"), ...files(WEIR, "b")], []);
    expect(groupsOf(audit)).toEqual([
      ["a/1.pdf", "a/2.pdf", "a/3.pdf"],
      ["b/1.pdf", "b/2.pdf", "b/3.pdf"],
    ]);
    expect(audit.contracts.map(({ texts }) => texts.project)).toEqual([
      "Creamery Library Conversion",
      "Mill Brook Weir Repair",
    ]);
  });

  test.each<readonly [case_: string, heading: Partial<Heading>]>([
    ["a misspelt project", { project: sourced("Creamry Libary Conversion", "") }],
    ["another name of the project", { project: sourced("Ashgrove Public Library", "") }],
    ["no head at all", NO_HEADING],
    ["another spelling of the contractor", { contractor: sourced("MILLRACE BUILDERS", "") }],
  ])("an application with %s finds its contract by its schedule and line 1", (_case, heading) => {
    const [first, , third] = files(LIBRARY, "a");
    const second = altered(LIBRARY[1], "a/2.pdf", { heading });
    const all = [first, second, third].flatMap((file) => file ?? []);
    const audit = auditApplications([...all, ...files(WEIR, "b")], []);
    expect(groupsOf(audit)[0]).toEqual(["a/1.pdf", "a/2.pdf", "a/3.pdf"]);
  });

  test("two buildings with one and the same schedule stay apart", () => {
    const named = (name: string): readonly Application[] =>
      job({ project: { ...creameryFirst.project, name }, projectNumber: "" });
    const audit = auditApplications(
      [
        ...files(named("Quay Homes Building A"), "a"),
        ...files(named("Quay Homes Building B"), "b"),
      ],
      [],
    );
    expect(groupsOf(audit)).toHaveLength(2);
  });

  test.each<readonly [case_: string, one: Partial<Heading>, other: Partial<Heading>]>([
    [
      "whose lots have long numbers",
      { project: sourced("Quay Homes Lot 1012", ""), projectNumber: null },
      { project: sourced("Quay Homes Lot 1014", ""), projectNumber: null },
    ],
    [
      "that are called by their streets",
      { project: sourced("14 Elm Street", ""), projectNumber: null },
      { project: sourced("22 Oak Avenue", ""), projectNumber: null },
    ],
    [
      "with a contract each",
      { contractNumber: sourced("PO-48121", ""), projectNumber: null },
      { contractNumber: sourced("PO-48122", ""), projectNumber: null },
    ],
    ["with a job number each", {}, { projectNumber: sourced("2613", "") }],
  ])("houses of one kind and one progress stay apart %s", (_case, one, other) => {
    const house = (heading: Partial<Heading>, folder: string): readonly ReadApplication[] =>
      LIBRARY.map((application) =>
        altered(application, `${folder}/${application.number}.pdf`, { heading }),
      );
    const bare = altered(LIBRARY[1], "x.pdf", { heading: NO_HEADING });
    for (const others of [[], [bare]]) {
      const groups = groupsOf(
        auditApplications([...house(one, "a"), ...house(other, "b"), ...others], []),
      );
      const [first = []] = groups;
      expect(groups.length).toBeGreaterThan(1);
      expect(first.filter((file) => file.startsWith("b/"))).toEqual([]);
    }
  });

  test("two trades of one project stay apart where nothing tells of their contract", () => {
    const trade = (index: number, file: string): ReadApplication => {
      const document = documentOf(LIBRARY[index] ?? creameryFirst);
      const lines = { ...document.lines, originalContractSum: null, previousCertificates: null };
      return altered(LIBRARY[index], file, {
        heading: { contractor: null },
        document: { sheet: null, lines },
      });
    };
    const audit = auditApplications([trade(0, "a.pdf"), trade(1, "b.pdf")], []);
    expect(groupsOf(audit)).toEqual([["a.pdf"], ["b.pdf"]]);
    expect(audit.contracts[0]?.doubts[0]?.code).toBe("perhaps-one-contract");
  });

  test("a number that one form calls the project's and another the contract's is one", () => {
    const [first, , third] = files(LIBRARY, "a");
    const project = sourced("Ashgrove Public Library", "");
    const number = sourced(creameryFirst.projectNumber, "");
    const heading = { project, projectNumber: null, contractNumber: number };
    const all = [first, altered(LIBRARY[1], "a/2.pdf", { heading }), third];
    const audit = auditApplications(
      all.flatMap((file) => file ?? []),
      [],
    );
    expect(groupsOf(audit)).toHaveLength(1);
  });

  test("what cannot be told is said and never merged", () => {
    const [first] = files(LIBRARY, "a");
    const bare = altered(LIBRARY[2], "x.pdf", {
      document: {
        sheet: null,
        lines: {
          ...documentOf(LIBRARY[2] ?? creameryFirst).lines,
          originalContractSum: null,
        },
      },
      heading: { project: null },
    });
    const audit = auditApplications([...(first === undefined ? [] : [first]), bare], []);
    expect(groupsOf(audit)).toEqual([["a/1.pdf"], ["x.pdf"]]);
    expect(audit.contracts[1]?.doubts).toEqual([
      {
        code: "perhaps-one-contract",
        facts: {
          files: ["a/1.pdf", "x.pdf"],
          shared: ["contractor", "addressee", "projectNumber"],
          differing: [],
        },
      },
    ]);
  });
});

describe("applications are put in order", () => {
  test("a revision stands for its original", () => {
    const [first, second, third] = LIBRARY;
    const original = altered(second, "2.pdf", {});
    const revised = altered(second && { ...second, number: "2R1" }, "2R1.pdf", {});
    const audit = auditApplications(
      [altered(first, "1.pdf", {}), original, revised, altered(third, "3.pdf", {})],
      [],
    );
    const standings = audit.contracts[0]?.applications.map(
      ({ application, standing }) => `${application.file} ${standing.kind}`,
    );
    expect(standings).toEqual([
      "1.pdf compared",
      "2.pdf superseded",
      "2R1.pdf compared",
      "3.pdf compared",
    ]);
    expect(failedNames(audit)).toEqual([]);
  });

  test("an application without a number is placed by its period, and told", () => {
    const second = altered(LIBRARY[1], "b.pdf", { document: { applicationNumber: null } });
    const audit = auditApplications(
      [altered(LIBRARY[2], "c.pdf", {}), second, altered(LIBRARY[0], "a.pdf", {})],
      [],
    );
    expect(groupsOf(audit)).toEqual([["a.pdf", "b.pdf", "c.pdf"]]);
    expect(failedNames(audit)).toEqual([]);
    const told = audit.contracts[0]?.findings.find(({ passed }) => passed === null);
    expect(told?.statement).toEqual({
      code: "number-not-found",
      facts: { file: "b.pdf", orderedBy: "period" },
    });
  });

  test("a number that comes twice is the next one, so that nothing is missing", () => {
    const wrong = altered(LIBRARY[1], "b.pdf", {
      document: { applicationNumber: sourced("1", "1") },
    });
    const audit = auditApplications(
      [altered(LIBRARY[0], "a.pdf", {}), wrong, altered(LIBRARY[2], "c.pdf", {})],
      [],
    );
    const failed = audit.contracts[0]?.findings.filter(({ passed }) => passed !== true) ?? [];
    expect(failed.map(({ statement }) => statement)).toEqual([
      {
        code: "number-repeated",
        facts: { former: { number: "1", file: "a.pdf" }, current: { number: "1", file: "b.pdf" } },
      },
    ]);
  });

  test("a number that contradicts its period is told", () => {
    const swapped = altered(LIBRARY[1], "b.pdf", {
      document: { periodTo: sourced({ year: 2026, month: 2, day: 28 }, "02/28/26") },
    });
    const audit = auditApplications(
      [altered(LIBRARY[0], "a.pdf", {}), swapped, altered(LIBRARY[2], "c.pdf", {})],
      [],
    );
    const failed = audit.contracts[0]?.findings.filter(({ passed }) => passed === false) ?? [];
    expect(failed[0]?.name).toBe("application_periods");
    expect(failed[0]?.statement.facts).toMatchObject({ fault: "against-number" });
  });
});

function failedNames({ contracts }: Audit): readonly string[] {
  return contracts.flatMap(({ findings }) =>
    findings.flatMap(({ name, passed }) => (passed === false ? [name] : [])),
  );
}

test("a file that was not read may be the one that is missing", () => {
  const [first, , third] = files(LIBRARY, "a");
  const unread = { file: "scan.pdf", message: "It is a picture.", isChangeOrder: false };
  const all = [first, third].flatMap((file) => file ?? []);
  expect(auditApplications(all, [unread]).notices).toEqual([
    { code: "files-not-read", facts: { count: 1 } },
  ]);
  expect(auditApplications(files(LIBRARY, "a"), [unread]).notices).toEqual([]);
});

describe("many applications", () => {
  test("nothing to compare is no failure", () => {
    expect(auditApplications([], [])).toEqual({
      contracts: [],
      changeOrders: [],
      refused: [],
      outside: [],
      notices: [],
    });
    const [only] = files(LIBRARY, "a");
    const audit = auditApplications(only === undefined ? [] : [only], []);
    expect(failedNames(audit)).toEqual([]);
  });

  test("three hundred with hundreds of rows each are done in a moment", async () => {
    const rows = numbered(
      Array.from({ length: 400 }, (_, index) => [`Row ${index}`, 1_000 + index, 0, 0] as const),
    );
    const months = Array.from({ length: 30 }, (_, index) => ({
      percents: rows.map(() => 3 * (index + 1)),
    }));
    const all = Array.from({ length: 10 }, (_, index) => {
      const name = `Job ${"ABCDEFGHIJ".charAt(index)} Tower`;
      const project = { ...creameryFirst.project, name };
      const own = rows.map((row) => ({ ...row, scheduled: row.scheduled + 40 * index }));
      const start = changed(creameryFirst, { project, projectNumber: name, rows: own });
      return files(rolledForward({ ...start, changeOrders: [] }, months), name);
    }).flat();
    const audit = await soon(() => auditApplications(all, []));
    expect(groupsOf(audit).map((group) => group.length)).toEqual(
      Array.from({ length: 10 }, () => 30),
    );
    expect(failedNames(audit)).toEqual([]);
  });
});
