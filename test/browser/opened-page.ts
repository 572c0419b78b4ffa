import type { Browser, Page } from "playwright-core";

/** The page in a browser, with what it complains of and what it asks for. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: string[];
  readonly asked: string[];
}

/** Opens the page; from a disk without a network. `beforehand` runs before its own script. */
export async function openedPage(
  browser: Browser,
  at: string,
  beforehand = "",
): Promise<OpenedPage> {
  const isFile = at.startsWith("file:");
  const context = await browser.newContext({ reducedMotion: "reduce", offline: isFile });
  await context.addInitScript(beforehand);
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(at);
  return { page, complaints, asked };
}

/** What a page with axe in it finds of itself that keeps somebody out, without the document that it shows. */
export const VIOLATIONS: string = `axe.run(document, { iframes: false }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + " " + nodes.map(({ html }) => html.slice(0, 200)).join(" ")))`;
