import type { Page } from "../page/page.ts";

/** A page that pictures cover by this share and that has no words is a scan. */
const SCANNED = 0.4;

/** A sentence about pages that are pictures and were not looked at; none where there is no such page. */
export function unreadPages(pages: readonly Page[]): readonly string[] {
  const unread = pages.filter(
    ({ words, pictureShare, straightened }) =>
      words.length === 0 && pictureShare > SCANNED && straightened === undefined,
  );
  const numbers = unread.map((page) => page.pageNumber).join(", ");
  if (unread.length === 0) return [];
  return unread.length === 1
    ? [`Page ${numbers} is a picture without text and was not read.`]
    : [`Pages ${numbers} are pictures without text and were not read.`];
}
