import { tokensOf } from "../base/phrase.ts";
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
  /** By word: its keys, none where it spells a sum out; whether it is a figure, and whether it only leads the eye. */
  readonly keys: readonly Keys[];
  readonly isFigure: readonly boolean[];
  readonly isLeader: readonly boolean[];
  readonly isSpelled: readonly boolean[];
}

const FACTS = new WeakMap<PaperLine, LineFacts>();

/** Looks at a line once. */
export function factsOf(line: PaperLine): LineFacts {
  const known = FACTS.get(line) ?? lookAt(line);
  FACTS.set(line, known);
  return known;
}

function lookAt(line: PaperLine): LineFacts {
  const { words, runs } = line.line;
  const isSpelled = spelledOut(words);
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
    keys: words.map((word, at) => (isSpelled[at] === true ? [] : keysOfWord(word))),
    isFigure: words.map((word) => line.figureWords.has(word)),
    isLeader: words.map(({ text }, at) => isSpelled[at] === true || LEADER.test(text)),
  };
}

const LEADER = /^[._…·:=|$£€-]+$/;

function isText({ words }: Run, { figureWords }: PaperLine): boolean {
  return words.some((word) => /\p{L}{2}/u.test(word.text) && !figureWords.has(word));
}

/** The run that a word of a line belongs to; undefined behind its end. */
export function runAt({ runs }: LineFacts, at: number): RunFacts | undefined {
  return runs.find(({ end }) => at < end);
}

/** Keys of the words of a line from one place up to, not including, another. */
export function keysBetween({ keys }: LineFacts, from: number, to: number): Keys {
  return keys.slice(from, to).flat();
}

const keysByWord = new WeakMap<Word, Keys>();

/** The words as they are compared, numbers as `0`. */
export function keysOf(words: readonly Word[]): Keys {
  return words.flatMap(keysOfWord);
}

function keysOfWord(word: Word): Keys {
  const known = keysByWord.get(word);
  if (known !== undefined) return known;
  const keys = tokensOf(word.text).map(({ key }) => (/^\d/.test(key) ? "0" : key));
  keysByWord.set(word, keys);
  return keys;
}
