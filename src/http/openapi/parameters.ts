import type { Schema } from "./schema-components.ts";

/** Query parameters from the schema that validates them. */
export function parametersOf(query: object): readonly Schema[] {
  const { properties } = JSON.parse(JSON.stringify(query)) as {
    properties: Readonly<Record<string, Schema & { readonly description?: string }>>;
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: false,
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}
