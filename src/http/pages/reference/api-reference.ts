import { followed, type JsonObject, listOf, memberOf, objectOf, textOf } from "./json.ts";
import { ANYTHING, readSchema, type Schema } from "./read-schema.ts";

/** What an OpenAPI document says of its operations and schemas, references followed. */
export interface ApiReference {
  readonly operations: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
  readonly parameters: readonly Parameter[];
  /** What may be sent; null where nothing is. */
  readonly request: { readonly description: string; readonly contents: readonly Content[] } | null;
  readonly answers: readonly StatusAnswer[];
}

/** A named value beside the body: a parameter of the request or a header of an answer. */
export interface Parameter {
  readonly name: string;
  /** `query`, `path`, `header` or `cookie`. */
  readonly place: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** One form of a body. */
export interface Content {
  readonly mediaType: string;
  /** null where the form has none. */
  readonly schema: Schema | null;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface StatusAnswer {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly contents: readonly Content[];
}

interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** Reads an OpenAPI 3.1 document; what it does not say is empty. */
export function readReference(openapi: object): ApiReference {
  const document = objectOf(openapi);
  const components = objectOf(document["components"]);
  return {
    operations: Object.entries(objectOf(document["paths"])).flatMap(([path, item]) =>
      operationsOf(document, path, item),
    ),
    schemas: Object.entries(objectOf(components["schemas"])).map(([name, schema]) => ({
      name,
      schema: readSchema(document, schema),
    })),
  };
}

function operationsOf(document: JsonObject, path: string, item: unknown): readonly Operation[] {
  const place = followed(document, item);
  return METHODS.filter((method) => Object.hasOwn(place, method)).map((method) => {
    const raw = objectOf(place[method]);
    return {
      method: method.toUpperCase(),
      path,
      summary: textOf(memberOf(raw, "summary")) || textOf(memberOf(place, "summary")),
      description: textOf(memberOf(raw, "description")) || textOf(memberOf(place, "description")),
      isDeprecated: memberOf(raw, "deprecated") === true,
      parameters: parametersOf(document, place, raw),
      request: requestOf(document, memberOf(raw, "requestBody")),
      answers: Object.entries(objectOf(memberOf(raw, "responses"))).map(([status, answer]) =>
        answerOf(document, status, answer),
      ),
    };
  });
}

/** Those of the operation stand in the place of those of the path that have the same name. */
function parametersOf(
  document: JsonObject,
  place: JsonObject,
  operation: JsonObject,
): readonly Parameter[] {
  const raws = [
    ...listOf(memberOf(place, "parameters")),
    ...listOf(memberOf(operation, "parameters")),
  ];
  const read = raws.map((value) => {
    const raw = followed(document, value);
    return parameterOf(document, textOf(memberOf(raw, "name")), raw);
  });
  return [...new Map(read.map((told) => [`${told.place} ${told.name}`, told])).values()];
}

function parameterOf(document: JsonObject, name: string, raw: JsonObject): Parameter {
  const [content] = contentsOf(document, memberOf(raw, "content"));
  const schema = Object.hasOwn(raw, "schema")
    ? readSchema(document, raw["schema"])
    : content?.schema;
  return {
    name,
    place: textOf(memberOf(raw, "in")),
    isRequired: memberOf(raw, "required") === true,
    description: textOf(memberOf(raw, "description")),
    schema: schema ?? ANYTHING,
    examples: [...examplesOf(document, raw), ...(content?.examples ?? [])],
  };
}

function requestOf(document: JsonObject, value: unknown): Operation["request"] {
  if (value === undefined) return null;
  const raw = followed(document, value);
  return {
    description: textOf(memberOf(raw, "description")),
    contents: contentsOf(document, memberOf(raw, "content")),
  };
}

function answerOf(document: JsonObject, status: string, value: unknown): StatusAnswer {
  const raw = followed(document, value);
  return {
    status,
    description: textOf(memberOf(raw, "description")),
    headers: Object.entries(objectOf(memberOf(raw, "headers"))).map(([name, header]) =>
      parameterOf(document, name, followed(document, header)),
    ),
    contents: contentsOf(document, memberOf(raw, "content")),
  };
}

function contentsOf(document: JsonObject, value: unknown): readonly Content[] {
  return Object.entries(objectOf(value)).map(([mediaType, content]) => {
    const raw = objectOf(content);
    return {
      mediaType,
      schema: Object.hasOwn(raw, "schema") ? readSchema(document, raw["schema"]) : null,
      examples: examplesOf(document, raw),
    };
  });
}

function examplesOf(document: JsonObject, raw: JsonObject): readonly Example[] {
  const single = Object.hasOwn(raw, "example") ? [{ summary: "", value: raw["example"] }] : [];
  const named = Object.entries(objectOf(memberOf(raw, "examples"))).flatMap(([name, value]) => {
    const example = followed(document, value);
    const summary = textOf(memberOf(example, "summary")) || name;
    const shown = memberOf(example, "value") ?? memberOf(example, "externalValue");
    return shown === undefined ? [] : [{ summary, value: shown }];
  });
  return [...single, ...named];
}
