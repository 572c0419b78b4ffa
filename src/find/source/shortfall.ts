/** How far a walk through a source came. */
interface Walk {
  /** Listings that stood on its pages; a page that shows only what others showed counts for nothing. */
  readonly shown: number;
  /** How many the source says that it has; null where it does not say. */
  readonly total: number | null;
  /** Listings that were understood, and those that were known before. */
  readonly understood: number;
  readonly known: number;
}

/** A source that does not say how much it has, and shows less than this of what was known, is taken for one that fails. */
const LEAST_SHARE = 0.5;

/** What is missing of a walk that ended without an error, in a sentence; null where it is whole. */
export function shortfall({ shown, total, understood, known }: Walk): string | null {
  if (total !== null) {
    return shown >= total
      ? null
      : `It shows ${shown} of the ${total} listings that it says it has.`;
  }
  return understood >= LEAST_SHARE * known
    ? null
    : `It shows ${understood} listings, where ${known} were known, and does not say how many it has.`;
}
