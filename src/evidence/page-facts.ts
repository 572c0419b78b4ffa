import type { Box } from "../base/box.ts";
import type { PaperPage } from "../paper/paper.ts";
import { factsOf, type Keys, keysBetween, type LineFacts, type RunFacts } from "./line-facts.ts";

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
const OVER = 0.3;

/** Whether a run stands over or under a box. */
export function isOver(run: Box, box: Box, height: number): boolean {
  return Math.min(run.right, box.right) - Math.max(run.left, box.left) > OVER * height;
}

/** The first run of a line that does. */
export function runOver({ runs }: LineFacts, box: Box, height: number): RunFacts | undefined {
  return runs.find(({ run }) => isOver(run.box, box, height));
}

/** Captions are shorter than this many words; of longer text the nearest count. */
export const MOST_KEYS = 12;

/** A caption stands at most this many glyph heights above or below its figure. */
export const NEAR = 5;

/** Lines of one caption are closer than this many glyph heights. */
const LEADING = 0.9;

/** No column head is looked for further up than this many lines. */
const MOST_LINES = 90;

/** Where text is looked for: from a line of a page on, upwards or downwards. */
interface Search {
  readonly page: PageFacts;
  readonly from: number;
  readonly step: 1 | -1;
  /** Size of the figure's print. */
  readonly height: number;
}

/** The words of a text above or below, its gap in glyph heights, and how many figures stand between. */
interface VerticalText {
  readonly keys: Keys;
  readonly gap: number;
  readonly skipped: number;
}

/** The nearest text above or below a box, and how many figures stand between. */
export function verticalText(box: Box, search: Search): VerticalText {
  const { page, from, step, height } = search;
  const { starts, lefts, rights, isText } = page.spans;
  const least = OVER * height;
  let skipped = 0;
  for (let at = from + step, seen = 0; seen < MOST_LINES; at += step, seen += 1) {
    const line = page.lines[at];
    if (line === undefined) break;
    const first = starts[at] ?? 0;
    const end = starts[at + 1] ?? 0;
    for (let run = first; run < end; run += 1) {
      const shared = Math.min(rights[run] ?? 0, box.right) - Math.max(lefts[run] ?? 0, box.left);
      if (!(shared > least)) continue;
      const facts = isText[run] === 1 ? line.runs[run - first] : undefined;
      if (facts === undefined) {
        skipped += 1;
        continue;
      }
      const text = facts.run.box;
      const gap = step < 0 ? box.top - text.bottom : text.top - box.bottom;
      const keys = stackFrom(line, facts, { ...search, from: at });
      return { keys, gap: Math.max(0, gap / height), skipped };
    }
  }
  return { keys: [], gap: NEAR * 4, skipped };
}

/** The keys of a caption of several lines, read from its top. */
function stackFrom(line: LineFacts, first: RunFacts, search: Search): Keys {
  const known = first.stacks.get(search.step * search.height);
  if (known !== undefined) return known;
  const keys = stackOf(line, first, search).slice(0, MOST_KEYS);
  first.stacks.set(search.step * search.height, keys);
  return keys;
}

function stackOf(line: LineFacts, first: RunFacts, { page, from, step, height }: Search): Keys {
  let keys = keysBetween(line, first.begin, first.end);
  let { box } = first.run;
  for (let at = from + step; at !== from + 5 * step; at += step) {
    const beyond = page.lines[at];
    if (beyond === undefined) break;
    const next = runOver(beyond, box, height);
    if (next === undefined) continue;
    const gap = step < 0 ? box.top - next.run.box.bottom : next.run.box.top - box.bottom;
    if (gap > LEADING * height || !next.isText) break;
    const own = keysBetween(beyond, next.begin, next.end);
    keys = step < 0 ? [...own, ...keys] : [...keys, ...own];
    ({ box } = next.run);
  }
  return keys;
}
