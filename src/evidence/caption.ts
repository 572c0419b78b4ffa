import { overlapX } from "../base/box.ts";
import { textOfWords } from "../page/page.ts";
import type { Figure, Paper, PaperPage } from "../paper/paper.ts";
import { factsOf, type LineFacts } from "./line-facts.ts";

/** The words that a person would say a figure stands beside. */
export interface Caption {
  readonly place: "to the right of" | "below";
  readonly text: string;
}

/** A caption above stands at most so many lines higher. */
const MOST_LINES = 40;

/** Looks up the caption of a figure: what stands left of it, or above it in its column. */
export function captionsIn({ pages }: Paper): (figure: Figure<unknown>) => Caption | null {
  const byNumber = new Map(pages.map((page) => [page.page.pageNumber, page]));
  return (figure) => {
    const page = byNumber.get(figure.pageNumber);
    const line = page?.lines[figure.line];
    if (page === undefined || line === undefined) return null;
    const beside = textBefore(factsOf(line), figure.from);
    if (beside !== "") return { place: "to the right of", text: beside };
    const above = textAbove(figure, page);
    return above === null ? null : { place: "below", text: above };
  };
}

function textBefore({ words, isFigure, isLeader }: LineFacts, end: number): string {
  return textOfWords(
    words.filter((_, at) => at < end && isFigure[at] !== true && isLeader[at] !== true),
  );
}

function textAbove({ box, line: from }: Figure<unknown>, { lines }: PaperPage): string | null {
  for (let at = from - 1; at >= Math.max(0, from - MOST_LINES); at -= 1) {
    const line = lines[at];
    if (line === undefined) return null;
    const text = factsOf(line).runs.find(({ run, isText }) => isText && overlapX(run.box, box) > 0);
    if (text !== undefined) return textOfWords(text.run.words);
  }
  return null;
}
