import { Ajv, type ValidateFunction } from "ajv";
import type { JsonSchema } from "../wire/service/tool-result.ts";

/** A function that tells whether a value is as a schema says. A room of its own, so that what compiles is loaded late. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  return new Ajv({ strict: false, validateFormats: false }).compile(schema);
}
