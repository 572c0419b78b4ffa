import { hasLetters } from "../base/letters.ts";
import { onceFor } from "../base/once-for.ts";
import { tokensOfWord } from "../base/phrase.ts";
import { remembered } from "../base/remembered-texts.ts";
import type { Run } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import type { PaperLine } from "../paper/paper.ts";
import { spelledOut } from "../paper/spelled-out.ts";

/** Words in one relation to a figure, normalised, nearest last where they stand before it. */
export type Keys = readonly string[];

/** A run, with what every search of its page asks of it. */
export interface RunFacts {
  readonly run: Run;
  /** Whether it has a word of two letters that is no figure. */
  readonly isText: boolean;
  /** Place of its first word among the words of the line, and of the one behind its last. */
  readonly begin: number;
  readonly end: number;
  /** Words of the caption of several lines that goes on from it, upwards and downwards, by the size of print. */
  readonly stacks: Map<number, Keys>;
}

/** A line, with what every figure on it asks of it. */
export interface LineFacts {
  readonly line: PaperLine;
  readonly words: readonly Word[];
  readonly runs: readonly RunFacts[];
  /** The keys of all words, one behind the other; a word that spells a sum out has none. */
  readonly keys: Keys;
  /** By word: where its keys begin; and behind the last word, where they end. */
  readonly starts: readonly number[];
  /** By word: whether it is a figure, and whether it only leads the eye. */
  readonly isFigure: readonly boolean[];
  readonly isLeader: readonly boolean[];
  readonly isSpelled: readonly boolean[];
}

/** Looks at a line once. */
export const factsOf: (line: PaperLine) => LineFacts = onceFor(lookAt);

function lookAt(line: PaperLine): LineFacts {
  const { words, runs } = line.line;
  const isSpelled = spelledOut(words);
  const keys: string[] = [];
  const starts = [0];
  words.forEach((word, at) => {
    if (isSpelled[at] !== true) for (const key of keysOfText(word.text)) keys.push(key);
    starts.push(keys.length);
  });
  let end = 0;
  return {
    line,
    words,
    runs: runs.map((run) => {
      const begin = end;
      end += run.words.length;
      return { run, isText: isText(run, line), begin, end, stacks: new Map() };
    }),
    isSpelled,
    keys,
    starts,
    isFigure: words.map((word) => line.figureWords.has(word)),
    isLeader: words.map(({ text }, at) => isSpelled[at] === true || LEADER.test(text)),
  };
}

const LEADER = /^[._…·:=|$£€-]+$/;

function isText({ words }: Run, { figureWords }: PaperLine): boolean {
  return words.some((word) => hasLetters(word.text) && !figureWords.has(word));
}

/** The run that a word of a line belongs to; undefined behind its end. */
export function runAt({ runs }: LineFacts, at: number): RunFacts | undefined {
  return runs.find(({ end }) => at < end);
}

/** Keys of the words of a line from one place up to, not including, another. */
export function keysBetween({ keys, starts }: LineFacts, from: number, to: number): Keys {
  return keys.slice(starts[from] ?? keys.length, starts[to] ?? keys.length);
}

/** Keys of some words of a line, whose places stand from right to left, in the order of the print. */
export function keysLeftwards({ keys, starts }: LineFacts, places: readonly number[]): Keys {
  const found: string[] = [];
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const word = places[index] ?? 0;
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) found.push(keys[at] ?? "");
  }
  return found;
}

/** The words as they are compared, numbers as `0`. */
export function keysOf(words: readonly Word[]): Keys {
  return words.flatMap(({ text }) => keysOfText(text));
}

const keysOfText = remembered((text): Keys =>
  tokensOfWord(text).map(({ key }) => (/^\d/.test(key) ? "0" : key)),
);
