import { cleanName } from "./name-texts.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";
import { anyOf } from "../../../words/any-of.ts";
import {
  allRights,
  copyrights,
  nobody,
  signatures,
  signedFor,
  thanks,
} from "../../../words/invoice/closings.ts";

/** Thanks that name the shop: "Thank you for choosing Miller's!". */
const THANKS = new RegExp(`^${anyOf(thanks)}\\s+(.{3,60}?)[\\s!.]*$`, "i");
const COPYRIGHT = new RegExp(
  `^(?:©|\\(c\\)|${anyOf(copyrights)})\\s*(?:\\d{4}\\s*)?(.{3,60}?)(?:[.,]\\s*${anyOf(allRights)}.*)?$`,
  "i",
);
const SIGNED_FOR = new RegExp(`^${anyOf(signedFor)}\\s+(.{3,60})$`, "i");
const SIGNATURE = new RegExp(anyOf(signatures), "i");
const NOBODY = new RegExp(`^${anyOf(nobody)}\\b`, "i");

/** Names of the vendor in what papers end with: thanks, signatures, copyright. */
export function closingNames({
  pieces,
  paper,
}: PartyPaper): readonly { readonly text: string; readonly piece: Piece }[] {
  return pieces.flatMap((piece) => {
    const name = closingName(piece, pieces);
    const text = name === null || NOBODY.test(name) ? null : cleanName(name, paper.words);
    return text === null ? [] : [{ text, piece }];
  });
}

function closingName(piece: Piece, pieces: readonly Piece[]): string | null {
  const { text, place } = piece;
  if (place < 0.25 || text.length > 120) return null;
  const thanked = THANKS.exec(text)?.[1] ?? COPYRIGHT.exec(text)?.[1];
  if (thanked !== undefined) return thanked;
  const signed = SIGNED_FOR.exec(text)?.[1];
  if (signed === undefined || !isAboveSignature(piece, pieces)) return null;
  return signed.replace(/,$/, "");
}

const LINES_TO_SIGN = 5;

function isAboveSignature({ at, run }: Piece, pieces: readonly Piece[]): boolean {
  return pieces.some(
    (other) =>
      other.at > at &&
      other.at <= at + LINES_TO_SIGN &&
      other.run.pageNumber === run.pageNumber &&
      SIGNATURE.test(other.text),
  );
}
