import { onceFor } from "../base/once-for.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import { type Keys, keysBetween, keysLeftwards, type LineFacts, runAt } from "./line-facts.ts";
import {
  isOver,
  MOST_KEYS,
  NEAR,
  pageFacts,
  type PageFacts,
  runOver,
  verticalText,
} from "./page-facts.ts";

/** All words that say what a figure is, by how they stand to it. The one place that knows relations. */
export interface Surroundings {
  /** In its own run or the next one to the left, up to the figure before. */
  readonly left: Keys;
  /** Gap to them in glyph heights. */
  readonly leftGap: number;
  /** Further left on the line, beyond a column gap or another figure: what the row is called. */
  readonly row: Keys;
  /** To the right up to the next figure. */
  readonly right: Keys;
  readonly rightGap: number;
  /** Directly above it, no figure between. */
  readonly above: Keys;
  readonly aboveGap: number;
  /** Above it in its column, over figures: what the column is called. */
  readonly head: Keys;
  /** Figures of its column between it and the column's head. */
  readonly skipped: number;
  readonly below: Keys;
  readonly belowGap: number;
  /** What the reader has read last before it, over the end of a line: the sentence. */
  readonly before: Keys;
  readonly after: Keys;
  /** What the rows before and after are called. */
  readonly rowAbove: Keys;
  readonly rowBelow: Keys;
}

type Look = (figure: Figure<unknown>) => Surroundings;

/** A look-up of what surrounds the figures of one paper, which is looked at by everything that reads it. */
export const surroundingsIn: (paper: Paper) => Look = onceFor((paper: Paper) => {
  const look = lookIn(paper);
  const known = new Map<Figure<unknown>, Surroundings>();
  return (figure) => {
    const seen = known.get(figure) ?? look(figure);
    known.set(figure, seen);
    return seen;
  };
});

function lookIn(paper: Paper): Look {
  const pages = new Map(paper.pages.map((page) => [page.page.pageNumber, pageFacts(page)]));
  return (figure) => {
    const page = pages.get(figure.pageNumber);
    const own = page?.lines[figure.line];
    if (page === undefined || own === undefined) return NOTHING;
    const height = figure.words[0]?.glyphHeight ?? page.page.glyphHeight;
    const { left, leftGap, row } = leftOf(figure, own, height);
    const right = rightOf(figure, own, height);
    const above = verticalText(figure.box, { page, from: figure.line, step: -1, height });
    const below = verticalText(figure.box, { page, from: figure.line, step: 1, height });
    const isDirect = above.skipped === 0 && above.gap < NEAR;
    return {
      left,
      leftGap,
      row,
      right: right.keys,
      rightGap: right.gap,
      above: isDirect ? above.keys : NO_KEYS,
      aboveGap: isDirect ? above.gap : NEAR,
      head: isDirect ? NO_KEYS : above.keys,
      skipped: above.skipped,
      below: below.skipped === 0 && below.gap < NEAR ? below.keys : NO_KEYS,
      belowGap: Math.min(NEAR, below.gap),
      before: sentenceBefore(figure, page, own),
      after: sentenceAfter(figure, page, own),
      rowAbove: firstTextOf(page, figure.line - 1),
      rowBelow: firstTextOf(page, figure.line + 1),
    };
  };
}

const NO_KEYS: Keys = [];

const NOTHING: Surroundings = {
  left: [],
  leftGap: NEAR,
  row: [],
  right: [],
  rightGap: NEAR,
  above: [],
  aboveGap: NEAR,
  head: [],
  skipped: 0,
  below: [],
  belowGap: NEAR,
  before: [],
  after: [],
  rowAbove: [],
  rowBelow: [],
};

function leftOf(figure: Figure<unknown>, own: LineFacts, height: number) {
  const { words } = own;
  const near: number[] = [];
  const far: number[] = [];
  let edge = figure.box.left;
  let gap = NEAR * 4;
  let isFar = false;
  for (let at = figure.from - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined) break;
    const { left, right } = word.box;
    const distance = (edge - right) / height;
    edge = left;
    if (own.isLeader[at] === true) continue;
    if (own.isFigure[at] === true && !word.text.includes("%")) {
      isFar = true;
      continue;
    }
    if (near.length === 0) gap = Math.min(gap, (figure.box.left - right) / height);
    else if (distance > 1.5) isFar = true;
    (isFar ? far : near).push(at);
  }
  return {
    left: near.length === 0 ? NO_KEYS : keysLeftwards(own, near).slice(-MOST_KEYS),
    leftGap: near.length === 0 ? NEAR * 4 : gap,
    row: far.length === 0 ? NO_KEYS : keysLeftwards(own, far).slice(0, MOST_KEYS),
  };
}

function rightOf(figure: Figure<unknown>, own: LineFacts, height: number) {
  const { words } = own;
  const begin = figure.to + 1;
  let end = begin;
  let edge = figure.box.right;
  let gap = NEAR * 4;
  for (; end < words.length; end += 1) {
    const word = words[end];
    if (word === undefined || own.isFigure[end] === true) break;
    const distance = (word.box.left - edge) / height;
    if (end === begin) gap = distance;
    else if (distance > 1.5) break;
    edge = word.box.right;
  }
  if (end <= begin) return { keys: NO_KEYS, gap: NEAR * 4 };
  return { keys: keysBetween(own, begin, end).slice(0, MOST_KEYS), gap };
}

/** Words of a sentence that count. */
const SENTENCE = 8;

function sentenceBefore(figure: Figure<unknown>, page: PageFacts, own: LineFacts): Keys {
  const facts = runAt(own, figure.from);
  if (facts === undefined) return NO_KEYS;
  const { run, begin } = facts;
  const keys = keysBetween(own, begin, figure.from);
  if (keys.length >= SENTENCE || begin > 0) return keys.slice(-SENTENCE);
  const line = page.lines[figure.line - 1];
  const { glyphHeight } = page.page;
  const last = line?.runs.findLast((one) => isOver(one.run.box, run.box, glyphHeight));
  const isNear = last !== undefined && run.box.top - last.run.box.bottom < glyphHeight;
  if (line === undefined || !isNear) return keys.slice(-SENTENCE);
  return [...keysBetween(line, last.begin, last.end), ...keys].slice(-SENTENCE);
}

function sentenceAfter(figure: Figure<unknown>, page: PageFacts, own: LineFacts): Keys {
  // A date may go on in the next line: then its last word here counts.
  const last = figure.from + figure.words.length - 1;
  const facts = runAt(own, last);
  if (facts === undefined) return NO_KEYS;
  const { run, begin, end } = facts;
  const keys = keysBetween(own, last + 1, end);
  const line = page.lines[figure.line + 1];
  const isLong = end - last - 1 < SENTENCE / 2 && end - begin > SENTENCE;
  const next =
    isLong && line !== undefined ? runOver(line, run.box, page.page.glyphHeight) : undefined;
  const more =
    line === undefined || next === undefined ? [] : keysBetween(line, next.begin, next.end);
  return [...keys, ...more].slice(0, SENTENCE / 2);
}

function firstTextOf({ lines, firstTexts }: PageFacts, at: number): Keys {
  const line = lines[at];
  if (line === undefined) return NO_KEYS;
  const known = firstTexts.get(line);
  if (known !== undefined) return known;
  const first = line.runs.find(({ isText }) => isText);
  const keys = first === undefined ? NO_KEYS : keysBetween(line, first.begin, first.end);
  const nearest = keys.slice(0, MOST_KEYS);
  firstTexts.set(line, nearest);
  return nearest;
}
