import { unionOf } from "../../src/base/box.ts";
import { textOfWords, type Word } from "../../src/page/page.ts";
import type { Figure } from "../../src/paper/paper.ts";

/** The value that some words of a first page print. */
export function figureOf(words: readonly Word[]): Figure<string> {
  const printed = textOfWords(words);
  return {
    value: printed,
    print: "plain",
    pageNumber: 1,
    line: 0,
    words,
    from: 0,
    to: words.length - 1,
    box: unionOf(words.map(({ box }) => box)),
    printed,
  };
}
