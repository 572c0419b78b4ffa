import { type Box, unionOf } from "../../../base/box.ts";
import { foldedText } from "../../../base/folded-words.ts";
import type { Word } from "../../../page/page.ts";
import { CURRENCY_SIGN, readNumber } from "../amount-text.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../invoice-paper.ts";
import { datesAmong } from "../printed-dates.ts";
import { isUnit, type ItemWords } from "./item-words.ts";

/** A part of a line that stands in one column: a figure with its unit, or a text. */
export interface Cell {
  /** Null for a text, which may hold figures of its own: "Whiteboard 20 cm". */
  readonly figure: InvoiceFigure | null;
  /** All words, with the unit and currency of a figure. */
  readonly words: readonly Word[];
  /** Unit behind the figure, as printed; empty where there is none. */
  readonly unit: string;
  /** Of the digits of a figure, of all words of a text. */
  readonly box: Box;
}

/** What cutting lines into cells needs. */
export interface Cutting {
  readonly paper: InvoicePaper;
  readonly words: ItemWords;
}

/** A figure behind a text stands for itself from this share of a glyph height on. */
const FREE_GAP = 0.75;
const GLUED = /^([-−]?\d[\d.,]*)([\p{L}²³][\p{L}\p{M}²³.]{0,7}|[x×])$/u;
const TIMES = /^[x×@*/]$|^[xX×]$/;
const DATE_LIKE = /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

/** Cuts a line where its columns begin: at gaps, rulings and figures. */
export function cellsOf({ line, figures }: PaperLine, { paper, words }: Cutting): readonly Cell[] {
  const dated = datedWords(line.words, paper);
  const owners = new Map<Word, InvoiceFigure>();
  for (const figure of figures) {
    if (figure.words.some((word) => dated.has(word))) continue;
    for (const word of figure.words) owners.set(word, figure);
  }
  const starts = new Set(line.runs.map((run) => run.words[0]));
  const cells: Cell[] = [];
  let text: Word[] = [];
  const flush = (): void => {
    if (text.length > 0) cells.push(textCell(text));
    text = [];
  };
  let done: InvoiceFigure | null = null;
  line.words.forEach((word, at) => {
    const figure = owners.get(word) ?? null;
    if (figure !== null && figure === done) return;
    const isApart = starts.has(word) || isBehindGap(text.at(-1), word);
    if (isApart) flush();
    const glued =
      figure === null && text.length === 0
        ? gluedQuantity(word, line.pageNumber, { paper, words })
        : null;
    if (figure !== null && text.length === 0) {
      cells.push({ figure, words: figure.words, unit: "", box: figure.box });
      done = figure;
    } else if (glued !== null) {
      cells.push(glued);
    } else if (
      text.length === 0 &&
      !isApart &&
      continuesFigure(cells.at(-1), word, line.words[at + 1], starts, words)
    ) {
      cells.push(withUnit(cells.pop(), word));
    } else text.push(word);
  });
  flush();
  return cells;
}

function textCell(words: readonly Word[]): Cell {
  return { figure: null, words, unit: "", box: unionOf(words.map(({ box }) => box)) };
}

function isBehindGap(before: Word | undefined, word: Word): boolean {
  return before !== undefined && word.box.left - before.box.right > FREE_GAP * word.glyphHeight;
}

/** Words of dates, whose digits are no figures. */
function datedWords(
  words: readonly Word[],
  { months, dateOrder }: InvoicePaper,
): ReadonlySet<Word> {
  const dated = new Set<Word>();
  if (
    !words.some(
      ({ text }) => DATE_LIKE.test(text) || months.has(foldedText(text.replace(/[.,]$/, ""))),
    )
  )
    return dated;
  const texts = words.map(({ text }) => text);
  for (const { begin, end } of datesAmong(texts, months, dateOrder))
    for (const word of words.slice(begin, end)) dated.add(word);
  return dated;
}

/** "9u", "3h", "10Stk.", "2x": a quantity with its unit in one word. */
function gluedQuantity(word: Word, pageNumber: number, { paper, words }: Cutting): Cell | null {
  const match = GLUED.exec(word.text);
  const [, digits = "", unit = ""] = match ?? [];
  if (match === null || (!TIMES.test(unit) && !isUnit(words, unit) && unit.length > 3)) return null;
  const number = readNumber(digits, paper.style);
  if (number === null) return null;
  const base = { printed: word.text, pageNumber, box: word.box, words: [word] };
  const figure = { ...base, ...number, isDash: false, isPercent: false };
  return { figure, words: [word], unit: TIMES.test(unit) ? "" : unit, box: word.box };
}

function continuesFigure(
  cell: Cell | undefined,
  word: Word,
  next: Word | undefined,
  starts: ReadonlySet<Word | undefined>,
  words: ItemWords,
): boolean {
  if (cell?.figure == null || cell.unit.split(" ").length > 2) return false;
  if (CURRENCY_SIGN.test(word.text) || TIMES.test(word.text)) return true;
  if (isUnit(words, word.text)) return true;
  const endsRun = next === undefined || starts.has(next);
  return endsRun && cell.unit === "" && /^\/?\p{L}{1,8}\.?$|^m[²³]$/u.test(word.text);
}

function withUnit(cell: Cell | undefined, word: Word): Cell {
  if (cell === undefined) return textCell([word]);
  const isSign = CURRENCY_SIGN.test(word.text) || TIMES.test(word.text);
  const unit = isSign ? cell.unit : `${cell.unit} ${word.text}`.trim();
  return { ...cell, words: [...cell.words, word], unit };
}
