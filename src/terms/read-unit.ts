import { holdsMiddle } from "../base/box.ts";
import type { InvoiceLine } from "../document/invoice.ts";
import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import { pricesFollow } from "../words/invoice/terms.ts";
import { asPrinted } from "./printed-runs.ts";

/** A unit is a short word: letters, a power, a dot. */
const UNIT = /^\p{L}[\p{L}²³23./]{0,7}\.?$/u;
/** Words between a quantity and its price are no unit. */
const NO_UNIT = new RegExp(`^${anyOf(pricesFollow)}$`, "iu");

/** The word behind a quantity in its own run, where the item was read without a unit; null where there is none. */
export function readUnit(
  { unit, quantity }: Pick<InvoiceLine, "unit" | "quantity">,
  lines: readonly Line[],
): PrintedTerm | null {
  if (unit !== null || quantity === null) return null;
  const [place] = quantity.from;
  const runs = lines
    .filter(({ pageNumber }) => pageNumber === place.pageNumber)
    .flatMap((line) => line.runs);
  for (const { words, pageNumber } of runs) {
    const at = words.findLastIndex(({ box }) => holdsMiddle(place.box, box));
    const next = words[at + 1];
    if (at < 0) continue;
    // More words behind it are a description.
    if (next === undefined || words.length > at + 2) return null;
    if (!UNIT.test(next.text) || NO_UNIT.test(next.text)) return null;
    return asPrinted({ text: next.text, words: [next], pageNumber });
  }
  return null;
}
