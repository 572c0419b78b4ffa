import type { PrintedContact, PrintedTerm } from "../document/printed-terms.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Line } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import { contactPeople, shortTelephones, telephones } from "../words/invoice/terms.ts";
import { columnsOf } from "./read-address.ts";
import { labelOf, readLabelled } from "./read-labelled.ts";
import { asPrinted, cutOf, type Piece, pieceOf } from "./printed-runs.ts";

export const NO_CONTACT: PrintedContact = { name: null, phone: null, email: null };

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** A number of telephone behind its label. */
const PHONE = new RegExp(
  `(?<!\\p{L})${anyOf(telephones, shortTelephones)}\\.? ?:? ?(\\+?\\d[\\d ()/-]{6,20}\\d)(?!\\S)`,
  "iu",
);
const PHONE_LABEL = new RegExp(`^${anyOf(telephones)}(?!\\p{L})(?:-nr| no)?[ .:]*`, "iu");
/** The same as a line of its own in an address, in groups and with the nought or the plus that it begins with. */
const BARE_PHONE = /^[+0]\d{0,4}[ /-][\d ()/-]{5,18}\d$/u;
const PERSON = labelOf(contactPeople);

/** How the seller is reached, by lines that are not the buyer's. */
export function readContact(name: Sourced<string> | null, lines: readonly Line[]): PrintedContact {
  if (name === null) return NO_CONTACT;
  const pieces = lines.flatMap(({ runs }) => runs.map(pieceOf));
  return {
    name: readLabelled(PERSON, lines),
    phone:
      firstIn(pieces, PHONE) ??
      phoneIn(readLabelled(PHONE_LABEL, lines)) ??
      firstIn(columnsOf(name, lines).map(pieceOf), BARE_PHONE),
    email: firstIn(pieces, EMAIL),
  };
}

function phoneIn(value: PrintedTerm | null): PrintedTerm | null {
  return value !== null && /^\+?[\d ()/-]{7,24}$/.test(value.value) ? value : null;
}

/** The first text that has a pattern: its group, or all of it where it has none. */
function firstIn(pieces: readonly Piece[], pattern: RegExp): PrintedTerm | null {
  for (const piece of pieces) {
    const match = pattern.exec(piece.text);
    if (match === null) continue;
    const [whole, group = whole] = match;
    const from = match.index + whole.lastIndexOf(group);
    const cut = cutOf(piece, from, from + group.length);
    if (cut !== null) return asPrinted(cut);
  }
  return null;
}
