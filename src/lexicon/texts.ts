import { onceFor } from "../base/once-for.ts";
import { type Token, tokensOfWord } from "../base/phrase.ts";
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

/** The texts of a layout whose words are taken as they are printed, cut once for all that ask. */
export const printedTexts: (layout: Layout) => readonly Text[] = onceFor((layout) =>
  textsOf(layout, (key) => key),
);

/** A word cut into tokens, with their keys mended. */
interface Cut {
  readonly tokens: readonly Token[];
  readonly keys: readonly string[];
}

/**
 * All texts of a document, in reading order: cut once, searched for many phrases. `spell` mends misspelt keys. Figures
 * that stand alone are left out: no phrase is made of digits, and a sheet has more figures than texts.
 */
export function textsOf(layout: Layout, spell: (key: string) => string): readonly Text[] {
  const known = new Map<string, Cut>();
  const cut = (text: string): Cut => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const tokens = tokensOfWord(text);
    const made = { tokens, keys: tokens.map(({ key }) => spell(key)) };
    known.set(text, made);
    return made;
  };
  const texts: Text[] = [];
  for (const { page, stacks } of layout.pages) {
    for (const stack of stacks) {
      if (stack.every(isFiguresOnly)) continue;
      const lists: Lists = { tokens: [], keys: [], words: [], runs: [] };
      for (const run of stack) addRun(run, lists, cut);
      if (lists.keys.length > 0) texts.push({ pageNumber: page.pageNumber, stack, ...lists });
    }
  }
  return texts;
}

const FIGURE = /^[\d$,.()-]+$/;

function isFiguresOnly(run: Run): boolean {
  return run.words.every((word) => FIGURE.test(word.text));
}

interface Lists {
  readonly tokens: Token[];
  readonly keys: string[];
  readonly words: Word[];
  readonly runs: Run[];
}

function addRun(run: Run, lists: Lists, cut: (text: string) => Cut): void {
  const { words } = run;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || isRate(word.text, words[index + 1]?.text, words[index - 1]?.text))
      continue;
    const { tokens, keys } = cut(word.text);
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined) continue;
      lists.tokens.push(token);
      lists.keys.push(keys[at] ?? token.key);
      lists.words.push(word);
      lists.runs.push(run);
    }
  }
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
