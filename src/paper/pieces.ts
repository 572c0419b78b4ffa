import { type Box, unionOf } from "../base/box.ts";
import type { PageLayout } from "../layout/layout.ts";
import type { Line, Run } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import { centsColumns } from "./cents-columns.ts";
import { type Figure, figuresOf } from "./figures.ts";
import type { NumberStyle } from "./read-value.ts";
import { anyOf } from "../words/any-of.ts";
import { amountWords, scales, smallNumbers, teens, tens } from "../words/construction/numbers.ts";

/** A figure, or the text between two figures, of one run. */
export interface Piece {
  readonly box: Box;
  readonly words: readonly Word[];
  /** Null for text. */
  readonly figure: Figure | null;
  /** Leader dots, underscores, a lone sign or letter, or a remark in parentheses: a value may stand beyond it. */
  readonly isFiller: boolean;
  readonly run: Run;
}

/** One line cut into figures and the texts between them. */
export interface PieceLine {
  readonly line: Line;
  readonly pieces: readonly Piece[];
}

/** A page's lines cut into pieces, from top to bottom. */
export interface PagePieces {
  readonly layout: PageLayout;
  readonly lines: readonly PieceLine[];
  readonly figures: readonly Figure[];
}

const FILLER = /^[\s._…·:;,$£€xX=×*|/\\–—→➔►▶>-]*$/;

/** An amount in words before the same in figures: "Eight thousand nine hundred and 00/100 dollars". */
const NUMBER_WORDS = new RegExp(
  `^(?:(?:${anyOf(smallNumbers, teens, tens, scales, amountWords)}|00|\\d\\d/100|no/100|xx/100)\\W*)+$`,
  "i",
);

/** The letter by which a form calls a line may stand between its caption and its figure. */
const LINE_LETTER = /^[A-Z][.):]?$/;

/** Cuts all lines of a page into pieces. */
export function piecesOf(layout: PageLayout, style: NumberStyle): PagePieces {
  const figures: Figure[] = [];
  const cents = centsColumns(layout.lines);
  const lines = layout.lines.map((line): PieceLine => {
    const found = figuresOf(line, style, cents).filter((figure) => !isInRemark(figure, line));
    for (const figure of found) figures.push(figure);
    return { line, pieces: piecesOfLine(line, found) };
  });
  return { layout, lines, figures };
}

function piecesOfLine(line: Line, figures: readonly Figure[]): readonly Piece[] {
  if (figures.length === 0) return line.runs.map((run) => textPiece(run, run.words, run.box));
  const figureAt = new Map<Word, Figure>();
  for (const figure of figures) for (const word of figure.words) figureAt.set(word, figure);
  const pieces: Piece[] = [];
  for (const run of line.runs) {
    let begin = 0;
    for (let index = 1; index <= run.words.length; index += 1) {
      const before = run.words[index - 1];
      const word = run.words[index];
      const figure = before === undefined ? undefined : figureAt.get(before);
      if (word !== undefined && figure === figureAt.get(word)) continue;
      const isWhole = begin === 0 && index === run.words.length;
      const words = isWhole ? run.words : run.words.slice(begin, index);
      addPiece(pieces, run, words, figure ?? null);
      begin = index;
    }
  }
  return pieces;
}

/** A figure whose sign stands apart covers several runs; it is one piece, in the run of its digits. */
function addPiece(pieces: Piece[], run: Run, words: readonly Word[], figure: Figure | null): void {
  const last = pieces.at(-1);
  if (figure !== null && last?.figure === figure) {
    pieces[pieces.length - 1] = {
      ...last,
      run,
      words: figure.words,
      box: unionOf([last.box, ...words.map((word) => word.box)]),
    };
    return;
  }
  const box = words.length === run.words.length ? run.box : unionOf(words.map((word) => word.box));
  pieces.push(
    figure === null ? textPiece(run, words, box) : { box, words, figure, isFiller: false, run },
  );
}

function textPiece(run: Run, words: readonly Word[], box: Box): Piece {
  const isRemark = words[0]?.text.startsWith("(") === true;
  const isLetter = words.length === 1 && LINE_LETTER.test(words[0]?.text ?? "");
  const isFiller =
    isRemark || isLetter || isInWords(words) || words.every((word) => FILLER.test(word.text));
  return { box, words, figure: null, isFiller, run };
}

/** Whether words spell an amount out, with nothing but signs between. */
export function isInWords(words: readonly Word[]): boolean {
  const said = words.filter(({ text }) => !FILLER.test(text)).map(({ text }) => text);
  return NUMBER_WORDS.test(said.join(" ").replaceAll("-", " "));
}

/** Whether a bare number stands inside a remark such as "(Line 1 + 2)". A rate or an amount there is a figure. */
function isInRemark(figure: Figure, line: Line): boolean {
  if (figure.form !== "plain") return false;
  let depth = 0;
  for (const run of line.runs) {
    depth = 0;
    for (const word of run.words) {
      const isOwn = figure.words.includes(word);
      if (isOwn && depth > 0) return true;
      if (isOwn) return false;
      if (word.text.includes("(")) depth += 1;
      if (word.text.includes(")")) depth = 0;
    }
  }
  return false;
}
