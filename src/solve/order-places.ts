import type { OrderAmount, OrderNumber } from "./order-figures.ts";

/** No page has so many lines. */
const MOST_LINES = 1_000_000;

/** The line of a figure, or one some lines below it, as a key. */
export function placeOf({ page, line }: OrderAmount | OrderNumber, below = 0): number {
  return page * MOST_LINES + line + below;
}

export function heightOf({ figure: { words } }: OrderAmount | OrderNumber): number {
  return words[0]?.glyphHeight ?? 0;
}

/** Groups in the order in which their keys come. */
export function groupBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const own = groups.get(key);
    if (own === undefined) groups.set(key, [one]);
    else own.push(one);
  }
  return groups;
}
