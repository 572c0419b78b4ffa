import type { SheetFigures } from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Word } from "../page/page.ts";
import type { Reading } from "../reading.ts";

/** Tells the words that are figures of listed items: rows of a continuation sheet, items of an invoice. */
export function listedWords(reading: Reading): (word: Word) => boolean {
  const places = new Set(
    figuresOf(reading).flatMap((figure) =>
      (figure?.from ?? []).map(({ box }) => placeKey(box.right, box.bottom)),
    ),
  );
  return ({ box }) => places.has(placeKey(box.right, box.bottom));
}

function figuresOf(reading: Reading): readonly (Sourced<unknown> | null)[] {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return (reading.document.sheet?.rows ?? []).flatMap(({ figures }) => cellsOf(figures));
    case "CHANGE_ORDER":
      return [];
    case "INVOICE":
      return reading.document.lines.map(({ amount }) => amount);
  }
}

function cellsOf(figures: SheetFigures): readonly (Sourced<unknown> | null)[] {
  const entries: readonly (readonly [string, Sourced<unknown> | null])[] = Object.entries(figures);
  return entries.map(([, cell]) => cell);
}

/** Words of two pages at the same place count as one: what stands where items stand is no field. */
function placeKey(right: number, bottom: number): string {
  return `${Math.round(right * 10)} ${Math.round(bottom * 10)}`;
}
