import { foldedKeys } from "../../../base/folded-words.ts";
import { onceFor } from "../../../base/once-for.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import { isReturnLine } from "./return-line.ts";
import { matchesDomain } from "./domains.ts";
import {
  isContact,
  isCountry,
  isPerhapsStreet,
  isStreet,
  isStreetName,
  isTown,
  legalFormWorth,
} from "./name-looks.ts";
import { hasHonorific, isPersonLine, isSalutation } from "./name-texts.ts";
import { isRegisterText, type OwnPrint } from "./own-print.ts";
import {
  captionShare,
  isBelowTableTop,
  type PartyPaper,
  type Piece,
  piecesOf,
} from "./party-paper.ts";
import type { NamePrint } from "./name-print.ts";
import { namesDepartment } from "./people-signs.ts";
import { captionPrintSigns, goesOn, rowSigns } from "./row-signs.ts";
import { fontSigns, isBold, PERSON, personSigns, wrapSigns } from "./wrap-signs.ts";
import { anyOf } from "../../../words/any-of.ts";
import { banks } from "../../../words/invoice/names.ts";

/** The kinds of lines that stand around a name. */
type LineKind =
  | "none"
  | "street"
  | "town"
  | "contact"
  | "register"
  | "person"
  | "salutation"
  | "return line"
  | "caption"
  | "country"
  | "department"
  | "text";

/** Lines below a name that are asked for an address. */
const ADDRESS_LINES = 5;

/** What the lines around a name say. */
export function blockSigns(print: NamePrint, party: PartyPaper): NamedSigns {
  const { piece, lines: taken } = print;
  const { block } = piece;
  const lines = piecesOf(block, party);
  const at = lines.indexOf(piece);
  const below = lines.slice(at + taken, at + taken + ADDRESS_LINES);
  const kinds = lines.map(kindOf);
  const [over, under] = [kindOf(lines[at - 1]), kindOf(below[0])];
  const smaller = below.filter(({ run }) => run.glyphHeight < 0.85 * piece.run.glyphHeight).length;
  return [
    [`line ${bucket(at, [0, 1, 2, 4])} of its block`, 1],
    [`block of ${bucket(lines.length, [1, 2, 4, 7, 11])} lines`, 1],
    [`below a ${over}`, 1],
    [`above a ${under}`, 1],
    ...held(personSigns(print, lines, party)),
    ...held(wrapSigns(print, lines, party)),
    ...held(fontSigns(print, lines)),
    ...rowSigns(print, lines, party),
    ...captionPrintSigns(print, party),
    ...streetSigns(print, over, under),
    ...held({
      "under bold print": isBold(lines[at - 1]) && !isBold(piece),
      "under smaller print":
        (lines[at - 1]?.run.glyphHeight ?? Infinity) < 0.92 * piece.run.glyphHeight,
      "bold above plain lines": isBold(piece) && below.length > 0 && !below.some(isBold),
      "a short bold line above the block": at === 0 && isUnderHeading(piece, party),
      "address below": below.some(({ text }) => isTown(text)),
      "street below": below.some(({ text }) => isStreet(text)),
      "contact below": below.some(({ text }) => isContact(text)),
      "register below": below.some(({ text }) => isRegisterText(text)),
      "person in the block": kinds.includes("person"),
      "salutation in the block": kinds.slice(0, at).includes("salutation"),
      "contact in the block": kinds.includes("contact"),
      "register in the block": lines.some(({ text }) => isRegisterText(text)),
      "address above": kinds.slice(0, at).some((kind) => kind === "town" || kind === "street"),
      "smaller print below": smaller > 0 && smaller === below.length,
      "under a return line": hasReturnLineAbove(piece, party),
      "line beside it": piece.line.line.runs.length > 1,
      "line of many texts": piece.line.line.runs.length > 3,
      "amounts beside it": piece.line.figures.some(({ decimals }) => decimals === 2),
      "numbers beside it": piece.line.figures.length > 0,
    }),
  ];
}

function isLikeStreet({ text, form }: NamePrint): boolean {
  return isStreet(text) || (form < 0.8 && (isPerhapsStreet(text) || isStreetName(text)));
}

/** What tells a street from the name of a house or of a firm that is called after one. */
function streetSigns(print: NamePrint, over: LineKind, under: LineKind): NamedSigns {
  if (!isLikeStreet(print)) return [];
  const words = print.text.split(/\s+/).length;
  return [
    ["like a street", 1],
    [`a street of ${bucket(words, [2, 3, 4, 6])} words`, 1],
    [`a street below a ${over}`, 1],
    [`a street above a ${under}`, 1],
  ];
}

/** Room between a heading and what it heads, in glyph heights. */
const HEADING_ROOM = 2.5;

/** A heading has so many words at most. */
const HEADING_WORDS = 4;

/** Whether a short line stands above at the same left edge, in another print. */
function isUnderHeading(piece: Piece, party: PartyPaper): boolean {
  const { run } = piece;
  return party.pieces.some((above) => {
    const { run: other, block } = above;
    if (other.pageNumber !== run.pageNumber || block === piece.block) return false;
    const room = run.box.top - other.box.bottom;
    const isNear = room > -1 && room < HEADING_ROOM * run.glyphHeight;
    const isAligned = Math.abs(other.box.left - run.box.left) < run.glyphHeight;
    if (!isNear || !isAligned || other.words.length > HEADING_WORDS) return false;
    const isOther = Math.abs(other.glyphHeight - run.glyphHeight) > 0.08 * run.glyphHeight;
    return isOther || isBold(above) !== isBold(piece);
  });
}

/** Room between a sender's line and the first line of the window, in glyph heights. */
const WINDOW = 8;

function hasReturnLineAbove({ run }: Piece, party: PartyPaper): boolean {
  return party.pieces.some(
    (other) =>
      other.run.pageNumber === run.pageNumber &&
      other.run.box.bottom < run.box.top + 1 &&
      run.box.top - other.run.box.bottom < WINDOW * run.glyphHeight &&
      Math.abs(other.run.box.left - run.box.left) < 2 * run.glyphHeight &&
      isReturnLine(other),
  );
}

/** Who keeps accounts, insures or delivers post. */
const OTHERS = new RegExp(`\\b${anyOf(banks)}\\b`, "iu");

/** Words of a name that are told one by one. */
const MOST_TOLD = 8;

/** What a name's own words say. */
export function nameSigns(print: NamePrint, party: PartyPaper, { domains }: OwnPrint): NamedSigns {
  const { text, form, cut, lines, behind, piece } = print;
  const keys = foldedKeys(text);
  const words = text.split(/\s+/);
  const parts = new Set(keys.slice(0, MOST_TOLD));
  return [
    ...[...parts].map((key) => [`word ${key}`, 1 / Math.sqrt(parts.size)] as const),
    [`word first ${keys[0] ?? ""}`, 1],
    [`word last ${keys.at(-1) ?? ""}`, 1],
    ["legal form", form],
    [`cut ${cut}`, 1],
    [`of ${bucket(keys.length, [1, 2, 3, 5, 8])} words`, 1],
    ["captions in its line", captionShare(piece)],
    ...held({
      "whole legal form": form >= 1,
      "over several lines": lines > 1,
      "over several lines to a legal form": lines > 1 && form >= 1,
      "of a domain": matchesDomain(keys, domains),
      "a greeted person": hasHonorific(text),
      "looks like a person": form === 0 && PERSON.test(text),
      "in capitals": text === text.toUpperCase(),
      "begins small": /^\p{Ll}/u.test(text),
      "small words":
        words.length > 2 && words.filter((word) => /^\p{Ll}{3}/u.test(word)).length > 1,
      "mostly small words":
        words.length > 3 &&
        words.filter((word) => /^\p{Ll}{3}/u.test(word)).length > 0.6 * words.length,
      "has digits": /\d/.test(text),
      "has many digits": text.replace(/\D/g, "").length > 4,
      "has a colon": text.includes(":"),
      "has a comma": text.includes(","),
      "begins with a bracket": /^[([]/.test(text),
      "has brackets": /[()[\]]/.test(text),
      "like a number": /^\S*\d\S*$/.test(text),
      "an address behind": isTown(behind) || isStreet(behind),
      "a register behind": isRegisterText(behind),
      "something behind": /[\p{L}\d]{3}/u.test(behind),
      "a sentence before it": /[\p{Ll}\d]\.\s+\p{Lu}/u.test(text),
      "a return line": isReturnLine(piece),
      "of a bank": OTHERS.test(text),
      "begins with a legal form": legalFormWorth(`x ${words[0] ?? ""}`, party.paper.words) >= 0.8,
      "goes on from the line above": goesOnFromAbove(print, party),
      "only part of its line": cut === "line" && text.length < 0.8 * piece.text.length,
    }),
  ];
}

/** Whether the line above ends as if its name went on, or a name's rest begins here. */
function goesOnFromAbove({ piece, text }: NamePrint, { pieceOf }: PartyPaper): boolean {
  const { runs } = piece.block;
  const above = runs[runs.indexOf(piece.run) - 1];
  const before = above === undefined ? undefined : pieceOf.get(above)?.text;
  if (before === undefined) return false;
  return goesOn(before, text);
}

/** Where a name stands, and how large. */
export function placeSigns(print: NamePrint, party: PartyPaper, own: OwnPrint): NamedSigns {
  const { piece } = print;
  const { run, line, at } = piece;
  const { page } = line;
  const middle = (run.box.left + run.box.right) / 2 / Math.max(1, page.width);
  const larger = run.glyphHeight / Math.max(1, own.usual) - 1;
  const later = run.pageNumber > 1 ? "page 2 " : "";
  const zone = zoneOf(piece, own);
  const behind = print.behind;
  return [
    [`${later}${zone}`, 1],
    ["down the page", piece.place],
    ["larger print", Math.max(0, Math.min(1.5, larger))],
    ["smaller print", Math.max(0, Math.min(0.5, -larger)) * 2],
    [middle < 0.36 ? "at left" : middle > 0.62 ? "at right" : "in the middle", 1],
    ...held({
      [`${zone}, an address behind`]: isTown(behind) || isStreet(behind),
      [`${zone}, a register behind`]: isRegisterText(behind),
      "in bold": isBold(piece),
      "largest print": run.glyphHeight >= 0.97 * own.largest && run.glyphHeight > 1.1 * own.usual,
      "first line": at === 0,
      "among the first lines": at > 0 && at < 4,
      "below the items": isBelowTableTop(piece, party),
      "on a later page": run.pageNumber > 1,
    }),
  ];
}

/** Parts of a page by the share of it that is above. */
export function zoneOf({ place }: Piece, { end }: OwnPrint): string {
  if (place < 0.08) return "top";
  if (place < 0.2) return "head";
  if (place < 0.36) return "window";
  if (place > 0.85 * end) return "foot";
  return place < 0.5 ? "middle" : "low";
}

/** The least bound that a number does not exceed, as a name. */
export function bucket(number: number, bounds: readonly number[]): string {
  return String(bounds.find((bound) => number <= bound) ?? "more");
}

/** What a line holds besides names; every name of its block asks. */
function kindOf(piece: Piece | undefined): LineKind {
  return piece === undefined ? "none" : lookOf(piece).kind;
}

const lookOf = onceFor((piece: Piece) => ({ kind: kindOfLine(piece) }));

function kindOfLine(piece: Piece): LineKind {
  const { text } = piece;
  if (isReturnLine(piece)) return "return line";
  if (captionShare(piece) > 0.6) return "caption";
  if (isSalutation(text)) return "salutation";
  if (isPersonLine(text)) return "person";
  if (isStreet(text)) return "street";
  if (isTown(text)) return "town";
  if (isContact(text)) return "contact";
  if (isRegisterText(text)) return "register";
  if (isCountry(text)) return "country";
  if (isPerhapsStreet(text) || isStreetName(text)) return "street";
  if (namesDepartment(text)) return "department";
  return "text";
}
