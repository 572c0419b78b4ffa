import { centreX, overlapX } from "../base/box.ts";
import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Provenance } from "../document/sourced.ts";
import type { Line, Run } from "../layout/lines.ts";
import { textOfWords, type Word } from "../page/page.ts";
import { placeOf } from "../paper/invoice/found.ts";

/** A part of a line with the words that show it. */
export interface Piece {
  readonly text: string;
  readonly words: readonly Word[];
  readonly pageNumber: number;
}

/** The text of a run as a piece. */
export function pieceOf({ words, pageNumber }: Run): Piece {
  return { text: textOfWords(words), words, pageNumber };
}

/** A term as its piece prints it. */
export function asPrinted(piece: Piece, value: string = piece.text): PrintedTerm {
  return { value, from: [provenanceOf(piece)], by: null };
}

/** Where a piece is printed. */
export function provenanceOf({ words, pageNumber }: Piece): Provenance {
  return placeOf(words, pageNumber);
}

/** The characters from one place of a piece to another, with the words that they are of; null for none. */
export function cutOf(piece: Piece, from: number, to: number): Piece | null {
  let at = 0;
  const words = piece.words.filter(({ text }) => {
    const begin = at;
    at += text.length + 1;
    return begin < to && begin + text.length > from;
  });
  if (words.length === 0) return null;
  return { text: piece.text.slice(from, to), words, pageNumber: piece.pageNumber };
}

/** Pieces of one text that follow each other, as one. */
export function joinedPieces(pieces: readonly Piece[]): Piece {
  return {
    text: pieces.map(({ text }) => text).join(" "),
    words: pieces.flatMap(({ words }) => words),
    pageNumber: pieces[0]?.pageNumber ?? 1,
  };
}

/** Signs that stand between the parts of a line: "Name · Street 14 · 36251 Town". */
const SEPARATOR = /^[·•|–—\-/*]$/;

/** The parts of a piece between separators and behind commas. */
export function partsOf(piece: Piece): readonly Piece[] {
  const parts: Word[][] = [[]];
  for (const word of piece.words) {
    if (SEPARATOR.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
    if (/[,;]$/.test(word.text)) parts.push([]);
  }
  return parts
    .filter((words) => words.length > 0)
    .map((words) => ({
      text: textOfWords(words).replace(/[,;]+$/, ""),
      words,
      pageNumber: piece.pageNumber,
    }));
}

/** Lines of one text are closer than this many glyph heights: addresses are set with up to two lines' room. */
const LEADING = 2.3;
/** Edges or middles of one text differ by so many glyph heights at most. */
const ALIGNED = 1;

/** The runs below another in the same column, nearest first, as far as they stand close. */
export function columnBelow(start: Run, lines: readonly Line[], most: number): readonly Run[] {
  const column: Run[] = [];
  let last = start;
  for (const line of lines) {
    if (line.pageNumber !== start.pageNumber || line.box.bottom <= last.box.bottom) continue;
    const next = line.runs.find((run) => run !== last && isBelow(last, run, start));
    const height = Math.max(last.glyphHeight, line.words[0]?.glyphHeight ?? 0);
    if (next === undefined && line.box.top - last.box.bottom > LEADING * height) break;
    if (next === undefined) continue;
    column.push(next);
    last = next;
    if (column.length >= most) break;
  }
  return column;
}

function isBelow(last: Run, run: Run, start: Run): boolean {
  const height = Math.max(last.glyphHeight, run.glyphHeight);
  const gap = run.box.top - last.box.bottom;
  if (gap < -0.5 * height || gap > LEADING * height) return false;
  if (overlapX(run.box, start.box) <= 0) return false;
  return [
    run.box.left - start.box.left,
    run.box.right - start.box.right,
    centreX(run.box) - centreX(start.box),
  ].some((gap) => Math.abs(gap) < ALIGNED * height);
}
