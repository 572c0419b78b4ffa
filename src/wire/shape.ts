import type { Choice, Field } from "../kinds/field.ts";
import type { AnswerPart, FieldGroup } from "../kinds/kind.ts";

/** The members of an object of an answer, in their order. Bodies and schemas are both made of them. */
export type Members = ReadonlyMap<string, Shape>;

/** What a member of an answer is. */
export type Shape = ValueShape | ChoiceShape | ObjectShape | TableShape | AddedShape;

/** A field of a group, or of a row. */
export interface ValueShape {
  readonly is: "value";
  readonly name: string;
  readonly field: Field;
  readonly group: FieldGroup;
}

export interface ChoiceShape {
  readonly is: "choice";
  readonly name: string;
  readonly choice: Choice;
}

export interface ObjectShape {
  readonly is: "object";
  readonly part: AnswerPart;
  readonly members: Members;
}

export interface TableShape {
  readonly is: "table";
  readonly part: AnswerPart;
  readonly group: FieldGroup;
  readonly row: Members;
  /** Whether each row says where it stands. */
  readonly hasPlace: boolean;
  /** What is added to each row, by name. */
  readonly added: Members;
}

/** What no declaration of a field says. */
export interface AddedShape {
  readonly is: "added";
  /** Within the full answer; of a row without its number. */
  readonly path: string;
  readonly part: AnswerPart;
}
