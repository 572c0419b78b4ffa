import type { ErrorObject, ValidateFunction } from "ajv";
import type { JsonSchema } from "../wire/service/tool-result.ts";

/** Says in a sentence what is wrong with the arguments of a call, or null. */
export type CheckArguments = (given: unknown) => Promise<string | null>;

/** Checks arguments against a tool's schema. What compiles it is loaded at the first call: a client waits for the start. The sentences repeat no value that was sent: it may be a whole document. */
export function argumentsChecker(tool: string, schema: JsonSchema): CheckArguments {
  let compiled: ValidateFunction | null = null;
  const { properties = {} } = schema as { readonly properties?: Record<string, JsonSchema> };
  return async (given) => {
    const { compileSchema } = await import("./compile-schema.ts");
    const validate = (compiled ??= compileSchema(schema));
    if (validate(given)) return null;
    const [first] = validate.errors ?? [];
    return `${faultOf(tool, properties, first)} ${knownWords(properties)}`;
  };
}

function faultOf(
  tool: string,
  properties: Readonly<Record<string, JsonSchema>>,
  error: ErrorObject | undefined,
): string {
  const { missingProperty, additionalProperty } = error?.params ?? {};
  if (typeof missingProperty === "string") {
    return `\`${tool}\` needs the argument \`${missingProperty}\`.`;
  }
  if (typeof additionalProperty === "string") {
    const shown = /^[\w.-]{1,40}$/.test(additionalProperty) ? ` \`${additionalProperty}\`` : "";
    return `\`${tool}\` has no argument${shown}.`;
  }
  const name = error?.instancePath.slice(1) ?? "";
  const schema = properties[name];
  if (error === undefined || schema === undefined) {
    return `The arguments of \`${tool}\` must be a JSON object.`;
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) return `The argument \`${name}\` must be one of ${choices.join(", ")}.`;
  return error.keyword === "pattern"
    ? `The argument \`${name}\` has not the form that its description says.`
    : `The argument \`${name}\` ${error.message ?? "is wrong"}.`;
}

/** The values of a closed list, of which a schema knows two ways to tell. */
function choicesOf(schema: JsonSchema): readonly string[] {
  const { anyOf, enum: values } = schema;
  if (Array.isArray(values)) return values.map(String);
  if (!Array.isArray(anyOf)) return [];
  return anyOf.flatMap((one: JsonSchema) => ("const" in one ? [String(one["const"])] : []));
}

function knownWords(properties: object): string {
  const names = Object.keys(properties).map((name) => `\`${name}\``);
  return names.length === 0 ? "It takes none." : `It takes ${names.join(", ")}.`;
}
