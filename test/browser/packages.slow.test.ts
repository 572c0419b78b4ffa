import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { type OpenSheet, openWorkbook } from "../sheets/open-workbook.ts";
import { builtReaderPage } from "../support/built-reader-page.ts";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";
import { type OpenedPage, openedPage, VIOLATIONS } from "./opened-page.ts";

/** Twenty-three documents, of which twenty are read. */
const PACKAGE = "fixtures/packages/waiver-too-low.pdf";

/** One bill of two pages that look like two. */
const BILL = "fixtures/invoice/telecom-bill/fibra.pdf";

/** Papers of a run, under the names that they have in it: two are copies, one is not read, one is broken. */
const PAPERS: Readonly<Record<string, string>> = {
  "march.pdf": "fixtures/pay-application/aia-g702/first-application.pdf",
  "march again.pdf": "fixtures/pay-application/aia-g702/first-application.pdf",
  "sums.pdf": "fixtures/broken/g702_math.pdf",
  "order.pdf": "fixtures/change-order/owner-form-older/decrease.pdf",
  "waiver.pdf": "fixtures/lien-waiver/california/conditional-progress.pdf",
  "letter.pdf": "fixtures/hostile/letter.pdf",
  "cut.pdf": "fixtures/hostile/cut-off.pdf",
  "package.pdf": PACKAGE,
};

const program = findChromium();
const TITLE = program === null ? NO_CHROMIUM : "in Chromium, the page that reads";

describe.skipIf(program === null)(TITLE, () => {
  let browser: Browser;
  let address = "";
  const folder = mkdtempSync(join(tmpdir(), "crossfoot-test-"));

  beforeAll(async () => {
    writeFileSync(join(folder, "index.html"), await builtReaderPage());
    address = pathToFileURL(join(folder, "index.html")).href;
    for (const [name, path] of Object.entries(PAPERS)) copyFileSync(path, join(folder, name));
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const opened = async (beforehand = ""): Promise<OpenedPage> =>
    openedPage(browser, address, beforehand);

  test("tells the documents of a package with their pages and kinds, and reads each", async () => {
    const { page, complaints, asked } = await opened();
    await page.setInputFiles("#file", PACKAGE);
    await isRead(page, "20 of 20 documents were read.");
    const told = await page.locator("#list ol li").allTextContents();
    expect(told).toHaveLength(23);
    expect(told[0]).toBe("page 1 Cover or letter. Not read.");
    expect(told[1]).toMatch(/^pages 2-3 Pay application\. Pay 300,870\.00\. From Westbrook/);
    expect(told[7]).toMatch(/^page 11 Lien waiver\. In order 300,870\.00\. /);
    await page.getByRole("button", { name: "pages 4-5", exact: true }).click();
    expect(await page.textContent("#answer-title")).toBe("waiver-too-low.pdf, pages 4-5");
    const figures = page.frameLocator("iframe");
    await figures.getByText("101,970.00", { exact: true }).first().waitFor();
    expect(await figures.locator(".pages figure").count()).toBe(2);
    const [json] = await Promise.all([page.waitForEvent("download"), page.click("#save-json")]);
    expect(json.suggestedFilename()).toBe("waiver-too-low, pages 4-5.json");
    const answer = await read(PACKAGE, { pages: { from: 4, to: 5 } });
    expect(readFileSync(await json.path(), "utf8")).toBe(`${JSON.stringify(answer, null, 2)}\n`);
    expect(asked.filter((url) => url !== address && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("a file that may be several documents is read as one, and apart where that is asked for", async () => {
    const { page, complaints } = await opened();
    await page.setInputFiles("#file", BILL);
    await isRead(page, "The document was read.");
    await page.getByRole("button", { name: "Read as 2 documents" }).click();
    await isRead(page, /of 2 documents were read\.$/);
    const told = await page.locator("#list ol li").allTextContents();
    expect(told.map((text) => text.slice(0, 7))).toEqual(["page 1 ", "page 2 "]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("the workbook has every cell of the one that the command line writes of the same files", async () => {
    const { page, complaints, asked } = await opened();
    const names = Object.keys(PAPERS);
    await page.setInputFiles(
      "#file",
      names.map((name) => join(folder, name)),
    );
    await isRead(page, "25 of 27 documents were read.");
    const here = await workbookIn(page);
    const out = join(folder, "out.xlsx");
    const line = ["read", ...names, "--split", "--out", out, "--quiet"];
    try {
      execFileSync("node", [resolve("bin/crossfoot.js"), ...line], { cwd: folder });
    } catch {
      // It ends with a code of its own where something was not read.
    }
    expect(here.map(told)).toEqual(openWorkbook(new Uint8Array(readFileSync(out))).map(told));
    const problems = here.find(({ title }) => title === "Problems");
    const texts = [...(problems?.cells.values() ?? [])].map(({ value }) => value);
    expect(texts).toContain("This is a copy of march again.pdf.");
    expect(texts).toContain("letter.pdf");
    expect(texts).toContain("cut.pdf");
    expect(asked.filter((url) => url !== address && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("what is cancelled is told and stands in the workbook, and a workbook can be cancelled", async () => {
    const { page } = await opened(HANG_AT_A_WORKBOOK);
    const names = Object.keys(PAPERS).map((name) => join(folder, name));
    await page.setInputFiles("#file", names);
    await page.locator("#progress").waitFor();
    await page.click("#cancel");
    await page.locator("#save-workbook:enabled").waitFor();
    const told = await page.locator("#list > li").allTextContents();
    expect(told).toHaveLength(names.length);
    expect(told.at(-1)).toBe("package.pdf Reading was interrupted before this file was finished.");
    await page.click("#save-workbook");
    await page.locator("#progress").waitFor();
    await page.click("#cancel");
    await page.locator("#status.bad").waitFor();
    const documents = (await workbookIn(page)).find(({ title }) => title === "Documents");
    expect(documents?.rowCount).toBe(names.length + 1);
    await page.context().close();
  });

  test("is accessible with a package, in light and dark, and fits", async () => {
    const { page } = await opened();
    await page.setInputFiles("#file", [PACKAGE, BILL]);
    await isRead(page, "21 of 21 documents were read.");
    await page.evaluate(axe.source);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(VIOLATIONS), colorScheme).toEqual([]);
    }
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect(excess, `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
});

async function isRead(page: Page, sentence: string | RegExp): Promise<void> {
  await page.locator("#status").getByText(sentence, { exact: true }).waitFor({ timeout: 60_000 });
}

async function workbookIn(page: Page): Promise<readonly OpenSheet[]> {
  const saved = page.waitForEvent("download");
  await page.click("#save-workbook");
  const file = await saved;
  expect(file.suggestedFilename()).toBe("documents.xlsx");
  return openWorkbook(new Uint8Array(readFileSync(await file.path())));
}

/** All that a sheet says. In a browser nobody knows where a file lies, so that its name is no link. */
function told({ links: _links, ...sheet }: OpenSheet): object {
  return { ...sheet, cells: [...sheet.cells] };
}

/** The first worker that is given a paper for a workbook hangs; those after it are as they should be. */
const HANG_AT_A_WORKBOOK = `(() => {
  const Real = Worker;
  const hanging = URL.createObjectURL(new Blob(["onmessage = () => { for (;;); }"]));
  let hasHung = false;
  globalThis.Worker = class extends Real {
    postMessage(task) {
      if (task.kind !== "input" || hasHung) return super.postMessage(task);
      hasHung = true;
      const other = new Real(hanging);
      other.postMessage(task);
    }
  };
})()`;
