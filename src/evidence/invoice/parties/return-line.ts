import { isPerhapsStreet, isStreetName, isTown } from "./name-looks.ts";
import type { Piece } from "./party-paper.ts";
import { anyOf } from "../../../words/any-of.ts";
import { insideDates } from "../../../words/invoice/dates.ts";

/** A date written out is no postal code: "vom 2. Februar 2026, Frau Lindner; geliefert am". */
const DATED = new RegExp(
  `\\b\\d{1,2}[.\\s]\\s?(?:\\d{1,2}\\.|\\p{L}{3,}\\.?)\\s?(?:${anyOf(insideDates)} )?(?:19|20)\\d\\d\\b`,
  "u",
);

/** A sender's address in one small line above the window. */
export function isReturnLine({ text }: Pick<Piece, "text">): boolean {
  if (text.length < 19 || !isTown(text) || /:/.test(text) || DATED.test(text)) return false;
  const first = text.split(/\s*[·•|●,;*]\s*|\s+[–—-]\s+/)[0] ?? text;
  return (
    first.length < text.length && !isPerhapsStreet(first) && !isStreetName(first) && !isTown(first)
  );
}
