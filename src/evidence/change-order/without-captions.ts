import type { Candidate } from "../candidate.ts";
import { keysOf } from "../line-facts.ts";
import type { Word } from "../../page/page.ts";
import type { OrderPhrases } from "./order-phrases.ts";

/** A text without its last point and the captions that it begins and ends with, where that is a candidate as well. */
export function withoutCaptions(
  text: Candidate,
  texts: readonly Candidate[],
  { isCaption }: OrderPhrases,
): Candidate {
  const { words } = text.figure;
  const ends = words.flatMap((word, at) => (word.text.endsWith(":") ? [at + 1] : []));
  const isOne = (end: number): boolean =>
    words.some((_, at) => at < end && isCaption(keysOf(words.slice(at, end))));
  const begin = ends.findLast((end) => end < words.length && isOne(end)) ?? 0;
  const behind = ends.at(-1) === words.length && isOne(words.length);
  const after = behind ? words.slice(begin, captionStart(words, isCaption)) : words.slice(begin);
  return bare(texts.find(({ figure }) => isSame(figure.words, after)) ?? text);
}

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
