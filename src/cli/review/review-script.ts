import { REVIEW_KEYS } from "./review-keys.ts";

/**
 * The script of the page: it shows what the server says of a paper, marks places, and sends what a person wants. It knows nothing
 * of values: it names fields and numbers of words. Its keys are in `review-keys`, in the same scope.
 */
export const REVIEW_SCRIPT: string = `"use strict";
(() => {
const at = (id) => document.getElementById(id);
const made = (tag, of = {}, ...inner) => { const one = Object.assign(document.createElement(tag), of); one.append(...inner); return one; };
let view = null;
let current = null;
let chosen = [];
let found = [];
let isBusy = false;
const seen = [];
const wordsOfPage = new Map();

async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const isJson = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  const json = isJson ? await answer.json() : { kind: "told", told: "The page could not be answered: reload it." };
  return json;
}

/** One thing at a time: keys that are pressed meanwhile count for nothing. */
async function busy(work) {
  if (isBusy) return;
  isBusy = true;
  document.body.setAttribute("aria-busy", "true");
  try { await work(); }
  catch { tell("The review has ended, or cannot be reached. Begin it anew with crossfoot review.", true); }
  finally { isBusy = false; document.body.removeAttribute("aria-busy"); }
}

function tell(sentence, isRefused = false) {
  at("told").textContent = sentence ?? "";
  at("told").classList.toggle("refused", isRefused);
}

function show(next) {
  if (next.kind === "told") return tell(next.told, true);
  const isOther = view === null || view.index !== next.index;
  if (next.kind === "unread") {
    view = { ...next, items: [], pages: [] };
    for (const part of ["head", "fields", "checks", "pages"]) at(part).replaceChildren();
  } else {
    view = next;
    const wasOpen = !isOther && at("certain")?.open;
    for (const part of ["head", "fields", "checks"]) at(part).innerHTML = next[part];
    if (wasOpen) at("certain").open = true;
    if (isOther) showPages();
  }
  at("name").textContent = view.name;
  document.title = view.name + " · crossfoot review";
  at("position").textContent = view.position ?? "";
  if (isOther) { wordsOfPage.clear(); current = null; at("pages").scrollTop = 0; }
  leaveFinder();
  tell(next.told, next.isDone === false);
}

function showPages() {
  at("pages").replaceChildren(...view.pages.map(({ page, width, height }) => {
    const sheet = made("div", { className: "sheet" }, made("img", { alt: "Page " + page + " of the paper", loading: "lazy", src: "papers/" + view.index + "/pages/" + page + "/picture" }));
    sheet.style.aspectRatio = width + " / " + height;
    sheet.dataset.page = page;
    sheet.addEventListener("click", (event) => void pick(event, sheet));
    return made("figure", { className: "page" }, sheet, made("figcaption", { textContent: "Page " + page }));
  }));
}

const itemOf = (field) => view?.items.find((item) => item.field === field) ?? null;
const buttonOf = (field) => document.querySelector('.pick[data-field="' + CSS.escape(field) + '"]');

/** Makes a field the one that is looked at. */
function look(field) {
  chosen = [];
  for (const button of document.querySelectorAll(".pick")) {
    const isOwn = button.dataset.field === field;
    button.setAttribute("aria-expanded", String(isOwn));
    at(button.getAttribute("aria-controls")).hidden = !isOwn;
  }
  current = field;
  const button = field === null ? null : buttonOf(field);
  if (button !== null) {
    const fold = button.closest("details");
    if (fold !== null) fold.open = true;
    button.focus({ preventScroll: true });
    button.closest("li").scrollIntoView({ block: "nearest" });
  }
  mark(true);
}

/** Draws where the field stands and what is chosen. */
function mark(isNew = false) {
  for (const old of document.querySelectorAll(".place")) old.remove();
  const draw = (kind) => (place) => {
    const sheet = document.querySelector('.sheet[data-page="' + place.page + '"]');
    if (sheet === null) return null;
    const box = made("div", { className: "place " + kind });
    for (const side of ["left", "top", "width", "height"]) box.style[side] = 100 * place[side] + "%";
    sheet.append(box);
    return box;
  };
  const own = (itemOf(current)?.places ?? []).map(draw("field"));
  const picked = chosen.map(draw("chosen"));
  const first = picked[0] ?? (isNew ? own[0] : null);
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const firstOpen = () => view.items.find(({ isOpen }) => isOpen)?.field ?? null;

/** The next field that waits, or the one that is looked at where none does. */
function lookOn() {
  const from = view.items.findIndex(({ field }) => field === current);
  const next = view.items.slice(from + 1).find(({ isOpen }) => isOpen)?.field ?? firstOpen();
  look(next ?? current ?? view.items[0]?.field ?? null);
}

function step(by) {
  const shown = [...document.querySelectorAll(".pick")];
  const from = shown.findIndex((button) => button.dataset.field === current);
  const next = shown[Math.max(0, Math.min(shown.length - 1, from + by))];
  if (next !== undefined) look(next.dataset.field);
}

const paper = (path) => "papers/" + view.index + (path === "" ? "" : "/" + path);

function decide(wish) {
  if (current === null || view === null) return;
  void busy(async () => {
    const answer = await ask(paper("decide"), { field: current, ...wish });
    const field = current;
    show(answer);
    current = field;
    if (answer.isDone) lookOn(); else look(answer.field ?? field);
    if (answer.isDone && firstOpen() === null) tell("Nothing is left to look at: s saves, n goes on.");
  });
}

function act(path) {
  if (view === null) return;
  void busy(async () => {
    const answer = await ask(paper(path), {});
    const field = current;
    show(answer);
    look(answer.field ?? field);
  });
}

/** Takes the words that are chosen for the field. */
function take() {
  if (chosen.length > 0) decide({ act: "point", words: chosen.map(({ number }) => number) });
}

async function wordsOf(page) {
  if (!wordsOfPage.has(page)) wordsOfPage.set(page, ask(paper("pages/" + page + "/words")));
  return wordsOfPage.get(page);
}

/** The word under the pointer; with Shift all words from there to those that are chosen. */
async function pick(event, sheet) {
  if (!itemOf(current)?.canPoint) return tell("Choose a field that can be pointed at first.", true);
  const box = sheet.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  const words = await wordsOf(Number(sheet.dataset.page));
  const word = words.find(({ left, top, width, height }) => left <= x && x <= left + width && top <= y && y <= top + height);
  if (word === undefined) return;
  const ends = event.shiftKey ? [word.number, ...chosen.map(({ number }) => number)] : [word.number];
  choose(words.filter(({ number }) => Math.min(...ends) <= number && number <= Math.max(...ends)));
}

function choose(words) {
  chosen = words;
  mark();
  tell(words.length === 0 ? "" : "“" + words.map(({ text }) => text).join(" ") + "”: Enter takes it, Esc leaves it.");
}

/** More words of the line, or fewer; one after the other, however fast the keys are pressed. */
let extending = Promise.resolve();
function extend(by) {
  extending = extending.then(() => extendOnce(by)).catch(() => undefined);
}

async function extendOnce(by) {
  const last = chosen.at(-1);
  if (last === undefined) return;
  if (by < 0) return choose(chosen.length > 1 ? chosen.slice(0, -1) : chosen);
  const words = await wordsOf(last.page);
  const next = words.find(({ number, line }) => number === last.number + 1 && line === last.line);
  if (next !== undefined) choose([...chosen, next]);
}
${REVIEW_KEYS}
})();
`;
