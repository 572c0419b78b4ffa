import { type Box, unionOf } from "../base/box.ts";
import type { Provenance } from "../document/sourced.ts";
import { textOfWords, type Word } from "../page/page.ts";
import type { Figure } from "./figures.ts";
import type { Label } from "../lexicon/labels.ts";
import type { Look } from "../lexicon/template.ts";

/** "It stands to the right of the label "Current payment due"." */
export function placeSentence<Meaning>(label: Label<Meaning>, look: Look): string {
  const place = { right: "to the right of", below: "below", above: "above" }[look];
  return `It stands ${place} the label "${textOfWords(label.words)}".`;
}

/** A figure, however it was cut. */
type Placed = Pick<Figure, "words" | "pageNumber" | "printed" | "box">;

/** Where a figure was read. */
export function provenanceOf({ words, pageNumber, printed, box }: Placed): Provenance {
  return placeOfWords(words, pageNumber, printed, box);
}

/** Where words were read; the printed text is theirs unless given. */
export function placeOfWords(
  words: readonly Word[],
  pageNumber: number,
  printed: string = textOfWords(words),
  box: Box = unionOf(words.map((word) => word.box)),
): Provenance {
  const certainty = Math.min(...words.map((word) => word.certainty));
  return { pageNumber, box, printed, reader: words.at(-1)?.reader ?? "text", certainty };
}
