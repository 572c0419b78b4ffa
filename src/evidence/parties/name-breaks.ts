import type { Word } from "../../page/page.ts";
import { keysOf } from "../line-facts.ts";
import type { PartyPhrases } from "./party-phrases.ts";
import { anyOf } from "../../words/any-of.ts";
import { breakLinks } from "../../words/construction/firms.ts";

/** Where a name may begin in its run, and where it may end. */
export type Begin =
  "run" | "colon" | "caption" | "divider" | "comma" | "link" | "capital" | "bracket";
export type End = "run" | "caption" | "divider" | "comma" | "link" | "bracket" | "below";

/** Places of a run at which a name may begin or end, from left to right. */
interface Breaks {
  readonly begins: readonly { readonly begin: Begin; readonly at: number }[];
  readonly ends: readonly { readonly end: End; readonly at: number }[];
}

const DIVIDER = /^(?:[-–—|•·~/→›>=]+|[._…]{3,})$/;
const LINK = new RegExp(`^${anyOf(breakLinks)}$`, "i");
const CAPITAL = /^["“(]?[\p{Lu}\d]/u;
const SMALL = /^\p{Ll}/u;

/** Finds all places of a run at which a name may begin or end. */
export function breaksIn(words: readonly Word[], phrases: PartyPhrases): Breaks {
  const begins = new Map<number, Begin>([[0, "run"]]);
  const ends = new Map<number, End>();
  const captioned = phrases.beginOf(keysOf(words.slice(0, CAPTION_WORDS)));
  if (captioned > 0) begins.set(wordsOfKeys(words, captioned), "caption");
  words.forEach(({ text }, at) => {
    if (DIVIDER.test(text)) {
      ends.set(at, "divider");
      begins.set(at + 1, "divider");
    } else if (text.endsWith(":")) {
      ends.set(captionBegin(words, at, phrases), "caption");
      begins.set(at + 1, "colon");
    } else softBreak(words, at, { begins, ends });
    bracketBreak(text, at, { begins, ends });
  });
  ends.set(words.length, "run");
  return {
    begins: inOrder(begins).map(([at, begin]) => ({ begin, at })),
    ends: inOrder(ends).map(([at, end]) => ({ end, at })),
  };
}

interface BreakMaps {
  readonly begins: Map<number, Begin>;
  readonly ends: Map<number, End>;
}

/** Breaks beside a word that a name may as well go over. */
function softBreak(words: readonly Word[], at: number, { begins, ends }: BreakMaps): void {
  const text = words[at]?.text ?? "";
  const next = words[at + 1]?.text ?? "";
  if (/[,;]$/.test(text)) {
    setOnce(ends, at + 1, "comma");
    setOnce(begins, at + 1, "comma");
  } else if (LINK.test(text) && CAPITAL.test(next)) {
    setOnce(ends, at, "link");
    setOnce(begins, at + 1, "link");
  } else if (SMALL.test(text) && CAPITAL.test(next) && text.length > 1) {
    setOnce(begins, at + 1, "capital");
  } else if (CAPITAL.test(text) && SMALL.test(next)) {
    setOnce(ends, at + 1, "link");
  }
}

function bracketBreak(text: string, at: number, { begins, ends }: BreakMaps): void {
  if (at > 0 && text.startsWith("(")) setOnce(ends, at, "bracket");
  if (text.startsWith("(") || text.startsWith('"')) setOnce(begins, at, "bracket");
  if (text.endsWith(")")) setOnce(ends, at + 1, "bracket");
}

function inOrder<Some>(map: ReadonlyMap<number, Some>): readonly (readonly [number, Some])[] {
  return [...map].toSorted(([a], [b]) => a - b);
}

function setOnce<Some>(map: Map<number, Some>, at: number, some: Some): void {
  if (!map.has(at)) map.set(at, some);
}

/** A caption in front of a name is shorter than this. */
const CAPTION_WORDS = 5;

/** How many words some keys take. */
function wordsOfKeys(words: readonly Word[], keys: number): number {
  let met = 0;
  let at = 0;
  while (at < words.length && met < keys) {
    met += keysOf(words.slice(at, at + 1)).length;
    at += 1;
  }
  return at;
}

/** Where the caption begins that ends with a colon: the phrase of the lexicon before it, or else one word. */
function captionBegin(words: readonly Word[], at: number, phrases: PartyPhrases): number {
  const from = Math.max(0, at - CAPTION_WORDS);
  const before = words.slice(from, words[at]?.text === ":" ? at : at + 1);
  const longest = phrases.endOf(keysOf(before));
  let begin = at;
  for (let keys = 0; begin >= from; begin -= 1) {
    keys += keysOf(words.slice(begin, begin + 1)).length;
    if (keys >= Math.max(1, longest)) return begin;
  }
  return Math.max(0, begin);
}
