import type { CalendarDate } from "../base/calendar-date.ts";
import { hasLetters } from "../base/letters.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "../document/sourced.ts";
import type { FieldType } from "../kinds/field.ts";
import type { Word } from "../page/page.ts";
import { placeOfWords } from "../paper/places.ts";

/** A word that somebody may point at, and where it stands among the lines that are shown. */
export interface PointedWord {
  readonly word: Word;
  readonly pageNumber: number;
  /** Of its line, counted over all lines that are shown, and of the word in it. */
  readonly line: number;
  readonly place: number;
}

/** How figures and dates of one document are read. */
export interface ValueReaders {
  readonly money: (printed: string) => Money | null;
  readonly percent: (printed: string) => Percent | null;
  readonly date: (printed: string) => CalendarDate | null;
}

export type PointedValue = Sourced<Money | Percent | CalendarDate | string>;

/** A figure, a date or a number is of few words on one line; a text may run over some. */
const MOST_FIGURE_WORDS = 8;
const MOST_LINES = 12;
const MOST_CHARACTERS = 1_000;

/**
 * The value that is printed at the words that were pointed at, read by our own readers. Null where the words do not
 * stand together or are not a value of this type: no character comes from anywhere but the page.
 */
export function pointedValue(
  words: readonly PointedWord[],
  type: FieldType,
  readers: ValueReaders,
): PointedValue | null {
  const inOrder = words.toSorted((one, other) => one.line - other.line || one.place - other.place);
  const [first] = inOrder;
  if (first === undefined || !standTogether(inOrder, type === "text")) return null;
  const printed = inOrder.map(({ word }) => word.text).join(" ");
  if (printed.length > MOST_CHARACTERS) return null;
  const value = valueOf(printed, type, readers);
  if (value === null) return null;
  const place = placeOfWords(
    inOrder.map(({ word }) => word),
    first.pageNumber,
  );
  return { value, from: [place] };
}

/** Words next to each other on a line; those of a text also on the lines that follow. */
function standTogether(words: readonly PointedWord[], isText: boolean): boolean {
  if (!isText && words.length > MOST_FIGURE_WORDS) return false;
  return words.every((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return true;
    if (word.pageNumber !== before.pageNumber) return false;
    if (word.line === before.line) return word.place === before.place + 1;
    return (
      isText && word.line - before.line === 1 && word.line - (words[0]?.line ?? 0) < MOST_LINES
    );
  });
}

function valueOf(
  printed: string,
  type: FieldType,
  readers: ValueReaders,
): PointedValue["value"] | null {
  switch (type) {
    case "money":
    case "quantity":
      return readers.money(printed);
    case "deduction":
      return readers.money(printed)?.absolute() ?? null;
    case "percent":
      return readers.percent(printed);
    case "date":
      return readers.date(printed);
    case "identifier":
      return /\d/.test(printed) && printed.length <= 60 ? bare(printed) : null;
    case "text":
      return hasLetters(printed) ? bare(printed) : null;
    case "code":
      return /^[A-Z]{3}$/.test(printed) ? printed : null;
  }
}

/** Without the punctuation that ends a caption or a sentence around it. */
function bare(printed: string): string | null {
  const text = printed.replace(/^[\s:#.,;]+|[\s:,;]+$/g, "");
  return text === "" ? null : text;
}
