import { type Box, centreX, unionOf } from "../../../base/box.ts";
import type { PageLayout } from "../../../layout/layout.ts";
import type { Run } from "../../../layout/lines.ts";

/** Lines of print that stand below each other as one text: an address, a letterhead, a column of the footer. */
export interface Block {
  readonly pageNumber: number;
  readonly runs: readonly Run[];
  readonly box: Box;
}

/** Lines of one block are closer than this many glyph heights. */
const LEADING = 0.95;
/** Edges of one column differ by so many glyph heights at most. */
const SAME_EDGE = 0.7;

/** The blocks of a page from top to bottom. Every run belongs to exactly one; a run of `heading` begins one. */
export function blocksOf(
  { page, lines }: Pick<PageLayout, "page" | "lines">,
  heading: ReadonlySet<Run> = NONE,
): readonly Block[] {
  const open: Run[][] = [];
  const done: Run[][] = [];
  for (const line of lines) {
    for (const run of line.runs) {
      const index = open.findIndex((runs) => continues(runs.at(-1), run));
      if (index >= 0 && heading.has(run)) done.push(...open.splice(index, 1));
      const runs = heading.has(run) ? undefined : open[index];
      if (runs === undefined) open.push([run]);
      else runs.push(run);
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const last = open[index]?.at(-1);
      if (last === undefined || line.box.top - last.box.bottom < 2 * last.glyphHeight) continue;
      done.push(...open.splice(index, 1));
    }
  }
  return [...done, ...open]
    .map((runs) => ({
      pageNumber: page.pageNumber,
      runs,
      box: unionOf(runs.map(({ box }) => box)),
    }))
    .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

const NONE: ReadonlySet<Run> = new Set();

function continues(last: Run | undefined, run: Run): boolean {
  if (last === undefined) return false;
  const height = Math.max(last.glyphHeight, run.glyphHeight);
  const gap = run.box.top - last.box.bottom;
  if (gap > LEADING * height || run.box.top < last.box.top + 0.4 * last.glyphHeight) return false;
  const near = SAME_EDGE * Math.min(last.glyphHeight, run.glyphHeight);
  return (
    Math.abs(run.box.left - last.box.left) < near ||
    Math.abs(run.box.right - last.box.right) < near ||
    Math.abs(centreX(run.box) - centreX(last.box)) < near
  );
}

/** Whether a text begins at an edge closely below another: what was printed above goes on there. */
export function goesOnBelow(below: Run, above: Run, left: number = above.box.left): boolean {
  const { glyphHeight, box } = above;
  const isAligned = Math.abs(below.box.left - left) < SAME_EDGE * glyphHeight;
  return isAligned && below.box.top - box.bottom < LEADING * glyphHeight;
}

/** The text of a run. */
export function textOf(run: Run): string {
  return run.words.map(({ text }) => text).join(" ");
}
