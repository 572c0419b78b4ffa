import { kindOf } from "../kinds/kinds.ts";
import type { Word } from "../page/page.ts";
import type { Reading } from "../kinds/reading.ts";

/** Tells the words that are figures of listed items: rows of a continuation sheet, items of an invoice. */
export function listedWords(reading: Reading): (word: Word) => boolean {
  const places = new Set(
    kindOf(reading.documentType)
      .listedFigures(reading)
      .flatMap((figure) => (figure?.from ?? []).map(({ box }) => placeKey(box.right, box.bottom))),
  );
  return ({ box }) => places.has(placeKey(box.right, box.bottom));
}

/** Words of two pages at the same place count as one: what stands where items stand is no field. */
function placeKey(right: number, bottom: number): string {
  return `${Math.round(right * 10)} ${Math.round(bottom * 10)}`;
}
