import { hasLetters } from "../base/letters.ts";
import { centsOf } from "../evidence/amount-candidates.ts";
import type { Figure } from "../paper/figures.ts";
import type { Block, FigureColumn } from "./columns.ts";
import type { TableHeading } from "./schedule.ts";
import { rowsOf, type TableRow } from "./rows.ts";

/** A block cut into rows, with its numbers beside. */
export interface Grid {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly TableRow[];
  readonly headings: readonly TableHeading[];
  readonly figures: readonly (readonly (Figure | undefined)[])[];
  /** By row and column; null where a cell is empty or holds no amount. */
  readonly cents: readonly (readonly (number | null)[])[];
  /** Points of each percent, by row and column; a bare number may be one. */
  readonly percents: readonly (readonly (number | null)[])[];
}

/** Where the texts of fewer rows than this share stand left of the figures, they stand among them. */
const AT_LEFT = 0.5;

/** Cuts a block into rows. */
export function gridOf({ parts, columns }: Block): Grid {
  const begin = firstAmounts(bodiesOf(0).rows, columns);
  const atLeft = bodiesOf(begin);
  const named = atLeft.rows.filter((row) => hasLettersBefore(row, begin)).length;
  const body = named >= AT_LEFT * atLeft.rows.length ? atLeft : bodiesOf(Infinity);
  // A row with nothing but the number of its item is the heading of those below.
  const isHeading = (row: TableRow): boolean =>
    row.text.length > 0 &&
    row.figures.every((figure) => figure === undefined || figure.box.right < begin);
  const rows = body.rows.filter((row) => !isHeading(row));
  const headings = body.rows
    .filter(isHeading)
    .map(({ pageNumber, box, text }): TableHeading => ({ pageNumber, box, text }));
  const figures = rows.map((row) => row.figures);
  return {
    columns,
    rows,
    headings: [...body.headings, ...headings],
    figures,
    cents: figures.map((row) => row.map(centsIn)),
    percents: figures.map((row) => row.map(pointsIn)),
  };

  function bodiesOf(textEnd: number): {
    readonly rows: readonly TableRow[];
    readonly headings: readonly TableHeading[];
  } {
    const bodies = parts.map(({ page, lines, columns: own }) =>
      rowsOf(lines, own.length === columns.length ? own : columns, {
        rulings: page.layout.page.rulings,
        textEnd,
      }),
    );
    return {
      rows: bodies.flatMap(({ rows }) => rows),
      headings: bodies.flatMap(({ headings }) => headings),
    };
  }
}

/** Where the first column begins that is more than bare numbers: those of items stand left of the texts. */
function firstAmounts(rows: readonly TableRow[], columns: readonly FigureColumn[]): number {
  const column = columns.find((_, place) => {
    const figures = rows.flatMap((row) => row.figures[place] ?? []);
    return figures.filter(({ form }) => form !== "plain").length > figures.length / 2;
  });
  return column?.left ?? columns[0]?.left ?? 0;
}

function hasLettersBefore({ text }: TableRow, end: number): boolean {
  return text.some((run) => run.words.some((word) => word.box.left < end && hasLetters(word.text)));
}

function centsIn(figure: Figure | undefined): number | null {
  const money = figure?.money ?? null;
  const cents = money === null ? null : centsOf(money);
  return cents === null || !Number.isSafeInteger(cents) ? null : cents;
}

function pointsIn(figure: Figure | undefined): number | null {
  if (figure === undefined) return null;
  if (figure.percent !== null) return Number(figure.percent.points.key());
  return figure.form === "plain" && figure.money !== null ? Number(figure.money.key()) : null;
}
