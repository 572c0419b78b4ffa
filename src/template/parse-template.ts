import { TEMPLATE_LIMITS } from "../base/limits.ts";
import { tokensOf } from "../base/phrase.ts";
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
import { repeatedMembers } from "./repeated-members.ts";
import {
  COLUMNS,
  FIELD_MEMBERS,
  HEADING_FIELDS,
  HEADING_MEMBERS,
  HEADING_RULE_MEMBERS,
  KIND_OF_FIELD,
  LABEL_WORDS_MEMBERS,
  RECOGNISE_MEMBERS,
  SHEET_MEMBERS,
  TEMPLATE_MEMBERS,
} from "./template-members.ts";
import type {
  FieldRule,
  HeadingRule,
  HeadingRules,
  LabelWords,
  Look,
  PayApplicationField,
  PayApplicationTemplate,
  Phrases,
  SheetColumn,
  TableRule,
} from "./template.ts";

/** What became of a template's text: the template, or full sentences about all that is wrong with it. */
export type ParsedTemplate =
  | { readonly kind: "template"; readonly template: PayApplicationTemplate }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

const LOOKS: readonly Look[] = ["right", "below", "above"];

/** Reads a template that somebody wrote as JSON, in the shape of our own; trusts nothing in it. */
export function parseTemplate(json: string): ParsedTemplate {
  if (json.length > TEMPLATE_LIMITS.characters) {
    const limit = `at most ${TEMPLATE_LIMITS.characters} are allowed`;
    return refused([`The template has ${json.length} characters, but ${limit}.`]);
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be parsed";
    return refused([`The template is not valid JSON: ${reason}.`]);
  }
  const problems = [...repeatedMembers(json)];
  const template = templateOf({ path: "", value, problems });
  return template === null || problems.length > 0
    ? refused(problems)
    : { kind: "template", template };
}

function refused(problems: readonly string[]): ParsedTemplate {
  const told = problems.slice(0, TEMPLATE_LIMITS.problems);
  const untold = problems.length - told.length;
  return {
    kind: "problems",
    problems: untold === 0 ? told : [...told, `There are ${untold} further problems.`],
  };
}

function templateOf(place: Place): PayApplicationTemplate | null {
  const members = membersOf(place, TEMPLATE_MEMBERS);
  if (members === null) return null;
  const id = idOf(members.id);
  const kind = oneOf(members.kind, ["PAY_APPLICATION"]);
  const describes = lineOf(members.describes, TEMPLATE_LIMITS.sentenceCharacters);
  const recognise = recogniseOf(members.recognise);
  const fields = recordOf(members.fields, KIND_OF_FIELD, fieldOf);
  const decoys = phrasesOf(members.decoys);
  const retainageBilling = optional(members.retainageBilling, phrasesOf);
  const sheet = optional(members.sheet, sheetOf);
  const heading = optional(members.heading, headingOf);
  if (id === null || kind === null || describes === null || recognise === null) return null;
  if (fields === null || decoys === null || retainageBilling === null) return null;
  if (sheet === null || heading === null) return null;
  return {
    id,
    kind,
    describes,
    recognise,
    fields,
    decoys,
    ...(retainageBilling === undefined ? {} : { retainageBilling }),
    ...(sheet === undefined ? {} : { sheet }),
    ...(heading === undefined ? {} : { heading }),
  };
}

/** What an optional member reads as: undefined where it is not there, null where it cannot be read. */
function optional<Value>(
  place: Place | undefined,
  read: (place: Place) => Value | null,
): Value | null | undefined {
  return place === undefined ? undefined : read(place);
}

function idOf(place: Place): string | null {
  const id = lineOf(place, TEMPLATE_LIMITS.phraseCharacters);
  if (id === null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return id;
  place.problems.push(
    `${subject(place)} is ${described(id)}, but small letters, digits and single hyphens between them are needed.`,
  );
  return null;
}

function recogniseOf(place: Place): PayApplicationTemplate["recognise"] | null {
  const members = membersOf(place, RECOGNISE_MEMBERS);
  if (members === null) return null;
  const all = phrasesOf(members.all);
  const some = phrasesOf(members.some);
  const none = phrasesOf(members.none);
  if (all === null || some === null || none === null) return null;
  if (all.length + some.length === 0) {
    place.problems.push(
      `${subject(place)} has no phrase in "all" or "some", so that it would claim every document.`,
    );
    return null;
  }
  return { all, some, none };
}

function fieldOf(place: Place, name: PayApplicationField): FieldRule | null {
  const members = membersOf(place, FIELD_MEMBERS);
  if (members === null) return null;
  const labels = somePhrasesOf(members.labels);
  const look = looksOf(members.look);
  const as = oneOf(members.as, [KIND_OF_FIELD[name]]);
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

function looksOf(place: Place): FieldRule["look"] | null {
  const looks = eachOf(elementsOf(place, { least: 1, most: LOOKS.length }), (element) =>
    oneOf(element, LOOKS),
  );
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
  const each = eachOf(elementsOf(members.each, bounds), somePhrasesOf);
  const none = phrasesOf(members.none);
  const groups = each === null ? null : atLeastOne(each);
  return groups === null || none === null ? null : { each: groups, none };
}

function sheetOf(place: Place): TableRule<SheetColumn> | null {
  const members = membersOf(place, SHEET_MEMBERS);
  if (members === null) return null;
  const columns = recordOf(members.columns, COLUMNS, somePhrasesOf);
  const grandTotals = somePhrasesOf(members.grandTotals);
  const totals = somePhrasesOf(members.totals);
  return columns === null || grandTotals === null || totals === null
    ? null
    : { columns, grandTotals, totals };
}

function headingOf(place: Place): HeadingRules | null {
  const members = membersOf(place, HEADING_MEMBERS);
  if (members === null) return null;
  const fields = recordOf(members.fields, HEADING_FIELDS, headingRuleOf);
  const others = phrasesOf(members.others);
  return fields === null || others === null ? null : { fields, others };
}

function headingRuleOf(place: Place): HeadingRule | null {
  const members = membersOf(place, HEADING_RULE_MEMBERS);
  if (members === null) return null;
  const labels = somePhrasesOf(members.labels);
  const look = looksOf(members.look);
  return labels === null || look === null ? null : { labels, look };
}

/** An object whose members are all read alike; none of the names must be there. */
function recordOf<Name extends string, Value>(
  place: Place,
  known: Readonly<Record<Name, unknown>>,
  read: (member: Place, name: Name) => Value | null,
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
    const value = optional(members[name], (member) => read(member, name));
    if (value === null) isWhole = false;
    else if (value !== undefined) record[name] = value;
  }
  return isWhole ? record : null;
}

function somePhrasesOf(place: Place): Phrases | null {
  const bounds = { least: 1, most: TEMPLATE_LIMITS.phrasesPerList };
  const phrases = eachOf(elementsOf(place, bounds), phraseOf);
  return phrases === null ? null : atLeastOne(phrases);
}

function phrasesOf(place: Place): readonly string[] | null {
  const bounds = { least: 0, most: TEMPLATE_LIMITS.phrasesPerList };
  return eachOf(elementsOf(place, bounds), phraseOf);
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

/** What all elements read as; null where one cannot be read, after all have been looked at. */
function eachOf<Value>(
  elements: readonly Place[] | null,
  read: (element: Place) => Value | null,
): readonly Value[] | null {
  if (elements === null) return null;
  const values = elements.map(read).filter((value) => value !== null);
  return values.length === elements.length ? values : null;
}

function atLeastOne<Value>(values: readonly Value[]): readonly [Value, ...Value[]] | null {
  const [first, ...others] = values;
  return first === undefined ? null : [first, ...others];
}
