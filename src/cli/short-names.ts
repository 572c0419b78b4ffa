import { sep } from "node:path";
import type { Input } from "../batch/find-inputs.ts";

/** Names without the folder that all of them lie in: people know which one they named. */
export function shortNames(inputs: readonly Input[]): (input: Input) => string {
  const names = inputs.flatMap(({ kind, name }) => (kind === "document" ? [name] : []));
  const [first = "", ...others] = names;
  let folder = first.slice(0, first.lastIndexOf(sep) + 1);
  while (folder !== "" && !others.every((name) => name.startsWith(folder))) {
    folder = folder.slice(0, folder.lastIndexOf(sep, folder.length - 2) + 1);
  }
  return ({ kind, name }) => (kind === "document" ? name.slice(folder.length) : name);
}
