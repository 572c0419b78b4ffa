import { type Box, unionOf } from "../base/box.ts";
import { type Token, tokensOf } from "../base/phrase.ts";
import type { Layout } from "../layout/layout.ts";
import type { Run } from "../layout/lines.ts";
import type { Stack } from "../layout/stacks.ts";
import type { Word } from "../page/page.ts";
import { phrasesIn, spellingIn, type Vocabulary } from "./vocabulary.ts";

/** A token of a stack and the word that it was cut from. */
interface PlacedToken {
  readonly token: Token;
  readonly key: string;
  readonly word: Word;
  readonly run: Run;
}

/** A phrase of the vocabulary as it stands on a page. */
export interface Label<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly pageNumber: number;
  readonly box: Box;
  /** The lines that it covers, top to bottom. */
  readonly runs: readonly Run[];
  /** Words that it covers, the last one perhaps in part. */
  readonly words: readonly Word[];
  /** What follows in the last word, such as the 3 of "No:3". */
  readonly remainder: string;
  /** Number of tokens of the phrase. */
  readonly length: number;
  /** Share of the whole text's tokens that the phrase is, 0 to 1: a caption is nearly all label, a sentence is not. */
  readonly coverage: number;
  /** The token directly before it, such as an item number; empty where it begins the text. */
  readonly before: string;
  /** The whole text that it stands in. */
  readonly stack: Stack;
}

/** Texts longer than this are prose, not labels. */
const LONGEST_LABEL_TEXT = 60;

/** All places of a document where a phrase of the vocabulary is printed, in reading order. */
export function labelsIn<Meaning>(
  layout: Layout,
  vocabulary: Vocabulary<Meaning>,
): readonly Label<Meaning>[] {
  const labels: Label<Meaning>[] = [];
  const cut = new Map<string, readonly Token[]>();
  const spelt = new Map<string, string>();
  const cutOnce = (text: string): readonly Token[] => once(cut, text, tokensOf);
  const spellOnce = (key: string): string =>
    once(spelt, key, (unknown) => spellingIn(vocabulary, unknown));
  for (const { page, stacks } of layout.pages) {
    for (const stack of stacks) {
      const tokens = placedTokens(stack, cutOnce, spellOnce);
      const matches = phrasesIn(
        vocabulary,
        tokens.map(({ key }) => key),
      );
      for (const { start, end, meanings } of matches) {
        const place = placeOf(tokens, start, end, stack);
        if (place !== null) labels.push({ meanings, pageNumber: page.pageNumber, ...place });
      }
    }
  }
  return labels;
}

function once<Value>(known: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}

function placedTokens(
  stack: Stack,
  cut: (text: string) => readonly Token[],
  spell: (key: string) => string,
): readonly PlacedToken[] {
  const tokens: PlacedToken[] = [];
  for (const run of stack) {
    for (const [index, word] of run.words.entries()) {
      if (isRate(word.text, run.words[index + 1]?.text, run.words[index - 1]?.text)) continue;
      for (const token of cut(word.text)) tokens.push({ token, key: spell(token.key), word, run });
    }
  }
  return tokens;
}

const WHOLE_RATE = /^\(?\d+(?:[.,]\d+)?%\)?$/;
const RATE_NUMBER = /^\(?\d+(?:[.,]\d+)?$/;
const PERCENT_SIGN = /^%\)?$/;

/** A rate inside a label does not part it: "Less 10% retainage", "Less 10 % retainage". */
function isRate(text: string, next = "", before = ""): boolean {
  return (
    WHOLE_RATE.test(text) ||
    (RATE_NUMBER.test(text) && PERCENT_SIGN.test(next)) ||
    (PERCENT_SIGN.test(text) && RATE_NUMBER.test(before))
  );
}

function placeOf<Meaning>(
  tokens: readonly PlacedToken[],
  start: number,
  end: number,
  stack: Stack,
): Omit<Label<Meaning>, "meanings" | "pageNumber"> | null {
  const covered = tokens.slice(start, end);
  const last = covered.at(-1);
  if (last === undefined) return null;
  const runs = stack.filter((run) => covered.some((token) => token.run === run));
  const words = [...new Set(covered.map((token) => token.word))];
  const own = tokens.filter(({ run }) => runs.includes(run));
  return {
    box: unionOf(words.map((word) => word.box)),
    runs,
    words,
    remainder: last.word.text.slice(last.token.end).replace(/^[\s.:;)\]]+/, ""),
    length: end - start,
    coverage: coverageOf(own, covered),
    before: tokens[start - 1]?.key ?? "",
    stack,
  };
}

/** Remarks in parentheses, numbers and leader dots do not count against a label. */
function coverageOf(own: readonly PlacedToken[], covered: readonly PlacedToken[]): number {
  let counted = 0;
  let isRemark = false;
  for (const placed of own.slice(0, LONGEST_LABEL_TEXT)) {
    const { text } = placed.word;
    if (text.startsWith("(") && !covered.includes(placed)) isRemark = true;
    if (covered.includes(placed) || (!isRemark && !/^\d/.test(placed.key))) counted += 1;
    if (text.includes(")")) isRemark = false;
  }
  return (
    covered.length / Math.max(covered.length, counted, own.length > LONGEST_LABEL_TEXT ? 99 : 1)
  );
}
