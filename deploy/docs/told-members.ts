import type { ToldMembers } from "./library-reference.ts";

/** What JSON schemas and all schemas within them say of the members of objects that have a title. */
export function toldMembers(schemas: readonly object[]): ToldMembers {
  return new Map(schemas.flatMap((schema) => [...titledIn(schema)]));
}

type Told = readonly [title: string, words: ReadonlyMap<string, string>];

function* titledIn(part: unknown): Generator<Told> {
  if (typeof part !== "object" || part === null) return;
  if ("title" in part && typeof part.title === "string" && "properties" in part) {
    yield [part.title, wordsOf(part.properties)];
  }
  for (const inner of Object.values(part)) yield* titledIn(inner);
}

function wordsOf(properties: unknown): ReadonlyMap<string, string> {
  const members = typeof properties === "object" && properties !== null ? properties : {};
  return new Map(
    Object.entries(members).map(([name, schema]: [string, unknown]) => {
      const isTold = typeof schema === "object" && schema !== null && "description" in schema;
      return [name, isTold && typeof schema.description === "string" ? schema.description : ""];
    }),
  );
}
