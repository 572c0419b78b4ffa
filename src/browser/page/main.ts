import { type Limits, LIMITS } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { copyOnClick } from "./copied-text.ts";
import { DocumentRow } from "./document-row.ts";
import { part } from "./part.ts";
import { showProgress } from "./progress.ts";
import type { HeldPart, ReaderAnswer, ReadOutcome } from "./reader-messages.ts";
import { Reader } from "./reader.ts";
import { saveFile } from "./saved-file.ts";
import { showAnswer } from "./shown-answer.ts";
import { onFiles } from "./taken-files.ts";
import { unpackedOnce } from "./unpacked.ts";
import { WorkbookMaker } from "./workbook-maker.ts";
import { documentsIn, type WaitingDocument } from "./wrapped-files.ts";

/** A row of the list whose document is to be read. */
interface Waiting {
  readonly row: DocumentRow;
  readonly open: WaitingDocument["open"];
}

const zone = part("drop", HTMLElement);
const list = part("list", HTMLElement);
const workbook = part("save-workbook", HTMLButtonElement);
const limits: Limits = {
  ...LIMITS,
  documentBytes: Number(zone.dataset["maxBytes"]),
  readMs: Number(zone.dataset["readMs"]),
};

const commonScript = unpackedOnce("common-script");
const readerScript = unpackedOnce("reader-script");
const workbookScript = unpackedOnce("workbook-script");
const reader = new Reader({
  scripts: async () => Promise.all([commonScript(), readerScript()]),
  packageScript: unpackedOnce("package-script"),
  wasm: unpackedOnce("reader-wasm"),
});
const maker = new WorkbookMaker(async () => Promise.all([commonScript(), workbookScript()]));
const rows: DocumentRow[] = [];
const waiting: Waiting[] = [];
let isBusy = false;

/** Of the document that is shown. */
let shownJson = "";

void reader.warm().catch(() => say("The reader could not be started. Load the page again.", "bad"));
part("cancel", HTMLButtonElement).addEventListener("click", () => {
  const stopped = unreadBy(new ReadError("stopped"));
  for (const { row } of waiting.splice(0)) row.tell(stopped);
  reader.cancel();
  maker.cancel();
});
copyOnClick(() => shownJson);
workbook.addEventListener("click", () => void saveWorkbook());
onFiles((files) => void take(files));

async function take(files: readonly File[]): Promise<void> {
  for (const file of files) {
    for (const { name, open } of await documentsIn(file)) {
      const row = new DocumentRow(list, {
        name,
        label: name,
        part: null,
        show,
        takeApart: (own, parts) => readParts({ row: own, open }, parts),
      });
      rows.push(row);
      waiting.push({ row, open });
    }
  }
  part("documents", HTMLElement).hidden = rows.length === 0;
  if (!isBusy) void readWaiting();
}

/** Reads the documents of a file after what waits already. */
function readParts({ row, open }: Waiting, parts: readonly HeldPart[]): void {
  waiting.push(...row.holds(parts).map((own) => ({ row: own, open })));
  if (!isBusy) void readWaiting();
}

/** Reads what waits, one document after the other, then shows the first that could be read. */
async function readWaiting(): Promise<void> {
  const progress = begin();
  const answers: ReaderAnswer[] = [];
  let first: (() => void) | null = null;
  let one = waiting.shift();
  for (; one !== undefined; one = waiting.shift()) {
    const { row, open } = one;
    progress.tell(answers.length, answers.length + 1 + waiting.length);
    say(
      waiting.length === 0
        ? `Reading ${row.name}.`
        : `Reading ${row.name}, ${waiting.length} to go.`,
    );
    const answer = await answerTo(one);
    if (answer.kind === "package") {
      waiting.unshift(...row.holds(answer.parts).map((own) => ({ row: own, open })));
      continue;
    }
    row.tell(answer);
    answers.push(answer);
    if (answer.kind === "read") first ??= () => show(row, answer);
  }
  end(progress);
  tellRead(answers);
  first?.();
}

function begin(): ReturnType<typeof showProgress> {
  isBusy = true;
  workbook.disabled = true;
  return showProgress();
}

function end(progress: ReturnType<typeof showProgress>): void {
  progress.end();
  isBusy = false;
  workbook.disabled = false;
  // What was dropped meanwhile.
  if (waiting.length > 0) void readWaiting();
}

async function answerTo({ row, open }: Waiting): Promise<ReaderAnswer> {
  try {
    return await reader.read(await open(limits), row.part, limits);
  } catch (error) {
    return unreadBy(error);
  }
}

function unreadBy(error: unknown): Extract<ReaderAnswer, { kind: "unread" }> {
  const { code, message } = error instanceof ReadError ? error : new ReadError("internal");
  return { kind: "unread", code, message, parts: [] };
}

function tellRead(answers: readonly ReaderAnswer[]): void {
  const [only] = answers;
  if (answers.length === 1 && only?.kind === "unread") return say(only.message, "bad");
  const read = answers.filter(({ kind }) => kind === "read").length;
  say(
    answers.length === 1
      ? "The document was read."
      : `${read} of ${answers.length} documents were read.`,
  );
}

/** Shows a document that was read, and takes the reader there. */
function show(row: DocumentRow, outcome: ReadOutcome): void {
  for (const other of list.querySelectorAll("button")) other.removeAttribute("aria-current");
  row.isShown();
  shownJson = outcome.json;
  showAnswer(row.name, outcome);
  part("answer-title", HTMLElement).focus();
}

/** Makes the workbook of all documents on the list, read or not. */
async function saveWorkbook(): Promise<void> {
  const progress = begin();
  progress.tell(0, 1);
  say("Making the workbook.");
  const papers = rows.flatMap((row) => row.kept());
  try {
    saveFile("documents.xlsx", await maker.workbookOf(papers, limits.readMs));
    say("The workbook was made.");
  } catch (error) {
    say(unreadBy(error).message, "bad");
  }
  end(progress);
}

function say(sentence: string, kind: "plain" | "bad" = "plain"): void {
  const line = part("status", HTMLElement);
  line.textContent = sentence;
  line.classList.toggle("bad", kind === "bad");
}
