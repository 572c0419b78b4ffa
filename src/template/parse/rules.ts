import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { described, lineOf, membersOf, oneOf, type Place, subject } from "../json-place.ts";
import {
  FIELD_MEMBERS,
  HEADING_RULE_MEMBERS,
  KINDS,
  LABEL_WORDS_MEMBERS,
  RECOGNISE_MEMBERS,
} from "../template-members.ts";
import type { FieldRule, HeadingRule, LabelWords, Look, Template, ValueKind } from "../template.ts";
import type { LayoutTemplate } from "../template-lists.ts";
import { atLeastOne, listOf, optional } from "./lists.ts";
import { phrasesOf, somePhrasesOf } from "./phrases.ts";

/** What templates of every kind have. */
export type TemplateHead<Kind extends LayoutTemplate["kind"]> = Pick<
  LayoutTemplate,
  "id" | "describes" | "recognise" | "decoys"
> & { readonly kind: Kind };

const LOOKS: readonly Look[] = ["right", "below", "above"];

/** What a template of a kind begins with. */
export function headOf<Kind extends LayoutTemplate["kind"]>(
  members: Readonly<Record<keyof TemplateHead<Kind>, Place>>,
  expected: Kind,
): TemplateHead<Kind> | null {
  const id = idOf(members.id);
  const kind = oneOf(members.kind, KINDS);
  const describes = lineOf(members.describes, TEMPLATE_LIMITS.sentenceCharacters);
  const recognise = recogniseOf(members.recognise);
  const decoys = phrasesOf(members.decoys);
  if (id === null || kind === null || describes === null) return null;
  if (recognise === null || decoys === null) return null;
  return { id, kind: expected, describes, recognise, decoys };
}

/** The rule of a field, whose value is of one kind. */
export function fieldOf(place: Place, kind: ValueKind): FieldRule | null {
  const members = membersOf(place, FIELD_MEMBERS);
  if (members === null) return null;
  const labels = somePhrasesOf(members.labels);
  const look = looksOf(members.look, LOOKS);
  const as = oneOf(members.as, [kind]);
  const item = optional(members.item, itemOf);
  const words = optional(members.words, labelWordsOf);
  const isDeduction = optional(members.isDeduction, (member) => oneOf<true>(member, [true]));
  if (labels === null || look === null || as === null) return null;
  if (item === null || words === null || isDeduction === null) return null;
  return {
    labels,
    ...(item === undefined ? {} : { item }),
    look,
    as,
    ...(words === undefined ? {} : { words }),
    ...(isDeduction === undefined ? {} : { isDeduction }),
  };
}

/** The rule of a name or number in the head of a form. */
export function headingRuleOf(place: Place): HeadingRule | null {
  const members = membersOf(place, HEADING_RULE_MEMBERS);
  if (members === null) return null;
  const labels = somePhrasesOf(members.labels);
  const look = looksOf(members.look, LOOKS);
  return labels === null || look === null ? null : { labels, look };
}

function idOf(place: Place): string | null {
  const id = lineOf(place, TEMPLATE_LIMITS.phraseCharacters);
  if (id === null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return id;
  place.problems.push(
    `${subject(place)} is ${described(id)}, but small letters, digits and single hyphens between them are needed.`,
  );
  return null;
}

function recogniseOf(place: Place): Template<never, never>["recognise"] | null {
  const members = membersOf(place, RECOGNISE_MEMBERS);
  if (members === null) return null;
  const all = phrasesOf(members.all);
  const some = phrasesOf(members.some);
  const none = phrasesOf(members.none);
  return all === null || some === null || none === null ? null : { all, some, none };
}

/** Different places where a value may stand, the likeliest first. */
export function looksOf<Where extends string>(
  place: Place,
  known: readonly Where[],
): readonly [Where, ...Where[]] | null {
  const looks = listOf(place, (element) => oneOf(element, known), {
    least: 1,
    most: known.length,
  });
  if (looks === null) return null;
  if (new Set(looks).size < looks.length) {
    place.problems.push(`${subject(place)} names a place twice.`);
    return null;
  }
  return atLeastOne(looks);
}

function itemOf(place: Place): string | null {
  const item = lineOf(place, TEMPLATE_LIMITS.phraseCharacters);
  if (item === null || /^[0-9a-z]{1,4}$/.test(item)) return item;
  place.problems.push(
    `${subject(place)} is ${described(item)}, but the number before a line is needed, such as "5a".`,
  );
  return null;
}

function labelWordsOf(place: Place): LabelWords | null {
  const members = membersOf(place, LABEL_WORDS_MEMBERS);
  if (members === null) return null;
  const bounds = { least: 1, most: TEMPLATE_LIMITS.phrasesPerList };
  const each = listOf(members.each, somePhrasesOf, bounds);
  const none = phrasesOf(members.none);
  const groups = each === null ? null : atLeastOne(each);
  return groups === null || none === null ? null : { each: groups, none };
}
