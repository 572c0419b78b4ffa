import { foldedKeys } from "../../../base/folded-words.ts";
import type { Block } from "./blocks.ts";
import { isReturnLine } from "./address-blocks.ts";
import { domainsOf, matchesDomain } from "./domains.ts";
import { type Mention, mentionOf } from "./mention.ts";
import {
  isContact,
  isPerhapsStreet,
  isStreet,
  isStreetName,
  isTitle,
  isTown,
  legalFormWorth,
} from "./name-looks.ts";
import { cleanName, hasHonorific, isPersonLine } from "./name-texts.ts";
import { captionShare, type PartyPaper, type Piece } from "./party-paper.ts";

interface Print {
  readonly domains: ReadonlySet<string>;
  /** Largest print at the head of the first page that is no title. */
  readonly largest: number;
  readonly usual: number;
  /** Where the print of the page ends, as a share of its height. */
  readonly end: number;
}

/** Names where firms print their own: letterhead, return address, footer. */
export function letterheadMentions(
  party: PartyPaper,
  captioned: ReadonlySet<Block>,
  windows: ReadonlyMap<Block, Mention>,
): readonly Mention[] {
  const print = printOf(party, captioned);
  const mentions: Mention[] = [];
  for (const piece of party.pieces) {
    if (captioned.has(piece.block) || captionShare(piece) > 0.8) {
      if (legalFormWorth(piece.text, party.paper.words) < 0.8) continue;
    }
    const worth =
      piece.place < HEAD ? headWorth(piece, party, print) : footWorth(piece, party, print);
    if (worth === null) continue;
    const window = windows.get(piece.block);
    const whole = window?.words[0] === piece.run.words[0] ? window : undefined;
    mentions.push(
      mentionOf(
        {
          text: whole?.text ?? worth.name,
          words: whole?.words ?? piece.run.words,
          pageNumber: piece.run.pageNumber,
          block: piece.block,
          vendor: worth.vendor - ofCustomerWorth(piece, captioned, window),
          customer: 0,
          because: worth.because,
        },
        party.paper.words,
      ),
    );
  }
  return mentions;
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

const HEAD = 0.3;

interface Worth {
  readonly name: string;
  readonly vendor: number;
  readonly because: string;
}

function headWorth(piece: Piece, party: PartyPaper, print: Print): Worth | null {
  const { text, run, place } = piece;
  const { words } = party.paper;
  if (piece.line.figures.some(({ currency }) => currency !== "")) return null;
  const name = cleanName(text, words);
  if (name === null || isPersonLine(name) || (isStreet(name) && name === text)) return null;
  const isFirm = legalFormWorth(name, words);
  if ((isPerhapsStreet(name) || isStreetName(name)) && isFirm < 0.8) return null;
  if (piece.line.line.runs.length > 3 && isFirm < 0.8 && run.glyphHeight < 1.2 * print.usual)
    return null;
  const isReturn = isReturnLine(piece) && name.length < 0.7 * text.length;
  const keys = foldedKeys(name);
  let vendor = place < 0.22 ? 0.8 : 0.1;
  vendor += 1.3 * isFirm;
  vendor += sizeWorth(piece, print);
  vendor += blockWorth(piece);
  if (isReturn) vendor += 1.5;
  if (matchesDomain(keys, print.domains)) vendor += 1.3;
  if (keys.length > 7) vendor -= 0.7;
  if (/\d/.test(name)) vendor -= 0.7;
  if (/:/.test(name)) vendor -= 0.8;
  vendor -= captionShare(piece);
  vendor -= 0.8 * (run.pageNumber - 1);
  return { name, vendor, because: "It stands where firms print their own name." };
}

function sizeWorth({ run, place }: Piece, { largest, usual }: Print): number {
  if (place > 0.22) return 0;
  const isBold = run.words.every((word) => word.isBold) ? 0.25 : 0;
  if (run.glyphHeight >= 0.97 * largest && run.glyphHeight > 1.1 * usual) return 0.9 + isBold;
  return (run.glyphHeight > 1.25 * usual ? 0.6 : 0) + isBold;
}

/** A name begins its block; the facts of the firm stand below it. */
function blockWorth({ run, block, place }: Piece): number {
  const index = block.runs.indexOf(run);
  const texts = block.runs.map((other) => (other === run ? "" : joinedText(other)));
  const facts = texts.findIndex((text) => isContact(text) || isTown(text) || isStreet(text));
  const isFirst = index === 0 ? 0.3 : 0;
  if (facts < 0) return place < 0.22 ? isFirst : 0;
  if (facts < index) return -0.9;
  return isFirst + (index <= 1 ? 0.6 : 0);
}

function joinedText(run: Piece["run"]): string {
  return run.words.map(({ text }) => text).join(" ");
}

/** Facts that stand beside the name of a firm at the foot of its paper. */
const REGISTER =
  /\b(?:HRB|HRA|HR\s?[AB]|FN \d|Amtsgericht|Registergericht|Sitz|Geschäftsführer|GF|Vorstand|USt|UID|MwSt|VAT|TVA|BTW|KvK|IVA|P\.?\s?IVA|CIF|NIF|NIP|KRS|REGON|SIRET|SIREN|RCS|APE|NAF|capital|Cap\. ?Soc|R\.?E\.?A|Registered|Company (?:No|Reg)|Reg\. ?No|Co\. Reg|ABN|ACN|GST|EIN|Tax|Org\.?\s?nr|Orgnr|Momsreg|CVR|IBAN|BIC|Bankgiro|Plusgiro|Inscrita|Registro Mercantil|R\.M|Conserv|Matrícula|NIPC|CNPJ|RFC|Handelsregister|Steuer)\b/i;

/** What a text below the head is worth as the vendor's name: only with the facts that firms print about themselves. */
function footWorth(piece: Piece, party: PartyPaper, print: Print): Worth | null {
  const { text, run } = piece;
  const { words } = party.paper;
  const name = cleanName(text, words);
  if (name === null) return null;
  const isPriced = piece.line.figures.some(({ currency }) => currency !== "");
  if ((isPriced && !REGISTER.test(text)) || REGISTER.test(name)) return null;
  const isFirm = legalFormWorth(name, words);
  const isReturn = isReturnLine(piece) && name.length < 0.7 * text.length;
  const isDomain = matchesDomain(foldedKeys(name), print.domains);
  const isLow = piece.place > 0.6 * print.end;
  if (isFirm < 0.5 && !isReturn && !(isDomain && isLow)) return null;
  const beside =
    run.words.length > 3 && name.length < 0.8 * text.length ? text.slice(name.length) : "";
  const around = piece.block.runs.filter((other) => other !== run).map(joinedText);
  const isRegistered = REGISTER.test(beside);
  const hasFacts =
    isLow &&
    block0(piece) &&
    around.some((other) => isContact(other) || isTown(other) || REGISTER.test(other));
  let vendor = 0.9 * isFirm;
  if (isRegistered) vendor += 1.2;
  if (isReturn) vendor += 1;
  if (hasFacts) vendor += 0.7;
  if (isDomain) vendor += 0.9;
  if (run.glyphHeight < 0.9 * print.usual && isLow) vendor += 0.2;
  if (hasHonorific(name)) vendor -= 0.7;
  vendor -= 0.6 * captionShare(piece) + 0.2 * (run.pageNumber - 1);
  if (!isLow) vendor -= 0.4;
  if (vendor < 0.6) return null;
  return { name, vendor, because: "It stands with the facts that firms print about themselves." };
}

function block0({ block, run }: Piece): boolean {
  return block.runs[0] === run;
}

function printOf(party: PartyPaper, captioned: ReadonlySet<Block>): Print {
  const { pieces, paper } = party;
  const heads = pieces.filter(
    ({ run, place, text }) =>
      run.pageNumber === 1 && place < 0.25 && /\p{L}{2}/u.test(text) && !isTitle(text, paper.words),
  );
  const heights = pieces.map(({ run }) => run.glyphHeight).toSorted((a, b) => a - b);
  const first = pieces.filter(({ run }) => run.pageNumber === 1);
  return {
    domains: domainsOf(pieces.filter(({ block }) => !captioned.has(block))),
    largest: Math.max(0, ...heads.map(({ run }) => run.glyphHeight)),
    usual: heights[heights.length >> 1] ?? 10,
    end: Math.max(0.3, ...first.map(({ place }) => place)),
  };
}
