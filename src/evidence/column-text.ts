import type { Figure, Paper } from "../paper/paper.ts";
import { factsOf, type Keys, keysBetween } from "./line-facts.ts";

/** No column head is looked for further up than this many lines. */
const MOST_LINES = 90;

/** Captions are shorter than this many words. */
const MOST_KEYS = 12;

/**
 * A look-up of the text above a figure within its column, up to what stands beside it: a caption at the left of a wide column,
 * over figures at its right.
 */
export function columnTextIn(paper: Paper): (figure: Figure<unknown>) => Keys {
  return (figure) => {
    const page = paper.pages.find((one) => one.page.pageNumber === figure.pageNumber);
    if (page === undefined) return [];
    const beside = page.lines[figure.line]?.line.runs.map(({ box }) => box) ?? [];
    const left = Math.max(
      ...beside.flatMap(({ right }) => (right <= figure.box.left ? [right] : [])),
      -Infinity,
    );
    const right = Math.min(
      ...beside.flatMap((box) => (box.left >= figure.box.right ? [box.left] : [])),
      Infinity,
    );
    for (let at = figure.line - 1; at >= Math.max(0, figure.line - MOST_LINES); at -= 1) {
      const next = page.lines[at];
      const line = next === undefined ? null : factsOf(next);
      const own = line?.runs.filter(({ isText, run: { box } }) => {
        const middle = (box.left + box.right) / 2;
        return isText && middle > left && middle < right;
      });
      const [first] = own ?? [];
      if (line !== null && first !== undefined && own?.length === 1)
        return keysBetween(line, first.begin, first.end).slice(0, MOST_KEYS);
      if (first !== undefined) return [];
    }
    return [];
  };
}
