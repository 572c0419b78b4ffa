import axe from "axe-core";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossfoot, EMPTY, folderOf } from "../cli/run-crossfoot.ts";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";

const WIDTHS = [320, 768, 1440];
const program = findChromium();

describe.skipIf(program === null)(
  program === null ? NO_CHROMIUM : "in Chromium, the report",
  () => {
    let browser: Browser;
    let address = "";

    beforeAll(async () => {
      const folder = folderOf({
        "a-rather-long-name-that-somebody_gave_to_it-without-any-blank-in-it.pdf":
          "fixtures/broken/row_total.pdf",
        "pa-01.pdf": "fixtures/audit/clinic/pa-01.pdf",
        "pa-02.pdf": "fixtures/audit/clinic/pa-02.pdf",
        "sco-01.pdf": "fixtures/audit/clinic/sco-01.pdf",
        "bill.pdf": "fixtures/invoice/broken/total-cents.pdf",
        "empty.pdf": EMPTY,
      });
      const out = join(folderOf(), "report.html");
      await crossfoot(["report", folder, "--out", out, "--quiet", "--title", "March"]);
      address = pathToFileURL(out).href;
      browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
    });

    afterAll(async () => browser.close());

    async function opened(
      options: Parameters<Browser["newContext"]>[0] = {},
    ): Promise<{ page: Page; complaints: string[]; context: BrowserContext }> {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const url = request.url();
        if (url !== address && !url.startsWith("data:")) complaints.push(url);
      });
      await page.goto(address);
      return { page, complaints, context };
    }

    test("is accessible in light and dark, fits, loads nothing and is silent", async () => {
      const { page, complaints, context } = await opened();
      await page.evaluate(OPEN_ALL);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        expect(excess, `${width} px`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
      await page.evaluate(axe.source);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
      await context.close();
    });

    test("is reached by the keyboard alone, and shows where it is", async () => {
      const { page, context } = await opened();
      await page.evaluate("document.querySelector('details.figures').open = true");
      const wanted = await page.evaluate<number>(`${CONTROLS}.length`);
      const reached = new Set<string>();
      for (let step = 0; step < wanted; step += 1) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate<string>(FOCUS);
        expect(focus, "an outline is drawn").toMatch(/ (?:solid|auto)$/);
        reached.add(focus);
      }
      expect(wanted).toBeGreaterThan(150);
      expect(reached.size).toBe(wanted);
      await context.close();
    });

    test("a link opens the document, a figure leads to its box, a box to its figure", async () => {
      const { page, context } = await opened();
      await page.click("#send-back + ul a");
      const article = page.locator("article:target");
      expect(await article.locator("details.figures").getAttribute("open")).toBe("");
      await article.locator("td a").filter({ hasText: "p. " }).first().click();
      const box = page.locator("svg a:target");
      expect(await box.getAttribute("href")).toMatch(/^#field-/);
      await box.focus();
      await page.keyboard.press("Enter");
      expect(await page.locator(":is(tr, td):target").count()).toBe(1);
      await context.close();
    });

    test("notes are copied, also where the clipboard is refused", async () => {
      const { page, context } = await opened();
      await page.evaluate(
        "navigator.clipboard.writeText = async (text) => { window.copied = text; }",
      );
      const note = page.locator(".contract .note").first();
      await note.locator("summary").click();
      await note.locator("button").click();
      await expect.poll(() => note.locator("[role=status]").textContent()).toBe("Copied.");
      expect(await page.evaluate("window.copied")).toBe(await note.locator("pre").textContent());
      await page.evaluate(`
      navigator.clipboard.writeText = async () => { throw new Error("no"); };
      document.execCommand = () => false;
    `);
      await note.locator("button").click();
      await expect
        .poll(() => note.locator("[role=status]").textContent())
        .toBe("The text is selected: press Ctrl+C or Command+C.");
      expect(await page.evaluate("getSelection().toString().length")).toBeGreaterThan(100);
      await context.close();
    });

    test("documents are filtered by name and verdict, and a link to a hidden one shows it", async () => {
      const { page, context } = await opened();
      await page.fill("#filter-name", "PA-0");
      expect(await page.locator("article:visible").count()).toBe(2);
      expect(await page.textContent("#filter-count")).toBe("2 of 6 shown");
      await page.selectOption("#filter-verdict", "not-read");
      expect(await page.textContent("#filter-count")).toBe("0 of 6 shown");
      await page.click("#not-read + ul a");
      await expect.poll(() => page.locator("article:visible").count()).toBe(6);
      await context.close();
    });

    test("without scripts everything is there but the comfort", async () => {
      const { page, context } = await opened({ javaScriptEnabled: false });
      expect(await page.locator("button:visible, #filter:visible").count()).toBe(0);
      const first = page.locator("article details.figures").first();
      await first.locator("summary").first().click();
      await first.locator("td a").first().click();
      expect(await page.locator("svg a:target").count()).toBe(1);
      await page.locator(".contract .note summary").first().click();
      expect(await page.locator(".contract .note pre").first().isVisible()).toBe(true);
      await context.close();
    });

    test("is printed on few pages, and a document with its figures only where it is open", async () => {
      for (const javaScriptEnabled of [true, false]) {
        const { page, context } = await opened({ javaScriptEnabled, colorScheme: "dark" });
        const closed = await printed(page);
        expect(closed.pages, `scripts ${String(javaScriptEnabled)}`).toBeLessThan(8);
        expect(closed.pictures).toBe(0);
        await page.locator("article details.figures summary").first().click();
        const open = await printed(page);
        expect(open.pages).toBeGreaterThan(closed.pages);
        expect(open.pictures).toBeGreaterThan(0);
        await context.close();
      }
    });
  },
);

async function printed(page: Page): Promise<{ readonly pages: number; readonly pictures: number }> {
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  const count = (what: RegExp): number => pdf.match(what)?.length ?? 0;
  return { pages: count(/\/Type\s*\/Page\b/g), pictures: count(/\/Subtype\s*\/Image\b/g) };
}

const OPEN_ALL = "for (const part of document.querySelectorAll('details')) part.open = true";

const CONTROLS = `[...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
  .filter((part) => part.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }) && (part.closest("details:not([open])") === null || part.matches("details:not([open]) > summary") && part.parentElement.parentElement.closest("details:not([open])") === null))`;

/** Which of the page's controls has the focus, and the style of the outline around it. */
const FOCUS = `(() => {
  const all = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")];
  const { outlineStyle } = getComputedStyle(document.activeElement);
  return all.indexOf(document.activeElement) + " " + outlineStyle;
})()`;

async function violationsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 300) + failureSummary).join(" ")))`,
  );
}
