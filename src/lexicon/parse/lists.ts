import { elementsOf, membersOf, type Need, type Place } from "./json-place.ts";

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
