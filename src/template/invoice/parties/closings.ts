import { cleanName } from "./name-texts.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";

/** Thanks that name the shop: "Thank you for choosing Miller's!". */
const THANKS =
  /^(?:thanks?(?: you)? for (?:choosing|visiting|using|trusting|(?:shopping|staying|dining|banking|flying)(?: at| with)|(?:your|the) (?:order|purchase|business|visit|stay) (?:from|at|with|to)|doing business with)|(?:vielen )?dank(?:e)? für (?:ihren|deinen) (?:einkauf|besuch|auftrag) bei|merci d[’']avoir choisi|gracias por (?:elegir|confiar en|comprar en|su compra en)|grazie per aver scelto|obrigad[oa] por (?:escolher|comprar na)|bedankt voor uw (?:aankoop|bestelling|bezoek) (?:bij|aan))\s+(.{3,60}?)[\s!.]*$/i;
const COPYRIGHT =
  /^(?:©|\(c\)|copyright)\s*(?:\d{4}\s*)?(.{3,60}?)(?:[.,]\s*(?:all rights|alle rechte|tous droits).*)?$/i;
const SIGNED_FOR = /^(?:for|per|für|pour|por|p\.p\.)\s+(.{3,60})$/i;
const SIGNATURE = /signat|unterschrift|firma autorizada|assinatura/i;
const NOBODY = /^(?:us|our|your|the|a|this|it)\b/i;

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
  const thanks = THANKS.exec(text)?.[1] ?? COPYRIGHT.exec(text)?.[1];
  if (thanks !== undefined) return thanks;
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
