import { overlapX } from "../base/box.ts";
import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line, Run } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import { buyerReferences, precedingInvoices } from "../words/invoice/terms.ts";
import { asPrinted, cutOf, type Piece, pieceOf } from "./printed-runs.ts";

/** What the buyer gave the seller to put on the invoice. */
export const BUYER_REFERENCE: RegExp = labelOf(buyerReferences);

/** The invoice to which a credit note or a correction goes back. */
export const PRECEDING_INVOICE: RegExp = labelOf(
  precedingInvoices,
  "(?:[- ]?(?:nr|no|n°|nummer|number)\\.?)?",
);

/** A text that begins with any of these labels and with no longer word, the label with the signs behind it; `tail` may stand between. */
export function labelOf(labels: readonly string[], tail = ""): RegExp {
  return new RegExp(`^${anyOf(labels)}${tail}(?!\\p{L})[ .:]*`, "iu");
}

/** Behind a label in its line, or right of it, or below it, stands its value; null where the paper has no such label. */
export function readLabelled(label: RegExp, lines: readonly Line[]): PrintedTerm | null {
  for (const [at, line] of lines.entries()) {
    for (const [index, run] of line.runs.entries()) {
      const piece = pieceOf(run);
      const match = label.exec(piece.text);
      if (match === null) continue;
      const value =
        behind(piece, match[0].length) ??
        rightOf(line.runs[index + 1], run) ??
        below(run, lines.slice(at + 1, at + 3));
      if (value !== null) return asPrinted(value);
    }
  }
  return null;
}

function behind(piece: Piece, from: number): Piece | null {
  // "Uw referentie / PO : 4500883080": the label goes on.
  const more = /^\/[^:]*: */.exec(piece.text.slice(from))?.[0].length ?? 0;
  const begin = from + more;
  return begin >= piece.text.length ? null : cutOf(piece, begin, piece.text.length);
}

/** A value stands within so many glyph heights right of its label. */
const REACH = 30;

function rightOf(next: Run | undefined, { box, glyphHeight }: Run): Piece | null {
  if (next === undefined || next.box.left - box.right > REACH * glyphHeight) return null;
  return pieceOf(next);
}

function below({ box, pageNumber, glyphHeight }: Run, lines: readonly Line[]): Piece | null {
  for (const line of lines) {
    if (line.pageNumber !== pageNumber || line.box.top - box.bottom > 2 * glyphHeight) return null;
    const run = line.runs.find((one) => overlapX(one.box, box) > 0);
    if (run !== undefined) return pieceOf(run);
  }
  return null;
}
