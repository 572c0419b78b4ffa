/**
 * The part of the page's script that goes through the rows of a list: from cell to cell with the arrows, and to a row that is added
 * by its line. What a cell is, is an item like any field; only how one gets to it is here.
 */
export const REVIEW_ROWS: string = `
const cellOf = (field) => document.querySelector('.cell[data-field="' + CSS.escape(field) + '"]');
const isSeen = (cell) => cell !== null && cell !== undefined && cell.offsetParent !== null;

/** The list of what is looked at, null where it is none. */
const listOf = (field) => itemOf(field)?.list ?? null;

/** Tables of more columns than these, their numbers included, need more room than fields do. */
const MOST_NARROW = 6;

/** Shows which row or cell is looked at, and what can be said of it; of a list none is. */
function showCell(field) {
  for (const cell of document.querySelectorAll(".cell[aria-current]")) cell.removeAttribute("aria-current");
  const item = itemOf(field);
  const detail = item?.list === undefined ? null : at(buttonOf(item.list).getAttribute("aria-controls"));
  const columns = detail === null ? 0 : [...detail.querySelectorAll(".grid thead th")].filter(isSeen).length;
  document.querySelector("main").classList.toggle("rows", columns > MOST_NARROW);
  if (detail === null) return;
  const cell = cellOf(field);
  const kind = cell === null ? "list" : item.row === field ? "row" : "cell";
  for (const acts of detail.querySelectorAll(".acts")) acts.hidden = acts.dataset.for !== kind;
  const inner = detail.querySelector(".inner");
  inner.hidden = cell === null;
  if (cell === null) return;
  inner.querySelector(".what").textContent = item.words;
  inner.querySelector(".why").replaceChildren(...(item.why ?? []).map((sentence) => made("li", { textContent: sentence })));
  cell.setAttribute("aria-current", "true");
  if (!isSeen(cell)) detail.querySelector(".grid").classList.add("wide");
  cell.focus({ preventScroll: true });
  cell.closest("tr").scrollIntoView({ block: "nearest" });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  inner.scrollIntoView({ block: "nearest" });
}

/** Into the rows of a list: to the first cell that waits, or to the first row. */
function enterRows() {
  const list = listOf(current);
  if (list === null) return;
  const open = view.items.find((item) => item.list === list && item.row !== undefined && item.isOpen);
  const first = view.items.find((item) => item.list === list && item.row === item.field);
  const next = open ?? first;
  if (next === undefined) return tell("No row was read: a adds one.");
  look(next.field);
}

/** One column on; left of the first stands the list itself. */
function moveColumn(by) {
  tell("");
  const cell = cellOf(current);
  if (cell === null) return by > 0 ? enterRows() : undefined;
  const cells = [...cell.closest("tr").querySelectorAll(".cell")].filter(isSeen);
  const next = cells[cells.indexOf(cell) + by];
  if (next !== undefined) return look(next.dataset.field);
  if (by < 0) look(listOf(current));
}

/** One row on, in the same column; says whether there was one. */
function moveRow(by) {
  const cell = cellOf(current);
  if (cell === null) return false;
  const row = cell.closest("tr");
  const place = [...row.querySelectorAll(".cell")].indexOf(cell);
  const next = by > 0 ? row.nextElementSibling : row.previousElementSibling;
  if (next !== null) { look(next.querySelectorAll(".cell")[place].dataset.field); return true; }
  if (by > 0) return false;
  look(listOf(current));
  return true;
}

/** On from what was decided: in rows to what waits, or on in the row. */
function lookOnFrom(item, wish) {
  const waits = view.items.some((other) => other.list === item.list && other.isOpen);
  if (item.row === undefined || item.isOpen || (waits && item.row === item.field)) return lookOn();
  look(item.field);
  if (item.row === item.field || wish.field === item.row) { if (!moveRow(1)) look(item.list); }
  else moveColumn(1);
}

/** The row of what is looked at is none. */
function strike() {
  const row = itemOf(current)?.row;
  if (row === undefined) return tell("Go to a row first: → goes into the rows of a list.", true);
  decide({ act: "absent", field: row });
}

/** Columns in which nothing was read are shown, or hidden again. */
function toggleColumns() {
  const list = listOf(current);
  if (list === null) return;
  const grid = at(buttonOf(list).getAttribute("aria-controls")).querySelector(".grid");
  const isWide = grid.classList.toggle("wide");
  look(!isWide && cellOf(current) !== null && !isSeen(cellOf(current)) ? list : current);
}

/** Searches the line of a row that is missing. */
function beginRow() {
  const list = listOf(current);
  if (list === null) return tell("Rows are added to a list: go to one first.", true);
  openFinder(list);
}

/** All words of the lines of some words. */
async function wholeLines(words) {
  const all = await Promise.all([...new Set(words.map(({ page }) => page))].map(wordsOf));
  const lines = words.map(({ line }) => line);
  return all.flat().filter(({ line }) => Math.min(...lines) <= line && line <= Math.max(...lines));
}

/** The lines that are chosen and the next one, or without the last. */
async function extendLines(by) {
  const last = chosen.at(-1);
  if (last === undefined) return;
  const fewer = chosen.filter(({ line }) => line !== last.line);
  if (by < 0) return choose(fewer.length > 0 ? fewer : chosen);
  const next = (await wordsOf(last.page)).filter(({ line }) => line === last.line + 1);
  if (next.length > 0) return choose([...chosen, ...next]);
}

/** The cell of the list that is printed at a point; null where none is. */
function cellAt(list, page, x, y) {
  const inner = view.items.filter((item) => item.list === list && item.row !== undefined && item.row !== item.field);
  return inner.find(({ places }) => places.some((place) => place.page === page && holds(place, x, y)))?.field ?? null;
}
`;
