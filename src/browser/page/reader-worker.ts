import { pageWords } from "../../base/page-words.ts";
import { ReadError } from "../../base/read-error.ts";
import { sha256 } from "../../base/sha256.ts";
import { toBase64 } from "../../base/to-base64.ts";
import { packOutcome, unreadBy } from "../../batch/outcomes.ts";
import { drawnExplanation } from "../../explain/explain-document.ts";
import { paperHead } from "../../explain/paper-head.ts";
import { paperKindWords } from "../../finding/draw-words.ts";
import type { Reading } from "../../kinds/reading.ts";
import {
  type FilePart,
  mayBeRead,
  partsIn,
  partsOf,
  type ReadOptions,
  readWithPages,
} from "../../read.ts";
import { toAnswer } from "../../wire/answer.ts";
import { useWasm } from "../pdfium-module.ts";
import { PackageReadersLack } from "./package-readers.ts";
import type { HeldPart, ReaderTask, ReadOutcome, WorkerAnswer } from "./reader-messages.ts";
import type { WorkerSide } from "./worker-side.ts";

declare const self: WorkerSide<ReaderTask, WorkerAnswer>;

self.addEventListener("message", ({ data }) => {
  if (data.kind === "start") useWasm(data.wasm);
  else void answerTo(data).then(self.postMessage);
});

type ReadTask = Extract<ReaderTask, { kind: "read" }>;

async function answerTo({ part, ...whole }: ReadTask): Promise<WorkerAnswer> {
  try {
    return part === null ? await answerToFile(whole) : await answerToPart(whole, part);
  } catch (error) {
    if (error instanceof PackageReadersLack) return { kind: "lacks-package-readers" };
    const read = error instanceof ReadError ? error : new ReadError("internal");
    return { ...unreadBy(read), parts: [] };
  }
}

type FileTask = Omit<ReadTask, "part">;

/** A whole file: the documents in it where it is certain that there are several. */
async function answerToFile(task: FileTask): Promise<WorkerAnswer> {
  const { bytes, limits } = task;
  const options = { kind: "auto", limits } as const;
  const read = await readWithPages(bytes, options).catch(refusal);
  if (read instanceof ReadError) return { ...unreadBy(read), parts: await offeredIn(task, read) };
  const { reading, pages } = read;
  const parts = pages.length > 1 ? (await partsIn(pages, { limits })).map(held) : [];
  if ((reading.documents ?? []).length > 1) return { kind: "package", parts };
  return { ...(await outcomeOf(task, options, reading)), parts: offered(parts) };
}

/** What an unread file may be taken apart into. */
async function offeredIn(
  { bytes, limits }: FileTask,
  { code }: ReadError,
): Promise<readonly HeldPart[]> {
  if (!MAY_BE_PACKAGES.has(code)) return [];
  const wishes = { limits, onScan: () => undefined };
  const parts = await partsOf(bytes, wishes).catch(refusal);
  return parts instanceof ReadError ? [] : offered(parts.map(held));
}

function refusal(error: unknown): ReadError {
  if (error instanceof ReadError) return error;
  throw error;
}

/** What a package is refused for where it is read as one document. */
const MAY_BE_PACKAGES: ReadonlySet<string> = new Set(["not-this-kind", "too-many-pages"]);

/** A file without anything to read is not taken apart: its refusal says what it looks like. */
function offered(parts: readonly HeldPart[]): readonly HeldPart[] {
  return parts.length > 1 && parts.some((part) => part.mayBeRead) ? parts : [];
}

function held(part: FilePart): HeldPart {
  return { ...part, called: paperKindWords(part.kind), mayBeRead: mayBeRead(part) };
}

async function answerToPart(task: FileTask, part: FilePart): Promise<WorkerAnswer> {
  const options = { kind: "auto", limits: task.limits, pages: part } as const;
  const { reading } = await readWithPages(task.bytes, options);
  return { ...(await outcomeOf(task, options, reading)), parts: [] };
}

async function outcomeOf(
  { bytes, name }: FileTask,
  options: ReadOptions,
  reading: Reading,
): Promise<Omit<ReadOutcome, "parts">> {
  const { pages } = options;
  const hash = toBase64(sha256(bytes));
  return {
    kind: "read",
    called: paperKindWords(reading.documentType),
    head: paperHead(reading),
    json: `${JSON.stringify(toAnswer(reading), null, 2)}\n`,
    page: await drawnExplanation(bytes, { name, options }, reading),
    packed: packOutcome({ kind: "read", reading }),
    fingerprint: pages === undefined ? hash : `${hash} ${pageWords(pages)}`,
  };
}
