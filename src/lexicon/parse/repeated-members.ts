import { TEMPLATE_LIMITS } from "../../base/limits.ts";

/** An object or a list that is open at some place of a JSON text. */
interface Open {
  readonly path: string;
  /** Names of the members so far; null in a list. */
  readonly names: Set<string> | null;
  /** The member or element that is being read. */
  current: string;
  elementIndex: number;
  expectsName: boolean;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** Sentences about members that one object of a JSON text has twice: a JSON parser silently keeps the last one only. */
export function repeatedMembers(json: string): readonly string[] {
  const problems: string[] = [];
  const open: Open[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (problems.length >= TEMPLATE_LIMITS.problems) break;
    const around = open.at(-1);
    if (token === "{" || token === "[") {
      open.push(opened(token, around));
    } else if (token === "}" || token === "]") {
      open.pop();
    } else if (around === undefined) {
      continue;
    } else if (token === ",") {
      around.expectsName = around.names !== null;
      around.elementIndex += 1;
      if (around.names === null) around.current = `[${around.elementIndex}]`;
    } else if (around.expectsName && around.names !== null) {
      const name = String(JSON.parse(token));
      if (around.names.has(name)) {
        const line = json.slice(0, index).split("\n").length;
        const owner = around.path === "" ? "The template" : around.path;
        problems.push(`${owner} has the member ${token} twice; the second is on line ${line}.`);
      }
      around.names.add(name);
      around.current = name;
      around.expectsName = false;
    }
  }
  return problems;
}

function opened(token: "{" | "[", around: Open | undefined): Open {
  const isList = token === "[";
  return {
    path: pathOf(around),
    names: isList ? null : new Set(),
    current: isList ? "[0]" : "",
    elementIndex: 0,
    expectsName: !isList,
  };
}

function pathOf(around: Open | undefined): string {
  if (around === undefined) return "";
  const isPlain = around.names === null || around.path === "";
  return `${around.path}${isPlain ? "" : "."}${around.current}`;
}
