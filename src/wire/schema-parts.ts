import {
  Type,
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type TNull,
  type TSchema,
  type TUnion,
  type TUnsafe,
} from "@sinclair/typebox";

/** The schema of a value that may not be printed. */
export type OrNull<Schema extends TSchema> = TUnion<[Schema, TNull]>;

/** The schema of an object that has exactly the members of a body. */
export interface SchemaOf<Body> extends TSchema {
  static: Body;
  properties: { [Member in keyof Body]-?: TSchema & { static: Body[Member] } };
}

/** The schema of an object whose members follow from declarations that types follow from as well. */
export type BodySchema<Body> = TUnsafe<Body> & { readonly properties: SchemasByName };

/** Schemas by the names of members. */
export type SchemasByName = Readonly<Record<string, TSchema>>;

/** The schema of an object with some members. */
export function bodySchema<Body>(members: SchemasByName, options: ObjectOptions): BodySchema<Body> {
  return Type.Unsafe<Body>(Type.Object(members, options)) as BodySchema<Body>;
}

/** A type without `readonly`, of which schemas know nothing. */
type Writable<Value> = Value extends object
  ? { -readonly [Member in keyof Value]: Writable<Value[Member]> }
  : Value;

/** Whether two types are one and the same. */
type Same<One, Other> =
  (<Value>(value: Value) => Value extends One ? 1 : 2) extends <Value>(
    value: Value,
  ) => Value extends Other ? 1 : 2
    ? true
    : false;

/** Nothing but the named members: an answer never says more than the contract. */
export const CLOSED = { additionalProperties: false } as const;

/** What the value is, and null where it is not printed. */
export function orNull<Schema extends TSchema>(
  schema: Schema,
  description: string,
): OrNull<Schema> {
  return Type.Union([schema, Type.Null()], { description });
}

/** A value of a schema that nobody changes. */
export type Fixed<Value> = Value extends object
  ? { readonly [Member in keyof Value]: Fixed<Value[Member]> }
  : Value;

/** One of a closed set of words. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  options: SchemaOptions = {},
): TUnsafe<Word> {
  return Type.Unsafe<Word>(Type.String({ ...options, enum: [...words] }));
}

/**
 * The schema itself, as that of the body that its constant is declared to be of. The types fail where a value of the
 * body would be refused or anything else let through, so that a body and its schema cannot come apart.
 */
export function exactly<Body, Schema extends SchemaOf<Body>>(
  schema: Same<Writable<Body>, Writable<Static<Schema>>> extends true ? Schema : never,
): SchemaOf<Body> {
  return schema;
}
