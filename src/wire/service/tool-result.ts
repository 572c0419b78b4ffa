import { invoiceResultSchema, readResultSchema } from "../plain-schemas.ts";
import type { ReaderName } from "./readers.ts";

/** A JSON schema as it is sent. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a reader's tool answers. Clients hold even the members of an error to this schema, so that a demand for payment has
 * none. A short answer may lack members below the first level, and detail full has more of them.
 */
export function toolResultSchema(reader: ReaderName): JsonSchema {
  return loosened(RESULTS[reader]);
}

/** What a tool answers that reads documents of either kind without payment. */
export function anyResultSchema(): JsonSchema {
  return { type: "object", anyOf: Object.values(RESULTS).map(loosened) };
}

const RESULTS = { construction: readResultSchema, invoice: invoiceResultSchema } as const;

/** A schema that demands the members of its first level alone, and admits further ones everywhere. */
function loosened(schema: object): JsonSchema {
  const { required } = schema as { readonly required?: readonly string[] };
  const free = JSON.parse(JSON.stringify(schema, withoutDemands)) as JsonSchema;
  const properties = { ...(free["properties"] as JsonSchema), checksThatHold: CHECKS_THAT_HOLD };
  return { ...free, properties, required };
}

const CHECKS_THAT_HOLD = {
  type: "integer",
  description: "How many checks hold that a short answer leaves out to stay short; else absent.",
} as const;

function withoutDemands(name: string, value: unknown): unknown {
  const isDemand =
    (name === "required" && Array.isArray(value)) ||
    (name === "additionalProperties" && value === false);
  return isDemand ? undefined : value;
}
