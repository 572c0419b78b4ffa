import { centreY, overlapX, overlapY } from "../base/box.ts";
import { cellAround } from "../layout/cells.ts";
import type { Line, Run } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import type { Label } from "./labels.ts";
import type { PagePieces } from "./pieces.ts";
import type { FieldRule, Look } from "./template.ts";

/** Words that print a value, and where they stand relative to the label. */
export interface PlacedText {
  readonly look: Look;
  readonly words: readonly Word[];
  /** Text of the words; the first one may be cut where the label ends inside it. */
  readonly texts: readonly string[];
}

/** More words than these are no number and no date. */
const MOST_WORDS = 9;

/** Texts that may be a label's value: on its line first, then below. */
export function textsBeside<Meaning>(
  label: Label<Meaning>,
  rule: FieldRule,
  page: PagePieces,
  labelWords: ReadonlySet<Word>,
): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  for (const look of rule.look) {
    if (look === "right") {
      const words = textToTheRight(label, page, labelWords).slice(0, MOST_WORDS);
      const own = label.words.at(-1);
      const isCut = own !== undefined && label.remainder !== "";
      const all = isCut ? [own, ...words] : words;
      const printed = words.map((word) => word.text);
      if (all.length > 0)
        texts.push({ look, words: all, texts: isCut ? [label.remainder, ...printed] : printed });
    }
    if (look === "below") {
      const inStrip = textInStrip(label, page, labelWords);
      if (inStrip !== null) texts.push(ofStack(inStrip, page));
      for (const run of textBelow(label, page, labelWords)) texts.push(ofStack(run, page));
    }
  }
  return texts;
}

/** Captions in a strip are this many at least. */
const FEWEST_IN_STRIP = 4;

/** A strip's values stand at most this many glyph heights below its captions. */
const STRIP = 2.6;

/** The value of a caption in a strip: a line of captions and right below it as many values, which may be set elsewhere in their cells. */
function textInStrip<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
  labelWords: ReadonlySet<Word>,
): Run | null {
  const [own, second] = label.runs;
  const at = page.lines.findIndex(({ line }) => own !== undefined && line.runs.includes(own));
  if (own === undefined || second !== undefined) return null;
  const [captions, values, next] = page.lines.slice(at, at + 3).map(({ line }) => line);
  if (captions === undefined || values === undefined || !isStrip(captions, values)) return null;
  if (captions.words.some(({ text }) => /\d/.test(text))) return null;
  // Where more such lines follow it is a table, with a value in each of them.
  if (next !== undefined && isStrip(values, next)) return null;
  const value = values.runs[captions.runs.indexOf(own)];
  return value === undefined || value.words.some((word) => labelWords.has(word)) ? null : value;
}

/** Whether a line has as many texts as the line right above it: captions and their values. */
function isStrip(captions: Line, values: Line): boolean {
  const height = captions.runs[0]?.glyphHeight ?? 0;
  return (
    captions.runs.length >= FEWEST_IN_STRIP &&
    captions.runs.length === values.runs.length &&
    values.box.top - captions.box.bottom < STRIP * height
  );
}

/** A value of several lines in its cell: a range of dates wraps. */
function ofStack(run: Run, page: PagePieces): PlacedText {
  const stack = page.layout.stacks.find((runs) => runs.includes(run)) ?? [run];
  const rest = stack.slice(stack.indexOf(run));
  const words = rest.flatMap((own) => own.words).slice(0, MOST_WORDS);
  return { look: "below", words, texts: words.map((word) => word.text) };
}

/** A value may stand at the other end of the line, this many glyph heights away from its label. */
const FARTHEST = 90;

/** Runs of a value on one line stand at most this many glyph heights apart: "to" between two dates is set wide. */
const SAME_VALUE = 3;

/** A deeper cell holds more than a caption and its value. */
const CELL_DEPTH = 6;

/** A shallower one holds the caption alone; its value stands in the cell below. */
const CELL_ROOM = 0.9;

/** A word that a caption may begin with. */
const BEGIN = /^\p{L}{2}/u;

/** The number of a numbered caption. */
const ITEM_NUMBER = /^\(?\d{1,2}[a-z]?[.)]$/;

/** Words on the label's line after it, up to another label; in running text also those of the next line. */
function textToTheRight<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
  labelWords: ReadonlySet<Word>,
): readonly Word[] {
  const own = label.runs.at(-1);
  const last = label.words.at(-1);
  if (own === undefined || last === undefined) return [];
  const found: Word[] = [];
  let right = last.box.right;
  const beside = wordsRightOf(own, last, page);
  for (const [index, word] of beside.entries()) {
    const gap = (word.box.left - right) / Math.max(1, own.glyphHeight);
    if (labelWords.has(word) || isNumberOfNext(word, beside[index + 1], gap, labelWords)) break;
    if (gap > (found.length === 0 ? FARTHEST : SAME_VALUE)) break;
    found.push(word);
    right = word.box.right;
  }
  const isAtEnd = own.words.at(-1) === (found.at(-1) ?? last);
  const wrapped = isAtEnd ? (label.stack[label.stack.indexOf(own) + 1]?.words ?? []) : [];
  const rest = wrapped.some((word) => labelWords.has(word)) ? [] : wrapped;
  return [...found, ...rest].filter((word) => !/^[:._]+$/.test(word.text));
}

/** Whether a word is the item number of the caption that follows it. */
function isNumberOfNext(
  word: Word,
  next: Word | undefined,
  gap: number,
  labelWords: ReadonlySet<Word>,
): boolean {
  if (next === undefined || !ITEM_NUMBER.test(word.text)) return false;
  return labelWords.has(next) || (gap > 1 && BEGIN.test(next.text));
}

function wordsRightOf(own: Run, last: Word, page: PagePieces): readonly Word[] {
  const words: Word[] = [];
  for (const { line } of page.lines) {
    if (line.box.top > own.box.bottom) break;
    if (line.box.bottom < own.box.top) continue;
    for (const word of line.words) {
      const isLevel =
        overlapY(word.box, last.box) > 0.4 * Math.min(word.glyphHeight, last.glyphHeight);
      if (isLevel && word !== last && word.box.left > last.box.left) words.push(word);
    }
  }
  return words.toSorted((a, b) => a.box.left - b.box.left || a.box.top - b.box.top);
}

/** Whether the caption has more words than the label and its value behind them: "Through date of draw: Jan 31". */
function goesOnWithFigures<Meaning>(label: Label<Meaning>, own: Run): boolean {
  const last = label.words.at(-1);
  const rest = last === undefined ? [] : own.words.slice(own.words.indexOf(last) + 1);
  return rest.some((word) => /\d/.test(word.text));
}

/** The nearest run below a caption, when it is no caption itself. */
function textBelow<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
  labelWords: ReadonlySet<Word>,
): readonly Run[] {
  const own = label.runs.at(-1);
  if (own === undefined || goesOnWithFigures(label, own)) return [];
  const cell = cellAround(label.box, page.layout.page);
  const depth = cell === null ? Infinity : cell.bottom - own.box.bottom;
  const isInCell =
    cell !== null && depth > CELL_ROOM * own.glyphHeight && depth < CELL_DEPTH * own.glyphHeight;
  const place = isInCell ? cell : label.box;
  const reach = isInCell ? cell.bottom : own.box.bottom + 2.4 * own.glyphHeight;
  for (const { line } of page.lines) {
    if (line.box.top > reach) return [];
    if (line.box.bottom <= own.box.bottom) continue;
    const met = line.runs.filter(
      (run) =>
        !label.runs.includes(run) &&
        centreY(run.box) > own.box.bottom &&
        (overlapX(run.box, place) > 0 || Math.abs(run.box.left - label.box.left) < own.glyphHeight),
    );
    if (met.length === 0) continue;
    const value = met[0];
    return value === undefined || value.words.some((word) => labelWords.has(word)) ? [] : [value];
  }
  return [];
}
