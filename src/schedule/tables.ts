import { hasLetters } from "../base/letters.ts";
import type { PagePieces } from "../paper/pieces.ts";
import { blocksOf } from "./blocks.ts";
import { captionsOf, type ColumnCaption } from "./captions.ts";
import { type Grid, gridOf } from "./grid.ts";
import type { TableRow } from "./rows.ts";
import type { Block } from "./columns.ts";

/** A table of a document, before anything is said of what it holds. */
export interface Table {
  readonly block: Block;
  readonly grid: Grid;
  /** What stands over each column. */
  readonly captions: readonly ColumnCaption[];
}

/** The tables of a document, the longest first; one that is cut by its columns is whole. */
export function tablesOf(pages: readonly PagePieces[]): readonly Table[] {
  const tables = blocksOf(pages).map((block): Table => ({
    block,
    grid: gridOf(block),
    captions: captionsOf(block),
  }));
  const halves = new Map<Table, Table>();
  for (const half of tables) {
    const other = tables.find((table) => !halves.has(table) && isOtherHalf(table, half));
    if (other !== undefined && ![...halves.values()].includes(other)) halves.set(half, other);
  }
  const widened = new Map([...halves].map(([half, other]) => [other, widenedBy(other, half)]));
  return tables.filter((table) => !halves.has(table)).map((table) => widened.get(table) ?? table);
}

/** Halves of a sheet that is cut by its columns have at least so many rows: fewer stand level by chance. */
const FEWEST_ROWS = 3;

/** Rows of two halves stand level when their tops are less than this share of their height apart. */
const LEVEL = 0.5;

/**
 * A spreadsheet prints the columns that do not fit on pages of their own: rows without texts, or with the same ones,
 * level with those of another page.
 */
function isOtherHalf(table: Table, half: Table): boolean {
  const own = table.grid.rows;
  const others = half.grid.rows;
  if (table === half || own.length !== others.length || own.length < FEWEST_ROWS) return false;
  const names = own.map(nameOf);
  const repeated = others.map(nameOf);
  const isNameless = repeated.every((name) => name === "");
  const isRepeated = names.every((name, index) => name === repeated[index]);
  return (
    names.some((name) => name !== "") &&
    (isNameless || isRepeated) &&
    own.every((row, index) => isLevel(row, others[index]))
  );
}

/** The words of a row; numbers alone are no name. */
function nameOf({ text }: TableRow): string {
  const words = text.flatMap((run) => run.words.map((word) => word.text));
  return words.some(hasLetters) ? words.join(" ") : "";
}

function isLevel(row: TableRow, other: TableRow | undefined): boolean {
  if (other === undefined || other.pageNumber <= row.pageNumber) return false;
  const height = row.box.bottom - row.box.top;
  return Math.abs(row.box.top - other.box.top) < LEVEL * Math.max(1, height);
}

/** The columns of another half behind those of a table. */
function widenedBy({ block, grid, captions }: Table, half: Table): Table {
  const end = grid.columns.at(-1)?.right ?? 0;
  const rows = grid.rows.map((row, index): TableRow => ({
    ...row,
    figures: [...row.figures, ...(half.grid.rows[index]?.figures ?? [])],
  }));
  const beside = <Cell>(
    own: readonly (readonly Cell[])[],
    others: readonly (readonly Cell[])[],
  ): readonly (readonly Cell[])[] => own.map((row, index) => [...row, ...(others[index] ?? [])]);
  return {
    block,
    grid: {
      columns: [
        ...grid.columns,
        ...half.grid.columns.map((column) => ({
          ...column,
          left: column.left + end,
          right: column.right + end,
        })),
      ],
      rows,
      headings: grid.headings,
      figures: beside(grid.figures, half.grid.figures),
      cents: beside(grid.cents, half.grid.cents),
      percents: beside(grid.percents, half.grid.percents),
    },
    captions: [...captions, ...half.captions],
  };
}
