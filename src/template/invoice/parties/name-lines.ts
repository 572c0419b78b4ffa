import type { InvoiceWords } from "../../invoice-template.ts";
import { isCountry, isPerhapsStreet, isStreet, isTown, legalFormWorth } from "./name-looks.ts";
import { cleanName, NAME_CAPTION, hasHonorific, isPersonLine, isSalutation } from "./name-texts.ts";
import { captionShare, type Piece } from "./party-paper.ts";

/** A name among the lines of an address. */
export interface NameInLines {
  readonly text: string;
  readonly words: Piece["run"]["words"];
  readonly piece: Piece;
}

/** The name that begins the lines of an address: below its caption, or where the window of an envelope is. */
export function nameInLines(
  lines: readonly Piece[],
  words: readonly InvoiceWords[],
): NameInLines | null {
  const captioned = captionedName(lines, words);
  if (captioned !== null) return captioned;
  const names: NameInLines[] = [];
  for (const [index, piece] of lines.entries()) {
    if (isSalutation(piece.text)) continue;
    const next = lines[index + 1]?.text ?? "";
    const isBeforeStreet = names.length === 0 && (isStreet(next) || isPersonLine(next));
    const name = endsName(piece) && names.length > 0 ? null : nameOf(piece, isBeforeStreet, words);
    if (name !== null) names.push({ text: name, words: piece.run.words, piece });
    else if (names.length > 0) break;
    else if (isTown(piece.text) || isStreet(piece.text)) return null;
    if (names.length === 3) break;
  }
  return joined(names, words);
}

/** The name that a line of an address is, unless it is a caption, a street or somebody inside the firm. */
function nameOf(
  piece: Piece,
  isBeforeStreet: boolean,
  words: readonly InvoiceWords[],
): string | null {
  const { text } = piece;
  if (isPersonLine(text) || (isStreet(text) && !isBeforeStreet)) return null;
  if (captionShare(piece) > 0.6 && legalFormWorth(text, words) < 0.8) return null;
  return cleanName(text, words);
}

function endsName({ text }: Piece): boolean {
  return isPersonLine(text) || isTown(text) || isPerhapsStreet(text) || isCountry(text);
}

function captionedName(
  lines: readonly Piece[],
  words: readonly InvoiceWords[],
): NameInLines | null {
  for (const piece of lines) {
    const caption = NAME_CAPTION.exec(piece.text);
    if (caption === null) continue;
    const rest = piece.text.slice(caption[0].length);
    if (rest.trim() !== "") {
      const isColon = /[:]/.test(caption[0]);
      const text = isColon || /\//.test(caption[0]) ? cleanName(rest, words) : null;
      if (text !== null) return { text, words: piece.run.words, piece };
      continue;
    }
    const { runs } = piece.line.line;
    const next = runs[runs.indexOf(piece.run) + 1];
    const text =
      next === undefined ? null : cleanName(next.words.map((word) => word.text).join(" "), words);
    if (next !== undefined && text !== null) return { text, words: next.words, piece };
  }
  return null;
}

const CONNECTED_END = /(?:[&,/+-]|\b(?:und|and|et|e|y|en|di|de|für|of|for))$/i;
const CONNECTED_BEGIN = /^(?:&|\+|und\b|and\b|et\b|e\b|y\b|di\b|\p{Ll})/u;
/** A line that may be nothing but a legal form: "GmbH", "S.A.". */
const FORM_ALONE = /^\p{L}{2,4}\.?$|^(?:\p{L}\.){2,4}$/u;
const PROFESSION = /^(?:dr|dipl|ing|geom|arch|avv|dott|rag|prof|rechtsanw|me|ma[iî]tre|lic)\b\.?/i;

/** One name of the lines that seem to be names: a second line goes on with it, or names somebody else. */
function joined(names: readonly NameInLines[], words: readonly InvoiceWords[]): NameInLines | null {
  const [first, second] = names;
  if (first === undefined || second === undefined) return first ?? null;
  const both = {
    text: `${first.text} ${second.text}`,
    words: [...first.words, ...second.words],
    piece: first.piece,
  };
  if (goesOn(first.text, second.text, words)) return both;
  const firstForm = legalFormWorth(first.text, words);
  const secondForm = legalFormWorth(second.text, words);
  if (firstForm > 0) return first;
  if (secondForm < 0.8) return PROFESSION.test(second.text) ? second : first;
  if (hasHonorific(first.text)) return second;
  const isOther = looksLikePerson(first.text) || first.text.split(/\s+/).length > 4;
  return isOther || isOtherName(second.text) || /\d/.test(second.text) ? first : both;
}

/** Whether a text may be the first and last name of somebody: "Rowena Tulk", "J. P. Marlow". */
function looksLikePerson(text: string): boolean {
  return /^(?:\p{Lu}(?:\.|\p{Ll}+)\s){1,2}\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?$/u.test(text);
}

/** What begins the other name of the firm above, not the rest of its name. */
const OTHER_NAME =
  /^(?:dba|d\/b\/a|t\/a|trading|handelend|firmierend|ehemals|formerly|vormals|div(?:ision)?\b\.?|an? (?:division|member|subsidiary|company|brand|part|trading)|une société|ein unternehmen|una (?:società|empresa)|een onderdeel|part of|member of|subsidiary)\b/i;

/** Whether a line names another firm or brand to which the one above belongs. */
export function isOtherName(text: string): boolean {
  return OTHER_NAME.test(text);
}

/** Whether a second line goes on with the name of the first. */
function goesOn(first: string, second: string, words: readonly InvoiceWords[]): boolean {
  if (isOtherName(second) || isPersonLine(second)) return false;
  if (CONNECTED_END.test(first)) return true;
  if (CONNECTED_BEGIN.test(second) && !/\d/.test(second)) return true;
  const form = legalFormWorth(first, words);
  if (FORM_ALONE.test(second)) return legalFormWorth(`${first} ${second}`, words) > form;
  const isOneWord = !/\s/.test(first);
  return isOneWord && form === 0 && (legalFormWorth(second, words) > 0 || !hasHonorific(second));
}
