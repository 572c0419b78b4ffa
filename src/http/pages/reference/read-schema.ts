/** A schema as it is told to people. */
export interface Schema {
  readonly shape: Shape;
  readonly isNullable: boolean;
  readonly description: string;
  /** Bounds and the like, in words: `at least 0`. */
  readonly remarks: readonly string[];
  readonly examples: readonly unknown[];
}

/** What values a schema allows, null apart. */
export type Shape =
  | { readonly is: "anything" | "null" }
  /** A schema of the document's own list. */
  | { readonly is: "named"; readonly name: string }
  | { readonly is: "simple"; readonly type: string }
  | { readonly is: "values"; readonly values: readonly unknown[] }
  | { readonly is: "list"; readonly of: Schema }
  | ObjectShape
  | { readonly is: "choice"; readonly of: readonly Schema[] };

export interface ObjectShape {
  readonly is: "object";
  readonly members: readonly Member[];
  /** What any other member may be; null where there may be none. */
  readonly others: Schema | null;
}

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** A JSON schema, as far as the schemas of this server say anything. */
interface JsonSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly object[];
  readonly type?: string;
  readonly items?: object;
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: object | false;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

/** Reads a schema of this server: it has one way to say what it allows, and others may add a description and bounds. */
export function readSchema(schema: object): Schema {
  const raw: JsonSchema = schema;
  const whole = raw.anyOf === undefined ? plain(shapeOf(raw)) : choiceOf(raw.anyOf);
  return {
    ...whole,
    description: raw.description ?? whole.description,
    remarks: [...whole.remarks, ...remarksOf(raw)],
    examples: raw.examples ?? [],
  };
}

function plain(shape: Shape): Schema {
  return { shape, isNullable: false, description: "", remarks: [], examples: [] };
}

function shapeOf(raw: JsonSchema): Shape {
  const { $ref, enum: values, type, items = {} } = raw;
  if ($ref !== undefined) return { is: "named", name: $ref.slice($ref.lastIndexOf("/") + 1) };
  if (Object.hasOwn(raw, "const")) return { is: "values", values: [raw.const] };
  if (values !== undefined) return { is: "values", values };
  switch (type) {
    case undefined:
      return { is: "anything" };
    case "null":
      return { is: "null" };
    case "array":
      return { is: "list", of: readSchema(items) };
    case "object":
      return objectShape(raw);
    default:
      return { is: "simple", type };
  }
}

function objectShape({
  properties = {},
  required = [],
  additionalProperties: others = {},
}: JsonSchema): ObjectShape {
  const members = Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema: readSchema(schema),
  }));
  return { is: "object", members, others: others === false ? null : readSchema(others) };
}

function choiceOf(choices: readonly object[]): Schema {
  const read = choices.map(readSchema);
  const options = read.filter(({ shape }) => shape.is !== "null");
  const isNullable = options.length < read.length;
  const [only] = options;
  if (only !== undefined && options.length === 1) return { ...only, isNullable };
  const values = options.flatMap(({ shape }) => (shape.is === "values" ? shape.values : []));
  const isPlain = options.every(
    ({ shape, description }) => shape.is === "values" && description === "",
  );
  const shape: Shape = isPlain ? { is: "values", values } : { is: "choice", of: options };
  return { ...plain(shape), isNullable };
}

/** What a schema asks for beyond its type, in words. */
function remarksOf(raw: JsonSchema): readonly string[] {
  const members: Readonly<Record<string, unknown>> = { ...raw };
  const told = BOUNDS.flatMap(([keyword, words]) =>
    Object.hasOwn(members, keyword) ? [words(String(members[keyword]))] : [],
  );
  return Object.hasOwn(raw, "default")
    ? [...told, `by default ${JSON.stringify(raw.default)}`]
    : told;
}

const BOUNDS: readonly (readonly [keyword: string, words: (value: string) => string])[] = [
  ["format", (value) => `format ${value}`],
  ["contentEncoding", (value) => `encoded in ${value}`],
  ["contentMediaType", (value) => `content ${value}`],
  ["pattern", (value) => `matches ${value}`],
  ["minimum", (value) => `at least ${value}`],
  ["maximum", (value) => `at most ${value}`],
  ["minLength", (value) => `at least ${characters(value)}`],
  ["maxLength", (value) => `at most ${characters(value)}`],
];

function characters(count: string): string {
  return count === "1" ? "1 character" : `${count} characters`;
}
