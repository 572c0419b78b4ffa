import type { Word } from "../../../page/page.ts";
import { type Candidate, placeOfWords } from "../../candidates.ts";
import { textOf } from "../text-block.ts";
import { cut } from "./wording.ts";

/** Words that say what changes, as a candidate. */
export function described(
  words: readonly Word[],
  pageNumber: number,
  score: number,
  because: string,
): Candidate<string> {
  const text = cut(textOf(words));
  return {
    value: text,
    from: placeOfWords(words, pageNumber, text),
    figure: null,
    look: "right",
    score,
    because: [because],
  };
}
