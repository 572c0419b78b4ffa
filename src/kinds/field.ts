import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import { namesOf } from "../base/names-of.ts";
import type { Percent } from "../base/percent.ts";

/** What the values of each type of field are. */
export interface ValueOfType {
  /** Words as printed. */
  readonly text: string;
  /** A number that names something, as printed, without its label. */
  readonly identifier: string;
  /** A code of a closed list, such as a currency's. */
  readonly code: string;
  readonly date: CalendarDate;
  readonly money: Money;
  /** An amount that is taken off: positive, however it is printed. */
  readonly deduction: Money;
  readonly percent: Percent;
  /** An exact decimal in a unit of its own. */
  readonly quantity: Money;
}

export type FieldType = keyof ValueOfType;

/**
 * A field of a kind of paper. This is the only place that says it: the answer and its schema, pages, tables, sheets,
 * sentences, questions to a model and scores go over the fields of a kind.
 */
export interface Field {
  readonly type: FieldType;
  /** What it is, in the description of the public answer. */
  readonly describes: string;
  /** What people call it on a page and in a table. */
  readonly label: string;
  /** Its path in the public answer; left out where that is its own name. */
  readonly answer?: string;
  /** How a code is written, as a regular expression. */
  readonly pattern?: string;
  /** Whether no row is without it: it is never null. */
  readonly isAlways?: boolean;
  /** What it is called within a sentence; left out where no sentence names it. */
  readonly words?: string;
  /** What it is called at the begin of a sentence. */
  readonly subject?: string;
  /** What a model is told that it is; left out where none is asked. */
  readonly means?: string;
  /** Number of its line on the form. */
  readonly item?: string;
  /** Header of its column in a workbook; left out where it has none of its own. */
  readonly column?: string;
  /** Characters that the column is wide, where it needs more than is usual for its type. */
  readonly columnWidth?: number;
  /** Whether its amounts may be finer than a cent, as prices of a unit are. */
  readonly isFine?: boolean;
  /** Whether nearly every paper of the kind prints it. */
  readonly isUsual?: boolean;
  /** Whether it says what is to be paid, to whom and for which paper: these together have a confidence of their own. */
  readonly isCore?: boolean;
  /**
   * Whether it names a firm or a person. A name that is misread is still known by who pays, and a wrong one costs no more than
   * a missing one: it is given where it is likelier right than not, with a warning where it is not certain.
   */
  readonly isName?: boolean;
  /** The line of the form that it is: what is said of one is said of the other. */
  readonly line?: string;
  /** Figures of the form that it is drawn from where there is no such line, the nearest first. */
  readonly drawnFrom?: readonly string[];
}

/** Fields by the engine's names, in the order of the public answer. One within a group has a path: `vendor.name`. */
export type Fields = Readonly<Record<string, Field>>;

/** A field that is always told, as one of a closed list. */
export interface Choice {
  readonly values: readonly string[];
  /** What it is, in the description of the public answer. */
  readonly describes: string;
  /** What people call it on a page and in a table. */
  readonly label: string;
  /** What people call each value; left out where they call it as it is written. */
  readonly called?: Readonly<Record<string, string>>;
  /** What it is called at the begin of a sentence. */
  readonly subject: string;
  /** How a workbook writes each value; left out where it writes them as the answer does. */
  readonly cells?: Readonly<Record<string, string>>;
  /** Characters that its column is wide, where it needs more than is usual for text. */
  readonly columnWidth?: number;
  /** What a model is told that it is; left out where none is asked. */
  readonly means?: string;
  /** Whether the full answer alone tells it. */
  readonly isFurther?: boolean;
}

/** Choices by the engine's names. */
export type Choices = Readonly<Record<string, Choice>>;

/** The names of the fields of some types. */
export type NamesOfType<Declared extends Fields, Type extends FieldType> = {
  [Name in keyof Declared]: Declared[Name]["type"] extends Type ? Name : never;
}[keyof Declared];

/** The figures of the form that a field is drawn from, the nearest first. */
export function sourcesOf({ line, drawnFrom = [] }: Field): readonly string[] {
  return line === undefined ? drawnFrom : [line, ...drawnFrom];
}

/** Fields with some of them first, in the order in which people look for them; the others follow as declared. */
export function arranged<Declared extends Fields>(
  fields: Declared,
  first: readonly (keyof Declared & string)[],
): Fields {
  const names = [...new Set([...first, ...namesOf(fields)])];
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

/** Whether its values are set below each other at their right end. */
export function isFigure({ type }: Field): boolean {
  return FIGURES.has(type);
}

const FIGURES: ReadonlySet<FieldType> = new Set(["money", "deduction", "percent", "quantity"]);

/** The fields of a declaration by name, in its order. */
export function entriesOf<Declared extends Fields>(
  fields: Declared,
): readonly (readonly [name: keyof Declared & string, field: Field])[] {
  return Object.entries(fields);
}
