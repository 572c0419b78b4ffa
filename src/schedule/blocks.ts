import { LIMITS } from "../base/limits.ts";
import type { Figure } from "../paper/figures.ts";
import type { PagePieces, PieceLine } from "../paper/pieces.ts";
import { captionsOf } from "./captions.ts";
import {
  type Block,
  type BlockPart,
  columnOf,
  FEWEST,
  type FigureColumn,
  figureColumns,
  strongOf,
} from "./columns.ts";

/** Rows of one table stand at most this many glyph heights apart: headings and wrapped texts stand between. */
const GAP = 9;

/** Of so many rows above, one must have figures in the columns of the next. */
const NEAREST = 12;

/** So many blocks of a document are looked at, the longest first. */
const MOST_BLOCKS = 12;

/** A column that fewer than this share of the rows fill holds numbers that belong to texts. */
const SELDOM = 0.08;

/** The tables of a document as its figures line up, over all pages. */
export function blocksOf(pages: readonly PagePieces[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const page of pages)
    for (const part of partsOf(page)) {
      const { columns } = part;
      if (columns.length < FEWEST) continue;
      const at = blocks.findLastIndex(
        (block, index) =>
          index >= blocks.length - 2 &&
          isSame(block.columns, columns) &&
          !hasOtherCaptions(block, { parts: [part], columns }),
      );
      const before = blocks[at];
      if (before === undefined) blocks.push({ parts: [part], columns });
      else {
        const parts = [...before.parts, part];
        const isAlike = columns.length === before.columns.length;
        const all = isAlike ? before.columns : columnsOf(parts.flatMap(({ lines }) => lines));
        blocks[at] = { parts, columns: all };
      }
    }
  return blocks.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_BLOCKS);
}

/** A line with several figures, and its place on the page. */
interface RichLine {
  readonly index: number;
  readonly figures: readonly Figure[];
}

function lengthOf({ parts }: Block): number {
  return parts.reduce((sum, { lines }) => sum + lines.length, 0);
}

function partsOf(page: PagePieces): readonly BlockPart[] {
  const rich = page.lines
    .map((line, index) => ({ index, figures: strongOf(line) }))
    .filter(({ figures }) => figures.length >= FEWEST);
  const chains: RichLine[][] = [];
  for (const line of rich) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const isNear =
      last !== undefined &&
      gapBetween(page, last.index, line.index) < GAP &&
      !page.lines.slice(last.index + 1, line.index).some((one) => isCaption(one, line.figures));
    if (chain !== undefined && isNear && linesUp(line.figures, chain.slice(-NEAREST)))
      chain.push(line);
    else chains.push([line]);
  }
  return chains.map((chain) => {
    const first = withHeading(page, chain[0]);
    const last = withWrapped(page, chain.at(-1)?.index ?? 0);
    const lines = page.lines.slice(first, last + 1).slice(0, LIMITS.tableRows);
    return {
      page,
      lines,
      columns: columnsOf(lines),
      above: page.lines.slice(0, first).toReversed(),
    };
  });
}

/** A heading stands so many glyph heights above its first row at most. */
const HEADING = 2;

/** The line above the first row, where it is the heading of the rows below: a text left of all figures, under captions. */
function withHeading(page: PagePieces, row: RichLine | undefined): number {
  const { index = 0, figures = [] } = row ?? {};
  const [heading, captions] = [page.lines[index - 1], page.lines[index - 2]];
  const begin = figures.find(({ form }) => form !== "plain")?.box.left ?? 0;
  const isHeading =
    heading !== undefined &&
    captions !== undefined &&
    heading.line.box.right < begin &&
    gapBetween(page, index - 1, index) < HEADING &&
    isCaption(captions, figures);
  return isHeading ? index - 1 : index;
}

/** Texts wrapped below the last row follow it this close, in glyph heights, in at most so many lines. */
const WRAP = 0.75;
const MOST_WRAPPED = 3;

function withWrapped(page: PagePieces, last: number): number {
  let end = last;
  while (end - last < MOST_WRAPPED) {
    const next = page.lines[end + 1];
    const isWrapped =
      next !== undefined &&
      next.pieces.every(({ figure }) => figure === null) &&
      gapBetween(page, end, end + 1) < WRAP;
    if (!isWrapped) break;
    end += 1;
  }
  return end;
}

/** A line of texts over so many figures of the next row is one of captions: a table of its own begins below it. */
const CAPTIONED = 3;

function isCaption(line: PieceLine, figures: readonly Figure[]): boolean {
  if (strongOf(line).length > 0) return false;
  const boxes = line.line.runs.map(({ box }) => box);
  return figures.filter(({ box }) => columnOf(box, boxes) !== null).length >= CAPTIONED;
}

function gapBetween({ lines }: PagePieces, above: number, below: number): number {
  const one = lines[above]?.line;
  const other = lines[below]?.line;
  if (one === undefined || other === undefined) return Infinity;
  return (other.box.top - one.box.bottom) / Math.max(1, one.runs[0]?.glyphHeight ?? 1);
}

function linesUp(figures: readonly Figure[], rows: readonly RichLine[]): boolean {
  const others = rows.flatMap((row) => row.figures.map(({ box }) => box));
  const level = figures.filter(({ box }) => columnOf(box, others) !== null).length;
  return level >= FEWEST && level >= figures.length / 2;
}

function columnsOf(lines: readonly PieceLine[]): readonly FigureColumn[] {
  const rows = lines.map(strongOf).filter((row) => row.length >= FEWEST);
  const fewest = rows.length < 4 ? 1 : Math.max(2, SELDOM * rows.length);
  return figureColumns(rows).filter(({ count }) => count >= fewest);
}

/** So many columns with captions tell whether they are those of another table. */
const TELLING = 2;

/** Whether captions of its own say that a part is of another table, whose columns stand below those of this one by chance. */
function hasOtherCaptions(block: Block, part: Block): boolean {
  const own = captionsOf(block);
  const pairs = captionsOf(part).flatMap(({ own: words }, place) => {
    const { left = 0, right = 0 } = part.columns[place] ?? {};
    const column = columnOf({ left, right }, block.columns);
    const before = column === null ? [] : (own[block.columns.indexOf(column)]?.own ?? []);
    return words.length === 0 || before.length === 0 ? [] : [[words.join(" "), before.join(" ")]];
  });
  const alike = pairs.filter(([one, other]) => one === other).length;
  return pairs.length >= TELLING && alike < pairs.length / 2;
}

/** Whether two tables have the same columns: nearly all of each stand below one of the other. */
function isSame(own: readonly FigureColumn[], other: readonly FigureColumn[]): boolean {
  const shared = other.filter((column) => columnOf(column, own) !== null).length;
  return shared >= FEWEST && shared >= 0.7 * Math.max(own.length, other.length);
}
