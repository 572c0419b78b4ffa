import { foldedText } from "../base/folded-words.ts";
import type { PrintedWords } from "./printed-words.ts";

/** Words next to each other on a line in which what was looked for is printed. */
export interface FoundWords {
  /** Their numbers. */
  readonly numbers: readonly number[];
  /** How well they fit: all of their characters, from their first one, or somewhere in them. */
  readonly fit: "whole" | "begin" | "within";
}

/** Characters that are looked for. */
export const MOST_SEARCHED = 100;

/** More places than these are not shown: one is then to be looked for more closely. */
const MOST_FOUND = 30;

/**
 * Where a text is printed: the best places first, then in the order of reading. Case, accents, blanks and punctuation count for
 * nothing, so that `1234.50` finds `$1,234.50`. What is found are words of the page and never what was typed.
 */
export function searchWords(words: PrintedWords, typed: string): readonly FoundWords[] {
  const wanted = folded(typed.slice(0, MOST_SEARCHED));
  if (wanted === "") return [];
  const found: FoundWords[] = [];
  for (const line of linesOf(words)) found.push(...foundIn(line, wanted));
  return found
    .toSorted(
      (one, other) =>
        FITS.indexOf(one.fit) - FITS.indexOf(other.fit) ||
        (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0),
    )
    .slice(0, MOST_FOUND);
}

const FITS: readonly FoundWords["fit"][] = ["whole", "begin", "within"];

/** The words of a line as one text, with the place of each in it. */
interface LineText {
  readonly text: string;
  readonly spans: readonly {
    readonly number: number;
    readonly from: number;
    readonly to: number;
  }[];
}

function linesOf(words: PrintedWords): readonly LineText[] {
  const lines: { text: string; spans: LineText["spans"][number][] }[] = [];
  let before = -1;
  words.forEach(({ word, line }, number) => {
    if (line !== before) lines.push({ text: "", spans: [] });
    before = line;
    const own = lines.at(-1);
    const text = folded(word.text);
    if (own === undefined || text === "") return;
    own.spans.push({ number, from: own.text.length, to: own.text.length + text.length });
    own.text += text;
  });
  return lines;
}

function foundIn({ text, spans }: LineText, wanted: string): readonly FoundWords[] {
  const found: FoundWords[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const own = spans.filter(({ from, to }) => from < end && at < to);
    const isBegin = own[0]?.from === at;
    const isWhole = isBegin && own.at(-1)?.to === end;
    found.push({
      numbers: own.map(({ number }) => number),
      fit: isWhole ? "whole" : isBegin ? "begin" : "within",
    });
  }
  return found;
}

/** Letters and digits alone; of a mark without any the mark itself. */
function folded(text: string): string {
  const plain = foldedText(text);
  const bare = plain.replaceAll(/[^\p{L}\p{N}]+/gu, "");
  return bare === "" ? plain.trim() : bare;
}
