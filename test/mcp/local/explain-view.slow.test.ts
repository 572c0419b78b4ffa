import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, NO_CHROMIUM } from "../../support/chromium.ts";
import type { ToolAnswer } from "../clients.ts";
import { openStage, showExplain, type ShownView, type Stage } from "./shown-view.ts";

const program = findChromium();
const TITLE =
  program === null ? NO_CHROMIUM : "the view of explain in a host of the official package";
const HOSTILE = "<img src=x onerror=alert(1)>.pdf";

describe.skipIf(program === null)(TITLE, () => {
  let folder: string;
  let stage: Stage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "crossfoot-view-"));
    const documents = {
      "application.pdf": "fixtures/pay-application/aia-g702/first-application.pdf",
      "broken.pdf": "fixtures/broken/g702_math.pdf",
      "long.pdf": "fixtures/pay-application/procore-owner/25-pages.pdf",
      "scan.pdf": "fixtures/scans/pay-application/scanned-sheet.pdf",
      [HOSTILE]: "fixtures/invoice/us-classic/electric.pdf",
    };
    for (const [name, from] of Object.entries(documents)) await cp(from, join(folder, name));
    stage = await openStage();
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.host.close();
    await rm(folder, { recursive: true });
  });

  async function shown(showing: Parameters<typeof showExplain>[2]): Promise<ShownView> {
    const got = await showExplain(stage, folder, showing);
    await got.view.locator("#page-1 img").waitFor();
    return got;
  }

  test("shows the figures, the checks and the pages, each figure boxed where it stands", async () => {
    const { view, answer, noted, complaints } = await shown({ input: { path: "broken.pdf" } });
    await expect.poll(async () => view.locator("h1").textContent()).toBe("broken.pdf");
    expect(await view.locator(".verdict.send-back").textContent()).toMatch(/^Send back/);
    expect(await view.locator("li.fails").first().textContent()).toMatch(
      /g702_math[^]*351,401\.80/,
    );
    expect(await view.locator("#page-1 a.mark").count()).toBeGreaterThan(15);
    const { figures } = (answer as ToolAnswer).structuredContent as {
      readonly figures: Readonly<Record<string, { readonly box: readonly number[] }>>;
    };
    const [left = 0, top = 0, right = 0] = figures["currentPaymentDue"]?.box ?? [];
    const sheet = await view.locator("#page-1 .sheet").boundingBox();
    const mark = await view.locator('a.mark[data-field~="currentPaymentDue"]').boundingBox();
    if (sheet === null || mark === null) throw new Error("Nothing is shown.");
    const point = sheet.width / 612;
    for (const [seen, said] of [
      [mark.x - sheet.x, left],
      [mark.y - sheet.y, top],
      [mark.x + mark.width - sheet.x, right],
    ] as const) {
      expect(Math.abs(seen / point - said)).toBeLessThan(5);
    }
    expect(await noted()).toMatchObject({
      app: { name: "crossfoot" },
      modesOfApp: ["inline", "fullscreen"],
    });
    expect(complaints).toEqual([]);
  });

  test("the pictures are drawn, also of a scan, and the model has none of them", async () => {
    const { within, answer } = await shown({ input: { path: "scan.pdf" } });
    expect(await within(`document.querySelector("#page-1 img").naturalWidth`)).toBeGreaterThan(900);
    expect(JSON.stringify(answer)).not.toMatch(/data:image|base64/);
    expect(JSON.stringify(answer).length).toBeLessThan(4_000);
  });

  test("nothing leaves the frame, even where a host would let it", async () => {
    const { host } = stage;
    const allows = [new URL(host.url).origin];
    const { within, requests, page } = await shown({ input: { path: "application.pdf" }, allows });
    const before = requests.filter((url) => !url.startsWith("data:"));
    expect(before).toEqual([
      host.url,
      `${host.url}bridge.js`,
      expect.stringMatching(`^${host.sandbox}\\?csp=`) as string,
    ]);
    const tried = `Promise.all([
      fetch("${host.url}stolen").then(() => "sent", () => "refused"),
      new Promise((done) => {
        const image = new Image();
        image.onload = image.onerror = ({ type }) => done(type);
        image.src = "${host.url}stolen.png";
      }),
      new Promise((done) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
        document.body.insertAdjacentHTML("beforeend", '<b onclick="document.title = 1">b</b>');
        document.body.lastElementChild.click();
      }),
    ])`;
    expect(await within(tried)).toEqual([
      "refused",
      "error",
      expect.stringMatching(/^(?:script-src|connect-src|img-src)/) as string,
    ]);
    expect(await within("document.title")).toBe("Figures of a document · crossfoot");
    expect(host.asked.filter((path) => path.includes("stolen"))).toEqual([]);
    expect(await page.title()).toBe("An agent's host that shows views");
  });

  test("lights a figure and its place together, under the mouse and from the keyboard", async () => {
    const { view, page } = await shown({ input: { path: "application.pdf" } });
    const mark = view.locator('#page-1 a.mark[data-field~="currentPaymentDue"]');
    await view.locator("#field-currentPaymentDue th").hover();
    await expect.poll(async () => mark.getAttribute("class")).toContain("lit");
    await view.locator("h1").hover();
    await expect.poll(async () => mark.getAttribute("class")).not.toContain("lit");
    await view.locator('#field-grossThisPeriod a[href^="#page-2-"]').focus();
    await page.keyboard.press("Enter");
    const place = view.locator('#page-2 a.mark[data-field~="grossThisPeriod"]:focus');
    await place.waitFor();
    await expect.poll(async () => place.getAttribute("class")).toMatch(/lit|target/);
    await expect.poll(async () => isWithin(view.locator("#pages"), place)).toBe(true);
    await page.keyboard.press("Enter");
    const row = view.locator("#field-grossThisPeriod:focus");
    await row.waitFor();
    await expect.poll(async () => isWithin(view.locator(".proof"), row)).toBe(true);
    // The host's own page has stayed where it was.
    expect(await page.evaluate("window.scrollY")).toBe(0);
  });

  test("everything can be reached by the tabulator, and has a name", async () => {
    const { page, view, within } = await shown({
      input: { path: "broken.pdf" },
      context: { availableDisplayModes: ["inline", "fullscreen"] },
    });
    await view.locator("#enlarge").focus();
    const order: unknown[] = [];
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press("Tab");
      order.push(
        await within(
          `(({ ariaLabel, localName }) => ariaLabel ?? localName)(document.activeElement)`,
        ),
      );
    }
    expect(order).toEqual(["Figures and checks", "summary", "a"]);
    await within(await readFile("node_modules/axe-core/axe.min.js", "utf8"));
    for (const theme of ["light", "dark"]) {
      await page.evaluate(`window.change({ theme: "${theme}" })`);
      await expect.poll(async () => within("document.documentElement.dataset.theme")).toBe(theme);
      expect(await within(VIOLATIONS)).toEqual([]);
    }
  });

  test("takes the theme and the colours of its host, and follows them", async () => {
    const variables = { "--color-background-primary": "rgb(250, 249, 245)" };
    const { page, within } = await shown({
      input: { path: "application.pdf" },
      context: { styles: { variables, css: { fonts: "@import 'https://fonts.example/a.css'" } } },
    });
    const ground = `getComputedStyle(document.body).backgroundColor`;
    expect(await within(ground)).toBe("rgb(250, 249, 245)");
    const dark = {
      ...variables,
      "--color-background-primary": "rgb(38, 38, 36)",
      "--x": "url(//a)",
    };
    await page.evaluate(
      `window.change(${JSON.stringify({ theme: "dark", styles: { variables: dark } })})`,
    );
    await expect.poll(async () => within(ground)).toBe("rgb(38, 38, 36)");
    expect(await within(`getComputedStyle(document.documentElement).colorScheme`)).toBe("dark");
    expect(await within(`document.documentElement.style.getPropertyValue("--x")`)).toBe("");
    // What the host does not name has the view's own colour for the theme.
    expect(await within(`getComputedStyle(document.querySelector("h1")).color`)).toBe(
      "rgb(230, 232, 235)",
    );
  });

  test("is as high as the host lets it be, fills a room that is given, and the whole screen", async () => {
    const { page, view, within, noted } = await shown({
      input: { path: "application.pdf" },
      context: {
        containerDimensions: { maxHeight: 500 },
        availableDisplayModes: ["inline", "fullscreen"],
      },
    });
    const { sizes } = await noted();
    expect(sizes.at(-1)?.height).toBe(500);
    expect(sizes.every(({ height }) => height <= 500)).toBe(true);
    await expect.poll(async () => within("window.innerHeight")).toBe(500);
    // Nothing is beyond the frame: what is longer scrolls within it.
    expect(await within("document.documentElement.scrollHeight")).toBe(500);
    await view.locator("#enlarge").click();
    await expect.poll(async () => (await noted()).modes).toEqual(["fullscreen"]);
    await expect.poll(async () => within("document.body.clientHeight")).toBeGreaterThan(800);
    expect(await view.locator("#enlarge").isVisible()).toBe(false);
    const fixed = await shown({
      input: { path: "application.pdf" },
      context: { containerDimensions: { height: 400, width: 600 } },
    });
    await fixed.page.evaluate(`document.querySelector("iframe").style.height = "402px"`);
    await expect.poll(async () => fixed.within("document.body.clientHeight")).toBe(400);
    expect((await fixed.noted()).sizes).toEqual([]);
    expect(await page.evaluate("window.scrollY")).toBe(0);
  });

  test("asks for pages as they come into sight", async () => {
    const { view, noted, within } = await shown({ input: { path: "long.pdf" } });
    const pages = async (): Promise<readonly (number | undefined)[]> =>
      (await noted()).calls.map((call) => call.arguments.page).filter((page) => page !== undefined);
    await expect.poll(pages).toContain(2);
    expect((await pages()).length).toBeLessThan(8);
    await within(`document.getElementById("pages").scrollTo(0, 1e6)`);
    await view.locator("#page-25 img").waitFor();
    expect((await pages()).length).toBeLessThan(16);
    expect(new Set(await pages()).size).toBe((await pages()).length);
  });

  test("goes to the one figure that was asked about", async () => {
    const { view } = await shown({ input: { path: "application.pdf", field: "grossThisPeriod" } });
    const row = view.locator("#field-grossThisPeriod.target");
    await row.waitFor();
    expect(await row.locator("details").getAttribute("open")).not.toBeNull();
    const place = view.locator('#page-2 a.mark.target[data-field~="grossThisPeriod"]');
    await place.waitFor();
    await expect.poll(async () => isWithin(view.locator("#pages"), place)).toBe(true);
  });

  test("shows the file anew where it has changed meanwhile", async () => {
    await cp(join(folder, "long.pdf"), join(folder, "changing.pdf"));
    const { view, within } = await shown({ input: { path: "changing.pdf" } });
    await cp(join(folder, "broken.pdf"), join(folder, "changing.pdf"));
    await within(`document.getElementById("pages").scrollTo(0, 9000)`);
    await view.locator(".verdict.send-back").waitFor();
    await view.locator("#page-1 img").waitFor();
    expect(await view.locator("figure.page").count()).toBe(2);
  });

  test("shows no markup of a name, and says what went wrong", async () => {
    const named = await shown({ input: { path: HOSTILE } });
    expect(await named.view.locator("h1").textContent()).toBe(HOSTILE);
    const wrong = await showExplain(stage, folder, { input: { path: "nothing.pdf" } });
    await wrong.view.getByText("There is no such file.").waitFor();
    const given = { path: "application.pdf" };
    const away = await showExplain(stage, folder, { input: given, isCancelled: true });
    await away.view.getByText("The call was given up.").waitFor();
    expect((await away.noted()).calls).toEqual([]);
  });

  test("without calls of tools it shows the figures that it was told", async () => {
    const { view, noted } = await showExplain(stage, folder, {
      input: { path: "application.pdf" },
      capabilities: {},
    });
    await view.getByText("lets it ask for no pages").waitFor();
    const row = view.locator("tr", { hasText: "currentPaymentDue" });
    expect(await row.textContent()).toBe("currentPaymentDue$ 77,162.40p. 1");
    expect((await noted()).calls).toEqual([]);
  });

  test("lets go of everything when it is taken away", async () => {
    const { page, view, within, noted } = await shown({ input: { path: "long.pdf" } });
    expect(await page.evaluate("window.tearDown()")).toEqual({});
    expect(await view.locator("#document").innerHTML()).toBe("");
    const { length } = (await noted()).calls;
    await page.evaluate(`window.change({ theme: "dark" })`);
    await within("new Promise((done) => setTimeout(done, 500))");
    expect(await within("document.documentElement.dataset.theme")).toBe("light");
    expect((await noted()).calls).toHaveLength(length);
  });
});

const VIOLATIONS = `axe.run(document, { iframes: false }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + " " + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 300) + failureSummary).join(" ")))`;

type Located = ReturnType<ShownView["view"]["locator"]>;

/** Whether a part is seen in what scrolls around it. */
async function isWithin(around: Located, part: Located): Promise<boolean> {
  const [room, own] = [await around.boundingBox(), await part.boundingBox()];
  if (room === null || own === null) return false;
  return own.y >= room.y - 1 && own.y + own.height <= room.y + room.height + 1;
}
