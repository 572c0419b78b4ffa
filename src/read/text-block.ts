import type { PageLayout } from "../layout/layout.ts";
import type { Word } from "../page/page.ts";

/** The text of words, as it is read. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(" ");
}

/** Half of the words of a page are no larger than this, in points. */
export function usualHeight({ page }: PageLayout): number {
  const heights = page.words.map(({ glyphHeight }) => glyphHeight).toSorted((a, b) => a - b);
  return Math.max(1, heights[heights.length >> 1] ?? 1);
}
