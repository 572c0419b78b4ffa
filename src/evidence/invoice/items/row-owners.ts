import { centreY } from "../../../base/box.ts";
import { onceFor } from "../../../base/once-for.ts";
import type { Page, Word } from "../../../page/page.ts";
import type { Anchor } from "./item-anchors.ts";
import { figureAt } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";

/** What tells which rows of text belong to which item. */
export interface Owning {
  readonly table: ItemTable;
  readonly anchors: readonly Anchor[];
  readonly wordsOf: (row: TableRow) => readonly Word[];
  readonly isText: (row: TableRow) => boolean;
  /** Whether a row holds an amount that is none of an item, behind which nothing belongs to the item above. */
  readonly isEnd: (row: TableRow) => boolean;
  /** Column of the position numbers; -1 where there is none. */
  readonly position: number;
}

/** Rows of one item are closer than this share of a glyph height. */
const LEADING = 1.6;
/** A gap that is this share of a glyph height wider than the others parts two items. */
const WIDER = 0.3;

/** For each item the rows that its description stands on, from top to bottom. */
export function ownRows(owning: Owning): readonly (readonly TableRow[])[] {
  const { table, anchors, isText, wordsOf } = owning;
  const places = new Map(anchors.map(({ row }, at) => [row.index, at]));
  const owned: TableRow[][] = anchors.map(() => []);
  const withText = anchors.filter(({ row }) => wordsOf(row).length > 0).length;
  const between: TableRow[][] = Array.from({ length: anchors.length + 1 }, () => []);
  let at = 0;
  for (const row of table.rows) {
    if (places.has(row.index)) at += 1;
    else between[at]?.push(row);
  }
  const isNamedOnAnchor = withText * 2 >= anchors.length;
  const isLeading = !isNamedOnAnchor && (between[0] ?? []).some(isText);
  const splits = between.map((rows, gap) => {
    const [upper, lower] = [anchors[gap - 1]?.row, anchors[gap]?.row];
    return splitOf(rows, { upper, lower, isLeading, owning });
  });
  if (areCentred(between, splits, owning)) splits[0] = 0;
  between.forEach((rows, gap) => {
    const [upper, lower] = [anchors[gap - 1]?.row, anchors[gap]?.row];
    const split = splits[gap] ?? 0;
    owned[gap - 1]?.push(...chained(upper, rows.slice(0, split), owning));
    const leading = chained(lower, rows.slice(split).toReversed(), owning);
    owned[gap]?.unshift(...leading.toReversed());
  });
  return anchors.map(({ row }, index) => {
    const rows = [...(owned[index] ?? []), row].toSorted((a, b) => a.index - b.index);
    return rows.filter((one) => wordsOf(one).length > 0);
  });
}

/** Whether most items have text above their figures, so that what stands above the first one is its own too. */
function areCentred(
  between: readonly (readonly TableRow[])[],
  splits: readonly number[],
  { isText }: Owning,
): boolean {
  const inner = between.slice(1, -1);
  const leading = inner.filter((rows, at) => rows.slice(splits[at + 1]).some(isText));
  return inner.length > 0 && leading.length * 2 >= inner.length;
}

interface Neighbours {
  readonly upper: TableRow | undefined;
  readonly lower: TableRow | undefined;
  readonly isLeading: boolean;
  readonly owning: Owning;
}

/** How many of the rows between two items belong to the upper one. */
function splitOf(
  rows: readonly TableRow[],
  { upper, lower, isLeading, owning }: Neighbours,
): number {
  if (rows.length === 0) return 0;
  const barrier = rows.findLastIndex(owning.isEnd);
  if (barrier >= 0) return isLeading ? barrier + 1 : rows.length;
  const numbered = rows.findIndex((row) => figureAt(row, owning.position) !== null);
  if (numbered >= 0) return numbered;
  if (upper === undefined) return isLeading || isTight(rows, lower, owning) ? 0 : rows.length;
  if (lower === undefined) return isLeading ? 0 : rows.length;
  const all = [upper, ...rows, lower];
  const gaps = all.slice(1).map((row, at) => gapBetween(all[at], row));
  const ruled = all.slice(1).findIndex((row, at) => isRuledOff(all[at], row));
  if (ruled >= 0) return ruled;
  const widest = Math.max(...gaps);
  const others = gaps.filter((gap) => gap !== widest);
  const height = heightOf(upper);
  if (
    others.length > 0 &&
    gaps.length - others.length === 1 &&
    widest - Math.max(...others) > WIDER * height
  )
    return gaps.indexOf(widest);
  return isLeading ? 0 : rows.length;
}

/** Text above the first item belongs to it where it is nearer than the text below it. */
function isTight(
  rows: readonly TableRow[],
  lower: TableRow | undefined,
  { isText, table }: Owning,
): boolean {
  const last = rows.at(-1);
  if (last === undefined || lower === undefined || !isText(last)) return false;
  const next = table.rows.find(({ index }) => index > lower.index);
  const above = gapBetween(last, lower);
  return (
    next !== undefined &&
    above < 0.6 * heightOf(lower) &&
    gapBetween(lower, next) > above + WIDER * heightOf(lower)
  );
}

/** The rows that follow each other without a wide gap, a figure of another item or a page's end. */
function chained(
  start: TableRow | undefined,
  rows: readonly TableRow[],
  { isText, isEnd }: Owning,
): TableRow[] {
  const kept: TableRow[] = [];
  let before = start;
  for (const row of rows) {
    if (before === undefined || isEnd(row)) break;
    const [upper, lower] = row.index > before.index ? [before, row] : [row, before];
    if (gapBetween(upper, lower) > LEADING * heightOf(before)) break;
    if (isText(row)) kept.push(row);
    before = row;
  }
  return kept;
}

function gapBetween(upper: TableRow | undefined, lower: TableRow): number {
  if (upper === undefined) return Infinity;
  const [one, other] = [upper.paperLine.line, lower.paperLine.line];
  if (one.pageNumber !== other.pageNumber) return Infinity;
  return other.box.top - one.box.bottom;
}

function heightOf({ paperLine }: TableRow): number {
  return paperLine.line.runs[0]?.glyphHeight ?? 10;
}

/** Whether a long level ruling stands between two rows. */
function isRuledOff(upper: TableRow | undefined, lower: TableRow): boolean {
  if (upper === undefined || upper.paperLine.page !== lower.paperLine.page) return false;
  const [one, other] = [upper.paperLine.line.box, lower.paperLine.line.box];
  const slack = 0.3 * heightOf(lower);
  const levels = levelsOf(lower.paperLine.page);
  const first = firstBelow(levels, one.bottom - slack);
  const level = levels[first];
  return level !== undefined && level < other.top + slack;
}

/** Rulings shorter than this many points part no rows. */
const SHORTEST = 100;

/** The heights of the long level rulings of a page, from top to bottom. */
const levelsOf = onceFor((page: Page): readonly number[] =>
  page.rulings
    .filter(({ direction, box }) => direction === "horizontal" && box.right - box.left > SHORTEST)
    .map(({ box }) => centreY(box))
    .toSorted((a, b) => a - b),
);

/** The place of the first level below a height. */
function firstBelow(levels: readonly number[], height: number): number {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((levels[middle] ?? 0) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
