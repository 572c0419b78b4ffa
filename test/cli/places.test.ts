import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { listedPaths } from "../../src/cli/input-names.ts";
import {
  outputOf,
  refuseOut,
  refuseOutputPlace,
  refuseUnaddableFile,
  refuseUnwritableFile,
  refuseUnwritableFolder,
} from "../../src/cli/output-place.ts";
import { parseBytes, parseMemory } from "../../src/cli/options.ts";
import { unreadBy } from "../../src/batch/outcomes.ts";
import { kindRefusal } from "../../src/finding/paper-look.ts";
import { toldOutcome, withRaisingOption } from "../../src/cli/raising-option.ts";
import { readOptionsOf } from "../../src/cli/read-options.ts";
import { UsageError } from "../../src/cli/exit-code.ts";
import { FAILING, folderOf } from "./run-crossfoot.ts";

describe("the name of what is written says its format", () => {
  test.each([
    [{ out: "a.txt" }, "table"],
    [{ out: "a.JSON" }, "json"],
    [{ out: "a.ndjson" }, "ndjson"],
    [{ out: "a.jsonl", format: "ndjson" }, "ndjson"],
    [{ out: "a.csv" }, "csv"],
    [{ out: "s3://bucket/march/a.xlsx" }, "xlsx"],
    [{ out: "a" }, "table"],
    [{ out: "march.2026/" }, "table"],
    [{ out: "march/", format: "csv" }, "csv"],
    [{}, "table"],
  ] as const)("%j is %s", async (options, format) => {
    expect((await outputOf(options, "table")).format).toBe(format);
  });

  test.each([
    [
      { out: "a.docx" },
      ".docx is no format that is written. A file ends in .txt, .json, .ndjson, .jsonl, .csv, .xlsx, .xml or .pdf; a folder has a slash at its end.",
    ],
    [{ out: "a.docx", format: "json" }, ".docx is no format that is written."],
    [{ out: "march.2026" }, ".2026 is no format that is written."],
    [
      { out: "a.csv", format: "json" },
      "--format json and --out a.csv do not go together: the ending says csv. Leave out --format, or name a file that ends in .json.",
    ],
    [{ out: "a.txt", format: "ndjson" }, "a file that ends in .ndjson or .jsonl."],
    [{ out: "march/", format: "ndjson" }, "such as --out march/readings.ndjson."],
    [{ out: "march/", format: "xlsx" }, "such as --out march/readings.xlsx."],
  ] as const)("%j is refused", async (options, sentence) => {
    await expect(outputOf(options, "table")).rejects.toBeInstanceOf(UsageError);
    await expect(outputOf(options, "table")).rejects.toThrow(sentence);
  });

  test.each([
    [
      "r.pdf",
      "--out r.pdf: A report is an HTML page, and its name ends in .html or .htm, such as --out report.html.",
    ],
    ["report", "its name ends in .html or .htm"],
    ["src", "src is a folder: name a file, such as --out src/report.html."],
  ])("a report cannot be %s", async (out, sentence) => {
    const page = {
      what: "A report is an HTML page",
      endings: [".html", ".htm"],
      example: "report.html",
    };
    await expect(refuseOut(out, page)).rejects.toThrow(sentence);
  });
});

describe("a place that cannot be written", () => {
  test("is said, and a place that can be is left as it was", async () => {
    const folder = folderOf({ "a.pdf": FAILING });
    const file = join(folder, "a.pdf");
    const inFile = "is a file and not a folder. Name another place.";
    await expect(refuseUnwritableFolder("--out x", join(file, "deeper"))).rejects.toThrow(inFile);
    await expect(refuseUnwritableFile("--out x", join(file, "x.json"))).rejects.toThrow(inFile);
    await expect(refuseUnwritableFile("--out x", folder)).rejects.toThrow(
      "something else of this name",
    );
    await expect(refuseUnaddableFile("--receipts x", folder)).rejects.toThrow(
      "nothing can be added",
    );
    await expect(refuseOutputPlace({ out: join(file, "x/") }, "table")).rejects.toThrow(inFile);
    await refuseUnwritableFolder("--out x", join(folder, "new/deeper"));
    await refuseUnwritableFile("--out x", join(folder, "new/deeper/x.json"));
    await refuseUnwritableFile("--out x", file);
    await refuseUnaddableFile("--receipts x", join(folder, "receipts.ndjson"));
    await refuseUnaddableFile("--receipts x", file);
    expect(readdirSync(folder)).toEqual(["a.pdf"]);
    expect(readFileSync(file).equals(readFileSync(FAILING))).toBe(true);
  });

  test("is a link that leads nowhere, and nothing is written through it", async () => {
    const folder = folderOf();
    const link = join(folder, "page.html");
    symlinkSync(join(folder, "elsewhere"), link);
    const page = { what: "A page is HTML", endings: [".html"], example: "page.html" };
    const nowhere = "a link of this name leads nowhere. Name another file.";
    await expect(refuseOut(link, page)).rejects.toThrow(nowhere);
    await expect(refuseUnaddableFile("--receipts x", link)).rejects.toThrow(nowhere);
    const deeper = refuseUnwritableFile("--out x", join(link, "deeper/x.html"));
    await expect(deeper).rejects.toThrow("is a link that leads nowhere and not a folder.");
    expect(readdirSync(folder)).toEqual(["page.html"]);
  });

  test("is a name that is too long, and a list of files is named without what steers a terminal", async () => {
    const long = `${"x".repeat(251)}.html`;
    await expect(refuseUnwritableFile("--out x", long)).rejects.toThrow("more than 255 bytes");
    await refuseUnwritableFile("--out x", join(folderOf(), long.slice(1)));
    await expect(listedPaths("no\u001b[31m\n.txt")).rejects.toThrow("The list no [31m .txt could");
  });

  // Who is root may write everywhere.
  test.skipIf(process.getuid?.() === 0)("is a folder without permission", async () => {
    const folder = join(folderOf(), "closed");
    mkdirSync(folder);
    chmodSync(folder, 0o555);
    const refused = refuseUnwritableFile("--out x.json", join(folder, "x.json"));
    await expect(refused).rejects.toThrow("--out x.json: nothing can be written in the folder");
  });

  test("is where a system takes no files", async () => {
    if (!existsSync("/proc/self")) return;
    const refused = refuseUnwritableFolder("--out /proc/x/", "/proc/x/");
    await expect(refused).rejects.toThrow("nothing can be written in the folder /proc");
  });

  test("is said of the receipts of a run that was written to before", async () => {
    const path = join(folderOf(), "receipts.ndjson");
    writeFileSync(path, "{}\n");
    await refuseUnaddableFile("--receipts x", path);
    expect(readFileSync(path, "utf8")).toBe("{}\n");
  });
});

describe("a limit names the option that raises it", () => {
  test.each([
    ["too-large", /raise the limit\. --max-bytes raises it\.$/],
    ["too-many-pages", /--max-pages raises it\.$/],
    ["too-many-words", /--max-pages raises it: more pages may hold more words\.$/],
    ["timeout", /--timeout raises it\.$/],
    ["out-of-memory", /--max-memory raises it\.$/],
    ["damaged", /Print or export it to PDF again\.$/],
  ] as const)("%s", (code, ending) => {
    const { message } = new ReadError(code);
    expect(toldOutcome({ kind: "unread", code, message }).message).toMatch(ending);
  });

  test("also where it stands in another sentence", () => {
    const long = kindRefusal({ sought: "construction", look: null, invoicePages: 25 });
    expect(long.message).toMatch(/A paper of more than 25 pages is not read as an invoice\.$/);
    expect(withRaisingOption(unreadBy(long))).toMatch(/With --kind invoice it is, and --max-pages/);
    const unseen = new ReadError("no-text", "", undefined, ["pictures-switched-off"]);
    expect(withRaisingOption(unreadBy(unseen))).toMatch(/Leave out --no-ocr to have them read\.$/);
  });

  test("and each of these options does", () => {
    const usual = readOptionsOf({ kind: "auto" }).limits;
    expect(usual).toEqual({ ...LIMITS, documentBytes: 52_428_800 });
    const { limits } = readOptionsOf({
      kind: "invoice",
      timeout: 90,
      maxPages: 1_000,
      maxBytes: parseBytes("1GB"),
      maxMemory: parseMemory("2GB"),
    });
    expect(limits).toEqual({
      ...LIMITS,
      readMs: 90_000,
      pages: 1_000,
      invoicePages: 1_000,
      scanPages: 1_000,
      words: 1_600_000,
      documentBytes: 1_073_741_824,
      readMegabytes: 2_048,
    });
    expect(readOptionsOf({ kind: "auto", maxPages: 5 }).limits).toEqual({ ...usual, pages: 5 });
    expect(readOptionsOf({ kind: "auto", maxPages: 900, ocr: false }).limits.scanPages).toBe(0);
    for (const text of ["63MB", "5GB", "much"])
      expect(() => parseMemory(text)).toThrow("Give a size");
  });
});
