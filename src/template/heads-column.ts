import { overlapX } from "../base/box.ts";
import type { Figure } from "./figures.ts";
import type { PagePieces } from "./pieces.ts";

/** Whether more figures follow right below: then it is the first of a column of a table, and its caption a column's. */
export function headsColumn(figure: Figure, page: PagePieces): boolean {
  const reach = figure.box.bottom + 4 * (figure.box.bottom - figure.box.top);
  let following = 0;
  for (const { line, pieces } of page.lines) {
    if (line.box.top < figure.box.bottom - 1) continue;
    if (line.box.top > reach) break;
    const met = pieces.find((piece) => overlapX(piece.box, figure.box) > 0);
    if (met === undefined) continue;
    if (met.figure === null) return false;
    following += 1;
  }
  return following >= 2;
}
