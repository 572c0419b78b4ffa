import { foldedKeys } from "../../../base/folded-words.ts";
import { hasLetters } from "../../../base/letters.ts";
import { isReturnLine } from "./address-blocks.ts";
import type { Block } from "./blocks.ts";
import { matchesDomain } from "./domains.ts";
import { firmsIn } from "./firm-texts.ts";
import { footWorth } from "./footers.ts";
import { logoNames } from "./logo-lines.ts";
import { type Mention, mentionOf } from "./mention.ts";
import { isOtherName } from "./name-lines.ts";
import { isPerhapsStreet, isStreetName, legalFormWorth } from "./name-looks.ts";
import { cleanName, isPersonLine } from "./name-texts.ts";
import { isRegisterText, type NameWorth, type OwnPrint, ownPrint } from "./own-print.ts";
import { captionShare, isBelowTableTop, type PartyPaper, type Piece } from "./party-paper.ts";

/** Share of the page that is its head. */
const HEAD = 0.3;
/** Share of the page above all that may be its foot: of short papers too. */
const FOOT = 0.5;

/** Names where firms print their own: letterhead, return address, footer. */
export function letterheadMentions(
  party: PartyPaper,
  captioned: ReadonlySet<Block>,
  windows: ReadonlyMap<Block, Mention>,
): readonly Mention[] {
  const print = ownPrint(party, captioned);
  const mentions: Mention[] = [];
  for (const piece of party.pieces) {
    if (!mayBeName(piece, party, captioned)) continue;
    const worth =
      piece.place < HEAD ? headWorth(piece, party, print) : footWorth(piece, party, print);
    if (worth === null) continue;
    const window = windows.get(piece.block);
    const whole = window?.words[0] === piece.run.words[0] ? window : undefined;
    const vendor = worth.vendor - ofCustomerWorth(piece, captioned, window);
    const place = { pageNumber: piece.run.pageNumber, block: piece.block, customer: 0 };
    const { because } = worth;
    const text = whole?.text ?? worth.name;
    const own = { text, words: whole?.words ?? piece.run.words, vendor, because };
    const lines = piece.place < HEAD ? logoNames(piece, party) : [];
    const all = [own, ...lines.map((logo) => ({ ...logo, vendor: vendor + logo.worth, because }))];
    for (const name of all) mentions.push(mentionOf({ ...place, ...name }, party.paper.words));
  }
  const ofCustomer = new Set(captioned);
  for (const [block, { customer }] of windows) if (customer > 1.4) ofCustomer.add(block);
  return [...mentions, ...firmMentions(party, print, ofCustomer)];
}

/** Who keeps accounts, delivers post or made the program is not who bills. */
const OTHERS =
  /\b(?:bank|banque|banca|banco|sparkasse|volksbank|raiffeisen\p{L}*|versicherung\p{L}*|insurance|assurances?|post office)\b/iu;
const OTHERS_BEFORE =
  /(?:powered by|software|printed by|insured (?:by|with)|bank|versichert bei|konto bei|group company of|member of|subsidiary of|part of|trading (?:name|style) of|brand of|division of)\W*$/i;

/** Whether a block stands where names are lines of their own. */
function isInHead({ pageNumber, runs: [first] }: Block, party: PartyPaper): boolean {
  const piece = first === undefined ? undefined : party.pieceOf.get(first);
  if (piece === undefined || pageNumber > 1) return false;
  return piece.place < HEAD && !isBelowTableTop(piece, party);
}

/** Firms that running text names, where it is not the customer's. */
function firmMentions(
  party: PartyPaper,
  print: OwnPrint,
  ofCustomer: ReadonlySet<Block>,
): readonly Mention[] {
  return party.blocks.flatMap((block) => {
    if (ofCustomer.has(block) || isInHead(block, party)) return [];
    return firmsIn(block, party).map(({ name, words, before, behind }) => {
      const vendor =
        0.9 +
        (isRegisterText(behind) ? 0.8 : 0) +
        (matchesDomain(foldedKeys(name), print.domains) ? 0.9 : 0) -
        (OTHERS.test(name) || OTHERS_BEFORE.test(before) ? 1 : 0) -
        0.2 * (block.pageNumber - 1);
      const because = "Running text names it with the facts of a firm.";
      return mentionOf(
        { text: name, words, vendor, customer: 0, because, block, pageNumber: block.pageNumber },
        party.paper.words,
      );
    });
  });
}

/** Captions and numbers are no names; lines of the customer only where they name a firm. */
function mayBeName(piece: Piece, { paper }: PartyPaper, captioned: ReadonlySet<Block>): boolean {
  const { text, line } = piece;
  const isMiddle = piece.place > HEAD && piece.place < FOOT;
  if (isMiddle && line.figures.length > 1 && line.line.runs.length > 2) return false;
  if (text.length < 3 || text.length > 260 || !hasLetters(text)) return false;
  if (!captioned.has(piece.block) && captionShare(piece) <= 0.8) return true;
  return legalFormWorth(text, paper.words) >= 0.8;
}

/** What speaks against a vendor: the caption or the window of a customer, a line beside the name of its address. */
function ofCustomerWorth(
  piece: Piece,
  captioned: ReadonlySet<Block>,
  window: Mention | undefined,
): number {
  const isCaptioned = captioned.has(piece.block) && !isReturnLine(piece);
  if (window === undefined) return isCaptioned ? 1.5 : 0;
  const isBeside = !isReturnLine(piece) && window.words[0] !== piece.run.words[0];
  return 0.8 * Math.max(0, window.customer - 1.8) + (isBeside ? 0.5 : -0.2);
}

function headWorth(piece: Piece, party: PartyPaper, print: OwnPrint): NameWorth | null {
  const { text, run } = piece;
  const name = nameAtHead(piece, party, print);
  if (name === null) return null;
  const keys = foldedKeys(name);
  const vendor =
    (piece.place < 0.22 ? 0.8 : 0.1) +
    (piece.at === 0 && keys.length > 1 ? 0.15 : 0) +
    1.3 * legalFormWorth(name, party.paper.words) +
    sizeWorth(piece, print) +
    blockWorth(piece, print) +
    (isReturnLine(piece) && name.length < 0.7 * text.length && !isUnderName(piece) ? 1.5 : 0) +
    (matchesDomain(keys, print.domains) ? 1.3 : 0) -
    oddWorth(name, keys.length) -
    captionShare(piece) -
    0.8 * (run.pageNumber - 1);
  return { name, vendor, because: "It stands where firms print their own name." };
}

function nameAtHead(piece: Piece, party: PartyPaper, print: OwnPrint): string | null {
  const { words } = party.paper;
  if (piece.line.figures.some(({ currency }) => currency !== "")) return null;
  const name = isOtherName(piece.text) ? null : cleanName(piece.text, words);
  if (name === null || isPersonLine(name)) return null;
  if (legalFormWorth(name, words) >= 0.8) return name;
  if (isBelowTableTop(piece, party) || isPerhapsStreet(name) || isStreetName(name)) return null;
  const isCell = piece.line.line.runs.length > 3 && piece.run.glyphHeight < 1.2 * print.usual;
  return isCell ? null : name;
}

/** Whether larger print stands directly above, so that a line of address is that name's. */
function isUnderName({ run, block }: Piece): boolean {
  const above = block.runs[block.runs.indexOf(run) - 1];
  return above !== undefined && above.glyphHeight > 1.1 * run.glyphHeight;
}

/** What speaks against a name by its own text: many words, digits, a colon. */
function oddWorth(name: string, keyCount: number): number {
  return (keyCount > 7 ? 0.7 : 0) + (/\d/.test(name) ? 0.7 : 0) + (name.includes(":") ? 0.8 : 0);
}

function sizeWorth({ run, place }: Piece, { largest, usual }: OwnPrint): number {
  if (place > 0.22) return 0;
  const isBold = run.words.every((word) => word.isBold) ? 0.25 : 0;
  if (run.glyphHeight >= 0.97 * largest && run.glyphHeight > 1.1 * usual) return 0.9 + isBold;
  return (run.glyphHeight > 1.25 * usual ? 0.6 : 0) + isBold;
}

/** A name begins its block; the facts of the firm stand below it. */
function blockWorth({ run, block, place }: Piece, { factsOf }: OwnPrint): number {
  const index = block.runs.indexOf(run);
  const { reach } = factsOf(block);
  const isFirst = index === 0 ? 0.3 : 0;
  if (reach < 0) return place < 0.22 ? isFirst : 0;
  if (reach < index) return -0.9;
  return isFirst + (index <= 1 ? 0.6 : 0);
}
