import { overlapX } from "../../base/box.ts";
import type { PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";

/** Lines of an address stand at most this many glyph heights apart, from bottom to top. */
const LEADING = 1.3;

/** They begin at one place, within this many glyph heights. */
const SAME_LEFT = 0.7;

/** A firm's name and address have no more lines. */
const MOST_LINES = 6;

/** A run and those that stand below it as lines of one text: a name with its address. Ends before a caption. */
export function blockFrom(
  first: Run,
  page: PageLayout,
  captionWords: ReadonlySet<Word>,
): readonly Run[] {
  const block = [first];
  for (const line of page.lines) {
    if (line.box.top < first.box.bottom - 0.4 * first.glyphHeight) continue;
    const last = block.at(-1) ?? first;
    if (line.box.top > last.box.bottom + LEADING * last.glyphHeight + 1) break;
    const next = line.runs.find((run) => isBelow(run, last));
    if (next === undefined) continue;
    const isCaptioned = line.runs.some(
      (run) => run.box.left <= next.box.left && run.words.some((word) => captionWords.has(word)),
    );
    if (isCaptioned) break;
    block.push(next);
    if (block.length === MOST_LINES) break;
  }
  return block;
}

function isBelow(run: Run, last: Run): boolean {
  const isNext = run.box.top > last.box.bottom - 0.5 * last.glyphHeight;
  const isInLine =
    Math.abs(run.box.left - last.box.left) < SAME_LEFT * last.glyphHeight ||
    (overlapX(run.box, last.box) > 0 &&
      Math.abs(run.box.left + run.box.right - last.box.left - last.box.right) <
        2 * last.glyphHeight);
  return isNext && isInLine;
}

/** The text of words, as it is read. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(" ");
}

/** Half of the words of a page are no larger than this, in points. */
export function usualHeight({ page }: PageLayout): number {
  const heights = page.words.map(({ glyphHeight }) => glyphHeight).toSorted((a, b) => a - b);
  return Math.max(1, heights[heights.length >> 1] ?? 1);
}
