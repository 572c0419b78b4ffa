import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { described, lineOf, membersOf, oneOf, type Place, subject } from "./json-place.ts";
import {
  FIELD_MEMBERS,
  HEADING_RULE_MEMBERS,
  KINDS,
  RECOGNISE_MEMBERS,
} from "./template-members.ts";
import type { FieldRule, HeadingRule, Look, Template } from "../template.ts";
import type { LayoutTemplate } from "../template-lists.ts";
import { atLeastOne, listOf } from "./lists.ts";
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

/** The rule of a field. */
export function fieldOf(place: Place): FieldRule | null {
  const members = membersOf(place, FIELD_MEMBERS);
  const labels = members === null ? null : somePhrasesOf(members.labels);
  return labels === null ? null : { labels };
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
