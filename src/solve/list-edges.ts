import type { NamedSigns } from "../base/odds.ts";
import { held } from "../base/odds.ts";
import {
  type Cell,
  countIn,
  heightOf,
  type OrderAmount,
  type OrderNumber,
  placeOf,
} from "./order-figures.ts";

/*
 * Where a list begins and ends in its column. Changes at the end of a schedule follow its items: they are numbered in another
 * way or from one again, may stand apart from them, and the total of the schedule comes right below.
 */

/** What stands above and below some consecutive cells of a column. */
export interface Edges {
  readonly above: OrderAmount | null;
  /** Whether more room, or a line without amounts, parts it from the row above. */
  readonly isApart: boolean;
  /** Whether the amount right below is the sum of cells that end with its own. */
  readonly endsInTotal: boolean;
}

/** How the numbers of a list stand to that of the row above. */
export type NumberedFrom = "another form" | "anew" | null;

/** The edges of a list whose numbers are known. */
export interface ListEdges extends Pick<Edges, "isApart" | "endsInTotal"> {
  readonly numbered: NumberedFrom;
}

/** Edges of a list of which nothing is known. */
export const NO_EDGES: ListEdges = { isApart: false, endsInTotal: false, numbered: null };

/** Rows stand apart where there is so much more room between them than in the rows beside. */
const APART = 1.5;

/** The edges of consecutive cells. */
export function edgesOf(cells: readonly Cell[], from: number, to: number): Edges {
  return {
    above: cells[from - 1]?.amount ?? null,
    isApart: isApart(cells, from),
    endsInTotal: endsInTotal(cells, to),
  };
}

/** Whether more room parts a cell from the one above than its neighbours. */
export function isApart(cells: readonly Cell[], from: number): boolean {
  const pitchAt = (at: number): number | null => {
    const [one, next] = [cells[at - 1]?.amount, cells[at]?.amount];
    if (one === undefined || next === undefined || one.page !== next.page) return null;
    return next.figure.box.top - one.figure.box.top;
  };
  const own = pitchAt(from);
  const beside = [pitchAt(from - 1), pitchAt(from + 1)].filter((pitch) => pitch !== null);
  return own !== null && beside.length > 0 && own > APART * Math.min(...beside);
}

/** Cells that are added up to find what is a total. */
const MOST_ADDED = 120;

function endsInTotal(cells: readonly Cell[], to: number): boolean {
  const total = cells[to + 1]?.amount.cents;
  if (total === undefined || total === 0) return false;
  let sum = 0;
  for (let at = to; at >= Math.max(0, to - MOST_ADDED); at -= 1) {
    sum += cells[at]?.cents ?? 0;
    if (sum === total && at < to) return true;
  }
  return false;
}

/** The edges of a list that has these numbers. */
export function edgesWith(
  edges: Edges | undefined,
  own: readonly (OrderNumber | null)[],
  byLine: ReadonlyMap<number, readonly OrderNumber[]>,
): ListEdges {
  if (edges === undefined) return NO_EDGES;
  const { isApart: apart, endsInTotal: ends, above } = edges;
  return { isApart: apart, endsInTotal: ends, numbered: numberedFrom(above, own, byLine) };
}

/** Numbers of one column begin within so many glyph heights. */
const COLUMN = 2;

function numberedFrom(
  above: OrderAmount | null,
  own: readonly (OrderNumber | null)[],
  byLine: ReadonlyMap<number, readonly OrderNumber[]>,
): NumberedFrom {
  const [first] = own;
  if (above === null || first === null || first === undefined) return null;
  const form = formOf(first);
  if (own.some((number) => number === null || formOf(number) !== form)) return null;
  const before = (byLine.get(placeOf(above)) ?? []).find(
    ({ left, figure }) =>
      Math.abs(left - first.left) < COLUMN * heightOf({ figure }) && left < above.left,
  );
  if (before === undefined) return null;
  if (formOf(before) !== form) return "another form";
  return countIn(first.value) <= countIn(before.value) ? "anew" : null;
}

/** The letters of a number, and whether it has digits. */
export function formOf({ value }: OrderNumber): string {
  return value
    .toUpperCase()
    .replaceAll(/\d+/g, "0")
    .replaceAll(/[^A-Z0]/g, "");
}

/** What the edges of a list say. */
export function edgeSigns({ isApart: apart, endsInTotal: ends, numbered }: ListEdges): NamedSigns {
  return held({
    "ends in a total": ends,
    "apart from the rows above": apart,
    "numbered in another form": numbered === "another form",
    "numbered anew": numbered === "anew",
    "another form to a total": numbered === "another form" && ends,
    "anew to a total": numbered === "anew" && ends,
    "apart to a total": apart && ends,
  });
}
