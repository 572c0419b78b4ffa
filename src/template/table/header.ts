import { type Box, centreY, overlapX, unionOf } from "../../base/box.ts";
import type { Label } from "../labels.ts";

/** The captions of a table, side by side, as they stand on one page. */
export interface Header<ColumnName extends string> {
  readonly pageNumber: number;
  readonly labels: readonly Label<ColumnName>[];
  readonly box: Box;
}

/** A header has captions on up to this many glyph heights above or below each other. */
const BAND = 4.2;

/** Share of a text that captions must fill to be a header's. */
const FILLED = 0.45;

/** Captions of one header reach to within this many glyph heights of one level. */
const LEVEL = 1.3;

/** Fewer captions side by side than these are no table's header. */
const FEWEST_COLUMNS = 3;

/**
 * Finds the headers on a page: places where captions of at least three different columns stand side by side.
 * Labels must be of this page, in reading order.
 */
export function headersOf<ColumnName extends string>(
  labels: readonly Label<ColumnName>[],
  isCounted: (name: ColumnName) => boolean,
): readonly Header<ColumnName>[] {
  const headers: Header<ColumnName>[] = [];
  let left = withoutProse(labels);
  while (left.length >= FEWEST_COLUMNS) {
    const best = bestBand(left, isCounted);
    if (best === null) break;
    headers.push(best);
    left = left.filter(
      (label) => label.box.bottom < best.box.top || label.box.top > best.box.bottom,
    );
  }
  return headers.toSorted((a, b) => a.box.top - b.box.top);
}

/** Captions fill their text; words of the vocabulary in a sentence do not. */
function withoutProse<ColumnName extends string>(
  labels: readonly Label<ColumnName>[],
): readonly Label<ColumnName>[] {
  const filled = new Map<unknown, number>();
  for (const { stack, coverage } of labels) {
    filled.set(stack, (filled.get(stack) ?? 0) + coverage);
  }
  return labels.filter(({ stack }) => (filled.get(stack) ?? 0) >= FILLED);
}

function bestBand<ColumnName extends string>(
  labels: readonly Label<ColumnName>[],
  isCounted: (name: ColumnName) => boolean,
): Header<ColumnName> | null {
  let best: readonly Label<ColumnName>[] = [];
  let bestCount = FEWEST_COLUMNS - 1;
  const seen = new Set<number>();
  for (const seed of labels) {
    const height = seed.runs[0]?.glyphHeight ?? 0;
    const level = Math.round(centreY(seed.box));
    if (seen.has(level)) continue;
    seen.add(level);
    const band = onOneLevel(labels, seed, height);
    // What stands side by side is a part of the band, so a poor band need not be sorted out.
    if (band.length < bestCount || columnCount(band, isCounted) < bestCount) continue;
    const chosen = sideBySide(band, seed);
    const count = columnCount(chosen, isCounted);
    const isTighter = best.length > 0 && spreadOf(chosen) < spreadOf(best) - 1;
    if (count > bestCount || (count === bestCount && isTighter)) {
      best = chosen;
      bestCount = count;
    }
  }
  const first = best[0];
  if (first === undefined) return null;
  return {
    pageNumber: first.pageNumber,
    labels: best,
    box: unionOf(best.flatMap((label) => [label.box, ...label.runs.map((run) => run.box)])),
  };
}

/** How far captions stand apart in height: those of one header stand closer than with a text above it. */
function spreadOf<ColumnName extends string>(labels: readonly Label<ColumnName>[]): number {
  const levels = labels.map(({ box }) => centreY(box));
  return Math.max(...levels) - Math.min(...levels);
}

/** How many different columns of figures labels name. */
function columnCount<ColumnName extends string>(
  labels: readonly Label<ColumnName>[],
  isCounted: (name: ColumnName) => boolean,
): number {
  const names = new Set<ColumnName>();
  for (const { meanings } of labels) {
    for (const name of meanings) if (isCounted(name)) names.add(name);
  }
  return names.size;
}

/** Captions near a level. A title above them or a remark below them stands on another level than most of them. */
function onOneLevel<ColumnName extends string>(
  labels: readonly Label<ColumnName>[],
  seed: Label<ColumnName>,
  height: number,
): readonly Label<ColumnName>[] {
  const level = centreY(seed.box);
  return labels.filter(
    ({ box }) =>
      Math.abs(centreY(box) - level) < BAND * height &&
      box.top < seed.box.bottom + BAND * height &&
      box.top < level + LEVEL * height &&
      box.bottom > level - LEVEL * height,
  );
}

/** Labels of a band that do not stand above each other; of two that do, the longer phrase, then the one nearer to the seed. */
function sideBySide<ColumnName extends string>(
  band: readonly Label<ColumnName>[],
  seed: Label<ColumnName>,
): readonly Label<ColumnName>[] {
  const byWeight = band.toSorted(
    (a, b) =>
      b.length * b.coverage - a.length * a.coverage ||
      Math.abs(centreY(a.box) - centreY(seed.box)) - Math.abs(centreY(b.box) - centreY(seed.box)) ||
      a.box.left - b.box.left,
  );
  const chosen: Label<ColumnName>[] = [];
  for (const label of byWeight) {
    const isFree = chosen.every((other) => overlapX(other.box, label.box) < 1);
    if (isFree) chosen.push(label);
  }
  return chosen.toSorted((a, b) => a.box.left - b.box.left);
}
