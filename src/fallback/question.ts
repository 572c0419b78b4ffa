import type { CalendarDate } from "../base/calendar-date.ts";
import { hasLetters } from "../base/letters.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "../document/sourced.ts";
import type { AskedField, AskedLine, Pointing, Question } from "./model.ts";
import type { FieldType } from "../kinds/field.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { Layout } from "../layout/layout.ts";
import type { Line } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import { placeOfWords } from "../paper/places.ts";

/** A question, and the words that its identifiers stand for. */
export interface Asked {
  readonly question: Question;
  readonly words: ReadonlyMap<string, PointedWord>;
}

/** A word that a model may point at, and where it stands among the lines that were sent. */
export interface PointedWord {
  readonly word: Word;
  readonly pageNumber: number;
  /** Of its line, counted over all lines that were sent, and of the word in it. */
  readonly line: number;
  readonly place: number;
}

/** Words that are sent at most; a summary has about 500. */
const MOST_WORDS = 1_500;

/**
 * Asks for fields among the lines of some pages, those of listed items left out. Only visible words are sent. Null
 * where none of the fields can be asked for or nothing is printed there.
 */
export function questionFor(
  documentType: Question["documentType"],
  names: readonly string[],
  given: {
    readonly layout: Layout;
    /** Pages on which the fields may stand, the likeliest first. */
    readonly pages: readonly number[];
    readonly isListed: (word: Word) => boolean;
  },
): Asked | null {
  const fields = names.flatMap((name) => askedField(documentType, name));
  const words = new Map<string, PointedWord>();
  const lines: AskedLine[] = [];
  for (const line of linesOf(given)) {
    if (words.size + line.words.length > MOST_WORDS) break;
    const asked = line.words.map((word, place) => {
      const id = identifier(words.size);
      words.set(id, { word, pageNumber: line.pageNumber, line: lines.length, place });
      return { id, text: word.text };
    });
    lines.push({ pageNumber: line.pageNumber, words: asked });
  }
  if (fields.length === 0 || words.size === 0) return null;
  return { question: { documentType, fields, lines }, words };
}

function askedField(documentType: Question["documentType"], name: string): readonly AskedField[] {
  const { fields, choices } = kindOf(documentType);
  const choice = choices[name];
  if (choice?.means !== undefined) return [{ name, means: choice.means, choices: choice.values }];
  const means = fields[name]?.means;
  return means === undefined ? [] : [{ name, means }];
}

function linesOf({
  layout,
  pages,
  isListed,
}: {
  readonly layout: Layout;
  readonly pages: readonly number[];
  readonly isListed: (word: Word) => boolean;
}): readonly Line[] {
  return pages.flatMap((pageNumber) =>
    (layout.pages.find(({ page }) => page.pageNumber === pageNumber)?.lines ?? []).filter(
      ({ words }) => !words.some(isListed),
    ),
  );
}

/** "a", "b", … "z", "aa": short, because each is paid for, and without digits, because none is to be answered. */
function identifier(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : identifier(Math.floor(index / 26) - 1) + letter;
}

/** What may be taken of an answer, as far as its words go; whether it fits the document is for its arithmetic to say. */
interface Accepted {
  readonly values: ReadonlyMap<string, PointedValue>;
  /** Of a field that is one of a few words the word, where it was asked for and the paper shows it. */
  readonly choices: ReadonlyMap<string, string>;
}

/** Reads what an answer points at. Fields that were not asked for or are answered twice, and identifiers that were not sent, count for nothing. */
export function acceptedOf(
  pointings: readonly Pointing[],
  { question, words }: Asked,
  readers: ValueReaders,
): Accepted {
  const values = new Map<string, PointedValue>();
  const choices = new Map<string, string>();
  const kind = kindOf(question.documentType);
  for (const pointing of pointings) {
    const { field } = pointing;
    const isAsked = question.fields.some(({ name }) => name === field);
    const isOnce = pointings.filter((other) => other.field === field).length === 1;
    const own = wordsOf(pointing, words);
    if (!isAsked || !isOnce || own === null) continue;
    const choice = kind.choices[field]?.values.find((one) => one === pointing.choice);
    if (choice !== undefined) choices.set(field, choice);
    const type = kind.fields[field]?.type;
    const value = type === undefined ? null : pointedValue(own, type, readers);
    if (value !== null) values.set(field, value);
  }
  return { values, choices };
}

/** The words of an answer; null where it names none, one twice, or one that was not sent. */
function wordsOf(
  { words: ids }: Pointing,
  sent: ReadonlyMap<string, PointedWord>,
): readonly PointedWord[] | null {
  const words = ids.flatMap((id) => sent.get(id) ?? []);
  const isWhole = words.length === ids.length && new Set(ids).size === ids.length;
  return isWhole && words.length > 0 ? words : null;
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
function pointedValue(
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
  return { value, from: [{ ...place, reader: "model" }] };
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
