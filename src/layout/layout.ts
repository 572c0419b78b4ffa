import { onceFor } from "../base/once-for.ts";
import type { Page } from "../page/page.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Stack, stacksOf } from "./stacks.ts";

/** What stands where on one page, by geometry alone. */
export interface PageLayout {
  readonly page: Page;
  readonly lines: readonly Line[];
  readonly stacks: readonly Stack[];
}

/** Lines and wrapped texts of all pages, in page order. */
export interface Layout {
  readonly pages: readonly PageLayout[];
}

/** Lays out the pages of a document, once for all kinds that it may be of. */
export const layoutOf: (pages: readonly Page[]) => Layout = onceFor((pages) => ({
  pages: pages.map((page) => {
    const lines = linesOf(page);
    return { page, lines, stacks: stacksOf(page, lines) };
  }),
}));

/** Half of the words of a page are no larger than this, in points. */
export function usualHeight({ page }: PageLayout): number {
  const heights = page.words.map(({ glyphHeight }) => glyphHeight).toSorted((a, b) => a - b);
  return Math.max(1, heights[heights.length >> 1] ?? 1);
}
