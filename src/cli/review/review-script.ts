import { REVIEW_KEYS } from "./review-keys.ts";
import { REVIEW_ROWS } from "./review-rows.ts";

/**
 * The script of the page: it shows what the server says of a paper, marks places, and sends what a person wants. It knows nothing
 * of values: it names fields and numbers of words. Its keys are in `review-keys` and how one goes through rows in `review-rows`,
 * both in the same scope.
 */
export const REVIEW_SCRIPT: string = `"use strict";
(() => {
const at = (id) => document.getElementById(id);
const made = (tag, of = {}, ...inner) => { const one = Object.assign(document.createElement(tag), of); one.append(...inner); return one; };
let view = null;
let current = null;
let chosen = [];
let found = [];
/** The list to which a row is added; null where words are chosen for a field. */
let adding = null;
let isBusy = false;
const seen = [];
const wordsOfPage = new Map();

/** Of each field what is known of it, and of a list of each row with its cells. */
const parts = new Map();

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
  catch { unreachable(); }
  finally { isBusy = false; document.body.removeAttribute("aria-busy"); }
}

const unreachable = () => tell("The review has ended, or cannot be reached. Begin it anew with crossfoot review.", true);

function tell(sentence, isRefused = false) {
  at("told").textContent = sentence ?? "";
  at("told").classList.toggle("refused", isRefused);
}

function show(next) {
  if (next.kind === "told") return tell(next.told, true);
  const isOther = view === null || view.index !== next.index;
  if (next.kind === "unread") {
    view = { ...next, items: [] };
    for (const part of ["head", "fields", "checks", "pages"]) at(part).replaceChildren();
  } else {
    const wasOpen = !isOther && at("certain")?.open;
    const wide = isOther ? [] : [...document.querySelectorAll(".grid.wide")].map((grid) => grid.closest(".detail").id);
    if (next.frame !== undefined) { parts.clear(); at("fields").innerHTML = next.frame.fields; }
    for (const part of ["head", "checks"]) at(part).innerHTML = next[part];
    next.changes.forEach(put);
    // Rows and cells stand before their list.
    view = { ...next, items: [...parts.values()].flatMap(({ item, rows }) => [...rows.flat(), item]) };
    if (wasOpen) at("certain").open = true;
    for (const id of wide) at(id)?.querySelector(".grid")?.classList.add("wide");
    if (isOther) showPages(next.frame.pages);
  }
  at("name").textContent = view.name;
  document.title = view.name + " · crossfoot review";
  at("position").textContent = view.position ?? "";
  if (isOther) { wordsOfPage.clear(); current = null; at("pages").scrollTop = 0; }
  leaveFinder();
  tell(next.told, next.isDone === false);
}

/** Puts what has changed of a field in its place, and leaves all else as it is. */
function put({ field, item, state, line, detail, rows }) {
  const button = buttonOf(field);
  const below = at(button.getAttribute("aria-controls"));
  const own = parts.get(field) ?? { rows: [] };
  parts.set(field, own);
  if (item !== undefined) own.item = item;
  if (state !== undefined) button.closest("li").className = state;
  if (line !== undefined) button.innerHTML = line;
  if (detail !== undefined) { below.innerHTML = detail; own.rows = []; }
  const body = below.querySelector("tbody");
  for (const change of rows) {
    for (const gone of [...body.rows].slice(change.at, change.at + change.count)) gone.remove();
    const next = body.rows[change.at] ?? null;
    for (const row of [...made("tbody", { innerHTML: change.html }).rows]) body.insertBefore(row, next);
    own.rows = [...own.rows.slice(0, change.at), ...change.rows, ...own.rows.slice(change.at + change.count)];
  }
}

function showPages(pages) {
  at("pages").replaceChildren(...pages.map(({ page, width, height }) => {
    const sheet = made("div", { className: "sheet" }, made("img", { alt: "Page " + page + " of the paper", loading: "lazy", src: "papers/" + view.index + "/pages/" + page + "/picture" }));
    sheet.style.aspectRatio = width + " / " + height;
    sheet.dataset.page = page;
    sheet.addEventListener("click", (event) => pick(event, sheet));
    return made("figure", { className: "page" }, sheet, made("figcaption", { textContent: "Page " + page }));
  }));
}

const itemOf = (field) => view?.items.find((item) => item.field === field) ?? null;
const buttonOf = (field) => document.querySelector('.pick[data-field="' + CSS.escape(field) + '"]');

/** Makes a field the one that is looked at. */
function look(wanted) {
  leaveChoice();
  // A row that was taken back is gone; its list is not.
  const field = itemOf(wanted) !== null || wanted === null ? wanted : view.items.find(({ list }) => list !== undefined && wanted.startsWith(list + "."))?.list ?? null;
  const shown = listOf(field) ?? field;
  for (const button of document.querySelectorAll(".pick")) {
    const isOwn = button.dataset.field === shown;
    button.setAttribute("aria-expanded", String(isOwn));
    at(button.getAttribute("aria-controls")).hidden = !isOwn;
  }
  current = field;
  const button = shown === null ? null : buttonOf(shown);
  if (button !== null) {
    const fold = button.closest("details");
    if (fold !== null) fold.open = true;
    button.focus({ preventScroll: true });
    button.closest("li").scrollIntoView({ block: "nearest" });
    showCell(field);
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
  const item = itemOf(current);
  const ofRow = item?.row === undefined ? [] : view.items.filter(({ row }) => row === item.row).flatMap(({ places }) => places);
  const isRow = item?.row !== undefined && item.row === item.field;
  if (!isRow) ofRow.forEach(draw("row"));
  const own = [...(isRow ? ofRow : (item?.places ?? [])).map(draw("field")), ...(item?.blank ?? []).map(draw("blank"))];
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
  tell("");
  if (moveRow(by)) return;
  const shown = [...document.querySelectorAll(".pick")];
  const own = listOf(current) ?? current;
  const from = shown.findIndex((button) => button.dataset.field === own);
  const next = shown[Math.max(0, Math.min(shown.length - 1, from + by))];
  if (next !== undefined) look(next.dataset.field);
}

const paper = (path) => "papers/" + view.index + (path === "" ? "" : "/" + path);

function decide(wish) {
  if (current === null || view === null) return;
  void busy(async () => {
    const field = current;
    const item = itemOf(field);
    const answer = await ask(paper("decide"), { field, ...wish, shown: view.version });
    show(answer);
    if (answer.kind === "told") return;
    current = field;
    if (!answer.isDone) look(field);
    else if (answer.field !== undefined) look(answer.field);
    else lookOnFrom(item, wish);
    if (answer.isDone && answer.told === null && firstOpen() === null) tell("Nothing is left to look at: s saves, n goes on.");
  });
}

function act(path) {
  if (view === null) return;
  void busy(async () => {
    const answer = await ask(paper(path), { shown: view.version });
    const field = current;
    show(answer);
    look(answer.field ?? field);
  });
}

/** Nothing is chosen any more, and what was on its way to be chosen is left. */
let choices = 0;
function leaveChoice() {
  choices += 1;
  chosen = [];
}

/** Words are chosen, and then taken, one after the other, however fast the keys are pressed. */
let choosing = Promise.resolve();
function inTurn(work) {
  const own = choices;
  choosing = choosing.then(() => own === choices ? work() : undefined).catch(unreachable);
  return choosing;
}

/** Takes the words that are chosen, for the field or as a row. */
function take() {
  if (chosen.length === 0) return;
  const words = chosen.map(({ number }) => number);
  decide(adding === null ? { act: "point", words } : { act: "add", field: adding, words });
}

async function wordsOf(page) {
  if (!wordsOfPage.has(page)) wordsOfPage.set(page, ask(paper("pages/" + page + "/words")));
  return wordsOfPage.get(page);
}

const holds = ({ left, top, width, height }, x, y) => left <= x && x <= left + width && top <= y && y <= top + height;

/** The word under the pointer; with Shift all words from there to those that are chosen. Of a list, the cell that stands there. */
function pick(event, sheet) {
  const box = sheet.getBoundingClientRect();
  const page = Number(sheet.dataset.page);
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  if (adding === null && !itemOf(current)?.canPoint) {
    const cell = listOf(current) === null ? null : cellAt(listOf(current), page, x, y);
    return cell === null ? tell("Choose a field that can be pointed at first.", true) : look(cell);
  }
  void inTurn(async () => {
    const words = await wordsOf(page);
    const word = words.find((one) => holds(one, x, y));
    if (word === undefined) return;
    const ends = event.shiftKey ? [word.number, ...chosen.map(({ number }) => number)] : [word.number];
    await choose(words.filter(({ number }) => Math.min(...ends) <= number && number <= Math.max(...ends)));
  });
}

/** Chooses words; of a row that is added all words of their lines. */
async function choose(words) {
  const own = choices;
  const all = adding === null || words.length === 0 ? words : await wholeLines(words);
  if (own !== choices) return;
  chosen = all;
  mark();
  tell(chosen.length === 0 ? "" : "“" + chosen.map(({ text }) => text).join(" ") + "”: Enter takes it, Esc leaves it.");
}

/** More words of the line, or fewer. */
function extend(by) {
  void inTurn(() => adding === null ? extendOnce(by) : extendLines(by));
}

async function extendOnce(by) {
  const last = chosen.at(-1);
  if (last === undefined) return;
  if (by < 0) return choose(chosen.length > 1 ? chosen.slice(0, -1) : chosen);
  const words = await wordsOf(last.page);
  const next = words.find(({ number, line }) => number === last.number + 1 && line === last.line);
  if (next !== undefined) return choose([...chosen, next]);
}
${REVIEW_ROWS}
${REVIEW_KEYS}
})();
`;
