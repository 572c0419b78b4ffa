import { cutPaper } from "../../src/paper/cut-paper.ts";
import type { Paper } from "../../src/paper/paper.ts";
import { typedPage, typedText } from "./typed-page.ts";

/** The lines of a page as a typewriter prints them below each other. */
export function typedPaper(...lines: readonly string[]): Paper {
  return cutPaper([typedPage(lines.flatMap((text, at) => typedText(text, 40, 40 + 12 * at)))]);
}
