import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { tokensOf } from "../../base/phrase.ts";
import type { LayoutTemplate } from "../template-lists.ts";
import type { FieldRule, LayoutHead, Phrases } from "../template.ts";
import {
  described,
  elementsOf,
  lineOf,
  membersOf,
  type Need,
  oneOf,
  type Place,
  subject,
} from "./json-place.ts";
import {
  FIELD_MEMBERS,
  PLACED_RULE_MEMBERS,
  KINDS,
  RECOGNISE_MEMBERS,
} from "./template-members.ts";

/** What all elements of a list read as; null where one cannot be read, after all have been looked at. */
export function listOf<Value>(
  place: Place,
  read: (element: Place) => Value | null,
  bounds: { readonly least: number; readonly most: number },
): readonly Value[] | null {
  const elements = elementsOf(place, bounds);
  if (elements === null) return null;
  const values = elements.map(read).filter((value) => value !== null);
  return values.length === elements.length ? values : null;
}

/** The same list where it is not empty. */
export function atLeastOne<Value>(values: readonly Value[]): readonly [Value, ...Value[]] | null {
  const [first, ...others] = values;
  return first === undefined ? null : [first, ...others];
}

/** An object whose members are all read alike, each by what is known of its name; none must be there. */
export function recordOf<Name extends string, About, Value>(
  place: Place,
  known: Readonly<Record<Name, About>>,
  read: (member: Place, about: About) => Value | null,
): Readonly<Partial<Record<Name, Value>>> | null {
  const names = Object.keys(known) as Name[];
  const needs: Readonly<Record<string, Need>> = Object.fromEntries(
    names.map((name) => [name, "optional"]),
  );
  const members = membersOf(place, needs);
  if (members === null) return null;
  const record: Partial<Record<Name, Value>> = {};
  let isWhole = true;
  for (const name of names) {
    const value = optional(members[name], (member) => read(member, known[name]));
    if (value === null) isWhole = false;
    else if (value !== undefined) record[name] = value;
  }
  return isWhole ? record : null;
}

/** What an optional member reads as: undefined where it is not there, null where it cannot be read. */
export function optional<Value>(
  place: Place | undefined,
  read: (place: Place) => Value | null,
): Value | null | undefined {
  return place === undefined ? undefined : read(place);
}

/** A list of phrases that is not empty. */
export function somePhrasesOf(place: Place): Phrases | null {
  const phrases = listOf(place, phraseOf, { least: 1, most: TEMPLATE_LIMITS.phrasesPerList });
  return phrases === null ? null : atLeastOne(phrases);
}

/** A list of phrases, perhaps empty. */
export function phrasesOf(place: Place): readonly string[] | null {
  return listOf(place, phraseOf, { least: 0, most: TEMPLATE_LIMITS.phrasesPerList });
}

function phraseOf(place: Place): string | null {
  const phrase = lineOf(place, TEMPLATE_LIMITS.phraseCharacters);
  if (phrase === null) return null;
  if (phrase !== phrase.toLowerCase()) {
    place.problems.push(
      `${subject(place)} is ${described(phrase)}, but phrases are written in lower case.`,
    );
    return null;
  }
  if (!/^(?:[^[\]]*\[[^[\]]*\])*[^[\]]*$/.test(phrase)) {
    place.problems.push(
      `${subject(place)} is ${described(phrase)}, in which a bracket of alternatives is not closed, or stands inside another.`,
    );
    return null;
  }
  if (tokensOf(phrase).length > 0) return phrase;
  place.problems.push(
    `${subject(place)} is ${described(phrase)}, which has no word that could be found.`,
  );
  return null;
}

/** What templates of every kind have. */
export type TemplateHead<Kind extends LayoutTemplate["kind"]> = LayoutHead<Kind> &
  Pick<LayoutTemplate, "decoys">;

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

/** The rule of a value by its labels, in one of some places. */
export function placedRuleOf<Where extends string>(
  place: Place,
  known: readonly Where[],
): { readonly labels: Phrases; readonly look: readonly [Where, ...Where[]] } | null {
  const members = membersOf(place, PLACED_RULE_MEMBERS);
  if (members === null) return null;
  const labels = somePhrasesOf(members.labels);
  const look = looksOf(members.look, known);
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

function recogniseOf(place: Place): LayoutHead<string>["recognise"] | null {
  const members = membersOf(place, RECOGNISE_MEMBERS);
  if (members === null) return null;
  const all = phrasesOf(members.all);
  const some = phrasesOf(members.some);
  const none = phrasesOf(members.none);
  return all === null || some === null || none === null ? null : { all, some, none };
}

/** Different places where a value may stand, the likeliest first. */
function looksOf<Where extends string>(
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
