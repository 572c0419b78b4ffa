import { type Box, overlapX, unionOf, width } from "../../../base/box.ts";
import type { Run } from "../../../layout/lines.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceColumn } from "../../invoice-template.ts";
import { mayBegin, phrasesIn } from "../../vocabulary.ts";
import { CURRENCY_SIGN } from "../amount-text.ts";
import type { InvoicePaper, PaperLine } from "../invoice-paper.ts";
import { type ItemWords, keysOf, keysOfWords } from "./item-words.ts";

/** What stands over a column of the items, on one line or several. */
export interface Caption {
  /** In order of likelihood; none where no language knows the words. */
  readonly meanings: readonly InvoiceColumn[];
  readonly words: readonly Word[];
  readonly box: Box;
  /** Two captions that only a blank parts, where it may be so read: "VAT Quantity". */
  readonly parts?: readonly Caption[];
}

/** The captions of a table, from left to right, with the lines that they take. */
export interface Header {
  readonly first: number;
  readonly last: number;
  readonly captions: readonly Caption[];
}

/** A part of a line that may be a caption. */
interface Piece {
  readonly meanings: readonly InvoiceColumn[];
  readonly words: readonly Word[];
  readonly box: Box;
  readonly isMatched: boolean;
  readonly parts?: readonly Caption[];
}

/** Longer texts are prose. */
const MOST_CAPTION_WORDS = 9;
/** A gap wider than this share of the glyph height parts two captions that are both known. */
const CAPTION_GAP = 0.45;
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

function piecesOf({ line }: PaperLine, words: ItemWords): readonly Piece[] {
  return line.runs.flatMap((run) => piecesOfRun(run, words));
}

const SIDE_NOTE = /^[([].*|[)\]]$/;

/** Cuts a run where a second known caption begins behind a gap that is wider than a blank. */
function piecesOfRun(run: Run, words: ItemWords): readonly Piece[] {
  if (run.words.length > MOST_CAPTION_WORDS + 6) return [pieceOf(run.words, words)];
  const blanks = secondCaptions(run, words);
  const gaps = blanks.filter((at) => {
    const [word, before] = [run.words[at], run.words[at - 1]];
    if (word === undefined || before === undefined) return false;
    return word.box.left - before.box.right > CAPTION_GAP * word.glyphHeight;
  });
  const starts = [0, ...gaps];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? run.words.length;
    const inside = [start, ...blanks.filter((blank) => blank > start && blank < end)];
    const piece = pieceOf(run.words.slice(start, end), words);
    if (inside.length === 1) return piece;
    const parts = inside.map((from, part) =>
      pieceOf(run.words.slice(from, inside[part + 1] ?? end), words),
    );
    return { ...piece, parts };
  });
}

/** Places of the words with which another known caption begins. */
function secondCaptions(run: Run, words: ItemWords): readonly number[] {
  const owners: number[] = [];
  const keys: string[] = [];
  run.words.forEach((word, at) => {
    for (const key of keysOf(words, word.text)) {
      keys.push(key);
      owners.push(at);
    }
  });
  const starts: number[] = [];
  let last: InvoiceColumn | undefined;
  for (const { start, meanings } of phrasesIn(words.columns, keys)) {
    const at = owners[start] ?? 0;
    if (last !== undefined && meanings[0] !== last && at > 0) starts.push(at);
    last = meanings[0];
  }
  return starts;
}

function pieceOf(own: readonly Word[], words: ItemWords): Piece {
  const box = unionOf(own.map((word) => word.box));
  if (own.length > MOST_CAPTION_WORDS) return { meanings: [], words: own, box, isMatched: false };
  const { meanings, coverage } = meaningOf(own, words);
  const hasValue = own.some(({ text }) => /\d/.test(text) && !/^\D*10{2,3}\D*$/.test(text));
  return {
    meanings,
    words: own,
    box,
    isMatched: !hasValue && meanings.length > 0 && coverage >= 0.5,
  };
}

interface Meaning {
  readonly meanings: readonly InvoiceColumn[];
  /** Share of the words that are known, notes in brackets and currencies not counted. */
  readonly coverage: number;
}

function meaningOf(own: readonly Word[], words: ItemWords): Meaning {
  const keys = keysOfWords(words, own);
  const matches = phrasesIn(words.columns, keys);
  const [first] = matches;
  if (first === undefined) return { meanings: [], coverage: 0 };
  const covered = matches.reduce((sum, { start, end }) => sum + end - start, 0);
  const counted = keysOfWords(
    words,
    own.filter(({ text }) => !SIDE_NOTE.test(text) && !CURRENCY_SIGN.test(text)),
  ).length;
  const isRate =
    keys.includes("%") || matches.some(({ meanings }) => meanings[0] === "discountRate");
  const meanings = first.meanings.map((meaning) =>
    meaning === "discount" && isRate ? "discountRate" : meaning,
  );
  return { meanings, coverage: covered / Math.max(counted, 1) };
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
