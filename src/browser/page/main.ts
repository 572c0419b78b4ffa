import { type Limits, LIMITS } from "../../base/limits.ts";
import { copyOnClick } from "./copied-text.ts";
import { part } from "./part.ts";
import type { ReaderAnswer } from "./reader-messages.ts";
import { Reader } from "./reader.ts";
import { showAnswer } from "./shown-answer.ts";
import { onFiles } from "./taken-files.ts";
import { documentsIn, type WaitingDocument } from "./wrapped-files.ts";
import { ReadError } from "../../base/read-error.ts";
import { unpacked } from "./unpacked.ts";

const zone = part("drop", HTMLElement);
const cancel = part("cancel", HTMLButtonElement);
const limits: Limits = {
  ...LIMITS,
  documentBytes: Number(zone.dataset["maxBytes"]),
  readMs: Number(zone.dataset["readMs"]),
};

const reader = new Reader(partsOfReader());
const waiting: WaitingDocument[] = [];
let isReading = false;

/** Of the document that is shown. */
let shownJson = "";

void reader.warm().catch(() => say("The reader could not be started. Load the page again.", "bad"));
cancel.addEventListener("click", () => {
  waiting.length = 0;
  reader.cancel();
});
copyOnClick(() => shownJson);
onFiles((files) => void take(files));

async function take(files: readonly File[]): Promise<void> {
  for (const file of files) waiting.push(...(await documentsIn(file)));
  if (!isReading) void readWaiting();
}

async function partsOfReader() {
  const [script, wasm] = await Promise.all([
    unpacked(part("reader-script", HTMLScriptElement)),
    unpacked(part("reader-wasm", HTMLScriptElement)),
  ]);
  return { script, wasm };
}

/** Reads what waits, one document after the other, then shows the first that could be read. */
async function readWaiting(): Promise<void> {
  isReading = true;
  const end = begin();
  let first: (() => void) | null = null;
  let read = 0;
  let all = 0;
  let last: ReaderAnswer | null = null;
  let file = waiting.shift();
  for (; file !== undefined; file = waiting.shift()) {
    say(
      waiting.length === 0
        ? `Reading ${file.name}.`
        : `Reading ${file.name}, ${waiting.length} to go.`,
    );
    all += 1;
    last = await answerTo(file);
    const show = listed(file.name, last);
    if (show === null) continue;
    read += 1;
    first ??= show;
  }
  end();
  isReading = false;
  if (all === 1 && last?.kind === "refused") say(last.sentence, "bad");
  else say(all === 1 ? "The document was read." : `${read} of ${all} documents were read.`);
  first?.();
  if (first !== null) part("answer-title", HTMLElement).focus();
}

async function answerTo(document: WaitingDocument): Promise<ReaderAnswer> {
  try {
    return await reader.read(await document.open(limits), limits);
  } catch (error) {
    const { code, message } = error instanceof ReadError ? error : new ReadError("internal");
    return { kind: "refused", code, sentence: message };
  }
}

/** Shows the progress of a read; gives what takes it away. */
function begin(): () => void {
  const started = performance.now();
  const seconds = part("seconds", HTMLElement);
  const tell = (): void => {
    seconds.textContent = `${Math.floor((performance.now() - started) / 1000)} s`;
  };
  tell();
  const clock = setInterval(tell, 1000);
  part("progress", HTMLElement).hidden = false;
  zone.setAttribute("aria-busy", "true");
  return () => {
    clearInterval(clock);
    const hadFocus = document.activeElement === cancel;
    part("progress", HTMLElement).hidden = true;
    zone.removeAttribute("aria-busy");
    if (hadFocus) part("file", HTMLInputElement).focus();
  };
}

/** Puts a document on the list. Gives what shows it, null where it was refused. */
function listed(name: string, answer: ReaderAnswer): (() => void) | null {
  const list = part("list", HTMLElement);
  const item = document.createElement("li");
  const told = document.createElement("span");
  list.append(item);
  part("documents", HTMLElement).hidden = false;
  if (answer.kind === "refused") {
    told.textContent = answer.sentence;
    told.className = "bad";
    item.append(`${name} `, told);
    return null;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = name;
  const { words, reasons, parties } = answer.head;
  told.textContent = [`${words}.`, ...reasons.slice(0, 1), `${parties}.`].join(" ");
  item.append(button, " ", told);
  const show = (): void => {
    for (const other of list.querySelectorAll("button")) other.removeAttribute("aria-current");
    button.setAttribute("aria-current", "true");
    shownJson = answer.json;
    showAnswer(name, answer);
  };
  button.addEventListener("click", () => {
    show();
    part("answer-title", HTMLElement).focus();
  });
  return show;
}

function say(sentence: string, kind: "plain" | "bad" = "plain"): void {
  const line = part("status", HTMLElement);
  line.textContent = sentence;
  line.classList.toggle("bad", kind === "bad");
}
