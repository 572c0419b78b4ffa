import axe from "axe-core";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read } from "../../src/index.ts";
import { builtReaderPage } from "../support/built-reader-page.ts";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";
import { type TestDaemon, testDaemon } from "../support/daemon.ts";
import { type OpenedPage, openedPage, VIOLATIONS } from "./opened-page.ts";

const GOOD = "fixtures/pay-application/aia-g702/first-application.pdf";
const SCAN = "fixtures/hostile/picture-only.pdf";
const LETTER = "fixtures/hostile/letter.pdf";
const WIDTHS = [320, 768, 1440];
const program = findChromium();
const TITLE = program === null ? NO_CHROMIUM : "in Chromium, the page that reads";

describe.skipIf(program === null)(TITLE, () => {
  let browser: Browser;
  let address = "";
  const folder = mkdtempSync(join(tmpdir(), "crossfoot-test-"));

  beforeAll(async () => {
    writeFileSync(join(folder, "index.html"), await builtReaderPage());
    address = pathToFileURL(join(folder, "index.html")).href;
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const opened = async (at = address, beforehand = ""): Promise<OpenedPage> =>
    openedPage(browser, at, beforehand);

  const figures = async (page: Page): Promise<void> =>
    page.frameLocator("iframe").getByText("77,162.40", { exact: true }).first().waitFor();

  test("reads a dropped document from a disk without a network, and asks for nothing", async () => {
    const { page, complaints, asked } = await opened();
    await page.evaluate(dropOf(GOOD));
    await figures(page);
    expect(await page.frameLocator("iframe").locator("a.mark").count()).toBeGreaterThan(20);
    expect(await page.textContent("#status")).toBe("The document was read.");
    expect(await page.evaluate("document.activeElement.id")).toBe("answer-title");
    // A box leads to its figure within the frame.
    await page.frameLocator("iframe").locator("td a").filter({ hasText: "p. 1" }).first().click();
    expect(await page.frameLocator("iframe").locator("a.mark:target").count()).toBe(1);
    expect(asked.filter((url) => url !== address && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("saves the JSON that Node gives, and the page", async () => {
    const { page } = await opened();
    await page.setInputFiles("#file", GOOD);
    await figures(page);
    const [json] = await Promise.all([page.waitForEvent("download"), page.click("#save-json")]);
    const answer = await read(new Uint8Array(readFileSync(GOOD)));
    expect(json.suggestedFilename()).toBe("first-application.json");
    expect(readFileSync(await json.path(), "utf8")).toBe(`${JSON.stringify(answer, null, 2)}\n`);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#save-page")]);
    expect(saved.suggestedFilename()).toBe("first-application.html");
    expect(readFileSync(await saved.path(), "utf8")).toContain("77,162.40");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.click("#copy-json");
    await expect.poll(() => page.textContent("#copied")).toBe("Copied.");
    await page.context().close();
  });

  test("says what to do with a scan and what another paper is, and goes on", async () => {
    const { page, complaints } = await opened();
    await page.setInputFiles("#file", SCAN);
    await page.locator("#status.bad").waitFor();
    expect(await page.textContent("#status")).toContain("npx crossfoot read FILE");
    await page.setInputFiles("#file", [LETTER, GOOD]);
    await figures(page);
    expect(await page.textContent("#status")).toBe("1 of 2 documents were read.");
    expect(await page.locator("#list li").count()).toBe(3);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("reads the PDFs in a ZIP file and an e-mail, and tells what cannot be had", async () => {
    const { page, complaints } = await opened();
    const content = new Uint8Array(readFileSync(GOOD));
    const locked = { name: "locked.pdf", content, flags: 1 };
    const files = {
      "march.zip": zipFile([{ name: "in/a.pdf", content }, { name: "notes.txt", content }, locked]),
      "note.eml": mailFile({ "b.pdf": content }),
      "none.zip": zipFile([]),
    };
    await page.setInputFiles(
      "#file",
      Object.entries(files).map(([name, bytes]) => ({
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(bytes),
      })),
    );
    await figures(page);
    expect(await page.textContent("#status")).toBe("2 of 4 documents were read.");
    const listed = await page.locator("#list li").allTextContents();
    expect(listed.map((text) => text.replace(/ .*/s, ""))).toEqual([
      "march.zip/in/a.pdf",
      "march.zip/locked.pdf",
      "note.eml/b.pdf",
      "none.zip",
    ]);
    expect(listed[1]).toContain("protected by a password");
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("refuses a file above the limit before it is read", async () => {
    const { page } = await opened();
    await page.evaluate("document.getElementById('drop').dataset.readMs = '1000000000'");
    await page.evaluate(`(() => {
      const file = new File([new Uint8Array(52428801)], "large.pdf");
      file.arrayBuffer = () => { throw new Error("was read"); };
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      document.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    })()`);
    await page.locator("#status.bad").waitFor();
    expect(await page.textContent("#status")).toMatch(/larger than 50 MB.*npx crossfoot read/);
    await page.context().close();
  });

  test.each([
    ["the limit of time", "Reading took longer than the time limit and was stopped."],
    ["Cancel", "Reading was interrupted before this file was finished."],
  ])("%s stops a read that hangs, and the next one works", async (what, sentence) => {
    const { page } = await opened(address, HANG_FIRST);
    await page.clock.install();
    await page.setInputFiles("#file", GOOD);
    await page.locator("#progress").waitFor();
    await page.evaluate(IS_ASKED);
    if (what === "Cancel") await page.click("#cancel");
    else await page.clock.fastForward(60_000);
    await page.locator("#status.bad").waitFor();
    expect(await page.textContent("#status")).toBe(sentence);
    await page.setInputFiles("#file", GOOD);
    await figures(page);
    await page.context().close();
  });

  test("is accessible before and after a read, in light and dark, and fits", async () => {
    const { page } = await opened();
    await page.evaluate(axe.source);
    for (const stage of ["before", "after"]) {
      if (stage === "after") {
        await page.setInputFiles("#file", [GOOD, LETTER]);
        await figures(page);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(VIOLATIONS), `${stage} ${colorScheme}`).toEqual([]);
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        expect(excess, `${stage} ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });

  test("the keyboard alone reaches everything, and shows where it is", async () => {
    const { page } = await opened();
    await page.setInputFiles("#file", GOOD);
    await figures(page);
    await page.focus(".skip");
    const reached = new Set<string>();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("Tab");
      reached.add(await page.evaluate<string>(FOCUS));
    }
    const wanted = ["file", "copy-json", "save-json", "save-page"];
    for (const id of wanted) expect([...reached]).toContain(`${id} drawn`);
    await page.context().close();
  });

  describe("of the daemon", () => {
    let daemon: TestDaemon;
    let url = "";
    beforeAll(async () => {
      daemon = await testDaemon();
      url = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
    });
    afterAll(async () => daemon.close());

    test("is offered on the start page, reads, and sends nothing back", async () => {
      const { page, complaints, asked } = await opened(url);
      await page.getByRole("link", { name: "Read it here, nothing is sent" }).click();
      await page.setInputFiles("#file", GOOD);
      const before = asked.length;
      await figures(page);
      expect(asked.slice(before).filter((one) => !/^(?:blob|data):/.test(one))).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test("is kept by the browser and asked for again by its tag", async () => {
      const first = await fetch(`${url}/here`);
      expect(first.headers.get("content-security-policy")).toContain("connect-src 'none'");
      expect(first.headers.get("content-security-policy")).toContain("'wasm-unsafe-eval'");
      const tag = first.headers.get("etag") ?? "";
      expect(tag).toMatch(/^"[\w-]+"$/);
      const again = await fetch(`${url}/here`, { headers: { "if-none-match": tag } });
      expect(again.status).toBe(304);
      const start = await fetch(url);
      expect(start.headers.get("content-security-policy")).not.toContain("wasm-unsafe-eval");
    });
  });
});

/** Drops a document on the page, as a hand does. */
function dropOf(path: string): string {
  const base64 = readFileSync(path).toString("base64");
  return `(() => {
    const bytes = Uint8Array.from(atob("${base64}"), (one) => one.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], "first-application.pdf", { type: "application/pdf" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  })()`;
}

/** The first worker of the page hangs as soon as it is given a document; those after it are as they should be. */
const HANG_FIRST = `(() => {
  const Real = Worker;
  const hanging = URL.createObjectURL(new Blob(["onmessage = ({ data }) => { if (data.kind === 'read') for (;;); }"]));
  let started = 0;
  globalThis.asked = 0;
  globalThis.Worker = class extends Real {
    constructor(script) { super(started++ === 0 ? hanging : script); }
    postMessage(task) { if (task.kind === "read") globalThis.asked += 1; super.postMessage(task); }
  };
})()`;

/** Until the first worker has its document. */
const IS_ASKED =
  "new Promise((done) => { const look = () => asked > 0 ? done() : requestAnimationFrame(look); look(); })";

/** The control that has the focus, and whether an outline is drawn around it. */
const FOCUS = `(() => {
  const { id } = document.activeElement;
  return id + (getComputedStyle(document.activeElement).outlineStyle === "none" ? "" : " drawn");
})()`;
