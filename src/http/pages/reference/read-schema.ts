import {
  atPointer,
  type JsonObject,
  listOf,
  memberOf,
  objectOf,
  schemaName,
  textOf,
} from "./json.ts";

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

/** A schema as it is told to people. */
export interface Schema {
  readonly shape: Shape;
  /** What it is called where it stands within another one; empty where it has no name. */
  readonly title: string;
  readonly isNullable: boolean;
  readonly isDeprecated: boolean;
  readonly description: string;
  /** Bounds and the like, in words: `at least 0`. */
  readonly remarks: readonly string[];
  readonly examples: readonly unknown[];
}

/** What values a schema allows, null apart. */
export type Shape =
  | { readonly is: "anything" }
  | { readonly is: "nothing" }
  | { readonly is: "null" }
  /** A schema of the document's own list. */
  | { readonly is: "named"; readonly name: string }
  /** A schema that stands in another document. */
  | { readonly is: "elsewhere"; readonly address: string }
  | { readonly is: "simple"; readonly type: string }
  | { readonly is: "values"; readonly values: readonly unknown[] }
  | { readonly is: "list"; readonly first: readonly Schema[]; readonly of: Schema | null }
  | ObjectShape
  | { readonly is: "choice"; readonly how: "one" | "any" | "all"; readonly of: readonly Schema[] };

export interface ObjectShape {
  readonly is: "object";
  readonly members: readonly Member[];
  /** What any other member may be; null where there may be none. */
  readonly others: Schema | null;
  /** Members whose names follow a pattern. */
  readonly patterns: readonly { readonly pattern: string; readonly schema: Schema }[];
}

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** What is told where nothing is said. */
export const ANYTHING: Schema = {
  shape: { is: "anything" },
  title: "",
  isNullable: false,
  isDeprecated: false,
  description: "",
  remarks: [],
  examples: [],
};

/** What a schema asks for beyond its type, in words. */
function remarksOf(raw: JsonObject): readonly string[] {
  return [...PLAIN.flatMap(([keyword, words]) => told(raw, keyword, words)), ...flags(raw)];
}

type Words = (value: string) => string;

const PLAIN: readonly (readonly [string, Words])[] = [
  ["format", (value) => `format ${value}`],
  ["contentEncoding", (value) => `encoded in ${value}`],
  ["contentMediaType", (value) => `content ${value}`],
  ["pattern", (value) => `matches ${value}`],
  ["minimum", (value) => `at least ${value}`],
  ["exclusiveMinimum", (value) => `more than ${value}`],
  ["maximum", (value) => `at most ${value}`],
  ["exclusiveMaximum", (value) => `less than ${value}`],
  ["multipleOf", (value) => `a multiple of ${value}`],
  ["minLength", (value) => `at least ${several(value, "character")}`],
  ["maxLength", (value) => `at most ${several(value, "character")}`],
  ["minItems", (value) => `at least ${several(value, "item")}`],
  ["maxItems", (value) => `at most ${several(value, "item")}`],
  ["minProperties", (value) => `at least ${several(value, "member")}`],
  ["maxProperties", (value) => `at most ${several(value, "member")}`],
];

function several(count: string, noun: string): string {
  return `${count} ${noun}${count === "1" ? "" : "s"}`;
}

function told(raw: JsonObject, keyword: string, words: Words): readonly string[] {
  const value = memberOf(raw, keyword);
  return typeof value === "string" || typeof value === "number" ? [words(String(value))] : [];
}

function flags(raw: JsonObject): readonly string[] {
  const is = (keyword: string): boolean => memberOf(raw, keyword) === true;
  const required = Object.hasOwn(raw, "properties") ? [] : listOf(memberOf(raw, "required"));
  const discriminator = objectOf(memberOf(raw, "discriminator"))["propertyName"];
  return [
    ...(required.length === 0 ? [] : [`with the members ${required.map(textOf).join(", ")}`]),
    ...(is("uniqueItems") ? ["no item twice"] : []),
    ...(is("readOnly") ? ["only in answers"] : []),
    ...(is("writeOnly") ? ["only in requests"] : []),
    ...(Object.hasOwn(raw, "default") ? [`by default ${JSON.stringify(raw["default"])}`] : []),
    ...(Object.hasOwn(raw, "not") ? ["further values are ruled out"] : []),
    ...(Object.hasOwn(raw, "if") ? ["further conditions apply"] : []),
    ...(typeof discriminator === "string" ? [`told apart by ${discriminator}`] : []),
  ];
}
