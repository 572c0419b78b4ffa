import type { ValueTable } from "../../explain/kind-values.ts";
import { entriesOf } from "../../kinds/field.ts";
import { visible } from "../plain-text.ts";
import type { TableStyle } from "./figures.ts";
import { fieldColumn, rowLines } from "./row-table.ts";

/**
 * A printed table as lines, a cross before each row that does not add up. The first number that names a row and the
 * first text stand before the columns; a column in which nothing is printed is left out.
 */
export function fieldTableLines(
  { fields, rows, hasTotals }: ValueTable,
  failing: ReadonlySet<number>,
  style: TableStyle,
): readonly string[] {
  const all = entriesOf(fields);
  const texts = rows.map((row) => row.map(({ text }) => visible(text ?? "")));
  const itemPlace = all.findIndex(([, { type }]) => type === "identifier");
  const wordsPlace = all.findIndex(([, { type }]) => type === "text");
  const columns = all.flatMap(([, field], place) => {
    const cells = texts.map((row) => row[place] ?? "");
    const isBefore = place === itemPlace || place === wordsPlace;
    return isBefore || cells.every((cell) => cell === "") ? [] : [fieldColumn(field, cells)];
  });
  const heads = (hasTotals ? texts.slice(0, -1) : texts).map((row) => ({
    item: row[itemPlace] ?? "",
    description: row[wordsPlace] ?? "",
  }));
  return rowLines({ rows: heads, columns, failing, hasTotals }, style);
}
