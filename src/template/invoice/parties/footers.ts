import { foldedKeys } from "../../../base/folded-words.ts";
import { isReturnLine } from "./address-blocks.ts";
import type { InvoiceWords } from "../../invoice-template.ts";
import { matchesDomain } from "./domains.ts";
import { legalFormWorth } from "./name-looks.ts";
import { cleanName, hasHonorific } from "./name-texts.ts";
import { isRegisterText, type NameWorth, type OwnPrint } from "./own-print.ts";
import { captionShare, type PartyPaper, type Piece } from "./party-paper.ts";

/** A name below this is any text in which a firm is named. */
const LEAST = 0.6;

/** What a text below the head is worth as the vendor's name: only with the facts that firms print about themselves. */
export function footWorth(piece: Piece, { paper }: PartyPaper, print: OwnPrint): NameWorth | null {
  const isLow = piece.place > 0.6 * print.end;
  const name = nameAtFoot(piece, isLow, paper.words);
  if (name === null) return null;
  const form = legalFormWorth(name, paper.words);
  const isReturn = isReturnLine(piece) && name.length < 0.7 * piece.text.length;
  const isDomain = matchesDomain(foldedKeys(name), print.domains);
  if (form < 0.5 && !isReturn && !(isDomain && isLow)) return null;
  const vendor =
    0.9 * form +
    (isReturn ? 1 : 0) +
    (isDomain ? 0.9 : 0) +
    (isRegisterText(textBeside(name, piece)) ? 1.2 : 0) +
    (isLow ? lowWorth(piece, print) : -0.4) -
    (hasHonorific(name) ? 0.7 : 0) -
    0.6 * captionShare(piece) -
    0.2 * (piece.run.pageNumber - 1);
  if (vendor < LEAST) return null;
  return { name, vendor, because: "It stands with the facts that firms print about themselves." };
}

function nameAtFoot(piece: Piece, isLow: boolean, words: readonly InvoiceWords[]): string | null {
  const { text } = piece;
  const isItem = !isLow && piece.line.figures.length > 0 && piece.line.line.runs.length > 2;
  if (isItem || (isPriced(piece) && !isRegisterText(text))) return null;
  if (!isLow && legalFormWorth(text, words) < 0.5 && !isReturnLine(piece)) return null;
  const name = cleanName(text, words);
  return name === null || isRegisterText(name) ? null : name;
}

/** At the foot names head a block of facts, in small print. */
function lowWorth(piece: Piece, print: OwnPrint): number {
  const isSmall = piece.run.glyphHeight < 0.9 * print.usual;
  return (beginsFacts(piece, print) ? 0.7 : 0) + (isSmall ? 0.2 : 0);
}

function isPriced({ line }: Piece): boolean {
  return line.figures.some(({ currency }) => currency !== "");
}

/** What stands behind a name in its own line. */
function textBeside(name: string, { text, run }: Piece): string {
  return run.words.length > 3 && name.length < 0.8 * text.length ? text.slice(name.length) : "";
}

/** Whether a line heads a block of address, contact, register or bank. */
function beginsFacts({ block, run }: Piece, { factsOf }: OwnPrint): boolean {
  if (block.runs[0] !== run) return false;
  const { reach, register } = factsOf(block);
  return reach > 0 || register > 0;
}
