import { type CalendarDate, calendarDate } from "../base/calendar-date.ts";
import type { Word } from "../page/page.ts";
import type { Print } from "./paper.ts";

/** One reading of words as a day. */
export interface DateReading {
  readonly value: CalendarDate;
  readonly print: Print;
  readonly from: number;
  readonly to: number;
  /** Whether it is the second day of a printed range. */
  readonly endsRange: boolean;
}

const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const NUMERIC = /(?<!\d|[\d.,/])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/])/g;
const ISO = /(?<!\d)(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const MONTH_DAY = new RegExp(
  `(?<![a-z])${MONTH}\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:,|\\.|\\s)\\s*'?(\\d{4}|\\d{2}(?![\\d:]))`,
  "gi",
);
const DAY_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:day\\s+of\\s+|of\\s+)?[\\s.,/-]*${MONTH}(?:\\.?[\\s.,/-]*(\\d{4})|\\s*[./'-]'?(\\d{2})(?![\\d:,/]))`,
  "gi",
);
/** The second day of "June 1 - 30, 2025" and "Jun 1 thru Jun 30 2025" carries the year of both. */
const DAY_TO_DAY = new RegExp(
  `${MONTH}\\.?\\s*\\d{1,2}(?:st|nd|rd|th)?\\s*(?:-|–|—|to|thru|through)\\s*(\\d{1,2})(?:st|nd|rd|th)?,?\\s*(\\d{4})`,
  "gi",
);
const RANGE_BEFORE =
  /(?:\d\s*(?:-|–|—|−|->|→|to|thru|through|until|\.\.|\/)|\bto|thru|through)\s*$/i;

/** All readings of the words of one line as days. */
export function dateReadings(words: readonly Word[]): readonly DateReading[] {
  const { text, wordAt } = joined(words);
  if (!/\d/.test(text)) return [];
  const found: DateReading[] = [];
  const add = (
    match: RegExpExecArray | RegExpMatchArray,
    value: CalendarDate | null,
    print: Print,
  ): void => {
    if (value === null || match.index === undefined) return;
    const from = wordAt[match.index] ?? 0;
    const to = wordAt[match.index + match[0].trimEnd().length - 1] ?? from;
    const endsRange = RANGE_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index));
    found.push({ value, print, from, to, endsRange });
  };
  for (const match of text.matchAll(NUMERIC)) {
    const [, one = "", , two = "", year = ""] = match;
    const [first, second, full] = [Number(one), Number(two), fullYear(year)];
    const isOpen = first <= 12 && second <= 12 && first !== second;
    add(match, calendarDate(full, first, second), isOpen ? "month-first" : "date");
    if (first !== second)
      add(match, calendarDate(full, second, first), isOpen ? "day-first" : "date");
  }
  for (const match of text.matchAll(ISO))
    add(match, calendarDate(Number(match[1]), Number(match[3]), Number(match[4])), "date");
  for (const match of text.matchAll(MONTH_DAY))
    add(match, calendarDate(fullYear(match[3]), monthOf(match[1]), Number(match[2])), "date");
  for (const match of text.matchAll(DAY_MONTH))
    add(
      match,
      calendarDate(fullYear(match[3] ?? match[4]), monthOf(match[2]), Number(match[1])),
      "date",
    );
  for (const match of text.matchAll(DAY_TO_DAY)) {
    const value = calendarDate(fullYear(match[3]), monthOf(match[1]), Number(match[2]));
    const from = wordAt[match.index] ?? 0;
    const to = wordAt[match.index + match[0].length - 1] ?? from;
    if (value !== null) found.push({ value, print: "date", from, to, endsRange: true });
  }
  return found;
}

function fullYear(digits: string | undefined): number {
  const year = Number(digits);
  if (digits?.length === 4) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function monthOf(name: string | undefined): number {
  return 1 + MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase());
}

/** Words this many glyph heights apart stand in two columns, and print no date together. */
const COLUMN = 2.5;

/** A character that no pattern takes for a blank. */
const COLUMN_MARK = "\u2063";

/** The text of a line, and which word each of its characters belongs to. */
export function joined(words: readonly Word[]): {
  readonly text: string;
  readonly wordAt: readonly number[];
} {
  let text = "";
  const wordAt: number[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before !== undefined) {
      const isColumn = word.box.left - before.box.right > COLUMN * word.glyphHeight;
      text += isColumn ? COLUMN_MARK : " ";
      wordAt.push(index);
    }
    text += word.text;
    for (let at = 0; at < word.text.length; at += 1) wordAt.push(index);
  });
  return { text, wordAt };
}
