import { onceFor } from "../../base/once-for.ts";
import type {
  AmountWords,
  ChangeOrderField,
  ChangeOrderTemplate,
  MarkRule,
  TitleRule,
} from "../../lexicon/change-order-template.ts";
import type { FieldRule } from "../../lexicon/template.ts";
import { type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";

/** The phrases of a template for change orders, prepared for searching. */
export interface OrderVocabularies {
  /** Captions by their field; null for one whose figure is none of them. */
  readonly fields: Vocabulary<ChangeOrderField | null>;
  readonly titles: Vocabulary<TitleRule>;
  readonly marks: Vocabulary<MarkRule>;
  readonly amountWords: Vocabulary<keyof AmountWords>;
}

/** Prepares templates, the recognised layout first. The same list is prepared once. */
export const orderVocabulariesOf: (templates: readonly ChangeOrderTemplate[]) => OrderVocabularies =
  onceFor((templates) => ({
    fields: vocabularyOf(templates.flatMap((template) => [...fieldEntries(template)])),
    titles: vocabularyOf(
      templates.flatMap(({ titles }) =>
        titles.flatMap((rule) => rule.phrases.map((phrase) => [phrase, rule] as const)),
      ),
    ),
    marks: vocabularyOf(
      templates.flatMap(({ marks }) =>
        marks.flatMap((rule) => rule.phrases.map((phrase) => [phrase, rule] as const)),
      ),
    ),
    amountWords: vocabularyOf(
      templates.flatMap(({ amountWords }) =>
        entriesOf(amountWords).flatMap(([name, phrases]) =>
          phrases.map((phrase) => [phrase, name] as const),
        ),
      ),
    ),
  }));

function* fieldEntries({
  fields,
  decoys,
}: ChangeOrderTemplate): Generator<readonly [string, ChangeOrderField | null]> {
  for (const [field, rule] of entriesOf<ChangeOrderField, FieldRule>(fields))
    for (const label of rule.labels) yield [label, field];
  for (const decoy of decoys) yield [decoy, null];
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] {
  return Object.entries(record) as [Key, Value][];
}
