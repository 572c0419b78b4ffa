import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { built } from "../support/built.ts";

const { audit, read, readMany, toSheets } = (await built(
  "index.js",
)) as typeof import("../../src/index.ts");

const GOOD = "fixtures/pay-application/aia-g702/first-application.pdf";
const BILL = "fixtures/invoice/us-classic/electric.pdf";
const EMPTY = "fixtures/hostile/empty.pdf";
/** Nobody reads it within the time that these tests allow. */
const HEAVY = "fixtures/hostile/form-doubling.pdf";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crossfoot-many-"));
  mkdirSync(join(folder, "march/deeper"), { recursive: true });
  copyFileSync(GOOD, join(folder, "march/a.pdf"));
  copyFileSync(EMPTY, join(folder, "march/b.pdf"));
  copyFileSync(BILL, join(folder, "march/deeper/c.pdf"));
  writeFileSync(join(folder, "march/notes.txt"), "left alone");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function told(...given: Parameters<typeof readMany>): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { file, index, error } of readMany(...given)) {
    lines.push(`${index} ${basename(file)} ${error === null ? "read" : error.code}`);
  }
  return lines;
}

/** How many threads were started since. */
async function nextThreadId(): Promise<number> {
  const worker = new Worker("0", { eval: true });
  const { threadId } = worker;
  await worker.terminate();
  return threadId;
}

describe("readMany", () => {
  test("gives the answers of read in the order of the inputs, whatever they are", async () => {
    const bytes = readFileSync(BILL);
    const inputs = [
      GOOD,
      bytes,
      new Uint8Array(bytes).buffer,
      new File([bytes], "bill of May.pdf"),
      EMPTY,
      GOOD,
    ];
    const answers: unknown[] = [];
    const files: string[] = [];
    for await (const outcome of readMany(inputs, { jobs: 2 })) {
      const { file, index, input, result, error } = outcome;
      expect(input).toBe(inputs[index]);
      files.push(file);
      answers.push(error === null ? result : [error.name, error.code, error.message]);
    }
    const [good, bill] = [await read(GOOD), await read(BILL)];
    expect(files).toEqual([GOOD, "document 2", "document 3", "bill of May.pdf", EMPTY, GOOD]);
    const empty = ["ReadError", "empty-file", "The file is empty. Send the PDF again."];
    expect(JSON.stringify(answers)).toBe(JSON.stringify([good, bill, bill, bill, empty, good]));
  });

  test("takes folders, patterns and what is missing, and one input without a list", async () => {
    const march = join(folder, "march");
    expect(await told([march, join(march, "*.pdf"), "no-such.pdf", "-"])).toEqual([
      "0 a.pdf read",
      "0 b.pdf empty-file",
      "0 c.pdf read",
      "1 a.pdf read",
      "1 b.pdf empty-file",
      "2 no-such.pdf cannot-open",
      "3 - cannot-open",
    ]);
    expect(await told(GOOD)).toEqual(["0 first-application.pdf read"]);
    expect(await told(readFileSync(GOOD))).toEqual(["0 document 1 read"]);
    expect(await told([])).toEqual([]);
  });

  test("keeps each limit, and reads the others", async () => {
    const bytes = new Blob([readFileSync(GOOD)]);
    const small = { limits: { documentBytes: 10 } };
    expect(await told([GOOD, bytes], small)).toEqual([
      "0 first-application.pdf too-large",
      "1 document 2 too-large",
    ]);
    const limits = { readMegabytes: 64, readMs: 120_000 };
    const [heavy, good] = await told([HEAVY, GOOD], { jobs: 1, limits });
    expect(heavy).toMatch(/^0 form-doubling\.pdf (?:out-of-memory|damaged|too-many-words)$/);
    expect(good).toBe("1 first-application.pdf read");
  });

  test("refuses an input that is no document when its turn comes", async () => {
    const inputs = [GOOD, 7 as unknown as string];
    await expect(told(inputs)).rejects.toThrow("A document must be a path");
    await expect(told([new URL("https://example.com/")])).rejects.toBeInstanceOf(TypeError);
  });

  test("takes no more of the inputs than it reads soon, and lets go of them when the loop is left", async () => {
    const taken: number[] = [];
    let hasEnded = false;
    function* inputs(): Generator<string> {
      try {
        for (let nth = 0; nth < 100_000; nth += 1) {
          taken.push(nth);
          yield GOOD;
        }
      } finally {
        hasEnded = true;
      }
    }
    for await (const { index } of readMany(inputs(), { jobs: 1 })) if (index === 2) break;
    expect(hasEnded).toBe(true);
    expect(taken.length).toBeLessThan(30);
  });

  test("starts nothing until it is asked, and nothing further once the loop is left", async () => {
    const before = await nextThreadId();
    readMany(Array.from({ length: 50 }, () => GOOD));
    expect((await nextThreadId()) - before).toBe(1);
    for await (const _outcome of readMany(
      Array.from({ length: 50 }, () => GOOD),
      { jobs: 2 },
    ))
      break;
    const after = await nextThreadId();
    expect((await nextThreadId()) - after).toBe(1);
  });

  test("ends at once with the signal's reason", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const inputs = Array.from({ length: 50 }, () => GOOD);
    const run = (async () => {
      let count = 0;
      for await (const _outcome of readMany(inputs, { jobs: 1, signal: controller.signal })) {
        count += 1;
        if (count === 2) controller.abort(reason);
      }
    })();
    await expect(run).rejects.toBe(reason);
    await expect(told([GOOD], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(audit([GOOD], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe("audit", () => {
  test("gives what the command line gives, a file only once", async () => {
    const { contracts, notRead } = await audit([
      "fixtures/audit/weir",
      "fixtures/audit/weir/pa-01.pdf",
      EMPTY,
    ]);
    expect(contracts.map(({ applications }) => applications.length)).toEqual([5]);
    expect(notRead).toEqual([
      { file: EMPTY, error: "The file is empty. Send the PDF again.", looksLikeChangeOrder: false },
    ]);
  });

  test("refuses more than it compares", async () => {
    const bytes = new Uint8Array(1);
    await expect(audit(Array.from({ length: 1_001 }, () => bytes))).rejects.toThrow(RangeError);
  });
});

describe("toSheets", () => {
  test("gives rows as data, as text and as a workbook", async () => {
    const { sheets, workbook } = await toSheets([
      join(folder, "march"),
      join(folder, "march/a.pdf"),
      BILL,
    ]);
    expect(sheets.map(({ name }) => name)).toEqual([
      "pay",
      "totals",
      "problems",
      "documents",
      "pay-applications",
      "schedule-of-values",
      "change-orders",
      "change-order-costs",
      "listed-change-orders",
      "invoices",
      "invoice-lines",
      "invoice-taxes",
      "lien-waivers",
      "checks",
    ]);
    const rowsOf = (wanted: string) => sheets.find(({ name }) => name === wanted)?.rows ?? [];
    expect(
      rowsOf("documents").map(([file]) => (typeof file === "string" ? basename(file) : file)),
    ).toEqual(["a.pdf", "b.pdf", "c.pdf", "electric.pdf"]);
    expect(rowsOf("invoices")).toHaveLength(2);
    // The empty file and the invoice that comes twice are what needs a person.
    expect(JSON.stringify(rowsOf("problems"))).toMatch(/copy of.*empty/is);
    for (const { columns, rows } of sheets) {
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
    }
    const documents = sheets.find(({ name }) => name === "documents");
    expect(documents?.csv().split("\r\n")).toHaveLength(6);
    expect(JSON.parse(JSON.stringify(documents?.rows))).toEqual(documents?.rows);
    const bytes = await workbook(folder);
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe("PK");
  });
});
