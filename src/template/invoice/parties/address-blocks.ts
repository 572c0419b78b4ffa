import { hasLetters } from "../../../base/letters.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoiceLabel, InvoicePaper } from "../invoice-paper.ts";
import type { Block } from "./blocks.ts";
import { type Mention, mentionOf } from "./mention.ts";
import {
  isContact,
  isCountry,
  isPerhapsStreet,
  isStreet,
  isStreetName,
  isTown,
  legalFormWorth,
} from "./name-looks.ts";
import { type NameInLines, nameInLines } from "./name-lines.ts";
import { hasHonorific, isSalutation } from "./name-texts.ts";
import { headsNeither } from "./plain-captions.ts";
import { captionShare, isBelowTableTop, type PartyPaper, type Piece } from "./party-paper.ts";

const MOST_LINES = 11;
/** Share of the page in which addresses stand. */
const LOWEST = 0.5;
/** Facts that a firm prints about itself, seldom about its customer. */
const OWN_FACTS =
  /\b(?:IBAN|BIC|SWIFT|HRB|HRA|RCS|KvK|Capital|Geschäftsführer|bank|banque|banca|banco)\b/i;

/** Names that begin an address without a caption in the upper half: of the customer, or of a letterhead. */
export function addressMentions(
  party: PartyPaper,
  captioned: ReadonlySet<Block>,
): readonly Mention[] {
  const open = party.blocks.filter(
    (block) =>
      block.pageNumber === 1 &&
      block.runs.length > 1 &&
      block.runs.length <= MOST_LINES &&
      !captioned.has(block),
  );
  const addressed = open.flatMap((block) => addressMention(block, party));
  const mentions = [
    ...addressed,
    ...(addressed.some(({ customer }) => customer > 1)
      ? []
      : open.flatMap((block) => bareMention(block, addressed, party))),
    ...open.flatMap((block) => besideMention(block, addressed, party)),
  ];
  if (isOfTill(party.paper)) return mentions.map((mention) => ({ ...mention, customer: LEAST }));
  return mentions.map((mention) => ({
    ...mention,
    customer: Math.max(
      LEAST,
      mention.customer + orderWorth(mention, mentions) - (captioned.size > 0 ? 0.8 : 0),
    ),
  }));
}

/** What a window is worth that shows nobody who is billed: its name is known, and no customer. */
const LEAST = 0.1;

/** Whether a till printed the paper, for somebody who stood before it: it says what was given back. No envelope has its window. */
function isOfTill({ lines }: InvoicePaper): boolean {
  return lines.some(({ labels, figures }) => {
    const change = labels.filter(({ meanings }) => meanings.includes("amount:cashChange"));
    return (
      change.length > 0 && figures.length > 0 && change.some((label) => isAlone(label, figures))
    );
  });
}

/** Whether nothing but amounts stands in the text of a label: "Change 3.50", not "Change of scope 250.00". */
function isAlone({ runs, words }: InvoiceLabel, figures: readonly InvoiceFigure[]): boolean {
  const known = new Set([...words, ...figures.flatMap((figure) => figure.words)]);
  return runs.every((run) => run.words.every((word) => known.has(word) || !hasLetters(word.text)));
}

function addressMention(block: Block, party: PartyPaper): readonly Mention[] {
  const pieces = piecesOf(block, party).filter((piece) => !isBelowTableTop(piece, party));
  const [first] = pieces;
  if (first === undefined || first.place > LOWEST || headsNeither(first) || isPriced(pieces))
    return [];
  const lines = isReturnLine(first) ? pieces.slice(1) : pieces;
  const end = addressEnd(lines);
  const begin = lines.findLastIndex(({ text }, index) => index < end && isSalutation(text));
  if (end < 1 && begin < 0 && !hasReturnLineAbove(first, party)) return [];
  const found = nameInLines(
    lines.slice(Math.max(0, begin), end < 0 ? lines.length : end + 1),
    party.paper.words,
  );
  if (found === null || lines.indexOf(found.piece) > 2) return [];
  const hasTown = lines.some(({ text }) => isTown(text));
  if (!isNameOf(found.text, hasTown) || (!hasTown && hasCaptions(lines))) return [];
  const customer = windowWorth(pieces, party, found.piece) - (hasTown ? 0 : 0.4);
  return [windowMention(found, customer, party)];
}

/** Whether most lines have an amount beside them: rows of a table. */
function isPriced(pieces: readonly Piece[]): boolean {
  const priced = pieces.filter(({ line }) => line.figures.some(({ decimals }) => decimals === 2));
  return priced.length > 1 && priced.length >= 0.5 * pieces.length;
}

/** Whether a text may begin an address: it has a capital, and no number where no town follows. */
function isNameOf(text: string, hasTown: boolean): boolean {
  return /[^\p{Ll}\P{L}]/u.test(text) && (hasTown || !/\d/.test(text));
}

function hasCaptions(lines: readonly Piece[]): boolean {
  return lines.filter((piece) => captionShare(piece) > 0.6).length > 1;
}

function windowMention(
  { text, words, piece }: NameInLines,
  customer: number,
  party: PartyPaper,
): Mention {
  return mentionOf(
    {
      text,
      words,
      pageNumber: 1,
      block: piece.block,
      vendor: 0,
      customer: Math.max(LEAST, customer),
      because: "It begins an address without a caption, where the window of an envelope is.",
    },
    party.paper.words,
  );
}

const BARE = 1.5;

/** A firm with lines below it that nothing shows to be an address, where a letterhead stands above. */
function bareMention(
  block: Block,
  addressed: readonly Mention[],
  party: PartyPaper,
): readonly Mention[] {
  const pieces = piecesOf(block, party);
  const [first] = pieces;
  if (first === undefined || first.place > 0.4 || first.place < 0.08) return [];
  if (addressed.some((mention) => mention.block === block)) return [];
  const isOther = pieces.some(
    (piece) =>
      captionShare(piece) > 0.5 ||
      isContact(piece.text) ||
      OWN_FACTS.test(piece.text) ||
      isBelowTableTop(piece, party) ||
      piece.run.words.length > 6,
  );
  const found = isOther ? null : nameInLines(pieces, party.paper.words);
  if (found === null || found.piece !== first) return [];
  if (legalFormWorth(found.text, party.paper.words) < 0.8) return [];
  return [windowMention(found, BARE, party)];
}

const BESIDE = 1.1;

/** Lines right of an address on its level are of the other party, whatever its address looks like. */
function besideMention(
  block: Block,
  addressed: readonly Mention[],
  party: PartyPaper,
): readonly Mention[] {
  const level = addressed.find((mention) => {
    const box = mention.block?.box;
    if (box === undefined || mention.block === block) return false;
    return Math.abs(box.top - block.box.top) < 6 && box.right < block.box.left;
  });
  if (level === undefined || addressed.some((mention) => mention.block === block)) return [];
  const pieces = piecesOf(block, party);
  if (pieces.some((piece) => captionShare(piece) > 0.5 || piece.line.line.runs.length > 2))
    return [];
  if (pieces.some((piece) => isBelowTableTop(piece, party))) return [];
  const found = nameInLines(pieces, party.paper.words);
  if (found === null || found.piece !== pieces[0] || /\d/.test(found.text)) return [];
  return [windowMention(found, BESIDE, party)];
}

/** Of two addresses the first is rather the letterhead; a single one at the very top too. */
function orderWorth({ block }: Mention, mentions: readonly Mention[]): number {
  if (block === null) return 0;
  const { top, left } = block.box;
  const isLater = mentions.some((other) => {
    const box = other.block?.box;
    if (box === undefined || other.block === block) return false;
    return box.top < top - 12 || (box.top < top + 12 && box.left < left - 12);
  });
  if (isLater) return 0.5;
  if (mentions.length > 1) return -0.4;
  return 0;
}

/** Index of the line of the town; else of a country or a street below a name. */
function addressEnd(lines: readonly Piece[]): number {
  const town = lines.findIndex(({ text }) => isTown(text));
  if (town >= 0) return town;
  const hasAmount = lines.some(({ line }) =>
    line.figures.some(({ printed }) => /[.,]\d{2}$/.test(printed)),
  );
  if (hasAmount || lines.length < 3 || lines.some(({ line }) => line.line.runs.length > 4))
    return -1;
  const country = lines.findIndex(({ text }, index) => index > 1 && isCountry(text));
  return country >= 0 ? country : lines.findIndex(({ text }) => isStreet(text));
}

function piecesOf({ runs }: Block, { pieceOf }: PartyPaper): readonly Piece[] {
  return runs.flatMap((run) => {
    const piece = pieceOf.get(run);
    return piece === undefined ? [] : [piece];
  });
}

/** A date written out is no postal code: "vom 2. Februar 2026, Frau Lindner; geliefert am". */
const DATED = /\b\d{1,2}[.\s]\s?(?:\d{1,2}\.|\p{L}{3,}\.?)\s?(?:de )?(?:19|20)\d\d\b/u;

/** A sender's address in one small line above the window. */
export function isReturnLine({ text }: Pick<Piece, "text">): boolean {
  if (text.length < 19 || !isTown(text) || /:/.test(text) || DATED.test(text)) return false;
  const first = text.split(/\s*[·•|●,;*]\s*|\s+[–—-]\s+/)[0] ?? text;
  return (
    first.length < text.length && !isPerhapsStreet(first) && !isStreetName(first) && !isTown(first)
  );
}

function windowWorth(pieces: readonly Piece[], party: PartyPaper, name: Piece): number {
  const [first] = pieces;
  if (first === undefined) return 0;
  const { place } = first;
  let worth = 1.6;
  if (place > 0.1 && place < 0.36) worth += 0.4;
  if (pieces.some(({ text }) => isSalutation(text)) || hasHonorific(name.text)) worth += 1.2;
  if (pieces.some(({ text }) => isContact(text) || OWN_FACTS.test(text))) worth -= 1.2;
  if (hasReturnLineAbove(first, party)) worth += 1.5;
  if (/\d/.test(name.text)) worth -= 0.5;
  if (name.run.glyphHeight > 1.25 * (pieces.at(-1)?.run.glyphHeight ?? 0)) worth -= 0.5;
  return worth;
}

/** Whether a sender's address stands directly above, or is the first line of the block itself. */
function hasReturnLineAbove(first: Piece, party: PartyPaper): boolean {
  if (isReturnLine(first)) return true;
  const { run } = first;
  return party.pieces.some(
    (other) =>
      other.run.pageNumber === run.pageNumber &&
      other.run.box.bottom < run.box.top + 1 &&
      run.box.top - other.run.box.bottom < 8 * run.glyphHeight &&
      Math.abs(other.run.box.left - run.box.left) < 2 * run.glyphHeight &&
      isReturnLine(other),
  );
}
