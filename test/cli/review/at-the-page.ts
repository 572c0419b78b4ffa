import { type Browser, type Page } from "playwright-core";
import { expect } from "vitest";
import type { RowStep, Seen } from "./misread.ts";

/** A key that was lost is told where it was pressed, and not by the end of the whole test. */
const PATIENCE = { timeout: 60_000 } as const;

/** A page that tells what was complained of and where requests went. */
export async function opened(browser: Browser): Promise<{
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
  page.setDefaultTimeout(PATIENCE.timeout);
  return { page, complaints, requested };
}

/** Waits until a paper is shown and nothing is under way. */
export async function named(page: Page, name: string): Promise<void> {
  await page.locator("h1", { hasText: name }).waitFor();
  await page.locator('.pick[aria-expanded="true"]').waitFor();
  await idle(page);
}

export async function idle(page: Page): Promise<void> {
  await page.locator("body:not([aria-busy])").waitFor();
}

/** Corrects what is seen in fields and rows, then takes all else as it is; says whether anything differs now from what is read. */
export async function goThrough(
  page: Page,
  seen: readonly Seen[],
  rows: readonly RowStep[],
): Promise<boolean> {
  for (const { field, search } of seen) {
    await goTo(page, field);
    if (search === null) await page.keyboard.press("x");
    else await point(page, "/", search);
    await page.locator(`li.said [data-field="${field}"]`).waitFor();
    await idle(page);
  }
  for (const step of rows) await correctRows(page, step);
  let isCorrected = seen.length + rows.length > 0;
  for (let left = await leftOf(page); left > 0; left = await leftOf(page)) {
    if (await page.locator('.pick[aria-expanded="true"]').count()) await onto(page);
    const current = page.locator('.pick[aria-expanded="true"] .state');
    const isLeftOut = (await current.textContent())?.includes("left out") === true;
    isCorrected ||= isLeftOut;
    await page.keyboard.press(isLeftOut ? "x" : "Enter");
    await expect.poll(async () => leftOf(page), PATIENCE).toBeLessThan(left);
    await idle(page);
  }
  return isCorrected;
}

/** How many fields, cells and lists are still to be looked at. */
export async function leftOf(page: Page): Promise<number> {
  const words = (await page.locator("#head .left").textContent()) ?? "";
  return Number(/^(\d+) left/.exec(words)?.[1] ?? 0);
}

/** Saving shows what is still to be looked at. */
async function onto(page: Page): Promise<void> {
  await page.keyboard.press("s");
  await page.locator("#told", { hasText: "look at this first" }).waitFor();
  await idle(page);
}

/** Begins a search by its key, takes the first place of a text, and so many lines more. */
async function point(page: Page, key: string, search: string, further = 0): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.type(search);
  await page
    .locator(`#found[data-of="${search.replaceAll('"', '\\"')}"] button`)
    .first()
    .waitFor();
  if (further > 0) await page.keyboard.press("ArrowDown");
  for (let at = 0; at < further; at += 1) {
    const before = await page.locator(".place.chosen").count();
    await page.keyboard.press("Shift+ArrowRight");
    await expect
      .poll(async () => page.locator(".place.chosen").count(), PATIENCE)
      .toBeGreaterThan(before);
  }
  await page.keyboard.press("Enter");
}

async function correctRows(page: Page, step: RowStep): Promise<void> {
  if ("cell" in step) {
    await goToCell(page, step.cell);
    await point(page, "/", step.search);
    await page.locator(`td.said [data-field="${step.cell}"]`, { hasText: step.value }).waitFor();
  } else if ("strike" in step) {
    await goToCell(page, step.strike);
    await page.keyboard.press("x");
    await page.locator(`tr.struck [data-field="${step.strike}"]`).waitFor();
  } else {
    await goTo(page, step.add);
    const added = await page.locator("tr.added").count();
    await point(page, "a", step.search, step.further);
    await expect.poll(async () => page.locator("tr.added").count(), PATIENCE).toBe(added + 1);
  }
  await idle(page);
}

/** Goes to a row or a cell with the arrows: into its list, to its row, to its column. */
export async function goToCell(page: Page, field: string): Promise<void> {
  const list = field.replace(/\.\d+(?:\.\w+)?$/, "");
  await goTo(page, list);
  await page.keyboard.press("ArrowRight");
  // Each press comes one row or one column nearer.
  for (let nearer = Infinity; ;) {
    const [rows, columns] = await page.evaluate<readonly [number, number]>(`(() => {
      const placeOf = (cell) => [cell.closest("tr").rowIndex, [...cell.closest("tr").querySelectorAll(".cell")].filter((one) => one.offsetParent !== null).indexOf(cell)];
      const [row, column] = placeOf(document.querySelector('.cell[data-field="${field}"]'));
      const [fromRow, fromColumn] = placeOf(document.querySelector(".cell[aria-current]"));
      return [row - fromRow, column - fromColumn];
    })()`);
    const far = Math.abs(rows) + Math.abs(columns);
    expect(far, `the way to ${field}`).toBeLessThan(nearer);
    nearer = far;
    if (rows !== 0) await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
    else if (columns !== 0) await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
    else return;
  }
}

/** Goes to a field with the keys, from the first on. */
export async function goTo(page: Page, field: string): Promise<void> {
  const fields = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll(".pick")].map(({ dataset }) => dataset.field)`,
  );
  expect(fields).toContain(field);
  // From within a list one first goes up through its rows.
  const rows = await page.locator(".detail:not([hidden]) tr").count();
  for (let at = 0; at < fields.length + rows; at += 1) await page.keyboard.press("k");
  for (let at = 0; at < fields.indexOf(field); at += 1) await page.keyboard.press("j");
  await page.locator(`.pick[aria-expanded="true"][data-field="${field}"]`).waitFor();
}
