import type { Figure, Paper } from "../paper/paper.ts";
import { wordsAround } from "./surroundings.ts";

/** The words that a person would say a figure stands beside. */
export interface Caption {
  readonly place: "to the right of" | "below";
  readonly text: string;
}

/** Looks up the caption of a figure: what stands left of it, or above it in its column. */
export function captionsIn(paper: Paper): (figure: Figure<unknown>) => Caption | null {
  const around = wordsAround(paper);
  return (figure) => {
    const { left, row, above } = around(figure);
    const beside = left.length > 0 ? left : row;
    if (beside.length > 0) return { place: "to the right of", text: textOf(beside) };
    return above.length === 0 ? null : { place: "below", text: textOf(above) };
  };
}

function textOf(words: readonly { readonly text: string }[]): string {
  return words.map(({ text }) => text).join(" ");
}
