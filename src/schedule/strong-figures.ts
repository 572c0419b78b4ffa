import { hasLetters } from "../base/letters.ts";
import type { Figure } from "../paper/figures.ts";
import type { PieceLine } from "../paper/pieces.ts";

/** A line with so many figures may be a row that others line up with. */
export const FEWEST: number = 2;

/** Figures that may be cells: a bare number inside a text is none. */
export function strongOf({ pieces }: PieceLine): readonly Figure[] {
  const figures = pieces.flatMap(({ figure, run }) => {
    if (figure === null || figure.form === "blank") return [];
    const isInText =
      figure.form === "plain" &&
      run.words.some((word) => !figure.words.includes(word) && hasLetters(word.text));
    return isInText ? [] : [figure];
  });
  return figures.some(({ form }) => form !== "plain") || figures.length > FEWEST ? figures : [];
}
