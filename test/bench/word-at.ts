import type { Word } from "../../src/page/page.ts";

/** A word in the middle of a page, six points a letter, that begins at so many points from the left. */
export function wordAt(text: string, left: number): Word {
  const box = { left, top: 400, right: left + 6 * text.length, bottom: 410 };
  return { text, box, glyphHeight: 10, isBold: false, reader: "text", certainty: 1 };
}
