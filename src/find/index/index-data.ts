/** Where a word stands in a listing: one bit each, so that a set of places is a number. */
export const PLACES = {
  name: 1,
  path: 2,
  tags: 4,
  description: 8,
  parameters: 16,
  host: 32,
  /** What the product is that the listing names. */
  product: 64,
} as const;

export type PlaceName = keyof typeof PLACES;

/** What is known of a listing beside its words: one bit each. */
export const FLAGS = {
  paid: 1,
  mcp: 2,
  deprecated: 4,
  /** A description that says nothing. */
  blank: 8,
} as const;

/**
 * An index as plain lists of numbers: it is written to a file, read from one and handed from thread to thread as it is, and
 * keeps no object for a word or a listing. Listings are numbered in the order of their keys, words in that of their bytes.
 */
export interface IndexData {
  /** The bytes of all stems, one after the other, and where each begins. */
  readonly terms: Uint8Array;
  readonly termStarts: Uint32Array;
  /** Where the listings of each stem begin in the three lists below. */
  readonly postingStarts: Uint32Array;
  readonly postingListings: Uint32Array;
  /** How much the listing is about the stem, 0 to 255. */
  readonly postingWeights: Uint8Array;
  readonly postingPlaces: Uint8Array;
  /** The stems of each listing's name and description in their order, and where each listing begins. */
  readonly sequence: Uint32Array;
  readonly sequenceStarts: Uint32Array;
  /** What each listing is about: its vector, as `listingVectors` makes it. */
  readonly meanings: Int8Array;
  /** Numbers of hosts and payees; 0 for none. */
  readonly hosts: Uint32Array;
  readonly payees: Uint32Array;
  /** Days since 1970 of the last change; 0 where it is not known. */
  readonly days: Uint32Array;
  /** How well it is attested whatever is asked, 0 to 255. */
  readonly merits: Uint8Array;
  readonly flags: Uint8Array;
  /** Millionths of a dollar; the highest number where the price is not known. */
  readonly prices: BigUint64Array;
  /** Where each record begins among the records' bytes. */
  readonly recordStarts: Uint32Array;
}

/** The price of which nothing is known. */
export const UNKNOWN_PRICE: bigint = 2n ** 64n - 1n;

/** The kinds of numbers that the lists are of. */
const KINDS: {
  readonly [Name in keyof IndexData]: {
    new (buffer: ArrayBuffer): IndexData[Name];
    readonly BYTES_PER_ELEMENT: number;
  };
} = {
  terms: Uint8Array,
  termStarts: Uint32Array,
  postingStarts: Uint32Array,
  postingListings: Uint32Array,
  postingWeights: Uint8Array,
  postingPlaces: Uint8Array,
  sequence: Uint32Array,
  sequenceStarts: Uint32Array,
  meanings: Int8Array,
  hosts: Uint32Array,
  payees: Uint32Array,
  days: Uint32Array,
  merits: Uint8Array,
  flags: Uint8Array,
  prices: BigUint64Array,
  recordStarts: Uint32Array,
};

/** The names of all lists. */
export const LIST_NAMES: readonly (keyof IndexData)[] = Object.keys(KINDS) as (keyof IndexData)[];

/** The lists of bytes that were read; null where one is missing or no whole number of its numbers. */
export function indexDataOf(bytes: ReadonlyMap<string, ArrayBuffer>): IndexData | null {
  const lists = LIST_NAMES.map((name) => {
    const buffer = bytes.get(name);
    const kind = KINDS[name];
    const isWhole = buffer !== undefined && buffer.byteLength % kind.BYTES_PER_ELEMENT === 0;
    return [name, isWhole ? new kind(buffer) : null] as const;
  });
  if (lists.some(([, list]) => list === null)) return null;
  // The kinds are those of the type, one by one.
  return Object.fromEntries(lists) as unknown as IndexData;
}
