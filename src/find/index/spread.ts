import type { IndexData } from "./index-data.ts";

interface Scored {
  readonly listing: number;
  readonly score: number;
}

/** Listings of one host or payee that stand where they belong. */
const FREE_PLACES = 2;
/** What each further one keeps of its score. */
const FURTHER_SHARE = 0.8;
/** Listings of one host or payee in all. */
const MOST_OF_ONE = 5;

/**
 * The same listings, so that nobody fills an answer with routes of one house: from the third of one host or payee on each
 * falls behind, and after the fifth there are no more.
 */
export function spread(ranked: readonly Scored[], { hosts, payees }: IndexData): readonly Scored[] {
  const seen = new Map<string, number>();
  const kept = ranked.flatMap((scored) => {
    const { listing, score } = scored;
    const houses = [`host ${hosts[listing]}`, `payee ${payees[listing]}`].filter(
      (house) => !house.endsWith(" 0"),
    );
    const before = Math.max(0, ...houses.map((house) => seen.get(house) ?? 0));
    for (const house of houses) seen.set(house, (seen.get(house) ?? 0) + 1);
    if (before >= MOST_OF_ONE) return [];
    return [{ listing, score: score * FURTHER_SHARE ** Math.max(0, before - FREE_PLACES + 1) }];
  });
  return kept.toSorted((one, other) => other.score - one.score || one.listing - other.listing);
}
