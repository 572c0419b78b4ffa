import {
  type SchemaOptions,
  type TObject,
  type TSchema,
  type TUnsafe,
  Type,
} from "@sinclair/typebox";
import type { Choice, Field, FieldType } from "../kinds/field.ts";
import type { AnswerPart, FieldGroup } from "../kinds/kind.ts";
import { boxSchema, rowPlaceSchema } from "./evidence-contract.ts";
import { CLOSED, oneOf, orNull, type SchemasByName } from "./schema-parts.ts";
import type { Members, Shape, TableShape } from "./shape.ts";

/** The schemas of members, in their order. */
export function schemasOf(members: Members, added: SchemasByName = {}): SchemasByName {
  return Object.fromEntries(
    [...members].map(([name, shape]) => [name, schemaOfShape(shape, added)]),
  );
}

/** The schema of one row of a table. */
export function rowSchema(
  { row, part, hasPlace, group, added }: TableShape,
  schemas: SchemasByName = {},
): TObject {
  return closedObject(part, {
    ...schemasOf(row, schemas),
    ...(hasPlace ? placeSchemas(group) : {}),
    ...schemasOf(added, schemas),
  });
}

/** One of the words of a choice. Those of the contract are told apart by schemas of their own. */
export function choiceSchema<Word extends string>(
  choice: Choice & { readonly values: readonly Word[] },
): TUnsafe<Word> {
  const { values, describes, isFurther } = choice;
  const options = { description: describes };
  if (isFurther === true) return oneOf(values, options);
  const words = values.map((word) => Type.Literal(word));
  return Type.Unsafe<Word>(Type.Union(words, options));
}

function schemaOfShape(shape: Shape, added: SchemasByName): TSchema {
  switch (shape.is) {
    case "value":
      return fieldSchema(shape.field);
    case "choice":
      return choiceSchema(shape.choice);
    case "object":
      return objectSchema(shape.part, schemasOf(shape.members, added));
    case "table": {
      const { describes } = shape.part;
      const options = describes === undefined ? {} : { description: describes };
      return Type.Array(rowSchema(shape, added), options);
    }
    case "added":
      return addedSchema(shape.path, added);
  }
}

function addedSchema(path: string, added: SchemasByName): TSchema {
  const schema = added[path];
  if (schema === undefined) throw new RangeError(`No schema says what ${path} of an answer is.`);
  return schema;
}

function objectSchema(part: AnswerPart, members: SchemasByName): TSchema {
  const { describes, absent } = part;
  const schema = closedObject(part, members, describes);
  return absent === undefined ? schema : orNull(schema, absent);
}

function closedObject(
  { title }: AnswerPart,
  members: SchemasByName,
  description?: string,
): TObject {
  return Type.Object(members, {
    ...CLOSED,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  });
}

/** Where a row stands: by all of its cells, or by the one that is always printed. */
function placeSchemas({ placedBy }: FieldGroup): SchemasByName {
  if (placedBy === undefined) return rowPlaceSchema.properties;
  const description = `Of its ${placedBy}, counted from 1.`;
  return { page: Type.Integer({ minimum: 1, description }), box: boxSchema };
}

const TYPES: Readonly<Record<FieldType, (options?: SchemaOptions) => TSchema>> = {
  text: (options) => Type.String(options),
  identifier: (options) => Type.String(options),
  code: (options) => Type.String(options),
  date: (options) => Type.String({ format: "date", ...options }),
  money: (options) => Type.Number(options),
  deduction: (options) => Type.Number(options),
  percent: (options) => Type.Number(options),
  quantity: (options) => Type.Number(options),
};

function fieldSchema({ type, pattern, isAlways, describes }: Field): TSchema {
  const options = pattern === undefined ? {} : { pattern };
  return isAlways === true
    ? TYPES[type]({ ...options, description: describes })
    : orNull(TYPES[type](options), describes);
}
