import { hasLetters } from "../../base/letters.ts";
import type { Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";
import type { Figure, Paper, PaperLine, PaperPage } from "../../paper/paper.ts";
import { keysOf } from "../line-facts.ts";
import { type Begin, breaksIn, type End } from "./name-breaks.ts";
import type { PartyPhrases } from "./party-phrases.ts";
import { anyOf } from "../../words/any-of.ts";
import { dottedForms } from "../../words/construction/firms.ts";
import { months } from "../../words/construction/numbers.ts";

/** A stretch of text that may be a name. */
export interface PartyStretch extends Figure<string> {
  readonly begin: Begin;
  readonly end: End;
  /** The share of its words that captions cover. */
  readonly captioned: number;
}

/** Longer texts are sentences. */
const MOST_WORDS = 12;

/** Names stand on the first lines of a page. */
const MOST_LINES = 25;

/** A line with so many amounts is a row of a table; a numbered one with one. */
const ROW_AMOUNTS = 2;

/** From one place a name may end at the next so many breaks. */
const MOST_ENDS = 4;

/** A narrow cell breaks a name over so many lines more. */
const MOST_LINES_BELOW = 2;

/** Lines of one name are closer than this many glyph heights, and begin this close together. */
const LEADING = 0.95;
const EDGE = 0.7;
const OTHER_SIZE = 0.12;

/** A line of so many words at most begins a name that goes on below, or ends it. */
const BROKEN_WORDS = 5;

/** Stretches of text of some pages that may name a party or a job. */
export function partyStretches(
  { pages }: Paper,
  isRead: (pageNumber: number) => boolean,
  phrases: PartyPhrases,
): readonly PartyStretch[] {
  return pages
    .filter(({ page }) => isRead(page.pageNumber))
    .flatMap((page) => headLines(page).flatMap((line) => stretchesOn(page, line, phrases)));
}

/** Lines of a page above its first row of figures: of 1,350 names that were looked for, 9 stand below alone. */
function headLines({ lines }: PaperPage): readonly PaperLine[] {
  const row = lines.slice(0, MOST_LINES).findIndex(isTableRow);
  return lines.slice(0, row < 0 ? MOST_LINES : row);
}

function isTableRow({ line, figureWords }: PaperLine): boolean {
  let amounts = 0;
  for (const word of line.words) if (figureWords.has(word) && AMOUNT.test(word.text)) amounts += 1;
  const isItem = ITEM.test(line.words[0]?.text ?? "");
  return amounts >= (isItem ? 1 : ROW_AMOUNTS);
}

/** The number or letter of a row. */
const ITEM = /^(?:\d{1,2}|[a-z])[.):]?$/i;

const AMOUNT = /\d[.,]\d{2,3}\)?$|^[$(]*0(?:\.00)?\)?$/;

function stretchesOn(
  page: PaperPage,
  line: PaperLine,
  phrases: PartyPhrases,
): readonly PartyStretch[] {
  const found: PartyStretch[] = [];
  const met = new Set<number>();
  const add = (all: readonly Word[], begin: Begin, end: End): void => {
    const words = withoutBlankEnds(all);
    const [first] = words;
    if (first === undefined || words.length > MOST_WORDS) return;
    const from = line.line.words.indexOf(first);
    const key = 64 * from + words.length;
    if (met.has(key)) return;
    met.add(key);
    const keys = keysOf(words);
    const captioned = phrases.shareOf(keys);
    const stretch =
      captioned < 1 ? stretchOf(page, line, { words, from, begin, end, captioned }) : null;
    if (stretch !== null) found.push(stretch);
  };
  for (const run of line.line.runs) {
    if (phrases.shareOf(keysOf(run.words)) === 1) continue;
    for (const { words, begin, end, at } of cutsOf(run, phrases)) {
      add(words, begin, end);
      const broken = end === "run" ? wrapped(page, line, run, at) : [];
      for (const more of broken) add(more, begin, "below");
    }
  }
  return found;
}

/** Some words of a run, from one place on. */
interface RunCut {
  readonly words: readonly Word[];
  readonly begin: Begin;
  readonly end: End;
  readonly at: number;
}

/** What stands between the breaks of a run. */
function* cutsOf({ words }: Run, phrases: PartyPhrases): Generator<RunCut> {
  const { begins, ends } = breaksIn(words, phrases);
  for (const { begin, at } of begins) {
    const behind = ends.filter((end) => end.at > at && end.at - at <= MOST_WORDS);
    const hard = behind.findIndex(({ end }) => isHard(end));
    const reached = behind.slice(0, Math.min(MOST_ENDS, hard < 0 ? MOST_ENDS : hard + 1));
    for (const { end, at: to } of reached) yield { words: words.slice(at, to), begin, end, at };
  }
}

function isHard(end: End): boolean {
  return end === "run" || end === "caption" || end === "divider";
}

/** A name that goes on in the run below that begins at the same place. */
function wrapped(
  page: PaperPage,
  line: PaperLine,
  run: Run,
  at: number,
): readonly (readonly Word[])[] {
  const [first] = run.words.slice(at);
  const words = run.words.slice(at);
  if (first === undefined || words.length > BROKEN_WORDS) return [];
  const names: (readonly Word[])[] = [];
  const name = [...words];
  let above = run;
  for (const { line: next } of page.lines.slice(
    line.index + 1,
    line.index + 1 + 2 * MOST_LINES_BELOW,
  )) {
    const below = next.runs.find((one) => goesOn(above, first, one));
    if (below === undefined) continue;
    name.push(...below.words);
    above = below;
    names.push([...name]);
    if (names.length === MOST_LINES_BELOW) break;
  }
  return names;
}

function goesOn(above: Run, first: Word, below: Run): boolean {
  const height = Math.max(above.glyphHeight, 1);
  return (
    below.words.length <= BROKEN_WORDS &&
    below.box.top > above.box.top + 0.5 * height &&
    below.box.top - above.box.bottom < LEADING * height &&
    Math.abs(below.box.left - first.box.left) < EDGE * height &&
    Math.abs(below.glyphHeight - above.glyphHeight) < OTHER_SIZE * height
  );
}

const BLANK = /^[\s:._,;–—*|•·-]*$/;

function withoutBlankEnds(words: readonly Word[]): readonly Word[] {
  const isPrinted = ({ text }: Word): boolean => !BLANK.test(text);
  const first = words.findIndex(isPrinted);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isPrinted) + 1);
}

/** Words of a name from one of its line on, and how they were cut. */
type CutWords = Pick<PartyStretch, "words" | "from" | "begin" | "end" | "captioned">;

/** A caption inside of it, a blank to fill, an amount, a percent or a day: it is no name. */
const MONTHS = months.map((name) => name.slice(0, 3));
const NO_NAME = new RegExp(
  `_{3}|:(?:\\s|$)|[$£€%]|\\d[.,]\\d\\d(?!\\d)|\\b\\d{1,2}/\\d{1,2}/\\d{2}|\\b${anyOf(MONTHS)}[a-z]*\\.? \\d{1,2}(?:,|$)`,
  "iu",
);

/** Names that begin in the middle of a text begin with a capital. */
const MAY_BE_SMALL: ReadonlySet<Begin> = new Set<Begin>(["run", "colon", "caption", "divider"]);

function stretchOf(
  page: PaperPage,
  { index, line }: PaperLine,
  { words, from, begin, end, captioned }: CutWords,
): PartyStretch | null {
  const [first] = words;
  if (first === undefined) return null;
  const printed = trimmed(words.map(({ text }) => text).join(" "));
  const isSmall = !MAY_BE_SMALL.has(begin) && /^\p{Ll}/u.test(printed);
  if (isSmall || !hasLetters(printed) || NO_NAME.test(printed)) return null;
  let to = from;
  while (words[to - from + 1] !== undefined && line.words[to + 1] === words[to - from + 1]) to += 1;
  const last = words[to - from] ?? first;
  return {
    value: printed,
    print: "identifier",
    pageNumber: page.page.pageNumber,
    line: index,
    words,
    from,
    to,
    box: { ...first.box, right: last.box.right, bottom: last.box.bottom },
    printed,
    begin,
    end,
    captioned,
  };
}

/** The point behind a word that is no abbreviation, nor a legal form. */
const SENTENCE_END = new RegExp(
  `(?<=\\p{Ll}{4,}|\\b[IVX]+|\\d)\\.$|(?<=\\b${anyOf(dottedForms)})\\.(?=\\.)`,
  "u",
);

/** Without signs around a name; brackets that belong together stay. */
function trimmed(text: string): string {
  const bare = text.replaceAll(/^["“\s:]+|["”:;,|\s]+$/g, "").replace(SENTENCE_END, "");
  const opens = bare.startsWith("(") && !bare.includes(")");
  const closes = bare.endsWith(")") && !bare.includes("(");
  const isWhole = /^\([^()]*\)$/.test(bare);
  return bare.slice(opens || isWhole ? 1 : 0, closes || isWhole ? -1 : undefined);
}
