/** No page has so many lines. */
const MOST_LINES = 1_000_000;

/** Where something stands. */
export interface Placed {
  readonly page: number;
  readonly line: number;
}

/** The line of a figure, or one some lines below it, as a key that counts down the paper. */
export function placeOf({ page, line }: Placed, below = 0): number {
  return page * MOST_LINES + line + below;
}

export function heightOf({
  figure: { words },
}: {
  readonly figure: { readonly words: readonly { readonly glyphHeight: number }[] };
}): number {
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
