import type { Word } from "../../page/page.ts";
import type { Paper } from "../../paper/paper.ts";
import { anyOf } from "../../words/any-of.ts";
import { orderCodes, revisionMarks } from "../../words/construction/orders.ts";
import type { Candidate } from "../candidate.ts";
import { keysOf } from "../line-facts.ts";
import type { OrderPhrases } from "./order-phrases.ts";

/** Letters before a number that say what it numbers: `COR 14`, `VO 027`, `CCO #6`. */
const PREFIX = new RegExp(`^${anyOf(orderCodes)}$`);

/** A revision that is part of the number. */
const REVISION = new RegExp(`^(?:r|${anyOf(revisionMarks)})\\d{1,2}$`, "i");

/** A number with the letters before it and the revision behind it, and a revision with its number. */
export function wholeNumber(candidate: Candidate, { pages }: Paper): Candidate {
  const { figure } = candidate;
  const { pageNumber, line, from, to } = figure;
  const own = pages[pageNumber - 1]?.lines[line]?.line;
  const run = own?.runs.find(({ words }) => words.some((word) => word === figure.words[0]));
  if (own === undefined || run === undefined) return candidate;
  const isPart = (at: number, pattern: RegExp): boolean => {
    const word = own.words[at];
    return word !== undefined && run.words.includes(word) && pattern.test(word.text);
  };
  const isTail = REVISION.test(figure.printed) && isPart(from - 1, /\d/);
  const isBare = /^#?\d/.test(figure.printed) && isPart(from - 1, PREFIX);
  const begin = isTail || isBare ? from - 1 : from;
  const end = isPart(to + 1, REVISION) ? to + 1 : to;
  if (begin === from && end === to) return candidate;
  const words = own.words.slice(begin, end + 1);
  const before = own.words.slice(begin, from).map(({ text }) => `${text} `);
  const behind = own.words.slice(to + 1, end + 1).map(({ text }) => ` ${text}`);
  const printed = [...before, figure.printed, ...behind].join("");
  return {
    ...candidate,
    key: printed,
    figure: { ...figure, words, from: begin, to: end, value: printed, printed },
  };
}

/**
 * A text without its last point and the captions that it begins and ends with, where that is a candidate as well. Within a text
 * only the caption of a description begins one: what stands behind "Reference:" is none.
 */
export function withoutCaptions(
  text: Candidate,
  texts: readonly Candidate[],
  { isCaption, coverOf }: OrderPhrases,
): Candidate {
  const { words } = text.figure;
  const ends = words.flatMap((word, at) => (word.text.endsWith(":") ? [at + 1] : []));
  const begins = (end: number): boolean =>
    words.some((_, at) => {
      const keys = keysOf(words.slice(at, end));
      return at < end && isCaption(keys) && (at === 0 || isDescribing(coverOf(keys)));
    });
  const begin = ends.findLast((end) => end < words.length && begins(end)) ?? 0;
  const behind = ends.at(-1) === words.length && captionStart(words, isCaption) < words.length;
  const after = behind ? words.slice(begin, captionStart(words, isCaption)) : words.slice(begin);
  return bare(texts.find(({ figure }) => isSame(figure.words, after)) ?? text);
}

/** Whether captions are those of a description, and of nothing else. */
function isDescribing(captions: ReadonlyMap<string, number>): boolean {
  return captions.size > 0 && [...captions.keys()].every((name) => DESCRIBING.has(name));
}

const DESCRIBING: ReadonlySet<string> = new Set(["subject", "scope"]);

/** Without the point that ends it. */
function bare(text: Candidate): Candidate {
  const printed = text.figure.printed.replace(/[.,;:]+$/, "");
  return { ...text, figure: { ...text.figure, value: printed, printed } };
}

/** Where the longest caption begins that ends some words. */
function captionStart(words: readonly Word[], isCaption: OrderPhrases["isCaption"]): number {
  const at = words.findIndex((_, from) => isCaption(keysOf(words.slice(from))));
  return at < 0 ? words.length : at;
}

function isSame(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}
