import type { ViewAnswer } from "../../explain/view-answer.ts";
import { VIEW_META, VIEW_TOOL } from "../../explain/view-answer.ts";
import { VERSION } from "../../wire/version.ts";
import { part } from "../page/part.ts";
import { type Host, hostAround } from "./host.ts";
import { Look } from "./look.ts";
import { itemsOf, type Members, membersOf, textIn } from "./messages.ts";
import { Pages } from "./pages.ts";
import { plainFigures } from "./plain-figures.ts";
import { markTargets, reveal } from "./reveal.ts";

/** The revision of MCP Apps that this view speaks. */
const REVISION = "2026-01-26";

/** A file that changes while it is shown is shown anew so often. */
const MOST_RESTARTS = 3;

const status = part("status", HTMLElement);
const shown = part("document", HTMLElement);

/** What was asked of `explain`; the view asks for the same document. */
let asked: Members = {};
let pages: Pages | null = null;
let mayCall = false;
let restarts = 0;

const host: Host = hostAround(window, {
  "ui/notifications/tool-input": (params) => (asked = membersOf(params["arguments"])),
  "ui/notifications/tool-result": (answer) => void take(answer),
  "ui/notifications/tool-cancelled": () => say("The call was given up."),
  "ui/notifications/host-context-changed": (changes) => look.take(changes),
  "ui/resource-teardown": end,
});
const look = new Look(host, part("enlarge", HTMLButtonElement));

shown.addEventListener("click", onClick);
void begin().catch(() => say("The program around this view does not answer."));

async function begin(): Promise<void> {
  const appCapabilities = { availableDisplayModes: ["inline", "fullscreen"] };
  const { hostContext, hostCapabilities } = await host.request("ui/initialize", {
    appInfo: { name: "crossfoot", version: VERSION },
    appCapabilities,
    protocolVersion: REVISION,
  });
  mayCall = membersOf(hostCapabilities)["serverTools"] !== undefined;
  host.notify("ui/notifications/initialized", {});
  look.take(membersOf(hostContext));
}

/** Shows what `explain` has answered about. */
async function take(answer: Members): Promise<void> {
  if (answer["isError"] === true) return say(wordsOf(answer));
  if (!mayCall) return showPlain(answer, "The program around this view lets it ask for no pages.");
  say("Reading …");
  return show(answer);
}

async function show(answer: Members): Promise<void> {
  const { html, revision, focus, sentence } = await ask({ field: asked["field"] });
  if (html === null) return showPlain(answer, sentence);
  pages?.end();
  shown.innerHTML = html;
  shown.hidden = false;
  status.hidden = true;
  look.fit("document");
  pages = new Pages(part("pages", HTMLElement), async (page) => {
    const got = await ask({ page });
    if (got.revision === null || got.revision === revision) return got;
    restarts += 1;
    if (restarts <= MOST_RESTARTS) void show(answer);
    return { html: null, sentence: "The file has changed." };
  });
  if (focus !== null) await showFigure(focus);
}

/** The figures of the answer itself, and why there is no more. */
function showPlain(answer: Members, sentence: string): void {
  pages?.end();
  shown.replaceChildren(plainFigures(answer));
  shown.hidden = false;
  say(sentence);
}

/** A part of the document, or the sentence that says why there is none. */
interface Got {
  readonly html: string | null;
  readonly sentence: string;
  /** Of the file as it is now; null where that is not said. */
  readonly revision: string | null;
  readonly focus: string | null;
}

/** Asks the server for a part of the document. */
async function ask(wishes: object): Promise<Got> {
  const { path, kind } = asked;
  const given = Object.entries({ path, kind, ...wishes }).filter(
    ([, value]) => value !== undefined,
  );
  const answer = await host
    .request("tools/call", { name: VIEW_TOOL, arguments: Object.fromEntries(given) })
    .catch((error: unknown) => ({
      isError: true,
      content: [{ text: `Not shown: ${reasonOf(error)}` }],
    }));
  const { isError, _meta: meta } = membersOf(answer);
  const told = membersOf(membersOf(meta)[VIEW_META]) as Partial<Record<keyof ViewAnswer, unknown>>;
  return {
    html: isError === true ? null : textIn(told.html),
    sentence: wordsOf(answer),
    revision: textIn(told.revision),
    focus: textIn(told.focus),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "the program around this view gives no reason.";
}

/** The figure that was asked about, with what spoke for it and the place where it stands. */
async function showFigure(id: string): Promise<void> {
  const figure = document.getElementById(id);
  if (figure === null) return;
  for (const details of figure.querySelectorAll("details")) details.open = true;
  const place = figure.querySelector('a[href^="#"]')?.getAttribute("href") ?? "";
  const found = await partCalled(place.slice(1));
  const both = found === null ? [figure] : [figure, found];
  markTargets(both);
  for (const one of both) reveal(one);
}

/** Goes to a figure or a place by the view's own hand: a frame without an address of its own would lead away. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const id = link?.getAttribute("href")?.slice(1);
  if (id === undefined) return;
  event.preventDefault();
  void goTo(id);
}

async function goTo(id: string): Promise<void> {
  const target = await partCalled(id);
  if (!(target instanceof HTMLElement)) return;
  reveal(target);
  markTargets([target]);
  if (!target.matches("a")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A part of the document by its name; a place on a page that is not there yet is waited for. */
async function partCalled(id: string): Promise<HTMLElement | null> {
  const [, page] = /^page-(\d+)-/.exec(id) ?? [];
  if (page !== undefined) await pages?.load(Number(page));
  return document.getElementById(id);
}

function wordsOf(answer: Members): string {
  const [first] = itemsOf(answer["content"]);
  return textIn(membersOf(first)["text"]) ?? "Nothing came that could be shown.";
}

function say(sentence: string): void {
  status.textContent = sentence;
  status.hidden = false;
  look.fit("sentence");
}

/** Lets go of the document, and of everything that would still happen. */
function end(): void {
  pages?.end();
  look.end();
  host.end();
  shown.replaceChildren();
}
