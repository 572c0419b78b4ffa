/** The names of a record's members, with their type. */
export function namesOf<Name extends string>(
  record: Readonly<Record<Name, unknown>>,
): readonly Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
