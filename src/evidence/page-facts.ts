import type { Box } from "../base/box.ts";
import type { PaperPage } from "../paper/paper.ts";
import { factsOf, type Keys, type LineFacts, type RunFacts } from "./line-facts.ts";

/** A page, with what was found out about its lines. */
export interface PageFacts {
  readonly page: PaperPage;
  readonly lines: readonly LineFacts[];
  readonly spans: Spans;
  readonly firstTexts: Map<LineFacts, Keys>;
}

/**
 * The runs of a page from top to bottom as plain numbers: every figure looks for its head through the lines above, in a long
 * table through thousands of runs.
 */
interface Spans {
  /** By line: the place of its first run; and behind the last line, where the runs end. */
  readonly starts: Uint32Array;
  readonly lefts: Float64Array;
  readonly rights: Float64Array;
  readonly isText: Uint8Array;
}

/** Looks at a page once. */
export function pageFacts(page: PaperPage): PageFacts {
  const lines = page.lines.map(factsOf);
  return { page, lines, spans: spansOf(lines), firstTexts: new Map() };
}

function spansOf(lines: readonly LineFacts[]): Spans {
  const all = lines.flatMap(({ runs }) => runs);
  const starts = new Uint32Array(lines.length + 1);
  lines.forEach(({ runs }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + runs.length;
  });
  return {
    starts,
    lefts: Float64Array.from(all, ({ run }) => run.box.left),
    rights: Float64Array.from(all, ({ run }) => run.box.right),
    isText: Uint8Array.from(all, ({ isText }) => Number(isText)),
  };
}

/** What stands over another thing shares more than so many glyph heights of its width. */
export const OVER = 0.3;

/** Whether a run stands over or under a box. */
export function isOver(run: Box, box: Box, height: number): boolean {
  return Math.min(run.right, box.right) - Math.max(run.left, box.left) > OVER * height;
}

/** The first run of a line that does. */
export function runOver({ runs }: LineFacts, box: Box, height: number): RunFacts | undefined {
  return runs.find(({ run }) => isOver(run.box, box, height));
}
