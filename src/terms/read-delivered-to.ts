import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line, Run } from "../layout/lines.ts";
import { deliveryPlaces } from "../words/invoice/terms.ts";
import { columnBelow, pieceOf } from "./printed-runs.ts";
import { addressAmong } from "./read-address.ts";
import { labelOf } from "./read-labelled.ts";

/** Where goods were delivered to. */
const LABEL = labelOf(deliveryPlaces);

/** Lines of an address below its label. */
const MOST_LINES = 8;

/** The country that the address of delivery names, as a code of ISO 3166-1; null where none is printed or it names none. */
export function readDeliveredTo(lines: readonly Line[]): PrintedTerm | null {
  for (const line of lines) {
    for (const run of line.runs) {
      if (!LABEL.test(pieceOf(run).text)) continue;
      const country = columnsUnder(run, lines)
        .map((column) => addressAmong(column.map(pieceOf))?.country ?? null)
        .find((found) => found !== null);
      if (country !== undefined) return country;
    }
  }
  return null;
}

/** The column below a label; where captions stand in it, the one of their values, too. */
function columnsUnder(label: Run, lines: readonly Line[]): readonly (readonly Run[])[] {
  const below = columnBelow(label, lines, MOST_LINES);
  const captions = below.filter((run) => pieceOf(run).text.endsWith(":"));
  const values = captions.flatMap((caption) => {
    const line = lines.find(({ runs }) => runs.includes(caption));
    const value = line?.runs[line.runs.indexOf(caption) + 1];
    return value === undefined ? [] : [[value, ...columnBelow(value, lines, MOST_LINES)]];
  });
  return [below, ...values];
}
