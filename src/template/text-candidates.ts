import { type CalendarDate, compareDates } from "../base/calendar-date.ts";
import type { Run } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import {
  type Candidate,
  type LabelMeaning,
  labelWeight,
  placeOfWords,
  placeSentence,
} from "./candidates.ts";
import type { Label } from "./labels.ts";
import type { PagePieces } from "./pieces.ts";
import { type DateOrder, readDate } from "./read-value.ts";
import type { FieldRule, Look } from "./template.ts";
import { textBelow, textToTheRight } from "./text-places.ts";

/** Words that print a value, and where they stand relative to the label. */
interface PlacedText {
  readonly look: Look;
  readonly words: readonly Word[];
  /** Text of the words; the first one may be cut where the label ends inside it. */
  readonly texts: readonly string[];
}

/** More words than these are no number and no date. */
const MOST_WORDS = 9;

/** Texts that may be a label's value: on its line first, then below. */
function textsBeside<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
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
      for (const run of textBelow(label, page, labelWords)) texts.push(ofStack(run, page));
    }
  }
  return texts;
}

/** A value of several lines in its cell: a range of dates wraps. */
function ofStack(run: Run, page: PagePieces): PlacedText {
  const stack = page.layout.stacks.find((runs) => runs.includes(run)) ?? [run];
  const rest = stack.slice(stack.indexOf(run));
  const words = rest.flatMap((own) => own.words).slice(0, MOST_WORDS);
  return { look: "below", words, texts: words.map((word) => word.text) };
}

const NUMBER_PREFIX = /^(?:no|nos|number|num|#|:|-|–)[.:#]*$/i;
const NUMBER_VALUE = /^#?[\p{L}\d][\p{L}\d./#_-]*$/u;
const NUMBER_TAIL =
  /^(?:[-–—]|\(?final\)?|\(?ret(?:ainage|ention)?\)?|\(?revised\)?|\(?rev\.?|r\d+\)?)$/i;
const NUMBER_WORDS = /^(?:final|ret|retainage|retention)$/i;

/** Candidates for a printed number such as `7`, `PA-004`, `3 - FINAL` or `6R1`. */
export function numberCandidates<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  rule: FieldRule,
  page: PagePieces,
  labelWords: ReadonlySet<Word>,
): readonly Candidate<string>[] {
  const found: Candidate<string>[] = [];
  for (const { look, words, texts } of textsBeside(label, rule, page, labelWords)) {
    const begin = texts.findIndex((text) => !NUMBER_PREFIX.test(text));
    const first = texts[begin];
    if (first === undefined || begin > 1 || !isNumber(first)) continue;
    let end = begin + 1;
    while (end < texts.length && NUMBER_TAIL.test(texts[end] ?? "") && isClose(words, end))
      end += 1;
    while (end > begin + 1 && /^[-–—]$/.test(texts[end - 1] ?? "")) end -= 1;
    const value = texts
      .slice(begin, end)
      .join(" ")
      .replace(/^#/, "")
      .replace(/[,;:.]+$/, "");
    found.push({
      value,
      from: placeOfWords(words.slice(begin, end), label.pageNumber, value),
      figure: null,
      look,
      score: labelWeight(label, rule) * (look === "right" ? 1 : 0.85),
      because: [placeSentence(label, look)],
    });
  }
  return found;
}

function isNumber(text: string): boolean {
  if (text.length > 20) return false;
  if (NUMBER_WORDS.test(text)) return true;
  const isMoney = /^\$|^\d{1,3}(?:,\d{3})+|\.\d{2}$/.test(text);
  const isDate = readDate(text.replace(/[.,;:]$/, ""), "month-first") !== null;
  return /\d/.test(text) && NUMBER_VALUE.test(text) && !isMoney && !isDate;
}

function isClose(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const word = words[index];
  if (before === undefined || word === undefined) return false;
  return word.box.left - before.box.right < 1.5 * word.glyphHeight;
}

/** Candidates for a date; of a range of two dates the second, which is its end. */
export function dateCandidates<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  rule: FieldRule,
  page: PagePieces,
  context: { readonly labelWords: ReadonlySet<Word>; readonly order: DateOrder | null },
): readonly Candidate<CalendarDate>[] {
  const found: Candidate<CalendarDate>[] = [];
  for (const { look, words, texts } of textsBeside(label, rule, page, context.labelWords)) {
    const dates = datesIn(texts, context.order);
    const first = dates[0];
    if (first === undefined || first.begin > 2) continue;
    const second = dates[1];
    const link = texts.slice(first.end, second?.begin ?? first.end + 2);
    const isLinked = link.length > 0 ? link.every((text) => LINK.test(text)) : second !== undefined;
    const isRange = second !== undefined && isLinked && compareDates(first.date, second.date) <= 0;
    const isOpenRange = second === undefined && LINK.test(link[0] ?? "");
    if ((rule.as === "range" && !isRange) || isOpenRange) continue;
    const chosen = isRange ? second : first;
    found.push({
      value: chosen.date,
      from: placeOfWords(words.slice(chosen.begin, chosen.end), label.pageNumber, chosen.printed),
      figure: null,
      look,
      score: labelWeight(label, rule) * (look === "right" ? 1 : 0.85) + (isRange ? 0.1 : 0),
      because: isRange
        ? [placeSentence(label, look), "It is the second date of a range."]
        : [placeSentence(label, look)],
    });
  }
  return found;
}

/** Words between the two dates of a range. */
const LINK = /^(?:-|–|—|to|thru|through|and|ending|until|till|ended)$/i;

interface PrintedDate {
  readonly date: CalendarDate;
  readonly printed: string;
  readonly begin: number;
  readonly end: number;
}

const RANGE_IN_ONE = /^(.{6,10}?)\s*(?:-|–|—|to|thru)\s*(.{6,10})$/i;

/** Dates printed in a row of words: each of one to four words. */
function datesIn(texts: readonly string[], order: DateOrder | null): readonly PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (let begin = 0; begin < texts.length;) {
    const found = dateAt(texts, begin, order);
    if (found.length === 0) begin += 1;
    for (const date of found) {
      dates.push(date);
      begin = Math.max(begin, date.end);
    }
  }
  return dates;
}

function dateAt(
  texts: readonly string[],
  begin: number,
  order: DateOrder | null,
): readonly PrintedDate[] {
  for (let end = Math.min(texts.length, begin + 4); end > begin; end -= 1) {
    const printed = texts.slice(begin, end).join(" ");
    const date = readDate(printed.replace(/[.;)]$/, "").replace(/^[(]/, ""), order);
    if (date !== null) return [{ date, printed, begin, end }];
  }
  const both = RANGE_IN_ONE.exec(texts[begin] ?? "");
  if (both === null) return [];
  return [both[1], both[2]].flatMap((printed = "") => {
    const date = readDate(printed, order);
    return date === null ? [] : [{ date, printed, begin, end: begin + 1 }];
  });
}
