import { isMap, isSeq } from "yaml";
import type { Slots } from "./slots.ts";
import {
  complain,
  complainOfBrackets,
  type Parsed,
  parseWords,
  phrasesIn,
  type WordsFile,
} from "./words-file.ts";

/** Lists of words by their names. */
export type TextLists = Readonly<Record<string, readonly string[]>>;

/** What all files say under their member `texts`, or what is wrong with it: file, line and what to do, a sentence each. */
export type CompiledTexts =
  | { readonly kind: "lists"; readonly lists: TextLists }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Joins what files say by which words texts are known; `known` are the names of the lists. */
export function compileTexts(files: readonly WordsFile[], known: readonly string[]): CompiledTexts {
  const parsed = files.map(parseWords);
  const said = new Map<string, Set<string>>();
  for (const file of parsed) {
    const texts = file.document.get("texts", true);
    if (!isMap(texts)) continue;
    for (const { key, value } of texts.items) {
      const name = String(key);
      if (!known.includes(name))
        complain(file, key, `"${name}" is no list of texts; known are ${known.join(", ")}.`);
      const own = said.get(name) ?? new Set();
      for (const text of textsOf(file, value)) own.add(text);
      said.set(name, own);
    }
  }
  const silent = known.filter((name) => !said.has(name));
  const problems = [
    ...parsed.flatMap((file) => file.problems),
    ...silent.map((name) => `No file says anything under texts, ${name}: delete the list.`),
  ];
  if (problems.length > 0) return { kind: "problems", problems };
  return {
    kind: "lists",
    lists: Object.fromEntries([...said].map(([name, own]) => [name, [...own]])),
  };
}

const NO_SLOTS: Slots = new Map();

function textsOf(file: Parsed, value: unknown): readonly string[] {
  if (!isSeq(value)) return [];
  const texts = phrasesIn(file, NO_SLOTS, value.items);
  complainOfBrackets(file, value, texts);
  return texts;
}
