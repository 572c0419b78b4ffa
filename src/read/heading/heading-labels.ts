import { overlapX, overlapY } from "../../base/box.ts";
import { onceFor } from "../../base/once-for.ts";
import { cellAround } from "../../layout/cells.ts";
import type { PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import { type Label, labelsIn } from "../../lexicon/labels.ts";
import type {
  HeadingField,
  HeadingRule,
  Look,
  PayApplicationTemplate,
} from "../../lexicon/template.ts";
import type { Text } from "../../lexicon/texts.ts";
import { vocabularyOf } from "../../lexicon/vocabulary.ts";
import { textOfWords, type Word } from "../../page/page.ts";

/** What a caption in the head of a form stands for; null for one that only ends another's value. */
export type HeadingMeaning = { readonly field: HeadingField; readonly rule: HeadingRule } | null;

export type HeadingLabel = Label<HeadingMeaning>;

/** The captions in the head of a form, and the words that are part of a caption and thus of no value. */
export interface HeadingCaptions {
  readonly captions: readonly HeadingLabel[];
  readonly words: ReadonlySet<Word>;
}

/** Finds the captions: phrases that begin a text and are more than a word of a sentence. */
export function headingCaptions(
  texts: readonly Text[],
  general: PayApplicationTemplate,
): HeadingCaptions {
  const labels = labelsIn(texts, vocabularyOfHead(general));
  const captions = labels.filter((label) => isCaption(label));
  const worded = labels.filter((label) => label.length > 1 && beginsRun(label));
  return { captions, words: new Set([...captions, ...worded].flatMap(({ words }) => words)) };
}

const vocabularyOfHead = onceFor(({ heading }: PayApplicationTemplate) =>
  vocabularyOf(
    heading === undefined ? [] : [...fieldEntries(heading.fields), ...otherEntries(heading.others)],
  ),
);

function* fieldEntries(
  fields: Readonly<Partial<Record<HeadingField, HeadingRule>>>,
): Generator<readonly [string, HeadingMeaning]> {
  for (const [field, rule] of Object.entries(fields) as [HeadingField, HeadingRule][]) {
    const meaning = { field, rule };
    for (const label of rule.labels) yield [label, meaning];
  }
}

function* otherEntries(others: readonly string[]): Generator<readonly [string, HeadingMeaning]> {
  for (const other of others) yield [other, null];
}

/** A colon behind the caption, or nothing else in its run. In the middle of a run only a colon makes a caption. */
function isCaption<Meaning>(label: Label<Meaning>): boolean {
  const last = label.words.at(-1);
  const run = label.runs.at(-1);
  if (last === undefined || run === undefined) return false;
  const next = run.words[run.words.indexOf(last) + 1];
  if (endsWithColon(last, next)) return beginsRun(label) || isCapital(label.words[0]);
  if (!beginsRun(label)) return false;
  if (isRemark(run.words.slice(run.words.indexOf(last) + 1))) return true;
  return next === undefined ? label.remainder === "" : label.length > 1 && startsValue(next);
}

/** A remark in brackets behind a caption says how it is filled in: "OWNER (name and address)". */
function isRemark(words: readonly Word[]): boolean {
  const text = textOfWords(words);
  return /^\([^()]*\):?$/.test(text);
}

/** Whether a label is the first of its line. */
function beginsRun<Meaning>({ runs, words }: Label<Meaning>): boolean {
  const [first, second] = runs[0]?.words ?? [];
  return first === words[0] || (second === words[0] && ITEM_NUMBER.test(first?.text ?? ""));
}

/** Some forms number their cells: "6. ISSUED BY". */
const ITEM_NUMBER = /^\d{1,2}[a-z]?\.$/i;

function isCapital(first: Word | undefined): boolean {
  return first !== undefined && /^\p{Lu}/u.test(first.text);
}

function endsWithColon(last: Word, next: Word | undefined): boolean {
  return /:/.test(last.text) || next?.text.startsWith(":") === true;
}

/** A number or a name follows a caption without a colon; a sentence goes on in small letters. */
function startsValue(next: Word): boolean {
  return /^[#\d\p{Lu}]/u.test(next.text);
}

/** The words of one line that may be a caption's value. */
export interface HeadingValue {
  readonly look: Look;
  readonly words: readonly Word[];
  /** Text of the words; the first may be cut where the caption ends inside it. */
  readonly texts: readonly string[];
}

/** A value stands at most this many glyph heights right of its caption: tabs are set wide. */
const FARTHEST = 45;

/** Below a caption a value follows within this many glyph heights; a line of another column may stand between. */
const DROP = 3.2;

/** A deeper cell holds more than a caption and its value. */
const CELL_DEPTH = 6;

/** A shallower one holds the caption alone; its value stands in the cell below. */
const CELL_ROOM = 0.9;

const BLANK = /^[\s:._–—-]*$/;

/** The texts beside a caption, on its line first. A text that begins with another caption is nobody's value. */
export function valuesBeside<Meaning>(
  label: Label<Meaning>,
  looks: readonly Look[],
  page: PageLayout,
  labelWords: ReadonlySet<Word>,
): readonly HeadingValue[] {
  const own = ownRest(label, labelWords);
  if (own !== null) return own.texts.length === 0 ? [] : [own];
  const found: HeadingValue[] = [];
  if (looks.includes("right")) found.push(...toTheRight(label, page, labelWords));
  if (looks.includes("below") && found.length === 0) found.push(...below(label, page, labelWords));
  return found;
}

/** What follows the caption in its own run, up to the next caption; null where nothing does. */
function ownRest<Meaning>(
  label: Label<Meaning>,
  labelWords: ReadonlySet<Word>,
): HeadingValue | null {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (run === undefined || last === undefined) return null;
  const words = upToLabel(run.words.slice(run.words.indexOf(last) + 1), labelWords);
  const printed = withoutBlankEnds(words);
  const texts = printed.map(({ text }) => text);
  if (!BLANK.test(label.remainder)) {
    return { look: "right", words: [last, ...printed], texts: [label.remainder, ...texts] };
  }
  return words.length === 0 || isRemark(words) ? null : { look: "right", words: printed, texts };
}

function upToLabel(words: readonly Word[], labelWords: ReadonlySet<Word>): readonly Word[] {
  const end = words.findIndex((word) => labelWords.has(word));
  return end < 0 ? words : words.slice(0, end);
}

function toTheRight<Meaning>(
  label: Label<Meaning>,
  page: PageLayout,
  labelWords: ReadonlySet<Word>,
): readonly HeadingValue[] {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (run === undefined || last === undefined) return [];
  const beside = level(last, page)
    .filter((other) => other !== run && other.box.left >= last.box.right - 1)
    .toSorted((a, b) => a.box.left - b.box.left || a.box.top - b.box.top);
  const next = beside.find(({ words }) => words.some(({ text }) => !BLANK.test(text)));
  if (next === undefined || next.box.left - last.box.right > FARTHEST * run.glyphHeight) return [];
  return valueOf(next, "right", labelWords);
}

/** Runs on the line of a word. */
function level(word: Word, { lines }: PageLayout): readonly Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    if (line.box.top > word.box.bottom) break;
    if (line.box.bottom < word.box.top) continue;
    for (const run of line.runs) {
      const shared = overlapY(run.box, word.box);
      if (shared > 0.4 * Math.min(run.glyphHeight, word.glyphHeight)) runs.push(run);
    }
  }
  return runs;
}

function below<Meaning>(
  label: Label<Meaning>,
  page: PageLayout,
  labelWords: ReadonlySet<Word>,
): readonly HeadingValue[] {
  const run = label.runs.at(-1);
  if (run === undefined) return [];
  const cell = cellAround(label.box, page.page);
  const depth = cell === null ? 0 : (cell.bottom - run.box.bottom) / run.glyphHeight;
  const isInCell = cell !== null && depth > CELL_ROOM && depth < CELL_DEPTH;
  const place = isInCell ? cell : label.box;
  const reach = isInCell ? cell.bottom : run.box.bottom + DROP * run.glyphHeight;
  for (const line of page.lines) {
    if (line.box.top > reach) return [];
    if (line.box.top < run.box.bottom - 0.4 * run.glyphHeight) continue;
    const met = line.runs.find(
      (other) =>
        overlapX(other.box, place) > 0 ||
        Math.abs(other.box.left - label.box.left) < run.glyphHeight,
    );
    if (met !== undefined) return valueOf(met, "below", labelWords);
  }
  return [];
}

function valueOf(run: Run, look: Look, labelWords: ReadonlySet<Word>): readonly HeadingValue[] {
  const words = withoutBlankEnds(upToLabel(run.words, labelWords));
  return words.length === 0 ? [] : [{ look, words, texts: words.map(({ text }) => text) }];
}

/** Without the colon, the dash or the line to write on before and after a value; a dash within it is its own. */
function withoutBlankEnds(words: readonly Word[]): readonly Word[] {
  const isPrinted = ({ text }: Word): boolean => !BLANK.test(text);
  const first = words.findIndex(isPrinted);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isPrinted) + 1);
}
