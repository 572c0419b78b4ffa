/** More characters than this no cell holds. */
export const LONGEST_TEXT = 32_767;

const CUT_MARK = " … [cut]";

/**
 * The text as a cell can hold it: one kind of line end, no control characters, no halves of characters, and what is
 * longer than a cell cut with a mark.
 */
export function cellText(text: string): string {
  const clean = text
    .replaceAll(/\r\n?/g, "\n")
    // Everything but what XML can hold, and the control characters that it holds but nobody prints.
    .replaceAll(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
  if (clean.length <= LONGEST_TEXT) return clean;
  return clean.slice(0, LONGEST_TEXT - CUT_MARK.length).replace(/[\ud800-\udbff]$/, "") + CUT_MARK;
}
