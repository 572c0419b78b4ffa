import { type Box, unionOf } from "../../../base/box.ts";
import { foldedText } from "../../../base/folded-words.ts";
import type { Run } from "../../../layout/lines.ts";
import type { Word } from "../../../page/page.ts";
import { CURRENCY_SIGN, readNumber } from "../../../paper/invoice/amount-text.ts";
import { figureOfWord, type InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import { datesAmong, type MonthNames } from "../../../paper/invoice/printed-dates.ts";
import { isUnit, type ItemWords } from "./item-words.ts";

/** A part of a line that stands in one column: a figure with its unit, or a text. */
export interface Cell {
  /** Null for a text, which may hold figures of its own: "Whiteboard 20 cm". */
  readonly figure: InvoiceFigure | null;
  /** All words, with the unit and currency of a figure. */
  readonly words: readonly Word[];
  /** Unit behind the figure, as printed; empty where there is none. */
  readonly unit: string;
  /** Of the digits of a figure with the unit behind them, of all words of a text. */
  readonly box: Box;
}

/** What cutting lines into cells needs. */
export interface Cutting {
  readonly paper: InvoicePaper;
  readonly words: ItemWords;
}

/** A figure behind a text stands for itself from this share of a glyph height on. */
const FREE_GAP = 0.75;
/** A longer unit with text behind it may as well begin that text: "3 nights with breakfast". */
const SHORT_UNIT = 5;
const GLUED = /^([-−]?\d[\d.,]*)([\p{L}²³][\p{L}\p{M}²³.]{0,7}|[x×])$/u;
const TIMES = /^[x×@*/]$|^[xX×]$/;
const DATE_LIKE = /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

/** Lines with more words are no rows of a table. */
export const MOST_LINE_WORDS = 300;

/** Cuts a line where its columns begin: at gaps, rulings and figures. */
export function cellsOf({ line, figures }: PaperLine, cutting: Cutting): readonly Cell[] {
  if (line.words.length > MOST_LINE_WORDS) return [];
  const dated = datedWords(line.runs, cutting.paper);
  const owners = new Map<Word, InvoiceFigure>();
  for (const figure of figures) {
    if (figure.words.some((word) => dated.has(word))) continue;
    for (const word of figure.words) owners.set(word, figure);
  }
  const cells: Cell[] = [];
  for (const run of line.runs) addRun(run, { owners, cells, cutting });
  return cells;
}

interface Row {
  readonly owners: ReadonlyMap<Word, InvoiceFigure>;
  /** Those found so far, from left to right. */
  readonly cells: Cell[];
  readonly cutting: Cutting;
}

function addRun(run: Run, row: Row): void {
  const { owners, cells, cutting } = row;
  let text: Word[] = [];
  const flush = (): void => {
    if (text.length > 0) cells.push(textCell(text));
    text = [];
  };
  run.words.forEach((word, at) => {
    const figure = owners.get(word) ?? null;
    if (figure !== null && (figure === cells.at(-1)?.figure || joinsAsBasis(figure, cells))) return;
    if (isBehindGap(text.at(-1), word)) flush();
    if (figure !== null && (text.length === 0 || isSignOf(text, figure, run))) {
      cells.push({ figure, words: [...text, ...figure.words], unit: "", box: figure.box });
      text = [];
      return;
    }
    const isFree = text.length === 0;
    const glued = isFree && figure === null ? gluedQuantity(word, run.pageNumber, cutting) : null;
    if (glued !== null) cells.push(glued);
    else if (isFree && at > 0 && continuesFigure(word, at === run.words.length - 1, row))
      cells.push(withUnit(cells.pop(), word));
    else text.push(word);
  });
  flush();
}

/** Puts a figure that says for how many units the price before it is into the cell of the price: "218.40 / 100". */
function joinsAsBasis({ printed, words, box }: InvoiceFigure, cells: Cell[]): boolean {
  const last = cells.at(-1);
  if (last?.figure == null || last.words.at(-1)?.text !== "/" || !/^10{1,3}$/.test(printed))
    return false;
  const joined = { words: [...last.words, ...words], box: unionOf([last.box, box]) };
  cells[cells.length - 1] = { ...last, ...joined, unit: `/${printed}` };
  return true;
}

/** A letter or two alone before an amount that ends its run are a currency that no list knows: "R 480.00". */
function isSignOf(text: readonly Word[], figure: InvoiceFigure, run: Run): boolean {
  const [word] = text;
  if (word === undefined || text.length !== 1 || word !== run.words[0]) return false;
  if (figure.decimals !== 2) return false;
  return (
    /^\p{Lu}{1,3}\.?$|^\p{Lu}\p{Ll}\.?$/u.test(word.text) &&
    figure.words.at(-1) === run.words.at(-1)
  );
}

function textCell(words: readonly Word[]): Cell {
  return { figure: null, words, unit: "", box: unionOf(words.map(({ box }) => box)) };
}

function isBehindGap(before: Word | undefined, word: Word): boolean {
  return before !== undefined && word.box.left - before.box.right > FREE_GAP * word.glyphHeight;
}

/** Words of dates, whose digits are no figures. No date reaches over a gap between columns. */
export function datedWords(
  runs: readonly Run[],
  { months, dateOrder }: InvoicePaper,
): ReadonlySet<Word> {
  const dated = new Set<Word>();
  for (const { words } of runs) {
    if (!words.some(({ text }) => isDateLike(text, months))) continue;
    const texts = words.map(({ text }) => text);
    for (const { begin, end } of datesAmong(texts, months, dateOrder))
      for (const word of words.slice(begin, end)) dated.add(word);
  }
  return dated;
}

function isDateLike(text: string, months: MonthNames): boolean {
  if (DATE_LIKE.test(text)) return true;
  return /^\p{L}{3}/u.test(text) && months.has(foldedText(text.replace(/[.,]$/, "")));
}

/** "9u", "3h", "10Stk.", "2x": a quantity with its unit in one word. */
function gluedQuantity(word: Word, pageNumber: number, { paper, words }: Cutting): Cell | null {
  const match = GLUED.exec(word.text);
  const [, digits = "", unit = ""] = match ?? [];
  if (match === null || (!TIMES.test(unit) && !isUnit(words, unit) && unit.length > 3)) return null;
  const number = readNumber(digits, paper.style);
  if (number === null) return null;
  const figure = figureOfWord(word, number, pageNumber);
  return { figure, words: [word], unit: TIMES.test(unit) ? "" : unit, box: word.box };
}

/** Whether a word behind a figure is its unit; an unknown one only where nothing follows it and a text stands before. */
function continuesFigure(word: Word, endsRun: boolean, { cells, cutting }: Row): boolean {
  const cell = cells.at(-1);
  if (cell?.figure == null || cell.unit.split(" ").length > 2) return false;
  if (CURRENCY_SIGN.test(word.text) || TIMES.test(word.text)) return true;
  if (isUnit(cutting.words, word.text) && (endsRun || word.text.length <= SHORT_UNIT)) return true;
  const hasText = cells.some(({ figure }) => figure === null);
  return endsRun && hasText && cell.unit === "" && /^\/?\p{L}{1,8}\.?$|^m[²³]$/u.test(word.text);
}

function withUnit(cell: Cell | undefined, word: Word): Cell {
  if (cell === undefined) return textCell([word]);
  const isSign = CURRENCY_SIGN.test(word.text) || TIMES.test(word.text);
  const unit = isSign ? cell.unit : `${cell.unit} ${word.text}`.trim();
  return { ...cell, words: [...cell.words, word], unit, box: unionOf([cell.box, word.box]) };
}

/** Whether a figure is printed as money is: with two decimals or a currency that is no unit such as "ft". */
export function looksLikeMoney({ isPercent, decimals, currency, printed }: InvoiceFigure): boolean {
  if (isPercent || decimals === 2) return !isPercent;
  return /^[^\p{Ll}]/u.test(currency) && printed.replace(/\D/g, "").length <= MOST_DIGITS;
}

/** Longer numbers with letters before them are those of taxes and accounts. */
const MOST_DIGITS = 8;
