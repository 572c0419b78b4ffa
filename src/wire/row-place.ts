import { type Box, unionOf } from "../base/box.ts";
import type { Sourced } from "../document/sourced.ts";
import { toHundredths } from "./proof-body.ts";

/** Where a row stands: the page on which it begins and the box around its cells there; null where nothing is printed. */
export interface RowPlace {
  readonly page: number | null;
  readonly box: Box | null;
}

/** The place of a row by its cells. */
export function placeOfRow(cells: readonly (Sourced<unknown> | null)[]): RowPlace {
  const places = cells.flatMap((cell) => cell?.from ?? []);
  const [first] = places;
  if (first === undefined) return { page: null, box: null };
  const { pageNumber } = first;
  const boxes = places.filter((place) => place.pageNumber === pageNumber).map(({ box }) => box);
  return { page: pageNumber, box: toHundredths(unionOf(boxes)) };
}
