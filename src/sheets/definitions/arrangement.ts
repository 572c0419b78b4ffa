import type { Column } from "../sheet.ts";

/**
 * Where columns of a sheet stand: fields by their paths, and columns that are no field. Fields that it does not name stand
 * between the first and the last, in the order of their declaration.
 */
export interface Arrangement<Row> {
  readonly first?: readonly (string | Column<Row>)[];
  readonly last?: readonly (string | Column<Row>)[];
}

/** The columns of fields by their paths, arranged. */
export function arranged<Row>(
  fields: ReadonlyMap<string, Column<Row>>,
  { first = [], last = [] }: Arrangement<Row>,
): readonly Column<Row>[] {
  const columnOf = (one: string | Column<Row>): Column<Row> => {
    if (typeof one !== "string") return one;
    const column = fields.get(one);
    if (column === undefined) throw new RangeError(`No field with a column is at ${one}.`);
    return column;
  };
  const named = new Set([...first, ...last]);
  const others = [...fields].filter(([path]) => !named.has(path));
  return [...first.map(columnOf), ...others.map(([, column]) => column), ...last.map(columnOf)];
}
