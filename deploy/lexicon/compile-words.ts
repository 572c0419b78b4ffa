import { isMap, isNode, isScalar, isSeq } from "yaml";
import { parseTemplate } from "../../src/lexicon/parse/parse-template.ts";
import type { LayoutTemplate } from "../../src/lexicon/template-lists.ts";
import type { Slots } from "./slots.ts";
import {
  lineOf,
  type Parsed,
  parseWords,
  phrasesIn,
  slotsOf,
  type WordsFile,
} from "./words-file.ts";

/** A template, or what is wrong with its words: file, line and what to do, a sentence each. */
export type Compiled =
  | {
      readonly kind: "template";
      readonly head: Pick<LayoutTemplate, "id" | "describes">;
      /** The template in the order of the files, which decides between two meanings of a phrase. */
      readonly json: string;
    }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** The value of a node of a file: text, number, list or object. */
type Value = unknown;

/** Compiles the files that make up one template: their members together, with slots put in. */
export function compileWords(files: readonly WordsFile[]): Compiled {
  const parsed = files.map(parseWords);
  const broken = parsed.flatMap(({ problems }) => problems);
  if (broken.length > 0) return { kind: "problems", problems: broken };
  const slots = slotsOf(parsed);
  const members = parsed.flatMap((file) => membersOf(file, slots));
  const problems = parsed.flatMap((file) => file.problems);
  if (problems.length > 0) return { kind: "problems", problems };
  const json = JSON.stringify(Object.fromEntries(members));
  const made = parseTemplate(json);
  if (made.kind === "template") return { kind: "template", head: made.template, json };
  return { kind: "problems", problems: made.problems.map((problem) => placed(problem, parsed)) };
}

function membersOf(file: Parsed, slots: Slots): readonly (readonly [string, Value])[] {
  const { contents } = file.document;
  if (!isMap(contents)) return [];
  return contents.items
    .filter(({ key }) => String(key) !== "slots")
    .map(({ key, value }) => [String(key), valueOf(file, slots, value, [String(key)])] as const);
}

/** What the list of a rule stands for, by where it is: its labels, and in the head where the value may stand. */
function ruleOf(path: readonly string[], phrases: readonly string[]): Value {
  const parent = path.slice(0, -1).join(".");
  if (parent === "fields" || parent === "parties") return { labels: phrases };
  if (parent === "heading.fields") return { labels: phrases, look: ["right", "below"] };
  return phrases;
}

function valueOf(file: Parsed, slots: Slots, node: unknown, path: readonly string[]): Value {
  if (isMap(node))
    return Object.fromEntries(
      node.items.map(({ key, value }) => {
        const name = String(key);
        return [name, valueOf(file, slots, value, [...path, name])];
      }),
    );
  if (!isSeq(node)) return isScalar(node) ? node.value : null;
  if (node.items.some(isMap)) return node.items.map((item) => valueOf(file, slots, item, path));
  return ruleOf(path, phrasesIn(file, slots, node.items));
}

/** Tells where a problem of the finished template comes from: the nearest list of a file that holds its place. */
function placed(problem: string, files: readonly Parsed[]): string {
  const path = (problem.split(" ")[0] ?? "")
    .split(/[.[\]]+/)
    .filter((part) => part !== "" && part !== "labels");
  const inPath = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  for (let length = inPath.length; length > 0; length -= 1) {
    for (const file of files) {
      const node = file.document.getIn(inPath.slice(0, length), true);
      if (isNode(node)) return `${file.name}:${lineOf(file, node)}: ${problem}`;
    }
  }
  return `${files[0]?.name ?? ""}:1: ${problem}`;
}
