import { onceFor } from "../../base/once-for.ts";
import { phraseKeys, tokensOf } from "../../base/phrase.ts";
import type {
  FieldRule,
  OrderWords,
  PayApplicationField,
  PayApplicationTemplate,
  SheetColumn,
  TableRule,
} from "../../lexicon/template.ts";
import { mayBegin, phrasesIn, type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";
import type { Word } from "../../page/page.ts";
import type { TotalPhrases } from "../../schedule/schedule.ts";

/** The phrases of some templates, prepared for searching. */
export interface Vocabularies {
  /** The general reading among the templates. */
  readonly general: PayApplicationTemplate;
  readonly retainageBilling: Vocabulary<true>;
  /** What pay applications call themselves. */
  readonly titles: Vocabulary<true>;
  /** Captions by their field; null for one whose figure is none of them. */
  readonly fields: Vocabulary<PayApplicationField | null>;
  readonly columns: Vocabulary<SheetColumn>;
  readonly totals: TotalPhrases;
}

const prepared = new WeakMap<PayApplicationTemplate, Map<string, Vocabularies>>();

/** Prepares templates, the recognised layout first. The same templates are prepared once. */
export function vocabulariesOf(templates: readonly PayApplicationTemplate[]): Vocabularies {
  const [first] = templates;
  if (first === undefined) throw new Error("A reading needs at least one template.");
  const key = templates.map((template) => template.id).join();
  const known = prepared.get(first) ?? new Map<string, Vocabularies>();
  prepared.set(first, known);
  const made = known.get(key) ?? prepare(templates);
  known.set(key, made);
  return made;
}

function prepare(templates: readonly PayApplicationTemplate[]): Vocabularies {
  const rule = tableRule(templates);
  const columns = vocabularyOf(
    entriesOf(rule.columns).flatMap(([name, phrases]) =>
      phrases.map((phrase) => [phrase, name] as const),
    ),
  );
  const general = templates.at(-1);
  if (general === undefined) throw new Error("A reading needs at least one template.");
  return {
    general,
    retainageBilling: knownPhrases(templates.flatMap((one) => one.retainageBilling ?? [])),
    titles: knownPhrases(templates.flatMap((one) => one.titles ?? [])),
    fields: vocabularyOf(fieldEntries(templates)),
    columns,
    totals: {
      grandTotals: rule.grandTotals.map(phraseKeys),
      totals: rule.totals.map(phraseKeys),
    },
  };
}

function knownPhrases(phrases: readonly string[]): Vocabulary<true> {
  return vocabularyOf(phrases.map((phrase) => [phrase, true] as const));
}

function* fieldEntries(
  templates: readonly PayApplicationTemplate[],
): Generator<readonly [string, PayApplicationField | null]> {
  for (const { fields, decoys } of templates) {
    for (const [field, rule] of entriesOf<PayApplicationField, FieldRule>(fields))
      for (const label of rule.labels) yield [label, field];
    for (const decoy of decoys) yield [decoy, null];
  }
}

function tableRule(templates: readonly PayApplicationTemplate[]): TableRule<SheetColumn> {
  const rules = templates.flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet]));
  const columns: Partial<Record<SheetColumn, [string, ...string[]]>> = {};
  for (const rule of rules) {
    for (const [name, [first, ...others]] of entriesOf(rule.columns)) {
      columns[name] = [...(columns[name] ?? []), first, ...others] as [string, ...string[]];
    }
  }
  const phrases = (name: "totals" | "grandTotals"): readonly [string, ...string[]] => {
    const [first = "total", ...others] = rules.flatMap((rule) => [...rule[name]]);
    return [first, ...others];
  };
  return { columns, totals: phrases("totals"), grandTotals: phrases("grandTotals") };
}

function entriesOf<Name extends string, Value>(
  record: Readonly<Partial<Record<Name, Value>>>,
): readonly (readonly [Name, Value])[] {
  return Object.entries(record) as [Name, Value][];
}

/** The words of lists of change orders, prepared for searching. */
export type OrderVocabularies = Readonly<Record<keyof OrderWords, Vocabulary<true>>>;

/** The words of some templates; the same list is prepared once. */
export const orderVocabularies: (
  templates: readonly PayApplicationTemplate[],
) => OrderVocabularies = onceFor((templates) => {
  const of = (name: keyof OrderWords): Vocabulary<true> =>
    vocabularyOf(
      templates.flatMap(({ orders }) => (orders?.[name] ?? []).map((one) => [one, true] as const)),
    );
  return {
    marks: of("marks"),
    noCodes: of("noCodes"),
    headings: of("headings"),
    pending: of("pending"),
    approved: of("approved"),
    references: of("references"),
    additions: of("additions"),
    deductions: of("deductions"),
  };
});

/** An order's name and number stand within so many words. */
const MARK_WORDS = 7;

/** A cost code or an item's number may stand before the name: "99-9010 Change 01", "11. CCN 01". */
const LEADING_CODE = /^(?:\d[\d.-]{3,}|\d{1,3}\.?)$/;

/** How a text begins that names a change order. */
export interface NamedOrder {
  /** The word with its number; null where a colon follows the name. */
  readonly number: Word | null;
}

/** "CO-001 Roof drain", "Change Order No. 1", "Change order: Roof drain"; null where a text begins as none does. */
export function namedOrder(
  words: readonly Word[],
  { marks }: OrderVocabularies,
): NamedOrder | null {
  const [first, second] = words;
  if (first === undefined) return null;
  const isCoded = second !== undefined && LEADING_CODE.test(first.text);
  const pieces = words.slice(isCoded ? 1 : 0, MARK_WORDS).flatMap(piecesOf);
  const keys = pieces.map(({ key }) => key);
  if (!mayBegin(marks, keys[0] ?? "")) return null;
  const mark = phrasesIn(marks, keys).find(({ start }) => start === 0);
  if (mark === undefined) return null;
  const number = pieces[mark.end]?.word;
  if (number !== undefined && /\d/.test(number.text)) return { number };
  const isNamed = pieces[mark.end - 1]?.word.text.endsWith(":") === true;
  return isNamed && number !== undefined ? { number: null } : null;
}

interface Piece {
  readonly key: string;
  readonly word: Word;
}

/** The keys of a word; letters and digits that are printed as one are two. */
function piecesOf(word: Word): readonly Piece[] {
  return tokensOf(word.text).flatMap(({ key, start, end }) => {
    const [, letters, digits] = /^(\p{L}+)(\d.*)$/u.exec(word.text.slice(start, end)) ?? [];
    const keys =
      letters === undefined || digits === undefined ? [key] : [...phraseKeys(letters), digits];
    return keys.map((one) => ({ key: one, word }));
  });
}

/** What a heading above a list speaks of: change orders, or those that are not yet part of the contract. */
export function ordersHeading(
  text: string,
  { headings, pending, approved }: OrderVocabularies,
): "orders" | "pending" | null {
  const keys = phraseKeys(text);
  const waits = phrasesIn(pending, keys);
  if (waits.length === 0) return phrasesIn(headings, keys).length > 0 ? "orders" : null;
  const isWaiting = (at: number): boolean =>
    waits.some(({ start, end }) => start <= at && at < end);
  const isApproved = phrasesIn(approved, keys).some(({ start }) => !isWaiting(start));
  return isApproved ? "orders" : "pending";
}

/** Whether a caption is one of some phrases as a whole. */
export function isCaption(words: readonly Word[], phrases: Vocabulary<true>): boolean {
  const keys = words.flatMap(({ text }) => phraseKeys(text));
  return phrasesIn(phrases, keys).some(({ start, end }) => start === 0 && end === keys.length);
}
