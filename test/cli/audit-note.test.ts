import { describe, expect, test } from "vitest";
import { drawWithTruth } from "../../fixtures/draw/draw-application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { changed, numbered } from "../../fixtures/draw/jobs/library.ts";
import { drawAiaSummary } from "../../fixtures/draw/layouts/aia-summary.ts";
import { footed } from "../../fixtures/draw/ledger.ts";
import { createPrint } from "../../fixtures/draw/print.ts";
import { rolledForward } from "../../fixtures/draw/roll-forward.ts";
import { USUAL_STYLE } from "../../fixtures/draw/style.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import { auditApplications } from "../../src/audit/audit.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { auditNote, contractNote, type JudgementOf } from "../../src/cli/notes.ts";
import { auditTable } from "../../src/cli/audit-table.ts";
import { namesOf } from "../../src/base/names-of.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import { readDocument as readPdf } from "../../src/read.ts";
import { type Judgement, judgeReading } from "../../src/verdict/judgement.ts";
import { reason } from "../../src/verdict/reason-codes.ts";
import { orderPaper } from "../support/order-paper.ts";
import { applicationReading } from "../support/read-application.ts";
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
  [10, 20, 30].map((percent) => ({ percents: [percent, percent] })),
);

function file(index: number, name: string, changes: Partial<PayApplication> = {}): ReadApplication {
  const application = JOB[index] ?? creameryFirst;
  const document = { ...documentOf(application), ...changes };
  return readDocument(document, { file: name, heading: headingOf(application) });
}

/** Figures of an application with one that does not add up. */
function withFault(index: number): Pick<PayApplication, "lines"> {
  const { lines } = documentOf(JOB[index] ?? creameryFirst);
  return { lines: { ...lines, totalEarnedLessRetainage: centsFigure(100) } };
}

const PAID: Judgement = { verdict: "pay", reasons: [] };

/** Judged by itself. */
const alone: JudgementOf = ({ reading }) => judgeReading(reading);

function noteOf(...files: readonly ReadApplication[]): string {
  return auditNote(auditApplications(files, []), alone).replaceAll(/\s+/g, " ");
}

test("what is wrong with line 7 is said once, not again as the sum of all payments", () => {
  const { lines } = documentOf(JOB[1] ?? creameryFirst);
  const before = lines.previousCertificates?.value.toString() ?? "";
  const wrong = {
    ...lines,
    previousCertificates: centsFigure(100_000),
    currentPaymentDue: centsFigure(1_987_100),
  };
  const note = noteOf(file(0, "1.pdf"), file(1, "2.pdf", { lines: wrong }));
  expect(note).toContain(`Send a corrected application with ${before} in line 7`);
  expect(note).not.toContain("the sum of the payments due");
});

test("the fault for which an application was sent anew is not told again", () => {
  const revised = { applicationNumber: sourced("2R1", "2R1") };
  const files = [
    file(0, "1.pdf"),
    file(1, "2.pdf", withFault(1)),
    file(1, "2R1.pdf", revised),
    file(2, "3.pdf"),
  ];
  expect(noteOf(...files)).toContain("The 3 applications are in order");
  const table = auditTable(auditApplications(files, []), {
    paint: PLAIN,
    columns: Infinity,
    isFull: false,
  });
  expect(table).not.toContain("✗");
});

test("the table fits a narrow terminal, the file and its failed checks below its figures", () => {
  const files = [file(0, "1.pdf"), file(1, "2.pdf", withFault(1))];
  const table = auditTable(auditApplications(files, []), {
    paint: PLAIN,
    columns: 80,
    isFull: false,
  });
  expect(table.split("\n").filter((line) => line.length > 80)).toEqual([]);
  expect(table).toMatch(/^ {7}2\.pdf · failed checks: [1-9]$/m);
});

test("files of other jobs are no matter of the contractor", () => {
  const heading = { project: null, contractor: null, addressee: null, projectNumber: null };
  const lines = { ...documentOf(JOB[1] ?? creameryFirst).lines, originalContractSum: null };
  const bare = readDocument(
    { ...documentOf(JOB[1] ?? creameryFirst), sheet: null, lines },
    { file: "other-job.pdf", heading: { ...headingOf(JOB[1] ?? creameryFirst), ...heading } },
  );
  const [first = ""] = auditNote(auditApplications([file(0, "1.pdf"), bare], []), alone).split(
    "-----",
  );
  expect(first).not.toContain("other-job.pdf");
  expect(noteOf(file(0, "1.pdf"), bare)).toMatch(/For yourself.* 1\.pdf and other-job\.pdf may be/);
});

test("no more is called in order than was compared", () => {
  const note = noteOf(file(0, "1.pdf"), file(1, "2.pdf", { sheet: null }));
  expect(note).toContain("are in order as far as they can be compared");
  expect(note).toContain(
    "Scheduled values, rows kept, previous work, completed work and stored material age: no continuation sheet was found in application 2.",
  );
});

test("a form that nobody filled in is not called in order", () => {
  const { lines } = documentOf(JOB[0] ?? creameryFirst);
  const blank = Object.fromEntries(namesOf(lines).map((name) => [name, null]));
  const note = noteOf(
    file(0, "blank.pdf", {
      applicationNumber: null,
      sheet: null,
      earlierChanges: null,
      lines: { ...lines, ...blank },
      grossThisPeriod: null,
      retainageHeldToDate: null,
      totalCompletedAndStoredToDate: null,
      contractSumToDate: null,
      balanceToFinishIncludingRetainage: null,
      currentPaymentDue: null,
    }),
  );
  expect(note).toContain(
    "There is nothing to send back yet: blank.pdf is not read with certainty.",
  );
  expect(note).not.toContain("in order");
  expect(note).toContain("- No application number was found in blank.pdf.");
});

test("a second application in a file is told, as are pages that were not read", async () => {
  const [first = creameryFirst, second = creameryFirst] = JOB;
  const { pdf } = await drawWithTruth(first, USUAL_STYLE, {
    after: (pen) => drawAiaSummary(pen, createPrint(footed(second), USUAL_STYLE), 1),
  });
  const reading = applicationReading(await readPdf(pdf, { limits: LIMITS, kind: "auto" }));
  const note = noteOf({ file: "packet.pdf", fingerprint: "packet", reading });
  expect(note).toMatch(/For yourself.* In packet\.pdf: Page 3 looks like the summary of another/);
});

test("a request that is billed is told under the application that bills it, with what to send", () => {
  const order = {
    number: sourced("1", "1"),
    reference: null,
    description: sourced("Rot repair", "Rot repair"),
    amount: centsFigure(500_000),
  };
  const [first, second] = [file(0, "1.pdf"), file(1, "2.pdf", { changeOrders: [order] })];
  const paper = orderPaper("cor-9.pdf", {
    kind: "SUBCONTRACTOR_REQUEST",
    number: "COR-009",
    description: "Rot repair at the north sill",
    amount: 500_000,
    parties: { sender: "Millrace Builders", addressee: "Town of Ashgrove" },
  });
  const audit = auditApplications([first, second], [], [paper]);
  const note = auditNote(audit, alone).replaceAll(/\s+/g, " ");
  expect(note).toContain(
    "Application 2, period to 2026-04-30 (2.pdf) 1. Change order 1 is listed with 5,000.00 in application 2, but its only document is a request by Millrace Builders over 5,000.00 (cor-9.pdf). No executed order is among the files. See 2.pdf p. 1, cor-9.pdf p. 1.",
  );
  expect(note).toContain("Send the executed change order, or take this change out");
  const table = auditTable(audit, { paint: PLAIN, columns: 100, isFull: false });
  expect(table).toContain(
    "COR-009       request     –     5,000.00  listed in application 2  cor-9.pdf",
  );
});

const same = (text: string): string => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same };

describe("the note about applications of which none is sent back", () => {
  const [first, second] = [file(0, "1.pdf"), file(1, "2.pdf")];
  const audited = auditApplications([first, second], []);
  const [contract] = audited.contracts;
  if (contract === undefined) throw new Error("Both are of one contract.");
  const waits = { ...reason("not-signed", "The line for the signature is blank."), pages: [1] };

  test("says of one that waits why it waits, and never that it is in order", () => {
    const judgementOf: JudgementOf = (application) =>
      application.file === "2.pdf" ? { verdict: "hold", reasons: [waits] } : PAID;
    const { verdict, lines } = contractNote(contract, judgementOf);
    expect(verdict).toBe("hold");
    expect(lines.join(" ")).toContain(
      "There is nothing to send back, and 1 of 2 applications is not to be paid yet:   - On hold: 2.pdf. The line for the signature is blank. See page 1.",
    );
    expect(lines.join(" ")).not.toMatch(/in order|1\.pdf/);
  });

  test("says that they are in order where all are to be paid, and what to check where one is doubtful", () => {
    expect(contractNote(contract, () => PAID)).toMatchObject({ verdict: "pay" });
    const doubt = reason("competing", "3.pdf has the same number.");
    const note = contractNote(contract, () => ({ verdict: "check", reasons: [doubt] }));
    expect(note.verdict).toBe("check");
    expect(note.lines.join(" ")).toContain("Check the reading: 1.pdf. 3.pdf has the same number.");
  });

  test("asks nobody to correct a paper that does not count", () => {
    const faulty = auditApplications([file(0, "1.pdf", withFault(0))], []);
    const draft = reason("draft", "It is marked as a draft.");
    const notes = faulty.contracts.map((one) =>
      contractNote(one, () => ({ verdict: "hold", reasons: [draft] })),
    );
    expect(notes.map(({ verdict }) => verdict)).toEqual(["hold"]);
  });
});
