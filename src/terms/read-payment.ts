import { overlapX } from "../base/box.ts";
import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line, Run } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import {
  dayCounts,
  directDebits,
  latePayments,
  payingTexts,
  paymentCaptions,
} from "../words/invoice/terms.ts";
import { asPrinted, joinedPieces, type Piece, pieceOf } from "./printed-runs.ts";
import { labelOf } from "./read-labelled.ts";

/** The seller takes the amount from the buyer's account: it is not to be transferred. */
const DIRECT_DEBIT = new RegExp(
  `${anyOf(directDebits)}|wird .{0,40}(?:eingezogen|abgebucht)|recibo (?:a )?\\d`,
  "iu",
);

/** Words that say by themselves when or how an amount is to be paid. */
const SAYING = new RegExp(
  [
    anyOf(payingTexts),
    `\\d ${anyOf(dayCounts)}`,
    "innerhalb von \\d+ tagen",
    "zahlbar (?!bis:?$)",
    "wird (?:mit|auf) .{0,40}(?:verrechnet|gutgeschrieben|überwiesen)",
    "payable by \\d|pagar até \\S*\\d|pronto a \\d",
  ].join("|"),
  "iu",
);

/** Captions beside which, below which or behind which it stands. */
const CAPTION = labelOf(paymentCaptions);

/** What the norm counts among the terms of payment, where nothing else is said: what late payment costs. */
const PENALTY = new RegExp(anyOf(latePayments), "iu");

/** Longest text of payment terms: a paragraph. */
const MOST_CHARACTERS = 500;

/** The words that say that the amount is taken from the buyer's account; null where none do. */
export function readDirectDebit(lines: readonly Line[]): PrintedTerm | null {
  const found = lines.map(pieceOfRuns).find(({ text }) => DIRECT_DEBIT.test(text));
  return found === undefined ? null : asPrinted(found);
}

/**
 * When and how the amount is to be paid: the first text that says so, with the lines that go on with it. What `isElsewhere` holds,
 * such as the items, is no text of the paper.
 */
export function readPaymentTerms(
  lines: readonly Line[],
  isElsewhere: (run: Run) => boolean,
): PrintedTerm | null {
  const firstBy = (find: Finder): Piece | null => {
    for (const [at, line] of lines.entries()) {
      for (const [index, run] of line.runs.entries()) {
        const whole = isElsewhere(run) ? null : find(run, index, at);
        if (whole !== null) return whole;
      }
    }
    return null;
  };
  const terms =
    firstBy(
      (run, index, at) =>
        sentenceAt(run, lines, at, SAYING) ??
        sentenceAt(run, lines, at, DIRECT_DEBIT) ??
        captionedAt(run, index, lines.slice(at, at + 3)),
    ) ?? firstBy((run, _index, at) => sentenceAt(run, lines, at, PENALTY));
  return terms === null ? null : asPrinted(terms, terms.text.slice(0, MOST_CHARACTERS));
}

/** The text that a run begins or stands in; null where it is none. */
type Finder = (run: Run, index: number, at: number) => Piece | null;

/** A text that says by itself how it is to be paid, with the lines that it goes on in. */
function sentenceAt(run: Run, lines: readonly Line[], at: number, words: RegExp): Piece | null {
  const own = pieceOf(run);
  if (!words.test(own.text)) return null;
  return joinedPieces([...begunAbove(run, lines, at), own, ...goingOn(run, lines, at)]);
}

/** A caption with the value behind it, beside it or below it; null where it has none. */
function captionedAt(run: Run, index: number, lines: readonly Line[]): Piece | null {
  const own = pieceOf(run);
  const caption = CAPTION.exec(own.text)?.[0];
  if (caption === undefined) return null;
  if (/[\p{L}\d]{2}/u.test(own.text.slice(caption.length))) return own;
  const [line, ...below] = lines;
  const value = line?.runs[index + 1] ?? below.flatMap(({ runs }) => runs).find(isUnder(run));
  if (value === undefined) return null;
  const piece = pieceOf(value);
  return CAPTION.test(piece.text) || piece.text.endsWith(":") ? null : joinedPieces([own, piece]);
}

/** Whether a run stands in the next line below another. */
function isUnder(run: Run): (other: Run) => boolean {
  return ({ box, pageNumber }) =>
    pageNumber === run.pageNumber &&
    overlapX(box, run.box) > 0 &&
    box.top - run.box.bottom < 1.5 * run.glyphHeight;
}

/** A line of so many characters is full: its sentence goes on, whatever the next one begins with. */
const FULL_LINE = 60;

/** Lines of one paragraph that are taken. */
const MOST_LINES = 4;

/** The lines above in which a sentence begins that goes on in a run: what begins with a small letter is no begin. */
function begunAbove(run: Run, lines: readonly Line[], at: number): readonly Piece[] {
  const above: Piece[] = [];
  let first = run;
  for (const line of lines.slice(Math.max(0, at - MOST_LINES), at).toReversed()) {
    if (!/^\p{Ll}/u.test(first.words[0]?.text ?? "")) break;
    const before = line.runs.find(
      ({ box }) => Math.abs(box.left - run.box.left) < run.glyphHeight / 2,
    );
    const gap = first.box.top - line.box.bottom;
    if (before === undefined || line.pageNumber !== run.pageNumber || gap > run.glyphHeight) break;
    above.unshift(pieceOf(before));
    first = before;
  }
  return above;
}

/** The next lines of a paragraph that has not come to its end: as wide, and close below. */
function goingOn(run: Run, lines: readonly Line[], at: number): readonly Piece[] {
  const more: Piece[] = [];
  let last = run;
  for (const line of lines.slice(at + 1, at + MOST_LINES)) {
    if (/[.!:]$/.test(last.words.at(-1)?.text ?? "")) break;
    const next = line.runs.find(
      ({ box }) => Math.abs(box.left - run.box.left) < run.glyphHeight / 2,
    );
    const gap = line.box.top - last.box.bottom;
    if (next === undefined || line.pageNumber !== run.pageNumber) break;
    if (gap > run.glyphHeight || Math.abs(next.glyphHeight - run.glyphHeight) > 0.5) break;
    const isFull = pieceOf(last).text.length >= FULL_LINE;
    if (!isFull && !/^[\p{Ll}\d]/u.test(next.words[0]?.text ?? "")) break;
    more.push(pieceOf(next));
    last = next;
  }
  return more;
}

function pieceOfRuns({ runs }: Line): Piece {
  return joinedPieces(runs.map(pieceOf));
}
