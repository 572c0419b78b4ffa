import { hasLetters } from "../../../base/letters.ts";
import { goesOnBelow } from "./blocks.ts";
import { isContact, isPerhapsStreet, isTown, legalFormWorth } from "./name-looks.ts";
import { isPersonLine } from "./name-texts.ts";
import { isRegisterText } from "./own-print.ts";
import { captionShare, type PartyPaper, type Piece } from "./party-paper.ts";

/** A name takes so many lines at most. */
const MOST_LINES = 3;

/** The lines that a name may go on in: the next ones of its block, or those that begin where it does. */
export function linesBelow(piece: Piece, left: number, party: PartyPaper): readonly Piece[] {
  const lines: Piece[] = [];
  if (isPersonLine(piece.text)) return lines;
  for (let last = piece; lines.length < MOST_LINES - 1;) {
    const next = lineBelow(last, left, party);
    if (next === null || !mayGoOn(next, party)) break;
    lines.push(next);
    last = next;
  }
  return lines;
}

function lineBelow({ run, block, at }: Piece, left: number, party: PartyPaper): Piece | null {
  const own = block.runs[block.runs.indexOf(run) + 1];
  if (own !== undefined) return party.pieceOf.get(own) ?? null;
  const next = party.paper.lines[at + 1];
  if (next === undefined || next.line.pageNumber !== run.pageNumber) return null;
  const hanging = next.line.runs.find((other) => goesOnBelow(other, run, left));
  return hanging === undefined ? null : (party.pieceOf.get(hanging) ?? null);
}

/** A line with more words is none that a name goes on in, unless it ends with a legal form. */
const MOST_WORDS_BELOW = 5;
const MOST_WORDS_OF_FORM = 8;

/** Whether the name of the line above may go on in a line. */
export function mayGoOn(line: Piece, { paper }: PartyPaper): boolean {
  const { text, run } = line;
  const most = legalFormWorth(text, paper.words) >= 1 ? MOST_WORDS_OF_FORM : MOST_WORDS_BELOW;
  if (run.words.length > most || !hasLetters(text) || /\d/.test(text)) return false;
  if (isContact(text) || isTown(text) || isPerhapsStreet(text) || isPersonLine(text)) return false;
  return !isRegisterText(text) && captionShare(line) < 0.6;
}
