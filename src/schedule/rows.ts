import { type Box, centreY, unionOf } from "../base/box.ts";
import { hasLetters } from "../base/letters.ts";
import type { Run } from "../layout/lines.ts";
import { textOfWords, type Ruling } from "../page/page.ts";
import type { Figure } from "../paper/figures.ts";
import type { PieceLine } from "../paper/pieces.ts";
import type { TableHeading } from "./schedule.ts";
import { columnOf, type FigureColumn } from "./columns.ts";

/** One row of a table: its figures by column, and the text to the left of them. */
export interface TableRow {
  readonly pageNumber: number;
  readonly box: Box;
  /** By the index of the column; undefined where the cell is empty. */
  readonly figures: readonly (Figure | undefined)[];
  /** Runs of text in the row, wrapped lines included, top to bottom and left to right. */
  readonly text: readonly Run[];
}

/** Rows and headings in reading order. */
export interface TableBody {
  readonly rows: readonly TableRow[];
  readonly headings: readonly TableHeading[];
}

/** A wrapped line follows its row at this part of a glyph height at most. */
const WRAP = 0.75;

interface OpenRow {
  readonly line: PieceLine;
  readonly figures: (Figure | undefined)[];
  readonly own: readonly Run[];
  readonly wrapped: Run[];
  box: Box;
}

/** Builds the rows of a table from its lines. Texts that begin left of `textEnd` are the rows' own. */
export function rowsOf(
  lines: readonly PieceLine[],
  columns: readonly FigureColumn[],
  { rulings, textEnd }: { readonly rulings: readonly Ruling[]; readonly textEnd: number },
): TableBody {
  const rows: OpenRow[] = [];
  const loose: { run: Run; after: number; isHeading: boolean }[] = [];
  for (const line of lines) {
    const figures = cellsOf(line, columns);
    const text = captionOf(line, figures, textEnd);
    if (figures.some((figure) => figure !== undefined)) {
      rows.push({ line, figures, own: text, wrapped: [], box: line.line.box });
    } else {
      const isHeading = isNumbered(text) && isNumbered(rows.at(-1)?.own ?? []);
      for (const run of text) loose.push({ run, after: rows.length - 1, isHeading });
    }
  }
  const bands = bandsOf(rulings, lines);
  const headings: TableHeading[] = [];
  for (const { run, after, isHeading } of loose) {
    const owner = isHeading ? null : ownerOf(run, rows, after, bands);
    if (owner === null) {
      headings.push({ pageNumber: run.pageNumber, box: run.box, text: [run] });
    } else {
      owner.wrapped.push(run);
      owner.box = unionOf([owner.box, run.box]);
    }
  }
  return { rows: rows.map(close), headings };
}

/** Whether a line begins with the number of an item and a text follows: such a line is no wrapped text of another item. */
function isNumbered(text: readonly Run[]): boolean {
  const [first, second] = text;
  const number = textOfWords(first?.words ?? []);
  return second !== undefined && /^\d{1,4}(?:\.\d+)*\.?$/.test(number);
}

function close(row: OpenRow): TableRow {
  const text = [...row.own, ...row.wrapped].toSorted(
    (a, b) => centreY(a.box) - centreY(b.box) || a.box.left - b.box.left,
  );
  return { pageNumber: row.line.line.pageNumber, box: row.box, figures: row.figures, text };
}

function cellsOf(line: PieceLine, columns: readonly FigureColumn[]): (Figure | undefined)[] {
  const cells: (Figure | undefined)[] = columns.map(() => undefined);
  for (const { figure } of line.pieces) {
    if (figure === null) continue;
    const column = columnOf(figure.box, columns);
    const index = column === null ? -1 : columns.indexOf(column);
    if (index < 0) continue;
    const rival = cells[index];
    if (rival === undefined || rival.form === "blank") cells[index] = figure;
  }
  return cells;
}

/** A row's text stands left of the figures; a total's may stand among them. */
function captionOf(
  line: PieceLine,
  figures: readonly (Figure | undefined)[],
  firstLeft: number,
): readonly Run[] {
  const text = textOf(line, figures, firstLeft);
  const isBare = text.length === 0 && figures.some((figure) => figure !== undefined);
  return isBare ? textOf(line, figures, Infinity) : text;
}

/** The runs of a line that are not figures of the table and begin left of the first column of figures. */
function textOf(
  line: PieceLine,
  figures: readonly (Figure | undefined)[],
  firstLeft: number,
): readonly Run[] {
  const used = new Set(figures.flatMap((figure) => figure?.words ?? []));
  return line.line.runs.flatMap((run) => {
    if (run.box.left > firstLeft) return [];
    const words = run.words.filter((word) => !used.has(word));
    const left = words[0]?.box.left ?? Infinity;
    if (left > firstLeft || words.every((word) => /^[$£€|]+$/.test(word.text))) return [];
    if (words.length === run.words.length) return [run];
    return [{ ...run, words, box: unionOf(words.map((word) => word.box)) }];
  });
}

/** Heights at which horizontal rulings cross the table: rows of a ruled table do not share a band. */
function bandsOf(rulings: readonly Ruling[], lines: readonly PieceLine[]): readonly number[] {
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  return rulings
    .filter(
      ({ direction, box }) =>
        direction === "horizontal" &&
        box.top > first.line.box.top - 4 &&
        box.top < last.line.box.bottom + 4,
    )
    .map(({ box }) => centreY(box))
    .toSorted((a, b) => a - b);
}

/** The row that a line of text without figures belongs to; null for a heading. */
function ownerOf(
  run: Run,
  rows: readonly OpenRow[],
  after: number,
  bands: readonly number[],
): OpenRow | null {
  const above = rows[after];
  const below = rows[after + 1];
  const isBetween = (row: OpenRow): boolean => {
    const a = Math.min(centreY(run.box), centreY(row.line.line.box));
    const b = Math.max(centreY(run.box), centreY(row.line.line.box));
    return bands.some((height) => height > a && height < b);
  };
  const reach = WRAP * run.glyphHeight;
  const follows =
    above !== undefined && run.box.top - above.box.bottom < reach && !isBetween(above);
  const leads = below !== undefined && below.box.top - run.box.bottom < reach && !isBetween(below);
  if (leads && below.own.length <= 1 && !haveLetters(below.own)) return below;
  if (follows && above.figures.length > 0) return above;
  if (leads && bands.length > 2 && isRuledTable(rows, bands)) return below;
  return null;
}

function haveLetters(runs: readonly Run[]): boolean {
  return runs.some((run) => run.words.some((word) => hasLetters(word.text)));
}

/** Whether a ruling separates nearly every two rows, so that what shares a band is one row. */
function isRuledTable(rows: readonly OpenRow[], bands: readonly number[]): boolean {
  return bands.length >= rows.length;
}
