import { unionOf } from "../base/box.ts";
import type { Sourced } from "../document/sourced.ts";
import type { RowPlace } from "./evidence-contract.ts";
import { toHundredths } from "./values.ts";

/** The place of a row by its cells. */
export function placeOfRow(cells: readonly (Sourced<unknown> | null)[]): RowPlace {
  const places = cells.flatMap((cell) => cell?.from ?? []);
  const [first] = places;
  if (first === undefined) return NOWHERE;
  const { pageNumber } = first;
  const boxes = places.filter((place) => place.pageNumber === pageNumber).map(({ box }) => box);
  return { page: pageNumber, box: toHundredths(unionOf(boxes)) };
}

/** The first place of a value. */
export function placeOf(value: Sourced<unknown> | null): RowPlace {
  if (value === null) return NOWHERE;
  const [{ pageNumber, box }] = value.from;
  return { page: pageNumber, box: toHundredths(box) };
}

const NOWHERE: RowPlace = { page: null, box: null };
