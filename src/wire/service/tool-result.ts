import { readResultSchema } from "../contract.ts";
import { invoiceResultSchema } from "../invoice-contract.ts";
import { paymentRequiredSchema } from "./payment.ts";
import type { ReaderName } from "./readers.ts";

/** A JSON schema as it is sent. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a reader's tool answers: the reading, or where reads are paid the demand for payment. Clients hold even an answer that
 * is an error to this schema. A short answer may lack members below the first level, and detail full has more of them.
 */
export function toolResultSchema(reader: ReaderName, isFree: boolean): JsonSchema {
  const reading = loosened(RESULTS[reader]);
  return isFree ? reading : { type: "object", anyOf: [reading, loosened(paymentRequiredSchema)] };
}

/** What a tool answers that reads documents of either kind without payment. */
export function anyResultSchema(): JsonSchema {
  return { type: "object", anyOf: Object.values(RESULTS).map(loosened) };
}

const RESULTS = { construction: readResultSchema, invoice: invoiceResultSchema } as const;

/** A schema that demands the members of its first level alone, and admits further ones everywhere. */
function loosened(schema: object): JsonSchema {
  const { required } = schema as { readonly required?: readonly string[] };
  return { ...(JSON.parse(JSON.stringify(schema, withoutDemands)) as JsonSchema), required };
}

function withoutDemands(name: string, value: unknown): unknown {
  const isDemand =
    (name === "required" && Array.isArray(value)) ||
    (name === "additionalProperties" && value === false);
  return isDemand ? undefined : value;
}
