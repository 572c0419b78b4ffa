import axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../../support/chromium.ts";
import { REFUSAL, servePages } from "./page-server.ts";
import { FREE, pagesOf, PAID } from "./sites.ts";

const PDF = { name: "march <b>.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const TEXT = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no PDF") };
const WIDTHS = [320, 768, 1440];
const PATIENCE = { timeout: 20_000 };

const program = findChromium();
const paths = [...pagesOf(FREE).keys()];

describe.skipIf(program === null)(program === null ? NO_CHROMIUM : "in Chromium", () => {
  let browser: Browser;
  const urls = { free: "", paid: "" };
  const closers: (() => void)[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
    const [free, paid] = await Promise.all([servePages(FREE), servePages(PAID)]);
    Object.assign(urls, { free: free.url, paid: paid.url });
    closers.push(free.close, paid.close);
  });

  afterAll(async () => {
    await browser.close();
    for (const close of closers) close();
  });

  async function opened(
    address: string,
    options: Parameters<Browser["newContext"]>[0] = {},
  ): Promise<{ page: Page; complaints: string[]; context: BrowserContext }> {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(address);
    return { page, complaints, context };
  }

  const shown = (["free", "paid"] as const).flatMap((site) =>
    paths.map((path) => ({ site, path })),
  );

  test.each(shown)("$site $path is accessible, fits and is silent", async ({ site, path }) => {
    const { page, complaints, context } = await opened(urls[site] + path);
    await page.evaluate(
      "for (const part of document.querySelectorAll('details')) part.open = true",
    );
    await page.evaluate(axe.source);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page, "document"), colorScheme).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect(excess, `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(paths)(
    "the keyboard alone reaches everything of %s, and shows where it is",
    async (path) => {
      const { page, context } = await opened(urls.free + path);
      const wanted = await page.evaluate<number>(
        "[...document.querySelectorAll('a[href], button, input, summary')].filter((part) => part.checkVisibility()).length",
      );
      const reached = new Set<string>();
      for (let step = 0; step < wanted; step += 1) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate<string>(FOCUS);
        expect(focus, "an outline is drawn").toMatch(/ solid$/);
        reached.add(focus);
      }
      expect(reached.size).toBe(wanted);
      await context.close();
    },
  );

  test("the skip link leads past the navigation", async () => {
    const { page, context } = await opened(urls.free + "/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.id")).toBe("file");
    await context.close();
  });

  describe("the drop zone", () => {
    test("shows the answer within the page, in its own style and with its own script", async () => {
      const { page, complaints, context } = await opened(urls.free + "/");
      await page.setInputFiles("#file", PDF);
      await page.focus("#file");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectAnswer(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test("takes a file that is dropped, even beside it", async () => {
      const { page, complaints, context } = await opened(urls.free + "/");
      for (const target of ["#drop", "footer"]) {
        await page.evaluate(dropped(target, ["%PDF-1.7"]));
        await expectAnswer(page);
        await page.reload();
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    test("is lit while a file hovers over the page", async () => {
      const { page, context } = await opened(urls.free + "/");
      const isLit = (): Promise<boolean> =>
        page.evaluate("document.getElementById('drop').matches('.over')");
      await page.evaluate(hovered("dragenter"));
      expect(await isLit()).toBe(true);
      await page.evaluate(hovered("dragleave"));
      expect(await isLit()).toBe(false);
      await context.close();
    });

    test("says why a file is refused, and nothing is shown", async () => {
      const { page, complaints, context } = await opened(urls.free + "/");
      await page.setInputFiles("#file", TEXT);
      await page.click("#drop button");
      await expectStatus(page, REFUSAL);
      // Chromium itself notes that a request was answered with 415.
      expect(complaints.filter((text) => !text.includes("415"))).toEqual([]);
      await page.setInputFiles("#file", { ...PDF, buffer: Buffer.alloc(4_194_305) });
      await page.click("#drop button");
      await expectStatus(page, "march <b>.pdf is larger than 4 MB. Send only the document itself.");
      await page.evaluate(dropped("#drop", ["%PDF-1.7", "%PDF-1.7"]));
      await expectStatus(page, "Drop one document at a time.");
      expect(await page.isVisible("#answer")).toBe(false);
      await context.close();
    });

    test("says that the server is gone", async () => {
      const { page, context } = await opened(urls.free + "/");
      await page.route("**/try", (route) => route.abort());
      await page.setInputFiles("#file", PDF);
      await page.click("#drop button");
      await expectStatus(
        page,
        "The server did not answer. Check the connection and send the document again.",
      );
      await context.close();
    });

    test("shows that it reads, and can be cancelled", async () => {
      const { page, context } = await opened(urls.free + "/");
      await page.setInputFiles("#file", { ...PDF, name: "slow.pdf" });
      await page.click("#drop button");
      await expectStatus(page, "Reading slow.pdf.");
      expect(await page.isVisible("#drop-bar")).toBe(true);
      await page.focus("#drop-cancel");
      await page.keyboard.press("Enter");
      await expectStatus(page, "Cancelled. Nothing was kept.");
      expect(await page.isVisible("#drop-bar")).toBe(false);
      expect(await page.evaluate("document.activeElement.id")).toBe("file");
      await context.close();
    });

    test("lets the answer be saved, and opened alone", async () => {
      const { page, context } = await opened(urls.free + "/", { acceptDownloads: true });
      await page.setInputFiles("#file", PDF);
      await page.click("#drop button");
      await expectAnswer(page);
      const saving = page.waitForEvent("download");
      await page.click("#answer-save");
      expect((await saving).suggestedFilename()).toMatch(/^march .*\.html$/);
      const opening = context.waitForEvent("page");
      await page.click("#answer button");
      const alone = await opening;
      await alone.waitForLoadState();
      expect(await alone.title()).toBe("march <b>.pdf · crossfoot");
      await context.close();
    });

    test("is accessible and fits with an answer", async () => {
      const { page, context } = await opened(urls.free + "/", {
        viewport: { width: 320, height: 800 },
      });
      await page.setInputFiles("#file", PDF);
      await page.click("#drop button");
      await expectAnswer(page);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
      await page.evaluate(axe.source);
      expect(await violationsOf(page, "{ exclude: ['iframe'] }")).toEqual([]);
      await context.close();
    });
  });

  describe("without scripts", () => {
    test.each([
      ["the answer is a page of its own", PDF, "march <b>.pdf"],
      ["a refusal is a page of its own", TEXT, REFUSAL],
    ])("%s", async (_, file, heading) => {
      const { page, context } = await opened(urls.free + "/", { javaScriptEnabled: false });
      await page.setInputFiles("#file", file);
      await page.click("#drop button");
      await page.waitForURL("**/try");
      expect(await page.textContent("h1")).toBe(heading);
      await context.close();
    });
  });
});

/** Which of the page's controls has the focus, and the style of the outline around it. */
const FOCUS = `(() => {
  const all = [...document.querySelectorAll("a[href], button, input, summary")];
  const { outlineStyle } = getComputedStyle(document.activeElement);
  return all.indexOf(document.activeElement) + " " + outlineStyle;
})()`;

/** Whether its own style and script hold within the answer, and that it has no origin. */
const LOOK_OF_ANSWER = `(() => {
  const mark = document.querySelector(".mark");
  mark.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  return [getComputedStyle(mark).position, mark.matches(".lit") ? "lit" : "unlit", window.origin];
})()`;

async function violationsOf(page: Page, context: string): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    `axe.run(${context}).then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes.map(({ html }) => html).join(" ")))`,
  );
}

function dropped(target: string, contents: readonly string[]): string {
  return `(() => {
    const dataTransfer = new DataTransfer();
    for (const content of ${JSON.stringify(contents)})
      dataTransfer.items.add(new File([content], "march <b>.pdf", { type: "application/pdf" }));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector(${JSON.stringify(target)}).dispatchEvent(event);
  })()`;
}

function hovered(kind: "dragenter" | "dragleave"): string {
  return `(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([""], "march.pdf"));
    document.body.dispatchEvent(new DragEvent("${kind}", { dataTransfer, bubbles: true }));
  })()`;
}

async function expectStatus(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => page.textContent("[role=status]"), PATIENCE).toBe(sentence);
}

async function expectAnswer(page: Page): Promise<void> {
  await expectStatus(page, "march <b>.pdf was read. The answer stands below.");
  await expect
    .poll(() => page.evaluate("document.activeElement.id"), PATIENCE)
    .toBe("answer-title");
  const frame = page.frameLocator("#answer iframe");
  await frame.locator("h1").waitFor();
  expect(await frame.locator("h1").textContent()).toBe("march <b>.pdf");
  const inner = page.frames().find((part) => part !== page.mainFrame());
  const seen = await inner?.evaluate<string[]>(LOOK_OF_ANSWER);
  expect(seen, "style, script and origin of the answer").toEqual(["absolute", "lit", "null"]);
}
