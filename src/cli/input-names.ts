import { readFile } from "node:fs/promises";
import { sep } from "node:path";
import type { Input } from "../batch/input.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import { UsageError } from "./exit-code.ts";
import { visible } from "./terminal.ts";

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

/** Names without the folder that all of them lie in: people know which one they named. */
export function shortNames(
  inputs: readonly Input[],
): (input: Pick<Input, "kind" | "name">) => string {
  const names = inputs.flatMap(({ kind, name }) => (kind === "document" ? [name] : []));
  const [first = "", ...others] = names;
  let folder = first.slice(0, first.lastIndexOf(sep) + 1);
  while (folder !== "" && !others.every((name) => name.startsWith(folder))) {
    folder = folder.slice(0, -sep.length);
    folder = folder.slice(0, folder.lastIndexOf(sep) + 1);
  }
  return ({ kind, name }) => (kind === "document" ? name.slice(folder.length) : name);
}
