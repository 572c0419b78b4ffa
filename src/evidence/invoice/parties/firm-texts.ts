import { foldedKeys } from "../../../base/folded-words.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceWords } from "../../../lexicon/invoice-template.ts";
import type { Block } from "./blocks.ts";
import { isSoftForm, legalFormsIn, legalFormWorth } from "./name-looks.ts";
import { cleanName } from "./name-texts.ts";
import type { PartyPaper } from "./party-paper.ts";
import { anyOf } from "../../../words/any-of.ts";
import { forWhom, insideNames, joints, nameShorts } from "../../../words/invoice/names.ts";

/** A firm named in running text, whole with its legal form. */
export interface NamedFirm {
  readonly name: string;
  readonly words: readonly Word[];
  readonly block: Block;
  /** What stands before and behind it in the same lines. */
  readonly before: string;
  readonly behind: string;
}

const MOST_NAME_WORDS = 7;
/** Longer blocks are terms of business. */
const MOST_BLOCK_WORDS = 260;
const CONNECTOR = new RegExp(`^${anyOf(joints, insideNames, ["&", "+", "/"])}$`);
const PART_OF_NAME = /^[(“"„«]?[\p{Lu}\d][\p{L}\p{N}.'’&+/-]*[)”"“»]?$/u;
const ABBREVIATED = new RegExp(`^(?:\\p{L}{1,4}|${anyOf(nameShorts)})\\.$`, "iu");

/** Firms that running text of a block names: "… remain the property of Marlow Access Ltd, registered in …". */
export function firmsIn(block: Block, { paper }: PartyPaper): readonly NamedFirm[] {
  const words = flowOf(block);
  if (words.length < 5 || words.length > MOST_BLOCK_WORDS) return [];
  const owners: number[] = [];
  const keys: string[] = [];
  words.forEach(({ word }, at) => {
    for (const key of foldedKeys(word.text)) {
      keys.push(key);
      owners.push(at);
    }
  });
  const firms: NamedFirm[] = [];
  for (const { start, end } of legalFormsIn(keys, paper.words)) {
    if (isSoftForm(keys.slice(start, end).join(" "))) continue;
    const [first, last] = [owners[start], owners[end - 1]];
    if (first === undefined || last === undefined) continue;
    const firm = firmAround(first, last, words, block);
    const name = firm === null ? null : cleanName(firm.name, paper.words);
    if (firm === null || name === null || !isFirmName(name, paper.words)) continue;
    firms.push({ ...firm, name });
  }
  return firms;
}

/** For whom something is: not who bills it. */
const FOR = new RegExp(`^${anyOf(forWhom)}\\s`, "i");

function isFirmName(name: string, words: readonly InvoiceWords[]): boolean {
  return legalFormWorth(name, words) >= 1 && /\p{L}{3}/u.test(name) && !FOR.test(name);
}

interface FlowWord {
  readonly word: Word;
  /** Whether a line begins here that does not go on with the one above. */
  readonly isBreak: boolean;
}

/** A line that ends this near to the right edge of its block goes on below, as a share of the block's width. */
const RAGGED = 0.25;

function flowOf({ runs, box }: Block): readonly FlowWord[] {
  const edge = box.right - RAGGED * (box.right - box.left);
  return runs.flatMap((run, line) =>
    run.words.map((word, at) => ({
      word,
      isBreak: at === 0 && (line === 0 || (runs[line - 1]?.box.right ?? 0) < edge),
    })),
  );
}

function firmAround(
  first: number,
  last: number,
  words: readonly FlowWord[],
  block: Block,
): NamedFirm | null {
  let from = first;
  while (from > 0 && first - from < MOST_NAME_WORDS && goesBack(from, words)) from -= 1;
  while (from < first && CONNECTOR.test(words[from]?.word.text ?? "")) from += 1;
  if (from === first) return null;
  const text = (begin: number, end: number): string =>
    words
      .slice(Math.max(0, begin), end)
      .map(({ word }) => word.text)
      .join(" ");
  return {
    name: text(from, last + 1),
    words: words.slice(from, last + 1).map(({ word }) => word),
    block,
    before: text(from - 6, from),
    behind: text(last + 1, last + 20),
  };
}

/** Whether the word before belongs to the name that begins here so far. */
function goesBack(from: number, words: readonly FlowWord[]): boolean {
  const [own, before, further] = [words[from], words[from - 1], words[from - 2]];
  if (own === undefined || before === undefined || own.isBreak) return false;
  const { text } = before.word;
  if (/[,;:·•|–—]$/.test(text)) return false;
  if (CONNECTOR.test(text))
    return further !== undefined && !before.isBreak && PART_OF_NAME.test(further.word.text);
  return PART_OF_NAME.test(text) && (!text.endsWith(".") || ABBREVIATED.test(text));
}
