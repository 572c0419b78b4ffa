import type {
  AmountWords,
  ChangeOrderField,
  ChangeOrderTemplate,
  MarkRule,
  PartyCaption,
  TitleRule,
} from "../change-order-template.ts";
import type { FieldRule } from "../template.ts";
import { type Vocabulary, vocabularyOf } from "../vocabulary.ts";

/** What a caption in the head stands for; null for one that only ends another's value. */
export type PartyMeaning = { readonly caption: PartyCaption } | null;

/** The phrases of a template for change orders, prepared for searching. */
export interface OrderVocabularies {
  /** Captions by their field; null for one whose figure is none of them. */
  readonly fields: Vocabulary<ChangeOrderField | null>;
  readonly titles: Vocabulary<TitleRule>;
  readonly parties: Vocabulary<PartyMeaning>;
  readonly marks: Vocabulary<MarkRule>;
  readonly amountWords: Vocabulary<keyof AmountWords>;
}

const prepared = new WeakMap<readonly ChangeOrderTemplate[], OrderVocabularies>();

/** Prepares templates, the recognised layout first. The same list is prepared once. */
export function orderVocabulariesOf(templates: readonly ChangeOrderTemplate[]): OrderVocabularies {
  const known = prepared.get(templates) ?? {
    fields: vocabularyOf(templates.flatMap((template) => [...fieldEntries(template)])),
    titles: vocabularyOf(
      templates.flatMap(({ titles }) =>
        titles.flatMap((rule) => rule.phrases.map((phrase) => [phrase, rule] as const)),
      ),
    ),
    parties: vocabularyOf(templates.flatMap((template) => [...partyEntries(template)])),
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
  };
  prepared.set(templates, known);
  return known;
}

function* fieldEntries({
  fields,
  decoys,
}: ChangeOrderTemplate): Generator<readonly [string, ChangeOrderField | null]> {
  for (const [field, rule] of entriesOf<ChangeOrderField, FieldRule>(fields))
    for (const label of rule.labels) yield [label, field];
  for (const decoy of decoys) yield [decoy, null];
}

function* partyEntries({
  parties,
  otherCaptions,
}: ChangeOrderTemplate): Generator<readonly [string, PartyMeaning]> {
  for (const [caption, rule] of entriesOf(parties)) {
    const meaning = { caption };
    for (const label of rule.labels) yield [label, meaning];
  }
  for (const other of otherCaptions) yield [other, null];
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] {
  return Object.entries(record) as [Key, Value][];
}
