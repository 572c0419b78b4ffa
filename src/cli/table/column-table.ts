import { displayWidth, fit, rightAligned, visible, wrap } from "../terminal.ts";
import { alignedAtPoint, type TableStyle } from "./figures.ts";

/** Longer lines are hard to read, and a pipe has no width of its own. */
export const LONGEST_SENTENCE: number = 110;

/** A column: its header in one or two lines, and whether it holds text, which begins at the left, or figures. */
export interface Column {
  readonly header: readonly string[];
  readonly holds: "text" | "figures";
}

/** Rows of cells under their headers. Where the room is narrow, the last `belowWhereNarrow` columns stand below the others. */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  {
    style: { paint, columns: room },
    belowWhereNarrow,
    below,
    painted = (lines) => lines,
  }: {
    readonly style: TableStyle;
    readonly belowWhereNarrow: number;
    /** What stands below a row where the room is narrow. */
    readonly below: (rowIndex: number) => string;
    readonly painted?: (lines: readonly string[], rowIndex: number) => readonly string[];
  },
): readonly string[] {
  const laid = columns
    .map(({ header, holds }, index) => {
      const own = rows.map((row) => row[index] ?? "");
      const cells = holds === "text" ? own : alignedAtPoint(own);
      const width = Math.max(...[...header, ...cells].map(displayWidth));
      return { header, cells, width, align: holds === "text" ? fit : rightAligned };
    })
    .filter(({ width }) => width > 0);
  const whole = laid.reduce((sum, { width }) => sum + width + 2, 0);
  const isNarrow = whole > room;
  const besides = isNarrow ? laid.slice(0, -belowWhereNarrow) : laid;
  const lineOf = (cell: (column: (typeof laid)[number]) => string): string =>
    `  ${besides.map((column) => column.align(cell(column), column.width)).join("  ")}`.trimEnd();
  return [
    ...(columns[0]?.header ?? []).map((_, line) =>
      paint.dim(lineOf(({ header }) => header[line] ?? "")),
    ),
    ...rows.flatMap((_, index) => {
      const line = lineOf(({ cells }) => cells[index] ?? "");
      return painted(isNarrow ? [line, `       ${below(index)}`] : [line], index);
    }),
  ];
}

/** A text behind a mark, its further lines indented. */
export function marked(mark: string, text: string, { columns }: TableStyle): readonly string[] {
  const lines = wrap(visible(text), Math.min(columns, LONGEST_SENTENCE) - 4);
  return lines.map((line, index) => (index === 0 ? `  ${mark} ${line}` : `    ${line}`));
}
