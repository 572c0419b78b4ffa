import { type Box, centreX, centreY } from "../../base/box.ts";
import { cellAround } from "../../layout/cells.ts";
import type { Run } from "../../layout/lines.ts";
import type { Page } from "../../page/page.ts";
import type { PieceLine } from "../pieces.ts";
import type { FigureColumn } from "./columns.ts";

/** A text over several columns, and the columns that it heads. */
export interface Group {
  readonly run: Run;
  readonly covered: readonly number[];
}

/**
 * Texts that head several columns. A drawn cell tells how far a heading reaches; where none is drawn, headings stand
 * over the middle of what they head, and all of a line are shared out together.
 */
export function groupsOver(
  { lines, page }: { readonly lines: readonly PieceLine[]; readonly page: Page },
  area: Box,
  columns: readonly FigureColumn[],
): readonly Group[] {
  const inside = lines.filter(({ line }) => isInside(line.box, area));
  return inside.slice(0, -1).flatMap(({ line, pieces }) => {
    const isOther = line.words.some(({ text }) => text.endsWith(":"));
    if (isOther || pieces.some(({ figure }) => figure?.form === "amount")) return [];
    const first = (columns[0]?.left ?? 0) - WIDE;
    const runs = line.runs.filter(({ box }) => centreX(box) > first);
    const cells = runs.map((run) => cellAround(run.box, page));
    const shares = cells.some((cell) => cell === null)
      ? sharedOut(runs, columns)
      : cells.map((cell) => columns.flatMap((column, at) => (isIn(column, cell) ? [at] : [])));
    return runs.flatMap((run, index): readonly Group[] => {
      const covered = shares[index] ?? [];
      return covered.length > 1 ? [{ run, covered }] : [];
    });
  });
}

/** A caption may begin this many points before the figures of the first column. */
const WIDE = 40;

function isIn({ left, right }: FigureColumn, cell: Box | null): boolean {
  const middle = (left + right) / 2;
  return cell !== null && middle > cell.left && middle < cell.right;
}

/** What a column costs that stands under no heading, in points that headings may stand off the middle. */
const BARE = 12;

/** The best way to share out what is left from some heading and some column on. */
interface Share {
  readonly cost: number;
  /** The first column of the heading, and how many it takes. */
  readonly from: number;
  readonly count: number;
}

/**
 * Shares neighbouring columns out to the headings of one line, so that each stands as near as can be over the middle of
 * its own.
 */
function sharedOut(
  runs: readonly Run[],
  all: readonly FigureColumn[],
): readonly (readonly number[])[] {
  const columns = all.slice(0, MOST_COLUMNS);
  // From the last heading to the first: what is left for those behind it is known.
  let behind: readonly Share[] = Array.from({ length: columns.length + 1 }, (_, place) => ({
    cost: (columns.length - place) * BARE,
    from: columns.length,
    count: 0,
  }));
  const shares: (readonly Share[])[] = [];
  for (const run of runs.toReversed()) {
    const later = behind;
    behind = later.map((_, place) => bestShare(run, columns, place, later));
    shares.unshift(behind);
  }
  let place = 0;
  return shares.map((own) => {
    const { from, count } = own[place] ?? { from: 0, count: 0 };
    if (count > 0) place = from + count;
    return Array.from({ length: count }, (_, index) => from + index);
  });
}

/** A sheet with more columns than these has no headings that could be told. */
const MOST_COLUMNS = 30;

/** The columns that a heading takes at the least cost, or none. */
function bestShare(
  run: Run,
  columns: readonly FigureColumn[],
  place: number,
  later: readonly Share[],
): Share {
  let best: Share = { cost: (later[place]?.cost ?? 0) + BARE, from: place, count: 0 };
  for (let from = place; from < columns.length; from += 1) {
    for (let to = from; to < columns.length; to += 1) {
      const rest = later[to + 1]?.cost ?? 0;
      const cost = (from - place) * BARE + offMiddle(run, columns[from], columns[to]) + rest;
      if (cost < best.cost) best = { cost, from, count: to - from + 1 };
    }
  }
  return best;
}

function offMiddle(
  run: Run,
  first: FigureColumn | undefined,
  last: FigureColumn | undefined,
): number {
  if (first === undefined || last === undefined) return Infinity;
  return Math.abs(centreX(run.box) - (first.left + last.right) / 2);
}

/** Whether a line stands at the height of an area. */
export function isInside(line: Box, area: Box): boolean {
  const level = centreY(line);
  return level >= area.top - 1 && level <= area.bottom + 1;
}
