import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../../support/chromium.ts";
import { crossfoot, folderOf } from "../run-crossfoot.ts";
import { runReview } from "./run-review.ts";

const program = findChromium();

/** What a person sees that the reading does not: of a field the words to search for, or that nothing is printed, and the value that follows. */
interface Seen {
  readonly field: string;
  readonly search: string | null;
  readonly value: string | null;
}

/** Papers of which the reading says something else than their truth, and what corrects it. */
const MISREAD: Readonly<Record<string, readonly Seen[]>> = {
  "change-order/mail/approved-below-request": [
    { field: "description", search: "hoist standby, ten days", value: "Hoist standby, ten days." },
  ],
  "change-order/workbook/tax-is-wrong": [{ field: "number", search: "cop 9", value: "COP 9" }],
  "invoice/hire-schedule/scaffold": [
    { field: "invoiceDate", search: "30/09/2026", value: "2026-09-30" },
    { field: "purchaseOrder", search: "hhb/2291", value: "HHB/2291" },
  ],
  "invoice/shop-receipt/grease-gun": [
    { field: "invoiceNumber", search: "gl200418", value: "GL-200418" },
    { field: "purchaseOrder", search: null, value: null },
  ],
  "invoice/italian-form/geometra": [{ field: "amountPaid", search: "650,00", value: "650.00" }],
  "invoice/progress-bill/abschlag": [
    { field: "subtotal", search: "23.286,46", value: "23286.46" },
    { field: "discount", search: null, value: null },
  ],
  "invoice/till/ferreteria": [{ field: "subtotal", search: null, value: null }],
  "lien-waiver/arizona/unconditional-progress-own-words": [
    {
      field: "location",
      search: "77 N Gilbert Road, Mesa, AZ 85203",
      value: "77 N. Gilbert Road, Mesa, AZ 85203.",
    },
  ],
  "scans/change-order/signed": [
    { field: "description", search: "hoist standby, ten days", value: "Hoist standby, ten days." },
  ],
};

const PAPERS = 40;

/** Fixtures that are read, spread over all of them: paths below `fixtures` without ending. */
function chosenPapers(): readonly string[] {
  const misread = Object.keys(MISREAD);
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
        if (await goThrough(page, MISREAD[paper] ?? [])) corrected.add(paper);
        await page.keyboard.press("s");
        await page.locator("#told", { hasText: "Written: " }).waitFor();
        await page.keyboard.press("n");
      }
      await page.locator("#told", { hasText: "No further paper" }).waitFor();
      expect(complaints).toEqual([]);
      expect([...requested]).toEqual([review.origin]);
      expect(await review.stop()).toBe(0);
      expectWritten(folder, papers, corrected);
      const check = await crossfoot(["golden", "check", folder]);
      expect(check.stdout).toContain(
        `${PAPERS} documents: ${PAPERS - corrected.size} as accepted, ${corrected.size} not.`,
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
  },
);

/** A page that tells what was complained of and where requests went. */
async function opened(browser: Browser): Promise<{
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly requested: ReadonlySet<string>;
}> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requested = new Set<string>();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:") requested.add(origin);
  });
  page.setDefaultTimeout(60_000);
  return { page, complaints, requested };
}

/** Waits until a paper is shown and nothing is under way. */
async function named(page: Page, name: string): Promise<void> {
  await page.locator("h1", { hasText: name }).waitFor();
  await page.locator('.pick[aria-expanded="true"]').waitFor();
  await idle(page);
}

async function idle(page: Page): Promise<void> {
  await page.locator("body:not([aria-busy])").waitFor();
}

/** Corrects what is seen, then takes all else as it is; says whether anything differs now from what is read. */
async function goThrough(page: Page, seen: readonly Seen[]): Promise<boolean> {
  for (const { field, search } of seen) {
    await goTo(page, field);
    if (search === null) await page.keyboard.press("x");
    else {
      await page.keyboard.press("/");
      await page.keyboard.type(search);
      await page.locator("#found button").first().waitFor();
      await page.keyboard.press("Enter");
    }
    await page.locator(`li.said [data-field="${field}"]`).waitFor();
    await idle(page);
  }
  let isCorrected = seen.length > 0;
  for (let left = await page.locator("li.open").count(); left > 0; left -= 1) {
    const current = page.locator('.pick[aria-expanded="true"]');
    const isLeftOut =
      (await current.locator(".state").textContent())?.includes("left out") === true;
    isCorrected ||= isLeftOut;
    await page.keyboard.press(isLeftOut ? "x" : "Enter");
    await expect.poll(async () => page.locator("li.open").count()).toBe(left - 1);
    await idle(page);
  }
  return isCorrected;
}

/** Goes to a field with the keys, from the first on. */
async function goTo(page: Page, field: string): Promise<void> {
  const fields = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll(".pick")].map(({ dataset }) => dataset.field)`,
  );
  expect(fields).toContain(field);
  for (let at = 0; at < fields.length; at += 1) await page.keyboard.press("k");
  for (let at = 0; at < fields.indexOf(field); at += 1) await page.keyboard.press("j");
  await page.locator(`.pick[aria-expanded="true"][data-field="${field}"]`).waitFor();
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

async function violationsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 300) + failureSummary).join(" ")))`,
  );
}
