import type { AskedField, AskedLine, Pointing, Question } from "./model.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { Layout } from "../layout/layout.ts";
import type { Line } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import {
  type PointedValue,
  pointedValue,
  type PointedWord,
  type ValueReaders,
} from "./pointed-value.ts";

/** A question, and the words that its identifiers stand for. */
export interface Asked {
  readonly question: Question;
  readonly words: ReadonlyMap<string, PointedWord>;
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
    if (value !== null) values.set(field, byModel(value));
  }
  return { values, choices };
}

/** The same value, said to come from a model. */
function byModel({ value, from: [place] }: PointedValue): PointedValue {
  return { value, from: [{ ...place, reader: "model" }] };
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
