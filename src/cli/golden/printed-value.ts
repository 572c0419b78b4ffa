import { isoDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import { valueAt } from "../../document/value-at.ts";
import { entriesOf, type Fields, type FieldType, type ValueOfType } from "../../kinds/field.ts";

/** A section of a golden: its lines by name. */
export type GoldenSection = Readonly<Record<string, unknown>>;

/** A value with its page and its characters as printed. */
export type GoldenLine = readonly [value: string, page: number, printed: string];

/** A value as a line of a golden; null where it is not printed. */
export function valueOf<Value>(
  sourced: Sourced<Value> | null,
  write: (value: Value) => string,
): GoldenLine | null {
  if (sourced === null) return null;
  const { value, from } = sourced;
  return [write(value), from[0].pageNumber, from.map(({ printed }) => printed).join(" + ")];
}

/** How a golden writes a value of each type. */
const WRITERS: { readonly [Type in FieldType]?: (value: ValueOfType[Type]) => string } = {
  date: isoDate,
  money: (value) => value.toPlain(),
  deduction: (value) => value.toPlain(),
  quantity: (value) => value.key(),
};

/** Declared fields as lines of a golden, in their order. */
export function fieldLines(
  fields: Fields,
  values: object,
): readonly (readonly [name: string, line: GoldenLine | null])[] {
  return entriesOf(fields).map(([name, { type }]) => [
    name,
    valueOf(valueAt(values, name), writerOf(type)),
  ]);
}

/** Declared fields as cells of a golden's row: their values alone. */
export function fieldCells(fields: Fields, values: object): readonly (string | null)[] {
  return entriesOf(fields).map(([name, { type }]) => {
    const sourced = valueAt(values, name);
    return sourced === null ? null : writerOf(type)(sourced.value);
  });
}

function writerOf(type: FieldType): (value: unknown) => string {
  return (WRITERS[type] as ((value: unknown) => string) | undefined) ?? String;
}

/** An amount as a line of a golden. */
export function amountOf(figure: Sourced<Money> | null): GoldenLine | null {
  return valueOf(figure, (money) => money.toPlain());
}

/** The printed ones of many values, by name. */
export function printedOf(
  lines: readonly (readonly [name: string, line: GoldenLine | null])[],
): GoldenSection {
  return Object.fromEntries(lines.filter(([, line]) => line !== null));
}
