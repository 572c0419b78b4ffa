import { type Box, unionOf } from "../../../base/box.ts";
import type { Run } from "../../../layout/lines.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import { phrasesIn } from "../../../lexicon/vocabulary.ts";
import { CURRENCY_SIGN } from "../../../paper/invoice/amount-text.ts";
import type { PaperLine } from "../../../paper/invoice/invoice-paper.ts";
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

/** A part of a line that may be a caption. */
export interface Piece {
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

/** The parts of a line that may be captions. */
export function piecesOf({ line }: PaperLine, words: ItemWords): readonly Piece[] {
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

/** What words mean as a caption. */
export function meaningOf(own: readonly Word[], words: ItemWords): Meaning {
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
