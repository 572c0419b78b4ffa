import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { wholeWords } from "../words/any-of.ts";
import { selfBillings } from "../words/invoice/terms.ts";
import { asPrinted, pieceOf } from "./printed-runs.ts";

const WORDS = wholeWords(selfBillings);

/** The words that say that the buyer has written the invoice itself; null where none do. */
export function readSelfBilling(lines: readonly Line[]): PrintedTerm | null {
  const piece = lines
    .flatMap(({ runs }) => runs)
    .map(pieceOf)
    .find(({ text }) => WORDS.test(text));
  return piece === undefined ? null : asPrinted(piece);
}
