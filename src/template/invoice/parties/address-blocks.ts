import type { Block } from "./blocks.ts";
import { type Mention, mentionOf } from "./mention.ts";
import { isContact, isPerhapsStreet, isStreetName, isTown } from "./name-looks.ts";
import { nameInLines } from "./name-lines.ts";
import { hasHonorific, isSalutation } from "./name-texts.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";

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
  const mentions: Mention[] = [];
  for (const block of party.blocks) {
    if (block.pageNumber > 1 || block.runs.length < 2 || block.runs.length > MOST_LINES) continue;
    if (captioned.has(block)) continue;
    const pieces = piecesOf(block, party);
    const [first] = pieces;
    if (first === undefined || first.place > LOWEST) continue;
    const lines = isReturnLine(first) ? pieces.slice(1) : pieces;
    const town = lines.findIndex(({ text }) => isTown(text));
    const isWindow = hasReturnLineAbove(first, party);
    const begin = lines.findLastIndex(({ text }, index) => index < town && isSalutation(text));
    if (town < 1 && !isWindow && begin < 0) continue;
    const end = town < 0 ? lines.length : town + 1;
    const found = nameInLines(lines.slice(Math.max(0, begin), end), party.paper.words);
    if (found === null || !isAtHead(found.piece, lines)) continue;
    mentions.push(
      mentionOf(
        {
          text: found.text,
          words: found.words,
          pageNumber: 1,
          block,
          vendor: 0,
          customer: windowWorth(pieces, party, found.piece),
          because: "It begins an address without a caption, where the window of an envelope is.",
        },
        party.paper.words,
      ),
    );
  }
  return mentions.map((mention) => ({
    ...mention,
    customer: Math.max(
      0.1,
      mention.customer + orderWorth(mention, mentions) - (captioned.size > 0 ? 0.8 : 0),
    ),
  }));
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

function isAtHead(piece: Piece, lines: readonly Piece[]): boolean {
  return lines.indexOf(piece) <= 2;
}

function piecesOf({ runs }: Block, { pieceOf }: PartyPaper): readonly Piece[] {
  return runs.flatMap((run) => {
    const piece = pieceOf.get(run);
    return piece === undefined ? [] : [piece];
  });
}

/** A sender's address in one small line above the window. */
export function isReturnLine({ text }: Pick<Piece, "text">): boolean {
  if (text.length < 19 || !isTown(text) || /:/.test(text)) return false;
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
  if (name.run.glyphHeight > 1.25 * (pieces.at(-1)?.run.glyphHeight ?? 0)) worth -= 0.5;
  return Math.max(0.1, worth);
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
