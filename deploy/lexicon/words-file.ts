import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { expandSlots, type Slots } from "./slots.ts";

/** A file of words, by its name as a person knows it. */
export interface WordsFile {
  readonly name: string;
  readonly text: string;
}

/** A file that is parsed, and what is wrong with it: file, line and what to do, a sentence each. */
export interface Parsed {
  readonly name: string;
  readonly document: Document;
  readonly lines: LineCounter;
  readonly problems: string[];
}

/** Reads a file of words, which is a map of members. */
export function parseWords({ name, text }: WordsFile): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map(
    ({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: this is no YAML: ${message}`,
  );
  if (problems.length === 0 && !isMap(document.contents))
    problems.push(`${name}:1: write members here, such as "fields:".`);
  return { name, document, lines, problems };
}

/** Slots of some files together: one that is declared twice is a mistake. */
export function slotsOf(files: readonly Parsed[]): Slots {
  const slots = new Map<string, readonly string[]>();
  for (const file of files) {
    const declared = file.document.get("slots", true);
    if (!isMap(declared)) continue;
    for (const { key, value } of declared.items) {
      const name = String(key);
      if (slots.has(name)) complain(file, key, `slot ${name} is declared twice; keep one.`);
      slots.set(name, isSeq(value) ? value.items.flatMap((item) => phrasesOf(item)) : []);
    }
  }
  return slots;
}

/** The phrases of a list: each once, slots put in. */
export function phrasesIn(
  file: Parsed,
  slots: Slots,
  items: readonly unknown[],
): readonly string[] {
  const seen = new Set<string>();
  for (const item of items) {
    for (const phrase of phrasesOf(item)) {
      const expanded = expandSlots(phrase, slots);
      for (const name of expanded.unknown)
        complain(file, item, `<${name}> is no slot; known are ${[...slots.keys()].join(", ")}.`);
      if (seen.has(expanded.phrase))
        complain(file, item, `"${phrase}" is in this list twice; delete one.`);
      seen.add(expanded.phrase);
    }
  }
  return [...seen];
}

/** One line may hold several phrases, with semicolons. */
export function phrasesOf(item: unknown): readonly string[] {
  return isScalar(item) ? String(item.value).split("; ") : [];
}

/** Notes what is wrong at a place of a file. */
export function complain(file: Parsed, node: unknown, sentence: string): void {
  file.problems.push(`${file.name}:${lineOf(file, node)}: ${sentence}`);
}

/** Notes each phrase of a list with a bracket that is not closed, or that stands in another. */
export function complainOfBrackets(file: Parsed, node: unknown, phrases: readonly string[]): void {
  for (const phrase of phrases)
    if (/[[\]|<>]/.test(phrase.replaceAll(/\[[^[\]]*\]/g, "")))
      complain(file, node, `a bracket of "${phrase}" is not closed, or stands in another.`);
}

/** The line of a file on which a node begins, from 1. */
export function lineOf({ lines }: Parsed, node: unknown): number {
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start === undefined ? 1 : lines.linePos(start).line;
}
