import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../../support/chromium.ts";
import { crossfoot, folderOf } from "../run-crossfoot.ts";
import { goThrough, goTo, goToCell, idle, named, opened } from "./at-the-page.ts";
import { MISREAD, MISREAD_ROWS } from "./misread.ts";
import { runReview } from "./run-review.ts";

const program = findChromium();

const PAPERS = 40;

/** Fixtures that are read, spread over all of them: paths below `fixtures` without ending. */
function chosenPapers(): readonly string[] {
  const misread = [...new Set([...Object.keys(MISREAD), ...Object.keys(MISREAD_ROWS)])];
  const others = globSync("fixtures/**/*.expected.json")
    .toSorted()
    .filter((path) => "document" in jsonAt(path))
    .map((path) => path.slice("fixtures/".length).replace(/\.expected\.json$/, ""))
    .filter((name) => !misread.includes(name));
  const count = PAPERS - misread.length;
  const every = others.length / count;
  const spread = Array.from({ length: count }, (_, at) => others[Math.floor(at * every)] ?? "");
  return [...misread, ...spread].toSorted();
}

function jsonAt(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
}

function fileName(paper: string): string {
  return paper.replaceAll("/", "__");
}

describe.skipIf(program === null)(
  program === null ? NO_CHROMIUM : "in Chromium, a person at the keyboard",
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
    });
    afterAll(async () => {
      await browser.close();
    });

    test("goes through forty papers, corrects what was misread, and saves what is right", async () => {
      const papers = chosenPapers();
      expect(new Set(papers).size).toBe(PAPERS);
      const folder = folderOf(
        Object.fromEntries(
          papers.map((paper) => [`${fileName(paper)}.pdf`, `fixtures/${paper}.pdf`]),
        ),
      );
      const review = await runReview([folder, "--all"]);
      const { page, complaints, requested } = await opened(browser);
      await page.goto(review.address);
      const names = papers.map((paper) => join(folder, `${fileName(paper)}.pdf`)).toSorted();
      const corrected = new Set<string>();
      for (const name of names) {
        await named(page, name);
        const paper = papers.find((one) => name.endsWith(`/${fileName(one)}.pdf`)) ?? "";
        const rows = MISREAD_ROWS[paper]?.steps ?? [];
        if (await goThrough(page, MISREAD[paper] ?? [], rows)) corrected.add(paper);
        await page.keyboard.press("s");
        await page.locator("#told", { hasText: "Written: " }).waitFor();
        await page.keyboard.press("n");
      }
      await page.locator("#told", { hasText: "No further paper" }).waitFor();
      expect(complaints).toEqual([]);
      expect([...requested]).toEqual([review.origin]);
      expect(await review.stop()).toBe(0);
      expectWritten(folder, papers, corrected);
      // A row that was struck out and added again is the one that was read.
      const others = papers.filter((paper) => isOther(folder, paper)).length;
      expect(others).toBeGreaterThan(corrected.size - Object.keys(MISREAD_ROWS).length);
      const check = await crossfoot(["golden", "check", folder]);
      expect(check.stdout).toContain(
        `${PAPERS} documents: ${PAPERS - others} as accepted, ${others} not.`,
      );
    });

    test("finds nothing that keeps anybody out, in light and in dark", async () => {
      const review = await runReview([
        folderOf({ "bill.pdf": "fixtures/invoice/hire-schedule/scaffold.pdf" }),
      ]);
      const { page, complaints } = await opened(browser);
      await page.goto(review.address);
      await named(page, "bill.pdf");
      await page.evaluate(axe.source);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await goTo(page, "invoiceDate");
        expect(await violationsOf(page), `${colorScheme}, a field`).toEqual([]);
        await page.keyboard.press("/");
        await page.keyboard.type("09/2026");
        await page.locator("#found button").first().waitFor();
        expect(await violationsOf(page), `${colorScheme}, the search`).toEqual([]);
        await page.keyboard.press("Escape");
        await goTo(page, "lineItems");
        expect(await violationsOf(page), `${colorScheme}, a list`).toEqual([]);
        await goToCell(page, "lineItems.1.amount");
        expect(await violationsOf(page), `${colorScheme}, a cell`).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await review.stop();
    });

    test("takes a step back, extends words, and points with the mouse", async () => {
      const review = await runReview([
        folderOf({ "bill.pdf": "fixtures/invoice/hire-schedule/scaffold.pdf" }),
      ]);
      const { page } = await opened(browser);
      await page.goto(review.address);
      await named(page, "bill.pdf");
      const open = await page.locator("li.open").count();
      await page.keyboard.press("x");
      await page.locator("li.said").first().waitFor();
      expect(await page.locator("li.open").count()).toBe(open - 1);
      await page.keyboard.press("u");
      await page.locator("#told", { hasText: "Taken back." }).waitFor();
      expect(await page.locator("li.open").count()).toBe(open);

      await goTo(page, "vendor.name");
      await page.keyboard.press("/");
      await page.keyboard.type("penistone access");
      await page.locator('#found[data-of="penistone access"] button').first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press("Shift+ArrowRight");
      await page.locator("#told", { hasText: /access & scaffolding”/i }).waitFor();
      await page.keyboard.press("Enter");
      await page.locator('[data-field="vendor.name"] .state', { hasText: "corrected" }).waitFor();

      await goTo(page, "total");
      const place = await page.locator(".place.field").first().boundingBox();
      await page.mouse.click((place?.x ?? 0) + 6, (place?.y ?? 0) + (place?.height ?? 0) / 2);
      await page.locator("#told", { hasText: "Enter takes it" }).waitFor();
      await page.keyboard.press("Enter");
      await page.locator('[data-field="total"] .state', { hasText: "corrected" }).waitFor();
      await review.stop();
    });

    test("does what keys say that are pressed before the words of a page have come", async () => {
      const review = await runReview([
        folderOf({ "bill.pdf": "fixtures/invoice/hire-schedule/scaffold.pdf" }),
      ]);
      const { page, complaints } = await opened(browser);
      await page.route("**/words", async (route) => {
        await new Promise((done) => setTimeout(done, 400));
        await route.continue();
      });
      await page.goto(review.address);
      await named(page, "bill.pdf");
      await goToCell(page, "lineItems.1");
      await page.keyboard.press("x");
      await page.locator('tr.struck [data-field="lineItems.1"]').waitFor();
      await idle(page);
      await page.keyboard.press("a");
      await page.keyboard.type("temporary roof 18 m span");
      await page.locator('#found[data-of="temporary roof 18 m span"] button').first().waitFor();
      await page.keyboard.press("Enter");
      await page.locator('tr.added [data-field="lineItems.4.amount"]').waitFor();
      await idle(page);
      // Enter takes the word that was clicked; it does not accept what was read instead.
      await page.reload();
      await named(page, "bill.pdf");
      await goTo(page, "total");
      const place = await page.locator(".place.field").first().boundingBox();
      await page.mouse.click((place?.x ?? 0) + 6, (place?.y ?? 0) + (place?.height ?? 0) / 2);
      await page.keyboard.press("Enter");
      await page.locator('[data-field="total"] .state', { hasText: "corrected" }).waitFor();
      // Who has gone elsewhere meanwhile takes nothing there.
      await page.reload();
      await named(page, "bill.pdf");
      await goToCell(page, "lineItems.0");
      await page.keyboard.press("a");
      await page.keyboard.type("temporary roof 18 m span");
      await page.locator('#found[data-of="temporary roof 18 m span"] button').first().waitFor();
      await page.keyboard.press("Escape");
      await page.waitForResponse((response) => response.url().endsWith("/words"));
      await idle(page);
      expect(await page.locator(".place.chosen").count()).toBe(0);
      expect(complaints).toEqual([]);
      await review.stop();
    });

    test("shows in one window what was said in another", async () => {
      const review = await runReview([
        folderOf({ "bill.pdf": "fixtures/invoice/hire-schedule/scaffold.pdf" }),
      ]);
      const windows = [await opened(browser), await opened(browser)] as const;
      for (const { page } of windows) {
        await page.goto(review.address);
        await named(page, "bill.pdf");
      }
      const [{ page: one }, { page: other }] = windows;
      await goToCell(one, "lineItems.1");
      await one.keyboard.press("x");
      await one.locator('tr.struck [data-field="lineItems.1"]').waitFor();
      await goTo(other, "total");
      expect(await other.locator("tr.struck").count()).toBe(0);
      await other.keyboard.press("Enter");
      await other.locator('li.said [data-field="total"]').waitFor();
      await other.locator('tr.struck [data-field="lineItems.1"]').waitFor({ state: "attached" });
      expect(await other.locator(".grid tbody tr").count()).toBe(5);
      await idle(one);
      await one.keyboard.press("u");
      await one.locator("#told", { hasText: "Taken back." }).waitFor();
      await one.locator('li:not(.said) [data-field="total"]').waitFor();
      for (const { complaints } of windows) expect(complaints).toEqual([]);
      await review.stop();
    });

    test("adds and strikes out rows with the mouse, and takes each step back", async () => {
      const review = await runReview([
        folderOf({ "bill.pdf": "fixtures/invoice/hire-schedule/scaffold.pdf" }),
      ]);
      const { page, complaints } = await opened(browser);
      await page.goto(review.address);
      await named(page, "bill.pdf");
      await goTo(page, "lineItems");
      // A click on the page goes to the cell that is printed there.
      const { x = 0, y = 0, height = 0 } = (await placeOf(page, "lineItems.3.amount")) ?? {};
      await page.mouse.click(x + 6, y + height / 2);
      await page.locator('.cell[aria-current][data-field="lineItems.3.amount"]').waitFor();
      await page.keyboard.press("X");
      await page.locator('tr.struck [data-field="lineItems.3"]').waitFor();
      await idle(page);
      await page.locator('[data-field="lineItems"] .value', { hasText: "3 rows" }).waitFor();
      await page.locator(".checks .fails", { hasText: "lines_to_subtotal" }).waitFor();

      await page.keyboard.press("a");
      await page.mouse.click(x + 6, y + height / 2);
      await page.locator("#told", { hasText: "Hoist, 500 kg" }).waitFor();
      await page.keyboard.press("Enter");
      await page
        .locator('tr.added [data-field="lineItems.4.amount"]', { hasText: "560.00" })
        .waitFor();
      await idle(page);
      expect(await page.locator(".checks .fails").count()).toBe(0);
      // Its line is a row now.
      await page.keyboard.press("a");
      await page.mouse.click(x + 6, y + height / 2);
      await page.locator("#told", { hasText: "Hoist, 500 kg" }).waitFor();
      await page.keyboard.press("Enter");
      await page.locator("#told", { hasText: "This is row 5 already." }).waitFor();
      await idle(page);

      for (const left of [1, 0]) {
        await page.keyboard.press("u");
        await page.locator("#told", { hasText: "Taken back." }).waitFor();
        await idle(page);
        await expect.poll(async () => page.locator("tr.added, tr.struck").count()).toBe(left);
      }
      expect(complaints).toEqual([]);
      await review.stop();
    });
  },
);

/** Whether another golden was written of a paper than the fixture has. */
function isOther(folder: string, paper: string): boolean {
  const [written, before] = [join(folder, fileName(paper)), `fixtures/${paper}`].map((path) =>
    readFileSync(`${path}.expected.json`, "utf8"),
  );
  return written !== before;
}

/** What was written of each paper: the golden of the fixture, but for what was corrected. */
function expectWritten(
  folder: string,
  papers: readonly string[],
  corrected: ReadonlySet<string>,
): void {
  for (const paper of papers) {
    const path = join(folder, fileName(paper));
    const before = `fixtures/${paper}.expected.json`;
    const seen = new Map((MISREAD[paper] ?? []).map((one) => [one.field, one.value]));
    const written = readFileSync(`${path}.expected.json`, "utf8");
    if (!corrected.has(paper)) expect(written, paper).toBe(readFileSync(before, "utf8"));
    expect(fieldValues(jsonAt(`${path}.expected.json`)), paper).toEqual({
      ...fieldValues(jsonAt(before)),
      ...Object.fromEntries(seen),
    });
    expect(rowsOf(paper, jsonAt(`${path}.expected.json`)), paper).toEqual(
      rowsSeen(paper, jsonAt(before)),
    );
    if (!paper.includes("invoice/")) continue;
    const truth = JSON.stringify(jsonAt(`${path}.truth.json`));
    for (const value of seen.values())
      if (value !== null) expect(truth).toContain(value.replace(/\.?0+$/, ""));
  }
}

/** The fields of a golden without their places. */
function fieldValues(golden: Record<string, unknown>): Record<string, unknown> {
  const fields = golden["fields"] as Readonly<Record<string, readonly unknown[] | null>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, line]) => [name, line === null ? null : line[0]]),
  );
}

/** The rows of a golden in which something was done; none where nothing was. */
function rowsOf(paper: string, golden: Record<string, unknown>): readonly unknown[] {
  const { section } = MISREAD_ROWS[paper] ?? {};
  return section === undefined ? [] : (golden[section] as readonly unknown[]);
}

/** The same rows as a person sees them. */
function rowsSeen(paper: string, before: Record<string, unknown>): readonly unknown[] {
  const rows = [...rowsOf(paper, before)];
  for (const [place, row] of Object.entries(MISREAD_ROWS[paper]?.differ ?? {}))
    rows[Number(place)] = row;
  return rows;
}

/** Where a cell is marked on the page, once it is looked at. */
async function placeOf(
  page: Page,
  cell: string,
): Promise<{ readonly x: number; readonly y: number; readonly height: number } | null> {
  await goToCell(page, cell);
  const box = await page.locator(".place.field").first().boundingBox();
  await goTo(page, "lineItems");
  return box;
}

async function violationsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 300) + failureSummary).join(" ")))`,
  );
}
