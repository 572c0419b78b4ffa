import { type Browser, chromium, type FrameLocator, type Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { findChromium } from "../../support/chromium.ts";
import { serveViewHost, type ViewHost } from "../../support/view-host.ts";
import { type LocalServer, SHOWS_VIEWS, startLocal } from "./local-server.ts";

/** A browser with a host that shows views. */
export interface Stage {
  readonly browser: Browser;
  readonly host: ViewHost;
}

/** Starts both; whoever starts them closes them. */
export async function openStage(): Promise<Stage> {
  const executablePath = findChromium() ?? "";
  const [browser, host] = await Promise.all([
    chromium.launch({ executablePath, args: ["--no-sandbox"] }),
    serveViewHost(),
  ]);
  return { browser, host };
}

/** How a host shows a view. */
interface Showing {
  /** What a model has asked of `explain`. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly context?: object;
  /** What the host lets a view do; usually to call tools. */
  readonly capabilities?: object;
  /** Places in the network that the host would let the view reach. */
  readonly allows?: readonly string[];
  readonly width?: number;
  /** The user gives the call up before it has an answer. */
  readonly isCancelled?: boolean;
}

/** What the host has noted of a view. */
export interface Noted {
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  readonly calls: readonly {
    readonly name: string;
    readonly arguments: { readonly page?: number };
  }[];
  readonly modes: readonly string[];
  readonly app: { readonly name: string };
  readonly modesOfApp: readonly string[];
}

/** A view as its host shows it. */
export interface ShownView {
  readonly page: Page;
  readonly view: FrameLocator;
  readonly server: LocalServer;
  /** What the answer of `explain` was, as the model has it. */
  readonly answer: unknown;
  /** Addresses that were asked for over the network. */
  readonly requests: readonly string[];
  /** Errors and refusals that the browser has told. */
  readonly complaints: readonly string[];
  readonly noted: () => Promise<Noted>;
  /** Has a script run within the view. */
  readonly within: (script: string) => Promise<unknown>;
}

/** Has `explain` called and its view shown, in a frame in a frame as the specification asks. */
export async function showExplain(
  { browser, host }: Stage,
  folder: string,
  { input, context = {}, capabilities = { serverTools: {} }, ...showing }: Showing,
): Promise<ShownView> {
  const { allows = [], width = 1_200, isCancelled = false } = showing;
  const server = await startLocal(folder, { isNew: true, capabilities: SHOWS_VIEWS });
  await server.listing();
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  onTestFinished(async () => page.close());
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // The bridge of the official package tells every message; of frames like these Chromium always warns.
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.exposeFunction("serverCall", async (params: { name: string; arguments: object }) =>
    server.call(params.name, params.arguments),
  );
  await page.goto(host.url);
  await page.waitForFunction("window.isReady");
  const { text: html, _meta: meta } = await server.read("ui://crossfoot/explain.html");
  const { csp = {} } = (meta?.["ui"] ?? {}) as { readonly csp?: object };
  const answer = await server.call("explain", input);
  const given = {
    sandbox: host.sandbox,
    html,
    csp: allows.length === 0 ? csp : { connectDomains: allows, resourceDomains: allows },
    input,
    result: isCancelled ? null : answer,
    context: { theme: "light", displayMode: "inline", ...context },
    capabilities,
  };
  await page.evaluate(`window.show(${JSON.stringify(given)})`);
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error("There is no frame.");
  return {
    page,
    view: page.frameLocator("iframe").frameLocator("iframe"),
    server,
    answer,
    requests,
    complaints,
    noted: async () => page.evaluate("window.seen"),
    within: async (script) => frame.evaluate(script),
  };
}
