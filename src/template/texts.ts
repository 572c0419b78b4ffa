import { type Token, tokensOf } from "../base/phrase.ts";
import type { Layout } from "../layout/layout.ts";
import type { Run } from "../layout/lines.ts";
import type { Stack } from "../layout/stacks.ts";
import type { Word } from "../page/page.ts";

/** A stack cut into tokens. The four lists run in step: token, its key, its word, its run. */
export interface Text {
  readonly pageNumber: number;
  readonly stack: Stack;
  readonly tokens: readonly Token[];
  readonly keys: readonly string[];
  readonly words: readonly Word[];
  readonly runs: readonly Run[];
}

/** All texts of a document, in reading order: cut once, searched for many phrases. `spell` mends misspelt keys. */
export function textsOf(layout: Layout, spell: (key: string) => string): readonly Text[] {
  const cut = new Map<string, readonly Token[]>();
  const spelt = new Map<string, string>();
  const texts: Text[] = [];
  for (const { page, stacks } of layout.pages) {
    for (const stack of stacks) {
      const lists = {
        tokens: [] as Token[],
        keys: [] as string[],
        words: [] as Word[],
        runs: [] as Run[],
      };
      for (const run of stack)
        addRun(
          run,
          lists,
          (text) => once(cut, text, tokensOf),
          (key) => once(spelt, key, spell),
        );
      if (lists.keys.length > 0) texts.push({ pageNumber: page.pageNumber, stack, ...lists });
    }
  }
  return texts;
}

interface Lists {
  readonly tokens: Token[];
  readonly keys: string[];
  readonly words: Word[];
  readonly runs: Run[];
}

function addRun(
  run: Run,
  lists: Lists,
  cut: (text: string) => readonly Token[],
  spell: (key: string) => string,
): void {
  const { words } = run;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || isRate(word.text, words[index + 1]?.text, words[index - 1]?.text))
      continue;
    for (const token of cut(word.text)) {
      lists.tokens.push(token);
      lists.keys.push(spell(token.key));
      lists.words.push(word);
      lists.runs.push(run);
    }
  }
}

function once<Value>(known: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}

const WHOLE_RATE = /^\(?\d+(?:[.,]\d+)?%\)?$/;
const PERCENT = /^(?:%\)?|percent|pct\.?)$/i;
const RATE_NUMBER = /^\(?\d+(?:[.,]\d+)?$/;

/** A rate inside a label does not part it: "Less 10% retainage", "Less 10 % retainage". */
function isRate(text: string, next = "", before = ""): boolean {
  if (text.endsWith("%") || text.endsWith("%)"))
    return text.length < 3 ? RATE_NUMBER.test(before) : WHOLE_RATE.test(text);
  if (RATE_NUMBER.test(text)) return PERCENT.test(next);
  return PERCENT.test(text) && RATE_NUMBER.test(before);
}
