import { unionOf } from "../../../base/box.ts";
import type { Line, Run } from "../../../layout/lines.ts";
import type { PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import { type Cell, type Cutting, looksLikeMoney } from "./line-cells.ts";
import { isMarkedFigure, type RawRow, rowOf } from "./raw-rows.ts";

/** An amount set lower than its row stands less than this many glyph heights below it: on the next line at the latest. */
const DEEPEST = 1;

/**
 * Rows in which amounts that are set one line lower than the rest of their item stand in its row, as where cells are aligned
 * apart; the same rows where no amount stands so. Whether they belong together is left to the choice of the items.
 */
export function withDroppedAmounts(rows: readonly RawRow[], cutting: Cutting): readonly RawRow[] {
  const found: RawRow[] = [];
  let isAny = false;
  for (const row of rows) {
    const upper = found.at(-1);
    const dropped = upper === undefined ? null : droppedInto(upper, row);
    if (upper === undefined || dropped === null) {
      found.push(row);
      continue;
    }
    const { cell, run } = dropped;
    isAny = true;
    found[found.length - 1] = rowOf(
      upper.index,
      withRun(upper.paperLine, run, cell),
      [...upper.cells, cell],
      cutting,
    );
    const rest = withoutRun(row.paperLine, run, cell);
    if (rest !== null) found.push(rowOf(row.index, rest, row.cells.slice(0, -1), cutting));
  }
  return isAny ? found : rows;
}

/** An amount that is a run of its own. */
interface Dropped {
  readonly cell: Cell;
  readonly run: Run;
}

/** The amount that ends a row and may belong to the one above: right of all that stands there, where a figure waits for it. */
function droppedInto(upper: RawRow, lower: RawRow): Dropped | null {
  const cell = lower.cells.at(-1);
  const [one, other] = [upper.paperLine.line, lower.paperLine.line];
  if (cell?.figure == null || upper.isSum || lower.isSum || lower.isGroupSum) return null;
  if (one.pageNumber !== other.pageNumber || !looksLikeMoney(cell.figure)) return null;
  const run = other.runs.at(-1);
  if (run === undefined || run.words.length !== cell.words.length) return null;
  const gap = cell.box.top - one.box.bottom;
  if (gap > DEEPEST * run.glyphHeight || lower.cells.slice(0, -1).some(isMarkedFigure)) return null;
  const waits = upper.cells.some(({ figure }) => figure !== null && !figure.isPercent);
  return waits && upper.cells.every(({ box }) => box.right < cell.box.left) ? { cell, run } : null;
}

function withRun(own: PaperLine, run: Run, { figure }: Cell): PaperLine {
  const words = [...own.line.words, ...run.words];
  const line: Line = {
    ...own.line,
    words,
    box: unionOf(words.map(({ box }) => box)),
    runs: [...own.line.runs, run],
  };
  return { ...own, line, figures: figure === null ? own.figures : [...own.figures, figure] };
}

/** What is left of a line; null where that is nothing. */
function withoutRun(own: PaperLine, run: Run, { figure }: Cell): PaperLine | null {
  const words = own.line.words.filter((word) => !run.words.includes(word));
  if (words.length === 0) return null;
  const line: Line = {
    ...own.line,
    words,
    box: unionOf(words.map(({ box }) => box)),
    runs: own.line.runs.filter((one) => one !== run),
  };
  return { ...own, line, figures: own.figures.filter((one) => one !== figure) };
}
