import { invoiceResultSchema, readResultSchema } from "../plain-schemas.ts";
import { proofSchema } from "../proof-contract.ts";
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

/**
 * What the tool of this machine answers, which reads documents of either kind: the verdict is in every answer of it, the
 * firms and the project by themselves in the short one.
 */
export function localResultSchema(): JsonSchema {
  return {
    type: "object",
    anyOf: Object.values(RESULTS).map((schema) => headed(loosened(schema))),
  };
}

function headed({ properties, required, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    properties: { ...(properties as JsonSchema), ...HEAD },
    required: [...(required as readonly string[]), "verdict", "reasons"],
  };
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

const { verdict, reasons } = loosened(proofSchema)["properties"] as JsonSchema;

const HEAD = {
  verdict,
  reasons,
  sender: { type: ["string", "null"], description: "Who bills or asks. Not in detail full." },
  customer: {
    type: ["string", "object", "null"],
    description:
      "Who is billed or asked, by name. In detail full an object, and only of an invoice: the customer's further details.",
  },
  project: { type: ["string", "null"], description: "The job. Not in detail full." },
} as const;

function withoutDemands(name: string, value: unknown): unknown {
  const isDemand =
    (name === "required" && Array.isArray(value)) ||
    (name === "additionalProperties" && value === false);
  return isDemand ? undefined : value;
}
