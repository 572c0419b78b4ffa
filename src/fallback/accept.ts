import { kindOf } from "../kinds/kinds.ts";
import type { Pointing } from "./model.ts";
import { type PointedValue, pointedValue, type ValueReaders } from "./pointed-value.ts";
import type { Asked, PointedWord } from "./question.ts";

/** What may be taken of an answer, as far as its words go; whether it fits the document is for its arithmetic to say. */
export interface Accepted {
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
