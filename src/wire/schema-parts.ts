import { Type, type TNull, type TSchema, type TUnion } from "@sinclair/typebox";

/** The schema of a value that may not be printed. */
export type OrNull<Schema extends TSchema> = TUnion<[Schema, TNull]>;

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
