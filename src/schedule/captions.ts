import { type Box, centreX } from "../base/box.ts";
import { phraseKeys } from "../base/phrase.ts";
import type { Run } from "../layout/lines.ts";
import { textOfWords, type Word } from "../page/page.ts";
import type { PieceLine } from "../paper/pieces.ts";
import { type Block, type BlockPart, type FigureColumn, strongOf } from "./columns.ts";

/** What stands over one column. */
export interface ColumnCaption {
  /** Words right over the column, from top to bottom, as keys of phrases. */
  readonly own: readonly string[];
  /** Words of headings that span several columns. */
  readonly over: readonly string[];
  /** A letter or a formula by which forms call columns: "C", "D+E+F". */
  readonly formula: string;
}

/** Captions stand in at most so many lines. */
const MOST_LINES = 9;

/** Between captions and rows, and between lines of captions, at most so many glyph heights are blank. */
const RISE = 3.2;

/** A word beside a column belongs to it when it is so many glyph heights away at most. */
const NEAR = 3;

/** A remark such as "(D + E)". */
const REMARK = /\(([^)]*)(?:\)|$)/g;

/** The captions over the columns of a block, of the first of its parts that has some. */
export function captionsOf({ parts, columns }: Block): readonly ColumnCaption[] {
  for (const part of parts) {
    const lines = captionLines(part, columns);
    const found = captionsIn(lines, columns);
    if (found.some(({ own }) => own.length > 0)) return found;
  }
  return columns.map(() => ({ own: [], over: [], formula: "" }));
}

/** Lines of captions are set this close, in glyph heights; a wider gap or a ruling ends them once most columns have one. */
const TIGHT = 1;

/** Captions of so many columns are most of them. */
const MOST_COLUMNS = 0.6;

/** A ruling over this share of the columns parts captions from what stands above. */
const WIDE = 0.6;

/** The lines right above the rows, from top to bottom, up to the next row of something else. */
function captionLines(
  { page, above, lines: rows }: BlockPart,
  columns: readonly FigureColumn[],
): readonly PieceLine[] {
  const lines: PieceLine[] = [];
  const rulings = page.layout.page.rulings.filter(
    ({ direction, box }) => direction === "horizontal" && isOverColumns(box, columns),
  );
  let below = rows[0]?.line;
  for (const line of above) {
    const height = line.line.runs[0]?.glyphHeight ?? 1;
    const amounts = strongOf(line).filter(({ form }) => form === "amount").length;
    const gap = below === undefined ? 0 : below.box.top - line.line.box.bottom;
    if (gap > RISE * height || amounts > 1 || lines.length >= MOST_LINES) break;
    const isParted =
      gap > TIGHT * height ||
      rulings.some(
        ({ box }) => box.top > line.line.box.bottom - 2 && box.bottom < (below?.box.top ?? 0) + 2,
      );
    if (isParted && captionedShare(lines, columns) >= MOST_COLUMNS) break;
    lines.unshift(line);
    below = line.line;
  }
  return lines;
}

/** The height that the captions of a part take up. */
export function captionBand(
  part: BlockPart,
  columns: readonly FigureColumn[],
): Pick<Box, "top" | "bottom"> {
  const lines = captionLines(part, columns);
  const bottom = part.lines[0]?.line.box.top ?? 0;
  return { top: (lines[0]?.line.box.top ?? bottom) - 1, bottom: bottom + 1 };
}

function isOverColumns(box: Box, columns: readonly FigureColumn[]): boolean {
  const left = columns[0]?.left ?? 0;
  const right = columns.at(-1)?.right ?? 0;
  return Math.min(box.right, right) - Math.max(box.left, left) > WIDE * (right - left);
}

function captionedShare(lines: readonly PieceLine[], columns: readonly FigureColumn[]): number {
  const captioned = captionsIn(lines, columns).filter(({ own }) => own.length > 0);
  return captioned.length / Math.max(1, columns.length);
}

function captionsIn(
  lines: readonly PieceLine[],
  columns: readonly FigureColumn[],
): readonly ColumnCaption[] {
  const own: Word[][] = columns.map(() => []);
  const over: Word[][] = columns.map(() => []);
  for (const run of lines.flatMap(({ line }) => line.runs)) {
    for (const word of run.words) own[nearest(word, columns) ?? -1]?.push(word);
    for (const place of spannedBy(run, columns)) over[place]?.push(...run.words);
  }
  return columns.map((_, index) => captionFrom(own[index] ?? [], over[index] ?? []));
}

/** Columns that a heading of a few words stands over; none for a caption of one. */
function spannedBy({ box, words }: Run, columns: readonly FigureColumn[]): readonly number[] {
  const covered = columns.flatMap((column, index) =>
    box.left < column.right && box.right > column.left ? [index] : [],
  );
  return covered.length > 1 && words.length <= covered.length * 2 ? covered : [];
}

function captionFrom(own: readonly Word[], over: readonly Word[]): ColumnCaption {
  const text = textOfWords(own);
  const remarks = [...text.matchAll(REMARK)].map(([, inner = ""]) => inner);
  const letters = own.map((word) => word.text).filter((word) => /^[A-K][.)]?$/.test(word));
  const formula = [...remarks, ...letters].find((said) =>
    /^[A-K](?:\s*[-+–/÷x]\s*[A-K])*[.)]?$/i.test(said.trim()),
  );
  return {
    own: phraseKeys(text.replace(REMARK, " ")).filter((key) => key.length > 1),
    over: phraseKeys(textOfWords(over)),
    formula: formula?.replace(/[\s.)]/g, "").toUpperCase() ?? "",
  };
}

/** The column that a word stands over, or the nearest one beside it. */
function nearest(word: Word, columns: readonly FigureColumn[]): number | null {
  let best: number | null = null;
  let least = NEAR * word.glyphHeight;
  columns.forEach((column, index) => {
    const beside = Math.max(0, column.left - word.box.right, word.box.left - column.right);
    const apart = beside + 0.01 * Math.abs(centreX(word.box) - (column.left + column.right) / 2);
    if (apart < least) {
      best = index;
      least = apart;
    }
  });
  return best;
}
