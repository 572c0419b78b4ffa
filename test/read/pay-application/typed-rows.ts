import { layoutOf } from "../../../src/layout/layout.ts";
import type { Word } from "../../../src/page/page.ts";
import { type PagePieces, piecesOf } from "../../../src/paper/pieces.ts";
import { typedPage, typedText } from "../../support/typed-page.ts";

/** Where the texts of a column begin, or where its figures end. */
export type Place = { readonly left: number } | { readonly right: number };

/** The texts of one line by column; an empty text leaves its cell blank. */
export type Cells = readonly string[];

/** Height of a line of typed rows in points. */
export const LINE = 20;

/** Lines of cells, one below the other. */
export function typedRows(
  rows: readonly Cells[],
  places: readonly Place[],
  top: number,
): readonly Word[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      const place = places[column];
      if (text === "" || place === undefined) return [];
      const at = top + row * LINE;
      const end = typedText(text, 0, at).at(-1)?.box.right ?? 0;
      return typedText(text, "left" in place ? place.left : place.right - end, at);
    }),
  );
}

/** The lines and figures of a page of these words. */
export function piecesOnPage(words: readonly Word[]): PagePieces {
  const [page] = layoutOf([typedPage(words)]).pages;
  if (page === undefined) throw new RangeError("There is no page.");
  return piecesOf(page, "point");
}
