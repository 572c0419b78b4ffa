import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import type { FullApplicationResult } from "../src/wire/full-contract.ts";

/**
 * Our own documents as scanners, faxes and telephones deliver them, read by the command line as a user would.
 * Which field is read from which scan may move with the recogniser; what is not printed must never be said.
 */
const APPLICATIONS = [
  "copier-g4",
  "faint",
  "fax",
  "hidden-text",
  "hidden-text-shifted",
  "hidden-text-wrong-digit",
  "misprint",
  "office",
  "pasted-figures",
  "pasted-table",
  "poor",
  "punched",
  "scanned-sheet",
  "shadow",
  "sideways",
  "skewed",
  "stamped",
  "upside-down",
] as const;

type Name = (typeof APPLICATIONS)[number];

/** Scans of which not every field can be read: captions that nobody could read, a stamp over figures, a number of one faint digit. */
const INCOMPLETE: ReadonlySet<Name> = new Set(["poor", "skewed", "stamped", "sideways"]);

const FIELDS = [
  "applicationNumber",
  "periodTo",
  "grossThisPeriod",
  "retainageHeldToDate",
  "retainageRatePercent",
  "totalCompletedAndStoredToDate",
  "contractSumToDate",
  "balanceToFinishIncludingRetainage",
  "currentPaymentDue",
] as const;

interface Truth {
  readonly document: Readonly<Record<(typeof FIELDS)[number], string | null>>;
  readonly accept: Readonly<Partial<Record<(typeof FIELDS)[number], readonly (string | null)[]>>>;
}

const run: typeof execFile.__promisify__ = promisify(execFile);
const results = new Map<string, FullApplicationResult>();

beforeAll(async () => {
  const paths = APPLICATIONS.map((name) => pathOf(name));
  const options = ["--format", "ndjson", "--detail", "full", "--fail-on", "never", "--jobs", "2"];
  const { stdout } = await run(
    process.execPath,
    ["bin/crossfoot.js", "read", ...paths, ...options],
    {
      maxBuffer: 64 * 1_048_576,
    },
  );
  for (const line of stdout.trim().split("\n")) {
    const { file, ...result } = JSON.parse(line) as FullApplicationResult & { file: string };
    results.set(file.replace(/^.*\/|\.pdf$/g, ""), result);
  }
});

function pathOf(name: Name): string {
  return `fixtures/scans/pay-application/${name}.pdf`;
}

function truthOf(name: Name): Truth {
  return JSON.parse(readFileSync(pathOf(name).replace(".pdf", ".truth.json"), "utf8")) as Truth;
}

/** What may be said in a field, as JSON has it. */
function allowedIn(truth: Truth, field: (typeof FIELDS)[number]): readonly unknown[] {
  const asJson = (value: string | null): unknown =>
    value === null || field === "applicationNumber" || field === "periodTo" ? value : Number(value);
  return [truth.document[field], ...(truth.accept[field] ?? [])].map(asJson);
}

describe.each(APPLICATIONS)("%s", (name) => {
  test("says nothing that is not printed", () => {
    const document = results.get(name)?.document;
    expect(document?.documentType).toBe("PAY_APPLICATION");
    const truth = truthOf(name);
    for (const field of FIELDS) {
      expect([null, ...allowedIn(truth, field)], field).toContain(document?.[field]);
    }
  });
});

test.each(APPLICATIONS.filter((name) => !INCOMPLETE.has(name)))("%s is read whole", (name) => {
  const document = results.get(name)?.document;
  const truth = truthOf(name);
  for (const field of FIELDS) {
    expect(allowedIn(truth, field), field).toContain(document?.[field]);
  }
});

test("pages that were read from their pictures are named, and those with text of their own are not", () => {
  const pagesOf = (name: Name): readonly number[] | undefined =>
    results.get(name)?.scannedPages.map(({ page }) => page);
  expect(pagesOf("scanned-sheet")).toEqual([2]);
  expect(pagesOf("copier-g4")).toEqual([1, 2]);
  expect(results.get("upside-down")?.scannedPages[0]?.quarterTurns).toBe(2);
  expect(results.get("sideways")?.scannedPages[0]?.quarterTurns).toBe(3);
  expect(results.get("skewed")?.scannedPages[0]?.skewDegrees).toBeCloseTo(2, 1);
});

test("a figure says that it was read from a picture, and how surely", () => {
  const due = results.get("fax")?.evidence["currentPaymentDue"]?.from[0];
  expect(due?.reader).toBe("ocr");
  expect(due?.certainty).toBeGreaterThan(0.9);
});

test("a misprint comes out as printed, with the check that fails", () => {
  const failed = results.get("misprint")?.checks.filter(({ passed }) => passed === false);
  expect(failed?.map(({ name }) => name)).toEqual(["g702_math"]);
});

test("with --no-ocr a scan is refused and says what it lacks", async () => {
  const paths = ["bin/crossfoot.js", "read", pathOf("fax"), "--no-ocr", "--format", "json"];
  const { code, stderr } = await run(process.execPath, paths).then(
    () => ({ code: 0, stderr: "" }),
    (error: { readonly code: number; readonly stderr: string }) => error,
  );
  expect(code).toBe(3);
  expect(stderr).toContain("Reading pictures was switched off.");
});

test("a picture that is not read is told, also beside words of the page's own", async () => {
  const { stdout } = await run(process.execPath, [
    "bin/crossfoot.js",
    "read",
    "fixtures/scans/pay-application/pasted-table.pdf",
    "--no-ocr",
    "--format",
    "json",
  ]);
  const { warnings } = JSON.parse(stdout) as { readonly warnings: readonly string[] };
  expect(warnings.join(" ")).toMatch(/Page \d+ holds a picture that was not read\./);
});
