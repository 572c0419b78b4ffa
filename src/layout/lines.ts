import { type Box, centreY, unionOf } from "../base/box.ts";
import type { Page, Ruling, Word } from "../page/page.ts";

/** Words that stand together on one line without a column gap between them, from left to right. */
export interface Run {
  readonly pageNumber: number;
  readonly words: readonly Word[];
  readonly box: Box;
  /** Median font size in points. */
  readonly glyphHeight: number;
}

/** All words of a page at one height, from left to right. */
export interface Line {
  readonly pageNumber: number;
  readonly words: readonly Word[];
  readonly box: Box;
  readonly runs: readonly Run[];
}

/** A word's box reaches this share of the glyph height below its baseline, on which large and small print stand level. */
const DESCENT = 0.2;

/** Words whose baselines are less than this share of a glyph height apart stand on one line: half-line offsets do not. */
const SAME_LINE = 0.45;

/** A gap wider than this share of the glyph height is a column gap: justified blanks stay below it. */
const COLUMN_GAP = 1.05;

/** The lines of a page from top to bottom, each cut into runs at column gaps and vertical rulings. */
export function linesOf(page: Page): readonly Line[] {
  const byHeight = page.words
    .map((word) => ({ word, baseline: word.box.bottom - DESCENT * word.glyphHeight }))
    .toSorted((a, b) => a.baseline - b.baseline || a.word.box.left - b.word.box.left);
  const verticals = verticalsOf(page.rulings);
  const lines: Line[] = [];
  let members: Word[] = [];
  let start = -Infinity;
  let tolerance = 0;
  const finish = (): void => {
    if (members.length > 0) lines.push(lineOf(page.pageNumber, members, verticals));
    members = [];
  };
  for (const { word, baseline } of byHeight) {
    const near = SAME_LINE * Math.min(word.glyphHeight, tolerance);
    if (members.length === 0 || baseline - start > near) {
      finish();
      start = baseline;
      tolerance = word.glyphHeight;
    }
    members.push(word);
    tolerance = Math.max(tolerance, word.glyphHeight);
  }
  finish();
  return lines;
}

function lineOf(pageNumber: number, members: readonly Word[], verticals: readonly Box[]): Line {
  const words = isFromLeftToRight(members) ? members : members.toSorted(byPlace);
  const box = unionOf(words.map((word) => word.box));
  const crossing = verticals.filter(
    (ruling) => ruling.top <= centreY(box) && ruling.bottom >= centreY(box),
  );
  const runs: Run[] = [];
  let begin = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const before = words[index - 1];
    const word = words[index];
    if (before !== undefined && word !== undefined && !isApart(before, word, crossing)) continue;
    runs.push(runOf(pageNumber, words.slice(begin, index)));
    begin = index;
  }
  return { pageNumber, words, box, runs };
}

/** Most lines are written from left to right, so that nothing need be sorted. */
function isFromLeftToRight(words: readonly Word[]): boolean {
  let left = -Infinity;
  for (const { box } of words) {
    if (box.left <= left) return false;
    left = box.left;
  }
  return true;
}

function byPlace(a: Word, b: Word): number {
  return a.box.left - b.box.left || a.box.top - b.box.top || (a.text < b.text ? -1 : 1);
}

function isApart(before: Word, word: Word, crossing: readonly Box[]): boolean {
  const gap = word.box.left - before.box.right;
  if (gap > COLUMN_GAP * Math.min(before.glyphHeight, word.glyphHeight)) return true;
  if (gap < 0.05 * word.glyphHeight) return false;
  return crossing.some(
    (ruling) => ruling.left > before.box.right - 1 && ruling.left < word.box.left + 1,
  );
}

function runOf(pageNumber: number, words: readonly Word[]): Run {
  const [first] = words;
  if (first !== undefined && words.length === 1)
    return { pageNumber, words, box: first.box, glyphHeight: first.glyphHeight };
  const isEven = words.every((word) => word.glyphHeight === first?.glyphHeight);
  const glyphHeight = isEven ? (first?.glyphHeight ?? 0) : medianHeight(words);
  return { pageNumber, words, box: unionOf(words.map((word) => word.box)), glyphHeight };
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map((word) => word.glyphHeight).toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

function verticalsOf(rulings: readonly Ruling[]): readonly Box[] {
  return rulings.filter((ruling) => ruling.direction === "vertical").map((ruling) => ruling.box);
}
