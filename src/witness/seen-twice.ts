import type { ReadPlace } from "./read-places.ts";
import type { Difference, Testimony } from "./testimony.ts";

/** Resolutions at which pages are drawn: what differs at the first is looked at again at the second. */
const FIRST_DPI = 200;
const SECOND_DPI = 300;

/** What a witness says of places in the pictures of their pages. It differs only where it sees the same other thing twice. */
export async function seenTwice(
  places: readonly ReadPlace[],
  lookAt: (some: readonly ReadPlace[], renderDpi: number) => Promise<Testimony>,
  isSame: (one: string, other: string) => boolean,
): Promise<Testimony> {
  const first = await lookAt(places, FIRST_DPI);
  if (first.differences.length === 0) return first;
  const again = await lookAt(
    first.differences.map(({ place }) => place),
    SECOND_DPI,
  );
  const isSeenAgain = ({ place, seen }: Difference): boolean =>
    again.differences.some((other) => other.place === place && isSame(other.seen, seen));
  return { ...first, differences: first.differences.filter(isSeenAgain) };
}
