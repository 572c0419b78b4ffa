import type { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";

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
