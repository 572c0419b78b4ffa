import { cleanWord, member } from "../clean-text.ts";
import { FIND_LIMITS } from "../find-limits.ts";

/** Members whose own members are named by a tool: what stands in them is what a call takes. */
const HOLDERS = [
  "queryParams",
  "queryParameters",
  "pathParams",
  "bodyFields",
  "bodyParams",
  "query_params",
  "path_params",
  "body_fields",
  "body",
  "query",
  "properties",
] as const;

/** Members on the way to those. */
const PATHS = ["input", "inputSchema", "schema", "body", "properties", "example"] as const;

/** What belongs to the protocol rather than to the tool. */
const OF_PROTOCOL: ReadonlySet<string> = new Set([
  "type",
  "method",
  "bodyType",
  "body",
  "queryParams",
  "pathParams",
  "headers",
  "toolName",
  "tool",
  "inputSchema",
  "transport",
  "example",
  "description",
  "input",
  "output",
  "discoverable",
]);

/** The names of what a call takes, from whatever form its schema has. */
export function parameterNames(schemas: readonly unknown[]): readonly string[] {
  const names = new Set<string>();
  for (const schema of schemas) collect(schema, names, FIND_LIMITS.schemaDepth);
  return [...names].slice(0, FIND_LIMITS.parameters);
}

function collect(schema: unknown, names: Set<string>, depth: number): void {
  if (typeof schema !== "object" || schema === null) return;
  if (depth === 0 || names.size >= FIND_LIMITS.parameters) return;
  for (const holder of HOLDERS) {
    for (const name of ownNames(member(schema, holder))) {
      if (!OF_PROTOCOL.has(name)) names.add(name);
    }
  }
  for (const path of PATHS) collect(member(schema, path), names, depth - 1);
}

function ownNames(holder: unknown): readonly string[] {
  if (!isObject(holder)) return [];
  // Some write a schema where others write its properties.
  const properties = member(holder, "properties");
  return Object.keys(isObject(properties) ? properties : holder)
    .slice(0, FIND_LIMITS.parameters)
    .map((name) => cleanWord(name, 40))
    .filter((name) => name !== "");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
