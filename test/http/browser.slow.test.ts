import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";
import { type TestDaemon, testDaemon } from "../support/daemon.ts";

const GOOD = "fixtures/pay-application/aia-g702/first-application.pdf";
const program = findChromium();
const TITLE = program === null ? NO_CHROMIUM : "a person who opens the daemon";

describe.skipIf(program === null)(TITLE, () => {
  let daemon: TestDaemon;
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    daemon = await testDaemon();
    address = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser.close();
    await daemon.close();
  });

  test.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("sees a document with its figures marked, %s", async (_name, javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(address);
    await page.setInputFiles("input[type=file]", GOOD);
    await page.click("form button[type=submit]");
    const answer = javaScriptEnabled ? page.frameLocator("iframe") : page;
    await answer.getByText("77,162.40", { exact: true }).first().waitFor({ timeout: 20_000 });
    expect(await answer.locator("a.mark").count()).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("reads in plain words why a file was refused", async () => {
    const page = await browser.newPage();
    await page.goto(address);
    await page.setInputFiles("input[type=file]", "package.json");
    await page.click("form button[type=submit]");
    await page.getByText("The document is not a PDF.").first().waitFor({ timeout: 20_000 });
    await page.close();
  });
});
