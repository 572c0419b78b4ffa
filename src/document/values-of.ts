import type { Field, Fields, ValueOfType } from "../kinds/field.ts";
import type { Sourced } from "./sourced.ts";

/** What a document holds of a field: its value and where it is printed; null where it is not. */
export type ValueOf<Declared extends Field> = Sourced<ValueOfType[Declared["type"]]> | null;

/** What a document holds of its fields, those within groups aside. */
export type ValuesOf<Declared extends Fields> = {
  readonly [Name in keyof Declared as Name extends `${string}.${string}` ? never : Name]: ValueOf<
    Declared[Name]
  >;
};

/** What a document holds of the fields of one group: of `vendor.name` the name. */
export type ValuesWithin<Declared extends Fields, Group extends string> = {
  readonly [
    Name in keyof Declared as Name extends `${Group}.${infer Inner}` ? Inner : never
  ]: ValueOf<Declared[Name]>;
};
