import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line, Run } from "../layout/lines.ts";
import { asPrinted, type Piece, pieceOf } from "./printed-runs.ts";

/** The seller takes the amount from the buyer's account: it is not to be transferred. */
const DIRECT_DEBIT =
  /lastschrift|bankeinzug|abbuchung|wird .{0,40}(?:eingezogen|abgebucht)|direct debit|automatische incasso|incasso|prélèvement|domiciliation|addebito (?:diretto|su)|sdd|domiciliaci[oó]n|recibo (?:a )?\d+|adeudo|débito direto|autogiro|betalingsservice|polecenie zapłaty/iu;

/** Sentences and captions that say when or how an amount is to be paid. */
const TERMS =
  /zahlbar|zahlungsbedingung|zahlungsziel|zahlungsart|zahlungsweise|ohne abzug|skonto|netto bis|bereits beglichen|bei zahlung bis|innerhalb von \d+ tagen|wird (?:mit|auf) .{0,40}(?:verrechnet|gutgeschrieben|überwiesen)|vorkasse|payment terms|terms of payment|payable|net \d+ days|due (?:on receipt|within)|within \d+ days|à réception|à régler|règlement|conditions? de paiement|^conditions?(?![\p{L}])|\d+ jours|comptant|betaalwijze|betalingstermijn|betaling binnen|te betalen binnen|binnen \d+ dagen|over te maken|pagamento|\d+ giorni|rimessa diretta|forma de pago|condiciones de pago|\d+ días|al contado|condições de pagamento|\d+ dias|pronto pagamento|a pagar até|pagar até|pronto a \d+|merci de régler|termini de pagament|\d+ dies|aboneu|eräpäivä|betalingsbetingelser|betalningsvillkor|maksuehto|termin płatności|fizetési/iu;

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
  for (const [at, line] of lines.entries()) {
    const runs = line.runs.filter((run) => !isElsewhere(run));
    const index = runs.findIndex((run) => isTerms(pieceOf(run).text));
    const run = runs[index];
    if (run === undefined) continue;
    const text = pieceOf(run);
    const value = isCaption(text.text) ? runs[index + 1] : undefined;
    const own = value === undefined ? [text] : [text, pieceOf(value)];
    const around =
      value === undefined
        ? { above: begunAbove(run, lines, at), below: goingOn(run, lines, at) }
        : { above: [], below: [] };
    const whole = joined([...around.above, ...own, ...around.below]);
    if (isCaption(whole.text)) continue;
    return asPrinted(whole, whole.text.slice(0, MOST_CHARACTERS));
  }
  return null;
}

function isTerms(text: string): boolean {
  return TERMS.test(text) || DIRECT_DEBIT.test(text);
}

/** A caption has no sentence of its own: a value stands beside it. */
function isCaption(text: string): boolean {
  return !/\d/.test(text) && text.split(" ").length <= 2 && text.length < 30;
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

function joined(pieces: readonly Piece[]): Piece {
  return {
    text: pieces.map(({ text }) => text).join(" "),
    words: pieces.flatMap(({ words }) => words),
    pageNumber: pieces[0]?.pageNumber ?? 1,
  };
}

function pieceOfRuns({ runs }: Line): Piece {
  return joined(runs.map(pieceOf));
}
