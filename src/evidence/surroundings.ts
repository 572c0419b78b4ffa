import type { Box } from "../base/box.ts";
import { tokensOf } from "../base/phrase.ts";
import type { Run } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import type { Figure, Paper, PaperLine, PaperPage } from "../paper/paper.ts";

/** Words in one relation to a figure, normalised, nearest last where they stand before it. */
export type Keys = readonly string[];

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

/** Captions are shorter than this many words; of longer text the nearest count. */
const MOST_KEYS = 12;

/** A caption stands at most this many glyph heights above or below its figure. */
const NEAR = 5;

/** Lines of one caption are closer than this many glyph heights. */
const LEADING = 0.9;

/** No column head is looked for further up than this many lines. */
const MOST_LINES = 90;

const keysOfWord = new WeakMap<Word, Keys>();

function keysOf(words: readonly Word[]): Keys {
  return words.flatMap((word) => {
    const known = keysOfWord.get(word);
    if (known !== undefined) return known;
    const keys = tokensOf(word.text).map(({ key }) => (/^\d/.test(key) ? "0" : key));
    keysOfWord.set(word, keys);
    return keys;
  });
}

/** A look-up of what surrounds the figures of one paper. */
export function surroundingsIn(paper: Paper): (figure: Figure<unknown>) => Surroundings {
  const pages = new Map(paper.pages.map((page) => [page.page.pageNumber, page]));
  return (figure) => {
    const page = pages.get(figure.pageNumber);
    const own = page?.lines[figure.line];
    if (page === undefined || own === undefined) return NOTHING;
    const height = figure.words[0]?.glyphHeight ?? page.glyphHeight;
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
      above: isDirect ? above.keys : [],
      aboveGap: isDirect ? above.gap : NEAR,
      head: isDirect ? [] : above.keys,
      skipped: above.skipped,
      below: below.skipped === 0 && below.gap < NEAR ? below.keys : [],
      belowGap: Math.min(NEAR, below.gap),
      before: sentenceBefore(figure, page, own),
      after: sentenceAfter(figure, page, own),
      rowAbove: firstTextOf(page.lines[figure.line - 1]),
      rowBelow: firstTextOf(page.lines[figure.line + 1]),
    };
  };
}

/** The printed words left of a figure, further left on its line, and above it in its column. */
export interface WordsAround {
  readonly left: readonly Word[];
  readonly row: readonly Word[];
  readonly above: readonly Word[];
}

/** A look-up of the printed words beside and above the figures of one paper. */
export function wordsAround(paper: Paper): (figure: Figure<unknown>) => WordsAround {
  const pages = new Map(paper.pages.map((page) => [page.page.pageNumber, page]));
  return (figure) => {
    const page = pages.get(figure.pageNumber);
    const own = page?.lines[figure.line];
    if (page === undefined || own === undefined) return { left: [], row: [], above: [] };
    const height = figure.words[0]?.glyphHeight ?? page.glyphHeight;
    const { nearWords, farWords } = leftOf(figure, own, height);
    const above = verticalText(figure.box, { page, from: figure.line, step: -1, height });
    return { left: nearWords, row: farWords, above: above.words };
  };
}

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

function leftOf(figure: Figure<unknown>, own: PaperLine, height: number) {
  const { words } = own.line;
  const near: Word[] = [];
  let at = figure.from - 1;
  let edge = figure.box.left;
  let gap = NEAR * 4;
  let isFar = false;
  const far: Word[] = [];
  for (; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined) break;
    if (isLeader(word)) {
      edge = word.box.left;
      continue;
    }
    const distance = (edge - word.box.right) / height;
    const isFigure = own.figureWords.has(word) && !word.text.includes("%");
    if (isFigure) isFar = true;
    if (near.length === 0 && !isFigure)
      gap = Math.min(gap, (figure.box.left - word.box.right) / height);
    if (near.length > 0 && distance > 1.5) isFar = true;
    if (!isFigure) (isFar ? far : near).push(word);
    edge = word.box.left;
  }
  const [nearWords, farWords] = [near.toReversed(), far.toReversed()];
  return {
    nearWords,
    farWords,
    left: keysOf(nearWords).slice(-MOST_KEYS),
    leftGap: near.length === 0 ? NEAR * 4 : gap,
    row: keysOf(farWords).slice(0, MOST_KEYS),
  };
}

function isLeader(word: Word): boolean {
  return /^[._…·:=|$£€-]+$/.test(word.text);
}

function rightOf(figure: Figure<unknown>, own: PaperLine, height: number) {
  const found: Word[] = [];
  let edge = figure.box.right;
  let gap = NEAR * 4;
  for (let at = figure.to + 1; at < own.line.words.length; at += 1) {
    const word = own.line.words[at];
    if (word === undefined || own.figureWords.has(word)) break;
    const distance = (word.box.left - edge) / height;
    if (found.length === 0) gap = distance;
    else if (distance > 1.5) break;
    found.push(word);
    edge = word.box.right;
  }
  return { keys: keysOf(found).slice(0, MOST_KEYS), gap: found.length === 0 ? NEAR * 4 : gap };
}

/** Where text is looked for: from a line of a page on, upwards or downwards. */
interface Search {
  readonly page: PaperPage;
  readonly from: number;
  readonly step: 1 | -1;
  /** Size of the figure's print. */
  readonly height: number;
}

/** The nearest text above or below a box, and how many figures stand between. */
function verticalText(box: Box, search: Search) {
  const { page, from, step, height } = search;
  let skipped = 0;
  for (let at = from + step, seen = 0; seen < MOST_LINES; at += step, seen += 1) {
    const line = page.lines[at];
    if (line === undefined) break;
    for (const run of line.line.runs) {
      if (!isOver(run.box, box, height)) continue;
      if (!isText(run, line)) {
        skipped += 1;
        continue;
      }
      const gap = step < 0 ? box.top - run.box.bottom : run.box.top - box.bottom;
      const words = stackFrom(run, { ...search, from: at });
      const keys = keysOf(words).slice(0, MOST_KEYS);
      return { words, keys, gap: Math.max(0, gap / height), skipped };
    }
  }
  return { words: [], keys: [], gap: NEAR * 4, skipped };
}

function isOver(run: Box, box: Box, height: number): boolean {
  return Math.min(run.right, box.right) - Math.max(run.left, box.left) > 0.3 * height;
}

/** A run with a word of two letters that is no figure. */
function isText(run: Run, line: PaperLine): boolean {
  return run.words.some((word) => /\p{L}{2}/u.test(word.text) && !line.figureWords.has(word));
}

/** The words of a caption of several lines, read from its top. */
function stackFrom(run: Run, { page, from, step, height }: Search): readonly Word[] {
  let words: readonly Word[] = run.words;
  let edge = step < 0 ? run.box.top : run.box.bottom;
  let { box } = run;
  for (let at = from + step; at !== from + 5 * step; at += step) {
    const line = page.lines[at];
    if (line === undefined) break;
    const next = line.line.runs.find((one) => isOver(one.box, box, height));
    if (next === undefined) continue;
    const gap = step < 0 ? edge - next.box.bottom : next.box.top - edge;
    if (gap > LEADING * height || !isText(next, line)) break;
    words = step < 0 ? [...next.words, ...words] : [...words, ...next.words];
    edge = step < 0 ? next.box.top : next.box.bottom;
    ({ box } = next);
  }
  return words;
}

/** Words of a sentence that count. */
const SENTENCE = 8;

function sentenceBefore(figure: Figure<unknown>, page: PaperPage, own: PaperLine): Keys {
  const run = own.line.runs.find(({ words }) => words.includes(figure.words[0] ?? NO_WORD));
  if (run === undefined) return [];
  const at = run.words.indexOf(figure.words[0] ?? NO_WORD);
  const words = run.words.slice(0, at);
  if (words.length >= SENTENCE || own.line.runs[0] !== run) return keysOf(words).slice(-SENTENCE);
  const last = page.lines[figure.line - 1]?.line.runs.findLast((one) =>
    isOver(one.box, run.box, page.glyphHeight),
  );
  const isNear = last !== undefined && run.box.top - last.box.bottom < page.glyphHeight;
  return keysOf([...(isNear ? last.words : []), ...words]).slice(-SENTENCE);
}

function sentenceAfter(figure: Figure<unknown>, page: PaperPage, own: PaperLine): Keys {
  const last = figure.words.at(-1) ?? NO_WORD;
  const run = own.line.runs.find(({ words }) => words.includes(last));
  if (run === undefined) return [];
  const words = run.words.slice(run.words.indexOf(last) + 1);
  if (words.length >= SENTENCE / 2) return keysOf(words).slice(0, SENTENCE / 2);
  const next = page.lines[figure.line + 1]?.line.runs.find((one) =>
    isOver(one.box, run.box, page.glyphHeight),
  );
  const isLong = run.words.length > SENTENCE && next !== undefined;
  return keysOf([...words, ...(isLong ? next.words : [])]).slice(0, SENTENCE / 2);
}

const NO_WORD: Word = {
  text: "",
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  glyphHeight: 1,
  isBold: false,
  reader: "text",
  certainty: 0,
};

function firstTextOf(line: PaperLine | undefined): Keys {
  const run = line?.line.runs.find((one) => isText(one, line));
  return run === undefined ? [] : keysOf(run.words).slice(0, MOST_KEYS);
}
