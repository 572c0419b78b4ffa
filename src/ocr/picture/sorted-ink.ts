import type { Component } from "./components.ts";

/** What of a page's ink may be text. Both by left, then top. */
export interface SortedInk {
  /** Letters, digits, and words whose letters touch. */
  readonly letters: readonly Component[];
  /** Points, commas, minus signs, quotes, dots of an i. */
  readonly marks: readonly Component[];
}

/** Measures in letter heights of the page. */
const LEAST_LETTER = 0.38;
const TALLEST_LETTER = 4;
const WIDEST_MARK = 1.2;
/** The comma of a bold or large text: higher than a mark, but narrower than any letter that is so low. */
const COMMA = { high: 0.62, wide: 0.4 };
/** Less ink is dust, in squares of the letter height: a point has twice as much. */
const LEAST_MARK_AREA = 0.012;
/** Less of its box is ink in a signature or a frame than in any letter; narrow letters are exempt. */
const LEAST_INK_SHARE = 0.17;
const THIN = { wide: 2.5, high: 1.3 };
/** Low ink that is so many of its own heights long is the rest of a drawn line; where it is nearly solid, already when it is shorter. */
const LINE = { low: 0.7, long: 25, solidLong: 6, solidShare: 0.78 };
/** Dots or dashes in a row that make a leader; their distances differ little. */
const LEADER = { count: 4, gap: 0.9, aside: 0.15, uneven: 2.2 };
/** Ink as high as two lines is two letters that touch. */
const TWO_LINES = { least: 1.5, most: 3.4, near: 1.5 };
const LIMIT_LETTERS = 40_000;
const LIMIT_MARKS = 30_000;

/** Sorts a page's ink; leaders, dust, signatures, frames and pictures are left out. */
export function sortedInk(components: readonly Component[], letterHeight: number): SortedInk {
  const letters: Component[] = [];
  const marks: Component[] = [];
  for (const component of components) {
    const wide = (component.right - component.left) / letterHeight;
    const high = (component.bottom - component.top) / letterHeight;
    const share = component.area / (wide * high * letterHeight * letterHeight);
    if (high > TALLEST_LETTER) continue;
    const isComma = high < COMMA.high && wide < COMMA.wide;
    if (high >= LEAST_LETTER && !isComma) {
      const isThin = share < LEAST_INK_SHARE && wide > THIN.wide && high > THIN.high;
      const isLong =
        wide > LINE.long * high || (wide > LINE.solidLong * high && share > LINE.solidShare);
      const isLine = high < LINE.low && isLong;
      if (!isThin && !isLine) letters.push(component);
    } else if (
      wide <= WIDEST_MARK &&
      component.area >= Math.max(2, LEAST_MARK_AREA * letterHeight * letterHeight)
    ) {
      marks.push(component);
    }
  }
  return {
    letters: splitLines(largest(letters, LIMIT_LETTERS), letterHeight).toSorted(byPlace),
    marks: withoutLeaders(largest(marks, LIMIT_MARKS).toSorted(byPlace), letterHeight),
  };
}

function byPlace(one: Component, other: Component): number {
  return (
    one.left - other.left ||
    one.top - other.top ||
    one.right - other.right ||
    one.bottom - other.bottom
  );
}

function largest(components: readonly Component[], limit: number): readonly Component[] {
  if (components.length <= limit) return components;
  return components
    .toSorted((one, other) => other.area - one.area || byPlace(one, other))
    .slice(0, limit);
}

/** Cuts letters of two lines that touch where the lines beside them part. */
function splitLines(letters: readonly Component[], letterHeight: number): Component[] {
  return letters.flatMap((letter) => {
    const high = letter.bottom - letter.top;
    if (high < TWO_LINES.least * letterHeight || high > TWO_LINES.most * letterHeight)
      return [letter];
    const near = TWO_LINES.near * letterHeight;
    const middle = (letter.top + letter.bottom) / 2;
    let [above, below] = [-Infinity, Infinity];
    for (const other of letters) {
      const isBeside = other.right >= letter.left - near && other.left <= letter.right + near;
      if (!isBeside || other.bottom - other.top > 0.7 * high) continue;
      if (other.top < letter.top - 0.3 * high || other.bottom > letter.bottom + 0.3 * high)
        continue;
      if (other.bottom <= middle + 0.15 * high) above = Math.max(above, other.bottom);
      else if (other.top >= middle - 0.15 * high) below = Math.min(below, other.top);
      else return [letter];
    }
    if (above === -Infinity || below === Infinity) return [letter];
    const cut = Math.round((above + below) / 2);
    const area = letter.area / 2;
    return [
      { ...letter, bottom: cut, area },
      { ...letter, top: cut, area },
    ];
  });
}

/** Leaves out the dots that lead from a label to its amount. */
function withoutLeaders(marks: readonly Component[], letterHeight: number): Component[] {
  const chains: Component[][] = [];
  let open: Component[][] = [];
  for (const mark of marks) {
    open = open.filter(
      (chain) => (chain.at(-1)?.right ?? 0) + LEADER.gap * letterHeight >= mark.left,
    );
    const chain = open.find((each) => leadsOn(each, mark, letterHeight));
    if (chain === undefined) {
      const begun = [mark];
      chains.push(begun);
      open.push(begun);
    } else {
      chain.push(mark);
    }
  }
  return chains.flatMap((chain) => (chain.length < LEADER.count ? chain : [])).toSorted(byPlace);
}

function leadsOn(chain: readonly Component[], mark: Component, letterHeight: number): boolean {
  const last = chain.at(-1);
  const before = chain.at(-2);
  if (last === undefined) return false;
  const gap = mark.left - last.right;
  if (gap < 1 || Math.abs(mark.bottom - last.bottom) > Math.max(1, LEADER.aside * letterHeight))
    return false;
  if (before === undefined) return true;
  const gapBefore = last.left - before.right;
  return Math.max(gap, gapBefore) <= LEADER.uneven * Math.min(gap, gapBefore) + 2;
}
