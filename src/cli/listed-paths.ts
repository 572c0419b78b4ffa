import { readFile } from "node:fs/promises";
import { collectBytes } from "../batch/read-bytes.ts";
import { visible } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

/** Bytes of a list of paths: a hundred thousand long ones. */
const MOST_BYTES = 50_000_000;

/** The paths that a file lists, one a line, or parted by zero bytes as `find -print0` writes them; `-` is standard input. */
export async function listedPaths(file: string): Promise<readonly string[]> {
  const text = await textOf(file);
  const parts = text.includes("\0") ? text.split("\0") : text.split(/\r?\n/);
  const paths = parts.filter((part) => part.trim() !== "");
  if (paths.length === 0) throw new UsageError(`The list ${visible(file)} names no files.`);
  return paths;
}

async function textOf(file: string): Promise<string> {
  try {
    const bytes =
      file === "-" ? await collectBytes(process.stdin, MOST_BYTES) : await readFile(file);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `The list ${visible(file)} could not be read. It is a text file (UTF-8) with one path a line.`,
    );
  }
}
