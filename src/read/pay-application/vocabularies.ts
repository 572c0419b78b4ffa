import { phraseKeys } from "../../base/phrase.ts";
import type { TotalPhrases } from "../../schedule/schedule.ts";
import type {
  FieldRule,
  PayApplicationField,
  PayApplicationTemplate,
  SheetColumn,
  TableRule,
} from "../../lexicon/template.ts";
import { type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";

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
