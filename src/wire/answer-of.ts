import type { Choices, Field, Fields } from "../kinds/field.ts";

/** How values of each type come out in JSON: percents as points, days as `YYYY-MM-DD`. */
export interface JsonOfType {
  readonly text: string;
  readonly identifier: string;
  readonly code: string;
  readonly date: string;
  readonly money: number;
  readonly deduction: number;
  readonly percent: number;
  readonly quantity: number;
}

/**
 * What an answer says of its fields: by their public names, those with a path within an object; null for what is not printed.
 * Everything stands in this one type, because editors would show the name of every further one in its place.
 */
export type AnswerOf<Declared extends Fields> = {
  readonly [
    Name in keyof Declared as PathOf<Declared[Name], Name> extends `${infer Head}.${string}`
      ? Head
      : PathOf<Declared[Name], Name>
  ]: PathOf<Declared[Name], Name> extends `${infer Head}.${string}`
    ? {
        readonly [
          Inner in keyof Declared as PathOf<Declared[Inner], Inner> extends `${Head}.${infer Rest}`
            ? Rest
            : never
        ]: Declared[Inner] extends { isAlways: true }
          ? JsonOfType[Declared[Inner]["type"]]
          : JsonOfType[Declared[Inner]["type"]] | null;
      }
    : Declared[Name] extends { isAlways: true }
      ? JsonOfType[Declared[Name]["type"]]
      : JsonOfType[Declared[Name]["type"]] | null;
};

type PathOf<Declared extends Field, Name> = Declared extends { answer: infer Path } ? Path : Name;

/** What an answer says of choices. */
export type ChoicesOf<Declared extends Choices> = {
  readonly [Name in keyof Declared]: Declared[Name]["values"][number];
};
