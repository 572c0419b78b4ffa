import { Ajv } from "ajv";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createPen, LETTER } from "../../fixtures/draw/pen.ts";
import { USUAL_STYLE } from "../../fixtures/draw/style.ts";
import { type AuditResult, auditResultSchema } from "../../src/wire/audit-result.ts";
import { crossfoot, EMPTY, FAILING, folderOf } from "./run-crossfoot.ts";

const AUDIT = "fixtures/audit";
const WEIR = "fixtures/audit/weir";
const CLINIC = "fixtures/audit/clinic";

const isAuditResult = new Ajv({ formats: { date: true } }).compile(auditResultSchema);

function answerOf(stdout: string): AuditResult {
  const answer: unknown = JSON.parse(stdout);
  expect(isAuditResult(answer), JSON.stringify(isAuditResult.errors)).toBe(true);
  return answer as AuditResult;
}

function failedNames({ contracts }: AuditResult): readonly string[] {
  return contracts.flatMap(({ findings }) =>
    findings.flatMap(({ name, passed }) => (passed === false ? [name] : [])),
  );
}

/** A folder with the weir's applications under their names, and others. */
function weirFolder(others: Readonly<Record<string, string>> = {}): string {
  const own = readdirSync(WEIR).filter((name) => name.endsWith(".pdf"));
  return folderOf({
    ...Object.fromEntries(own.map((name) => [name, join(WEIR, name)])),
    ...others,
  });
}

async function changeOrderPdf(): Promise<Uint8Array> {
  const pen = createPen(USUAL_STYLE);
  pen.page(LETTER);
  const lines = [
    "CHANGE ORDER",
    "Change Order No. 1",
    "Project: Mill Brook Weir Repair",
    "Contractor: Millrace Builders, Inc.",
    "The contract is changed as follows: rock anchors at the left abutment.",
    "The contract sum will be increased by 18,400.00",
    "The new contract sum is 672,400.00",
  ];
  lines.forEach((line, index) => pen.text(line, 72, 90 + 30 * index, { size: 11 }));
  return pen.finish();
}

test("a package is compared paper by paper", async () => {
  const { stdout } = await crossfoot([
    "audit",
    "fixtures/packages/sound.pdf",
    "--split",
    "--format",
    "json",
  ]);
  const { contracts } = answerOf(stdout);
  expect(contracts.flatMap(({ applications }) => applications.map(({ file }) => file))).toEqual(
    ["pages 2-3", "pages 4-5", "page 6", "pages 7-8"].map(
      (pages) => `fixtures/packages/sound.pdf, ${pages}`,
    ),
  );
});

describe.concurrent("the table", () => {
  test("shows three contracts, the order of their applications, and what does not agree", async () => {
    const { code, stdout, stderr } = await crossfoot(["audit", AUDIT]);
    expect(stdout).toContain("Millrace Builders, Inc. · Mill Brook Weir Repair");
    expect(stdout).toContain("Millrace Builders, Inc. · Ashgrove Boathouse");
    expect(stdout).toContain(
      "Line 7 of application 2, previous certificates, is printed as 10,962.00",
    );
    const order = [...stdout.matchAll(/weir\/pa-0\d\.pdf$/gm)].map(([file]) => file);
    expect(order).toEqual([1, 2, 3, 4, 5].map((number) => `weir/pa-0${number}.pdf`));
    expect(stderr).toContain(
      "Compared: 9 applications of 3 contracts, 4 change orders, 6 comparisons failed",
    );
    expect(code).toBe(4);
  });

  test("ends well where all is in order", async () => {
    const { code, stdout } = await crossfoot(["audit", WEIR, "--quiet"]);
    expect(stdout).toMatch(/✓ Comparisons that hold: (\d+) of \1\./);
    expect(code).toBe(0);
  });
});

describe.concurrent("JSON", () => {
  test("has its documented shape and every input once", async () => {
    const { code, stdout } = await crossfoot(["audit", AUDIT, EMPTY, "--format", "json"]);
    const answer = answerOf(stdout);
    const files = [
      ...answer.contracts.flatMap(({ applications, changeOrders }) =>
        [...applications, ...changeOrders].map(({ file }) => file),
      ),
      ...answer.notRead.map(({ file }) => file),
    ];
    expect(files).toHaveLength(14);
    expect(new Set(files).size).toBe(14);
    expect(failedNames(answer)).toEqual([
      "previous_certificates",
      "payments_to_date",
      "previous_work",
      "change_orders_executed",
      "change_order_amounts",
      "executed_orders_listed",
    ]);
    expect(answer.notRead).toMatchObject([{ file: EMPTY, looksLikeChangeOrder: false }]);
    expect(code).toBe(3);
  });

  test("does not depend on the number of jobs", async () => {
    const [one, four] = await Promise.all(
      ["1", "4"].map((jobs) => crossfoot(["audit", AUDIT, "--format", "json", "--jobs", jobs])),
    );
    expect(one?.stdout).toBe(four?.stdout);
  });

  test("shows one figure of a finding with its place", async () => {
    const { stdout } = await crossfoot(["audit", AUDIT, "--format", "json"]);
    const finding = answerOf(stdout)
      .contracts.flatMap(({ findings }) => findings)
      .find(({ passed }) => passed === false);
    expect(finding).toMatchObject({
      name: "previous_certificates",
      severity: "high",
      printed: 10962,
      expected: 10062,
      difference: 900,
      places: [
        { file: join(AUDIT, "boathouse/pa-02.pdf"), page: 1 },
        { file: join(AUDIT, "boathouse/pa-01.pdf"), page: 1 },
      ],
    });
  });
});

describe.concurrent("the note", () => {
  test("names the application, both figures, the difference, the place and what to send", async () => {
    const { stdout } = await crossfoot(["audit", "fixtures/audit/boathouse", "--format", "note"]);
    const text = stdout.replaceAll(/\s+/g, " ");
    expect(text).toContain("Application 2, period to 2026-04-30 (pa-02.pdf)");
    expect(text).toContain(
      "Line 7 of application 2, previous certificates, is printed as 10,962.00, but line 6 of application 1, total earned less retainage, is 10,062.00, which is 900.00 less. See pa-02.pdf p. 1, pa-01.pdf p. 1.",
    );
    expect(text).toContain("Send a corrected application with 10,062.00 in line 7");
    expect(stdout.split("\n").every((line) => line.length <= 78)).toBe(true);
  });

  test("says in one sentence that all is in order", async () => {
    const { stdout } = await crossfoot(["audit", WEIR, "--format", "note"]);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "The 5 applications are in order: their figures add up, and each carries on from the one before.",
    );
    expect(stdout).not.toContain("Please");
  });

  test("holds an application's own failed checks", async () => {
    const { code, stdout } = await crossfoot(["audit", FAILING, "--format", "note"]);
    expect(stdout).toContain("balance to finish including retainage, is printed as 350,501.80;");
    expect(stdout.replaceAll(/\s+/g, " ")).toContain("See g702_math.pdf p. 1.");
    expect(code).toBe(4);
  });
});

describe.concurrent("folders as they are", () => {
  test("a copy is told and does not break the chain", async () => {
    const folder = weirFolder({ "copy.pdf": join(WEIR, "pa-03.pdf") });
    const { code, stdout } = await crossfoot(["audit", folder, "--format", "json"]);
    expect(failedNames(answerOf(stdout))).toEqual(["duplicate_applications"]);
    expect(code).toBe(4);
  });

  test("a missing application is named", async () => {
    const folder = folderOf({
      "1.pdf": join(WEIR, "pa-01.pdf"),
      "2.pdf": join(WEIR, "pa-02.pdf"),
      "4.pdf": join(WEIR, "pa-04.pdf"),
    });
    const { stdout } = await crossfoot(["audit", folder]);
    expect(stdout).toContain("application 3 is missing");
  });

  test("a change order is held against the list of its contract", async () => {
    const folder = weirFolder();
    writeFileSync(join(folder, "co-01.pdf"), await changeOrderPdf());
    const { code, stdout, stderr } = await crossfoot(["audit", folder]);
    expect(stdout).toMatch(/1 +order +– +18,400\.00 +listed in application 5 +co-01\.pdf/);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "no agreement can be read on it (co-01.pdf): look whether both parties signed it.",
    );
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "change_order_documents: Not tested: no document of change order 2 (-6,250.00) is in this folder.",
    );
    expect(stderr).toContain(
      "Compared: 5 applications of 1 contract, 1 change order, 0 comparisons failed.",
    );
    expect(code).toBe(0);
  });

  test("a request, another amount and an order that nobody lists are told of one job", async () => {
    const { code, stdout } = await crossfoot(["audit", CLINIC, "--format", "json"]);
    const { contracts, changeOrders } = answerOf(stdout);
    expect(changeOrders).toEqual([]);
    expect(contracts.map(({ project, projectNumber }) => [project, projectNumber])).toEqual([
      ["Kestrel Ridge Medical Office Building", "2507"],
    ]);
    const orders = contracts.flatMap((contract) => contract.changeOrders);
    expect(
      orders.map(({ file, standing, listedIn }) => [file, standing, listedIn !== null]),
    ).toEqual([
      [join(CLINIC, "rfco-02.pdf"), "request", true],
      [join(CLINIC, "sco-01.pdf"), "executed", true],
      [join(CLINIC, "sco-03.pdf"), "executed", true],
      [join(CLINIC, "sco-04.pdf"), "executed", false],
    ]);
    const findings = contracts.flatMap((contract) => contract.findings);
    const failed = findings.filter(({ passed }) => passed === false);
    expect(
      failed.map(({ name, files, printed, expected }) => ({
        name,
        file: files[1],
        printed,
        expected,
      })),
    ).toEqual([
      {
        name: "change_orders_executed",
        file: join(CLINIC, "rfco-02.pdf"),
        printed: 7777.96,
        expected: null,
      },
      {
        name: "change_order_amounts",
        file: join(CLINIC, "sco-03.pdf"),
        printed: 4816,
        expected: 4186,
      },
      {
        name: "executed_orders_listed",
        file: join(CLINIC, "sco-04.pdf"),
        printed: null,
        expected: 2852,
      },
    ]);
    expect(code).toBe(4);
  });

  test("an empty folder, a single application and no such file are no faults of the program", async () => {
    const empty = await crossfoot(["audit", folderOf()]);
    expect(empty.stdout).toContain("The folder holds no PDF files");
    expect(empty.code).toBe(3);
    const single = await crossfoot(["audit", join(WEIR, "pa-01.pdf")]);
    expect(single.code).toBe(0);
    const missing = await crossfoot(["audit", "no-such-file.pdf"]);
    expect(missing.stdout).toContain("There is no file or folder of this name.");
    expect(missing.code).toBe(3);
  });

  test("the answer never takes the place of a document or of a folder", async () => {
    const folder = weirFolder();
    const document = join(folder, "pa-01.txt");
    copyFileSync(join(folder, "pa-01.pdf"), document);
    const before = readFileSync(document);
    const refused = await crossfoot(["audit", folder, document, "--out", document]);
    expect(refused.stderr).toContain("is one of the documents: name another file with --out.");
    expect(refused.code).toBe(2);
    expect(readFileSync(document).equals(before)).toBe(true);
    const inFolder = await crossfoot(["audit", folder, "--out", folder]);
    expect(inFolder.stderr).toContain("is a folder: name a file, such as --out");
    expect(inFolder.code).toBe(2);
  });

  test("the name of the file says what is written", async () => {
    const out = join(folderOf(), "audit.json");
    const { stdout } = await crossfoot(["audit", WEIR, "--out", out]);
    expect(stdout).toBe("");
    expect(answerOf(readFileSync(out, "utf8")).contracts).toHaveLength(1);
  });
});
