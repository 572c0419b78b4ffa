import type { OrderAmount, OrderNumber } from "./order-figures.ts";

/** The line of a figure, as a key. */
export function placeOf({ page, line }: OrderAmount | OrderNumber): string {
  return `${page} ${line}`;
}

export function heightOf({ figure: { words } }: OrderAmount | OrderNumber): number {
  return words[0]?.glyphHeight ?? 0;
}

/** Groups in the order in which their keys come. */
export function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const own = groups.get(keyOf(one));
    if (own === undefined) groups.set(keyOf(one), [one]);
    else own.push(one);
  }
  return groups;
}
