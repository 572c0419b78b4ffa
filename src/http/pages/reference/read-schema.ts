import { type JsonObject, listOf, memberOf, objectOf, textOf } from "./json.ts";
import { atPointer, schemaName } from "./local-reference.ts";
import { ANYTHING, type Member, type ObjectShape, type Schema, type Shape } from "./schema.ts";
import { remarksOf } from "./schema-remarks.ts";

/** A schema of an OpenAPI 3.1 document, which is JSON Schema 2020-12, as it is told to people. */
export function readSchema(document: JsonObject, value: unknown): Schema {
  return schemaAt({ document, depth: 0, within: [] }, value);
}

/** Schemas that stand within each other before the inner ones are left out. */
const DEPTH = 12;

/** Where a schema stands: how deep, and within which references that were followed, lest one leads around in a circle. */
interface Place {
  readonly document: JsonObject;
  readonly depth: number;
  readonly within: readonly string[];
}

function schemaAt(place: Place, value: unknown): Schema {
  if (value === false) return { ...ANYTHING, shape: { is: "nothing" } };
  if (place.depth > DEPTH) return ANYTHING;
  const raw = objectOf(value);
  const parts = [
    ...referencePart(place, raw),
    ...valuePart(raw),
    ...typePart(place, raw),
    ...allOfParts(place, raw),
    ...choicePart(place, raw, "oneOf"),
    ...choicePart(place, raw, "anyOf"),
  ];
  const whole = joinedParts(parts);
  const deprecated = memberOf(raw, "deprecated") === true;
  return {
    shape: whole.shape,
    title: textOf(memberOf(raw, "title")) || whole.title,
    isNullable: whole.isNullable || allowsNull(raw),
    isDeprecated: deprecated || whole.isDeprecated,
    description: textOf(memberOf(raw, "description")) || whole.description,
    remarks: [...whole.remarks, ...remarksOf(raw)],
    examples: [...examplesOf(raw), ...whole.examples],
  };
}

function inner({ document, depth, within }: Place, value: unknown): Schema {
  return schemaAt({ document, depth: depth + 1, within }, value);
}

function referencePart(place: Place, raw: JsonObject): readonly Schema[] {
  const address = memberOf(raw, "$ref") ?? memberOf(raw, "$dynamicRef");
  if (typeof address !== "string") return [];
  const name = schemaName(address);
  const target = atPointer(place.document, address);
  if (target === undefined || place.within.includes(address)) {
    return [{ ...ANYTHING, shape: { is: "elsewhere", address } }];
  }
  if (name !== null) return [{ ...ANYTHING, shape: { is: "named", name } }];
  return [inner({ ...place, within: [...place.within, address] }, target)];
}

function valuePart(raw: JsonObject): readonly Schema[] {
  const values = Object.hasOwn(raw, "const") ? [raw["const"]] : listOf(memberOf(raw, "enum"));
  const told = values.filter((value) => value !== null);
  if (values.length > 0 && told.length === 0) return [{ ...ANYTHING, shape: { is: "null" } }];
  return told.length === 0 ? [] : [{ ...ANYTHING, shape: { is: "values", values: told } }];
}

/** What the types say; nothing where listed values say it already. */
function typePart(place: Place, raw: JsonObject): readonly Schema[] {
  const named = typeof raw["type"] === "string" ? [raw["type"]] : listOf(memberOf(raw, "type"));
  const types = named.map(textOf).filter((type) => type !== "null" && type !== "");
  if (named.length > 0 && types.length === 0) return [{ ...ANYTHING, shape: { is: "null" } }];
  if (types.length === 0) types.push(...impliedTypes(raw));
  if (Object.hasOwn(raw, "const") || Object.hasOwn(raw, "enum")) return [];
  const shapes = types.map((type) => shapeOfType(place, raw, type));
  const schemas = shapes.map((shape) => ({ ...ANYTHING, shape }));
  return schemas.length < 2
    ? schemas
    : [{ ...ANYTHING, shape: { is: "choice", how: "any", of: schemas } }];
}

function impliedTypes(raw: JsonObject): readonly string[] {
  const has = (names: readonly string[]): boolean => names.some((name) => Object.hasOwn(raw, name));
  return [
    ...(has(["properties", "patternProperties", "additionalProperties"]) ? ["object"] : []),
    ...(has(["items", "prefixItems"]) ? ["array"] : []),
  ];
}

function shapeOfType(place: Place, raw: JsonObject, type: string): Shape {
  if (type === "object") return objectShape(place, raw);
  if (type !== "array") return { is: "simple", type };
  const items = memberOf(raw, "items");
  const first = listOf(memberOf(raw, "prefixItems"));
  return {
    is: "list",
    first: first.map((item) => inner(place, item)),
    of: items === false ? null : inner(place, items),
  };
}

function objectShape(place: Place, raw: JsonObject): ObjectShape {
  const required = new Set(listOf(memberOf(raw, "required")));
  const members = Object.entries(objectOf(memberOf(raw, "properties"))).map(
    ([name, schema]): Member => ({
      name,
      isRequired: required.has(name),
      schema: inner(place, schema),
    }),
  );
  const rest = memberOf(raw, "additionalProperties") ?? memberOf(raw, "unevaluatedProperties");
  return {
    is: "object",
    members,
    others: rest === false ? null : inner(place, rest),
    patterns: Object.entries(objectOf(memberOf(raw, "patternProperties"))).map(
      ([pattern, schema]) => ({ pattern, schema: inner(place, schema) }),
    ),
  };
}

function allOfParts(place: Place, raw: JsonObject): readonly Schema[] {
  return listOf(memberOf(raw, "allOf")).map((part) => inner(place, part));
}

function choicePart(place: Place, raw: JsonObject, keyword: "oneOf" | "anyOf"): readonly Schema[] {
  const read = listOf(memberOf(raw, keyword)).map((option) => inner(place, option));
  const options = read.filter(({ shape }) => shape.is !== "null");
  const isNullable = options.length < read.length || options.some((option) => option.isNullable);
  const [only] = options;
  if (only === undefined) return read.slice(0, 1);
  if (options.length === 1) return [{ ...only, isNullable }];
  const how = keyword === "oneOf" ? "one" : "any";
  const of = options.map((option) => ({ ...option, isNullable: false }));
  const values = of.flatMap(({ shape }) => (shape.is === "values" ? shape.values : []));
  const isPlain = of.every(
    ({ shape, description, remarks }) =>
      shape.is === "values" && description === "" && remarks.length === 0,
  );
  return [
    {
      ...ANYTHING,
      isNullable,
      shape: isPlain ? { is: "values", values } : { is: "choice", how, of },
    },
  ];
}

/** All parts hold together; one that says nothing of the shape only adds its remarks. */
function joinedParts(parts: readonly Schema[]): Schema {
  const isTelling = ({ shape, description }: Schema): boolean =>
    shape.is !== "anything" || description !== "";
  const remarks = parts.filter((part) => !isTelling(part)).flatMap((part) => part.remarks);
  const telling = parts.filter(isTelling);
  const [first = ANYTHING, ...others] = telling;
  const whole: Schema =
    others.length === 0 ? first : { ...ANYTHING, shape: { is: "choice", how: "all", of: telling } };
  return { ...whole, remarks: [...whole.remarks, ...remarks] };
}

function allowsNull(raw: JsonObject): boolean {
  return (
    listOf(memberOf(raw, "type")).includes("null") ||
    listOf(memberOf(raw, "enum")).includes(null) ||
    memberOf(raw, "nullable") === true
  );
}

function examplesOf(raw: JsonObject): readonly unknown[] {
  return [
    ...(Object.hasOwn(raw, "example") ? [raw["example"]] : []),
    ...listOf(memberOf(raw, "examples")),
  ];
}
