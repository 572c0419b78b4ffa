import { type Box, overlapX, unionOf, width } from "../../../base/box.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import { mayBegin } from "../../../lexicon/vocabulary.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import { type Caption, meaningOf, type Piece, piecesOf } from "./caption-pieces.ts";
import { type ItemWords, keysOf } from "./item-words.ts";

/** The captions of a table, from left to right, with the lines that they take. */
export interface Header {
  readonly first: number;
  readonly last: number;
  readonly captions: readonly Caption[];
}

/** Lines of one header are closer than this share of a glyph height. */
const HEADER_LEADING = 1.1;
const NUMERIC: ReadonlySet<InvoiceColumn> = new Set([
  "quantity",
  "unitPrice",
  "amount",
  "netAmount",
  "grossAmount",
]);

/** All rows of captions that may stand over items, in reading order. */
export function headersIn(paper: InvoicePaper, words: ItemWords): readonly Header[] {
  const known = HEADERS.get(paper.keysOf);
  if (known !== undefined) return known;
  const found = findHeaders(paper, words);
  HEADERS.set(paper.keysOf, found);
  return found;
}

/** Copies of a paper, such as the one without the labels of its items, fold words alike and have the same captions. */
const HEADERS = new WeakMap<InvoicePaper["keysOf"], readonly Header[]>();

function findHeaders(paper: InvoicePaper, words: ItemWords): readonly Header[] {
  const headers: Header[] = [];
  const pieces = new Map<number, readonly Piece[]>();
  const piecesAt = (index: number): readonly Piece[] => {
    const known = pieces.get(index);
    if (known !== undefined) return known;
    const line = paper.lines[index];
    const made = line === undefined ? [] : piecesOf(line, words);
    pieces.set(index, made);
    return made;
  };
  for (let index = 0; index < paper.lines.length; index += 1) {
    if (!mayBeSeed(paper.lines[index], words) || !isSeed(paper.lines[index], piecesAt(index)))
      continue;
    const best = bestSeed(paper, index, piecesAt, words);
    const header = headerAround(paper, best, piecesAt, words);
    if (header === null) continue;
    headers.push(header);
    index = Math.max(index, header.last);
  }
  return headers;
}

/** Of up to three lines below each other that may all be captions, the one with the most known ones. */
function bestSeed(
  paper: InvoicePaper,
  index: number,
  piecesAt: (index: number) => readonly Piece[],
  words: ItemWords,
): number {
  let best = index;
  for (let next = index + 1; next <= index + 2; next += 1) {
    if (!isBelow(paper.lines[next - 1], paper.lines[next])) break;
    if (!mayBeSeed(paper.lines[next], words) || !isSeed(paper.lines[next], piecesAt(next)))
      continue;
    if (matchedOf(piecesAt(next)).length > matchedOf(piecesAt(best)).length) best = next;
  }
  return best;
}

function matchedOf(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ isMatched }) => isMatched);
}

/** A cheap test that most lines fail: two words with which captions begin, and no amount. */
function mayBeSeed(line: PaperLine | undefined, words: ItemWords): boolean {
  if (line === undefined || line.figures.some(({ decimals }) => decimals > 0)) return false;
  let begins = 0;
  for (const { text } of line.line.words) {
    if (keysOf(words, text).some((key) => mayBegin(words.columns, key))) begins += 1;
    if (begins === 2) return true;
  }
  return false;
}

function isSeed(line: PaperLine | undefined, pieces: readonly Piece[]): boolean {
  if (line === undefined) return false;
  const matched = matchedOf(pieces);
  if (matched.length < 2 || matched.length < 0.4 * pieces.length) return false;
  return new Set(matched.map(({ meanings }) => meanings[0])).size >= 2;
}

function isBelow(upper: PaperLine | undefined, lower: PaperLine | undefined): boolean {
  if (upper === undefined || lower === undefined) return false;
  if (upper.line.pageNumber !== lower.line.pageNumber) return false;
  const height = Math.max(...upper.line.runs.map(({ glyphHeight }) => glyphHeight));
  return lower.line.box.top - upper.line.box.bottom < HEADER_LEADING * height;
}

function headerAround(
  paper: InvoicePaper,
  seed: number,
  piecesAt: (index: number) => readonly Piece[],
  words: ItemWords,
): Header | null {
  let columns: Caption[] = [...piecesAt(seed)];
  let first = seed;
  let last = seed;
  for (const step of [-1, 1]) {
    for (let index = seed + step; Math.abs(index - seed) <= 2; index += step) {
      const [upper, lower] = step < 0 ? [index, index + 1] : [index - 1, index];
      if (!isBelow(paper.lines[upper], paper.lines[lower])) break;
      const line = paper.lines[index];
      const joined =
        line && withLine(columns, { line, pieces: piecesAt(index), isAbove: step < 0 }, words);
      if (!joined) break;
      columns = joined;
      if (step < 0) first = index;
      else last = index;
    }
  }
  columns = withAmount(columns.toSorted((a, b) => a.box.left - b.box.left));
  const known = columns.filter(({ meanings }) => meanings.length > 0);
  const hasNumeric = known.some(({ meanings }) => meanings.some((meaning) => NUMERIC.has(meaning)));
  if (!hasNumeric) return null;
  return { first, last, captions: columns };
}

/** "Charges" may head what is charged or how much: behind another caption of descriptions it is the amounts'. */
function withAmount(columns: Caption[]): Caption[] {
  const isNamed = (meaning: InvoiceColumn): boolean =>
    columns.some(({ meanings }) => meanings[0] === meaning);
  const last = columns.findLastIndex(({ meanings }) => meanings[0] === "description");
  const first = columns.findIndex(({ meanings }) => meanings[0] === "description");
  if (last <= first || isNamed("amount") || isNamed("netAmount") || isNamed("grossAmount"))
    return columns;
  return columns.map((column, at) => (at === last ? { ...column, meanings: ["amount"] } : column));
}

interface Neighbour {
  readonly line: PaperLine;
  readonly pieces: readonly Piece[];
  readonly isAbove: boolean;
}

/** The captions with those of the line above or below; null where that line is none of captions. */
function withLine(
  columns: readonly Caption[],
  { line, pieces, isAbove }: Neighbour,
  words: ItemWords,
): Caption[] | null {
  if (line.figures.some(({ isMarked }) => isMarked)) return null;
  const joined = [...columns];
  let isCaption = false;
  for (const piece of pieces) {
    const at = bestOverlap(joined, piece.box);
    const column = joined[at];
    if (column === undefined) {
      if (!piece.isMatched) return null;
      joined.push({ meanings: piece.meanings, words: piece.words, box: piece.box });
      isCaption = true;
      continue;
    }
    if (piece.words.length > 5 || width(piece.box) > 3 * width(column.box)) return null;
    const together = isAbove
      ? [...piece.words, ...column.words]
      : [...column.words, ...piece.words];
    const { meanings } = meaningOf(together, words);
    const isText = column.meanings[0] === "description" || column.meanings[0] === "code";
    if (isText && !piece.isMatched && !isAbove) return null;
    if (piece.isMatched || !isText) isCaption = true;
    joined[at] = {
      meanings: meanings.length > 0 ? meanings : column.meanings,
      words: together,
      box: unionOf([column.box, piece.box]),
    };
  }
  return isCaption ? joined : null;
}

function bestOverlap(columns: readonly Caption[], box: Box): number {
  let best = -1;
  let most = 0;
  columns.forEach((column, index) => {
    const shared = overlapX(column.box, box) / Math.max(1, Math.min(width(column.box), width(box)));
    if (shared > most && shared > 0.3) {
      most = shared;
      best = index;
    }
  });
  return best;
}
