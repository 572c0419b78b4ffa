import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { pngOf } from "../../src/pdf/picture-writer.ts";
import { renderPage } from "../../src/pdf/render.ts";
import { built } from "../support/built.ts";
import { crossfoot, folderOf } from "./run-crossfoot.ts";

const { read } = (await built("index.js")) as typeof import("../../src/index.ts");

const BILL = "fixtures/invoice/us-classic/electric.pdf";
const DPI = 200;

/** The first page of a PDF as somebody who scans it to a picture would have it. */
async function pictureOf(path: string): Promise<Uint8Array> {
  const document = await openPdf(new Uint8Array(readFileSync(path)), LIMITS);
  try {
    const drawn = renderPage(document, 1, { renderDpi: DPI });
    return pngOf(drawn, { isGrey: true, deflate: (bytes) => deflateSync(bytes) });
  } finally {
    document.close();
  }
}

describe("a picture", () => {
  let png: Uint8Array;
  beforeAll(async () => {
    png = await pictureOf(BILL);
  });

  test("is read by the library as the PDF that it shows", async () => {
    const [shown, printed] = [await read(png), await read(BILL)];
    if (!("invoice" in shown) || !("invoice" in printed)) throw new Error("It is no invoice.");
    expect(shown.invoice.total).toBe(printed.invoice.total);
    expect(shown.invoice.lineItems.map(({ amount }) => amount)).toEqual(
      printed.invoice.lineItems.map(({ amount }) => amount),
    );
    expect(shown.checks.every(({ passed }) => passed !== false)).toBe(true);
  });

  test("in a folder of bills is read beside a PDF of its name, and keeps its ending", async () => {
    const folder = folderOf({ "bill.pdf": BILL, "notes.txt": "package.json" });
    writeFileSync(join(folder, "bill.png"), png);
    const out = join(folder, "results");
    const run = ["read", folder, "--out", out, "--format", "json", "--no-journal"];
    const { code, stderr } = await crossfoot([...run, "--kind", "invoice"]);
    expect(stderr).toMatch(/^2 inputs: .* 0 not read\.$/m);
    expect(stderr).toContain("Skipped 1 file (not PDFs)");
    expect(code).toBe(0);
    expect(readdirSync(out).toSorted()).toEqual(["bill.json", "bill.png.json"]);
  });

  test("in a folder of any papers is left alone and counted, and read where it is named", async () => {
    const folder = folderOf({ "bill.pdf": BILL });
    writeFileSync(join(folder, "site.png"), png);
    const run = ["--format", "json", "--no-journal"];
    const left = await crossfoot(["read", folder, ...run]);
    expect(left.stderr).toMatch(/^1 input: .* 0 not read\.$/m);
    expect(left.stderr).toContain("Skipped 1 picture in the folders");
    const named = await crossfoot(["read", join(folder, "*.png"), ...run]);
    expect(named.stderr).toMatch(/^1 input: .* 0 not read\.$/m);
  });
});
