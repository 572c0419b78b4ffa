import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import { selfBillings } from "../words/invoice/terms.ts";
import { asPrinted, pieceOf } from "./printed-runs.ts";

const WORDS = new RegExp(`(?<!\\p{L})${anyOf(selfBillings)}(?!\\p{L})`, "iu");

/** The words that say that the buyer has written the invoice itself; null where none do. */
export function readSelfBilling(lines: readonly Line[]): PrintedTerm | null {
  const piece = lines
    .flatMap(({ runs }) => runs)
    .map(pieceOf)
    .find(({ text }) => WORDS.test(text));
  return piece === undefined ? null : asPrinted(piece);
}
