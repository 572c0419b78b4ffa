/** The second half of the page's script: the search among printed words, the keys, the buttons, and the way from paper to paper. */
export const REVIEW_KEYS: string = `
function openFinder(list = null) {
  if (list === null && !itemOf(current)?.canPoint) return tell(listOf(current) === null ? "Nothing can be pointed at for this field." : "Go to a cell first: → goes into the rows. Or press a to add a row.", true);
  adding = list;
  at("finder-name").textContent = list === null ? "Search the printed words for “" + itemOf(current).label + "”" : "Search the line of the row that is missing, or click it";
  at("finder").hidden = false;
  at("typed").value = "";
  at("found").replaceChildren();
  delete at("found").dataset.of;
  found = [];
  searched = null;
  at("typed").focus();
  at("finder").scrollIntoView({ block: "nearest" });
}

function leaveFinder() {
  at("finder").hidden = true;
  adding = null;
  searches += 1;
  leaveChoice();
  mark();
}

let typing = 0;
let searches = 0;
let searched = null;
async function search() {
  clearTimeout(typing);
  const own = (searches += 1);
  const text = at("typed").value;
  const answer = await ask(paper("search?text=" + encodeURIComponent(text)));
  if (own !== searches || !Array.isArray(answer)) return;
  searched = text;
  at("found").dataset.of = text;
  found = answer;
  at("found").replaceChildren(...found.map(({ before, printed, after }, index) => {
    const button = made("button", { type: "button" });
    if (index < 9) button.append(made("kbd", { textContent: index + 1 }), " ");
    button.append(made("span", { className: "beside", textContent: before + " " }), made("strong", { textContent: printed }), made("span", { className: "beside", textContent: " " + after }));
    button.addEventListener("focus", () => void chooseFound(index));
    button.addEventListener("click", () => { void chooseFound(index); void inTurn(take); });
    return made("li", {}, button);
  }));
  await chooseFound(0);
  if (found.length === 0 && at("typed").value.trim() !== "") tell("This is printed nowhere in the paper.", true);
}

async function chooseFound(index) {
  [...at("found").querySelectorAll("button")].forEach((button, place) => button.setAttribute("aria-current", String(place === index)));
  const words = found[index]?.words ?? [];
  await inTurn(() => choose(words));
}

/** Takes the best place of what is typed, also where it was typed faster than it was found. */
async function takeFound() {
  // Words may have been chosen on the page instead.
  if (at("typed").value.trim() === "") return void inTurn(take);
  if (searched !== at("typed").value) await search();
  if (searched === at("typed").value) void inTurn(take);
}

/** Goes from what is typed to its places. */
async function goToFound() {
  if (searched !== at("typed").value) await search();
  at("found").querySelector("button")?.focus();
}

/** Keys within the search; says whether the key was one of them. */
function finderKey(event) {
  const buttons = [...at("found").querySelectorAll("button")];
  const place = buttons.indexOf(document.activeElement);
  const isTyping = document.activeElement === at("typed");
  if (event.key === "Escape") { leaveFinder(); look(current); return true; }
  if (event.shiftKey && !isTyping && ["ArrowRight", "ArrowLeft"].includes(event.key)) { extend(event.key === "ArrowRight" ? 1 : -1); return true; }
  if (event.key === "ArrowDown" && isTyping) { void goToFound(); return true; }
  if (event.key === "ArrowDown") { (buttons[place + 1] ?? buttons.at(-1))?.focus(); return true; }
  if (event.key === "ArrowUp") { (place > 0 ? buttons[place - 1] : at("typed")).focus(); return true; }
  if (event.key === "Enter" && isTyping) { void takeFound(); return true; }
  if (event.key === "Enter" && place >= 0) { void inTurn(take); return true; }
  if (!isTyping && /^[1-9]$/.test(event.key) && buttons[event.key - 1]) { buttons[event.key - 1].click(); return true; }
  return isTyping;
}

const KEYS = {
  ArrowDown: () => step(1), j: () => step(1), ArrowUp: () => step(-1), k: () => step(-1),
  ArrowRight: () => moveColumn(1), ArrowLeft: () => moveColumn(-1),
  x: () => decide({ act: "absent" }), X: strike, a: beginRow, c: toggleColumns, "/": () => openFinder(), u: () => act("undo"), s: () => act("save"),
  n: () => go(), p: () => back(),
  Escape: () => { look(current); tell(""); },
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || view === null) return;
  if (!at("finder").hidden) { if (finderKey(event)) { if (document.activeElement !== at("typed") || ["Escape", "Enter", "ArrowDown", "ArrowUp"].includes(event.key)) event.preventDefault(); return; } }
  const doesScroll = document.activeElement?.matches("#head, #pages, .scroll");
  if (doesScroll && event.key.startsWith("Arrow") && !event.shiftKey) return;
  if (event.key === "Enter") {
    const button = document.activeElement?.closest("button, summary");
    if (button !== null && button !== undefined && !button.matches(".pick, .cell")) return;
    event.preventDefault();
    return void inTurn(() => chosen.length > 0 ? take() : decide({ act: "accept" }));
  }
  if (event.shiftKey && chosen.length > 0 && ["ArrowRight", "ArrowLeft"].includes(event.key)) { event.preventDefault(); return extend(event.key === "ArrowRight" ? 1 : -1); }
  const choice = /^[1-9]$/.test(event.key) ? itemOf(current)?.choices[event.key - 1] : undefined;
  const work = choice === undefined ? KEYS[event.key] : () => decide({ act: "choose", choice });
  if (work === undefined) return;
  event.preventDefault();
  work();
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button === null) return;
  if (button.matches(".pick, .cell")) return look(button.dataset.field);
  const { act: name, choice } = button.dataset;
  const own = { search: openFinder, rows: enterRows, add: beginRow, strike, columns: toggleColumns }[name];
  if (own !== undefined) return own();
  if (name !== undefined) decide(name === "choose" ? { act: name, choice } : { act: name });
});

at("typed").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => void search(), 60); });
at("next").addEventListener("click", () => go());
at("previous").addEventListener("click", () => back());
at("save").addEventListener("click", () => act("save"));
at("end").addEventListener("click", () => void busy(async () => {
  await ask("end", {});
  view = null;
  for (const part of ["head", "fields", "checks", "pages", "position"]) at(part).replaceChildren();
  for (const id of ["next", "previous", "save", "end"]) at(id).disabled = true;
  at("name").textContent = "Review";
  tell("The review has ended. This page can be closed.");
}));

async function open(index) {
  const answer = await ask("papers/" + index);
  show(answer);
  if (view !== null && view.items.length > 0) look(firstOpen() ?? view.items[0].field);
}

/** On to the next paper that is to be looked at. */
function go() {
  void busy(async () => {
    let after = view === null ? -1 : view.index;
    for (;;) {
      const next = await ask("next?after=" + after);
      if (next.kind !== "passed") {
        if (next.kind !== "found") return tell(next.told, next.kind === "told");
        if (view !== null) seen.push(view.index);
        return await open(next.index);
      }
      tell(next.told);
      after = next.index;
    }
  });
}

function back() {
  const index = seen.pop();
  if (index === undefined) return tell("This is the first paper.");
  void busy(() => open(index));
}

go();
`;
