import { mkdir, open, readFile, rm, type FileHandle } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../kinds/reading.ts";
import { VERSION } from "../wire/version.ts";
import type { ReadErrorCode } from "../base/read-error.ts";

/** What is written of one input. */
export interface JournalLine {
  /** As the user named it. */
  readonly input: string;
  /** Of its bytes, in hex; null where there were none to be had. */
  readonly sha256: string | null;
  /** Under which its outcome is kept; null with it. */
  readonly key: string | null;
  readonly outcome: "read" | ReadErrorCode;
  readonly pages: number;
  readonly failedChecks: readonly string[];
  readonly ms: number;
  /** When it was done. */
  readonly at: string;
  readonly engine: string;
}

/** Another run uses the journal, or it cannot be used. The message is a full sentence. */
export class JournalError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "JournalError";
  }
}

/**
 * The book of a run, one line for each input that is done, as JSON. A run that is killed has lost what it was reading and nothing
 * else: a line that was cut off is none. Only one run at a time writes it.
 */
export class Journal {
  readonly #file: FileHandle;
  readonly #lock: string;
  /** The last line of each input. */
  readonly #lines: Map<string, JournalLine>;

  private constructor(file: FileHandle, lock: string, lines: Map<string, JournalLine>) {
    this.#file = file;
    this.#lock = lock;
    this.#lines = lines;
  }

  /** Opens the journal in a folder, going on with it or beginning it anew. Throws a JournalError. */
  static async open(folder: string, { goesOn }: { readonly goesOn: boolean }): Promise<Journal> {
    await mkdir(folder, { recursive: true });
    const lock = join(folder, "lock");
    await takeLock(lock);
    const path = join(folder, "journal.ndjson");
    const text = goesOn ? await readFile(path, "utf8").catch(() => "") : "";
    const file = await open(path, goesOn ? "a" : "w");
    // What a killed run has begun to write is no line; the next one must not be added to it.
    if (text !== "" && !text.endsWith("\n")) await file.appendFile("\n");
    return new Journal(file, lock, linesOf(text));
  }

  /** The last that was written of an input. */
  lineOf(input: string): JournalLine | undefined {
    return this.#lines.get(input);
  }

  /** Writes that an input is done. */
  async write(line: JournalLine): Promise<void> {
    this.#lines.set(line.input, line);
    await this.#file.appendFile(`${JSON.stringify(line)}\n`);
  }

  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#lock, { force: true });
  }
}

/** What is written of an outcome. */
export function lineOf(
  input: string,
  outcome: Outcome,
  known: { readonly sha256: string | null; readonly key: string | null; readonly ms: number },
): JournalLine {
  const reading = outcome.kind === "read" ? outcome.reading : null;
  return {
    input,
    sha256: known.sha256,
    key: known.key,
    outcome: outcome.kind === "read" ? "read" : outcome.code,
    pages: reading?.pageCount ?? 0,
    failedChecks: (reading?.checks ?? []).flatMap(({ name, passed }) =>
      passed === false ? [name] : [],
    ),
    ms: Math.round(known.ms),
    at: new Date().toISOString(),
    engine: VERSION,
  };
}

function linesOf(text: string): Map<string, JournalLine> {
  const lines = new Map<string, JournalLine>();
  for (const words of text.split("\n")) {
    const line = lineIn(words);
    if (line !== null) lines.set(line.input, line);
  }
  return lines;
}

function lineIn(words: string): JournalLine | null {
  try {
    const line = JSON.parse(words) as Partial<JournalLine> | null;
    return typeof line?.input === "string" ? (line as JournalLine) : null;
  } catch {
    return null;
  }
}

/** Takes the lock; that of a run that is no more is taken away. */
async function takeLock(path: string): Promise<void> {
  const own = JSON.stringify({ pid: process.pid, host: hostname() });
  for (let turn = 0; turn < 2; turn += 1) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(own);
      await file.close();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (await isHeld(path)) break;
    await rm(path, { force: true });
  }
  throw new JournalError(
    `Another run writes to the same place. Wait for it, or remove ${path} if there is none.`,
  );
}

async function isHeld(path: string): Promise<boolean> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, "utf8")) as { pid: number; host: string };
    if (host !== hostname()) return true;
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    // Who may not be signalled is alive; a lock that says nothing was just being made, or its maker was killed.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
