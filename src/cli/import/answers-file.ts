import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { IMPORT_LIMITS } from "../../base/limits.ts";
import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";

/** An answer that was kept, by the name of its file. */
export interface KeptAnswer {
  readonly file: string;
  readonly answer: unknown;
}

/** Whether a path is of answers and not of documents. */
export function isAnswersPath(path: string): boolean {
  return [".json", ".ndjson", ".jsonl"].includes(extname(path).toLowerCase());
}

/** The answers of a file that `read --format json` or `ndjson` wrote. Throws UsageError where it is none. */
export async function answersIn(path: string): Promise<readonly KeptAnswer[]> {
  const size = (await stat(path).catch(() => null))?.size ?? null;
  if (size === null) throw new UsageError(`${visible(path)}: there is no such file.`);
  if (size > IMPORT_LIMITS.tableBytes)
    throw new UsageError(`${visible(path)} has more than ${IMPORT_LIMITS.tableBytes} bytes.`);
  const text = await readFile(path, "utf8");
  const isLines = extname(path).toLowerCase() !== ".json";
  const values = isLines
    ? text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [parsed(line, path)]))
    : [parsed(text, path)].flat();
  return values.map((answer) => ({ file: fileOf(answer) ?? path, answer }));
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(
      `${visible(path)} is no answer: it is JSON, or a line of JSON for each paper, as read --format json and ndjson write it.`,
    );
  }
}

function fileOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("file" in answer)) return null;
  return typeof answer.file === "string" ? answer.file : null;
}
