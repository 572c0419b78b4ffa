import { unionOf } from "../../base/box.ts";
import type { LostCandidate, Provenance, Sourced } from "../../document/sourced.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { InvoiceFigure } from "./figures-in-line.ts";

/** A value of a field with the reasons for it. */
export interface Found<Value> {
  readonly sourced: Sourced<Value>;
  /** Full sentences: the label it stands by, the place, the arithmetic that holds with it. */
  readonly because: readonly string[];
  /** 0 to 1: how much it stands out against the next candidate. */
  readonly margin: number;
  readonly lost: readonly LostCandidate[];
}

/** How probable it is that nothing is printed for fields, by their public names. */
export type NothingPrinted = Readonly<Record<string, number>>;

/** Where words are printed. At least one word. */
export function placeOf(words: readonly Word[], pageNumber: number, printed?: string): Provenance {
  return {
    pageNumber,
    box: unionOf(words.map(({ box }) => box)),
    printed: printed ?? textOfWords(words),
    reader: words[0]?.reader ?? "text",
    certainty: Math.min(1, ...words.map(({ certainty }) => certainty)),
  };
}

/** The value of a figure with its place. */
export function sourcedFigure(figure: InvoiceFigure): Sourced<InvoiceFigure["value"]> {
  return { value: figure.value, from: [placeOf(figure.words, figure.pageNumber, figure.printed)] };
}

/** A text with its place. */
export function sourcedText(
  value: string,
  words: readonly Word[],
  pageNumber: number,
): Sourced<string> {
  return { value, from: [placeOf(words, pageNumber)] };
}
