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

/** The stems of an index: found by their letters, by their beginning, and by letters that were mistyped. */
export class TermList {
  readonly #terms: Buffer;
  readonly #starts: Uint32Array;

  constructor({ terms, termStarts }: IndexData) {
    this.#terms = Buffer.from(terms.buffer, terms.byteOffset, terms.byteLength);
    this.#starts = termStarts;
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  /** The number of a stem; -1 where no listing has it. */
  find(stem: string): number {
    const at = this.#lowerBound(Buffer.from(stem, "utf8"));
    return at < this.count && this.textOf(at) === stem ? at : -1;
  }

  /** The stems that begin so, without the beginning itself; at most so many. */
  beginningWith(beginning: string, most: number): readonly number[] {
    const found: number[] = [];
    let at = this.#lowerBound(Buffer.from(beginning, "utf8"));
    for (; at < this.count && found.length < most; at++) {
      const text = this.textOf(at);
      if (!text.startsWith(beginning)) break;
      if (text !== beginning) found.push(at);
    }
    return found;
  }

  /** The stems that a slip of the fingers turns into this one, with how many slips it takes: one, or two in a long word. */
  near(stem: string): readonly { readonly term: number; readonly slips: number }[] {
    const said = Buffer.from(stem, "latin1");
    let mostSlips = said.length >= 7 ? 2 : 1;
    let found: { readonly term: number; readonly slips: number }[] = [];
    // The first letter is hardly ever the wrong one, and to hold to it spares the other stems.
    let at = this.#lowerBound(said.subarray(0, 1));
    for (; at < this.count; at++) {
      const from = this.#starts[at] ?? 0;
      const to = this.#starts[at + 1] ?? 0;
      if (this.#terms[from] !== said[0]) break;
      if (Math.abs(to - from - said.length) > mostSlips) continue;
      const slips = slipsBetween(said, this.#terms.subarray(from, to), mostSlips);
      if (slips > mostSlips) continue;
      if (slips < mostSlips) found = [];
      mostSlips = slips;
      found.push({ term: at, slips });
    }
    return found.slice(0, MOST_NEAR);
  }

  /** The stem of a number. */
  textOf(term: number): string {
    return this.#terms.toString("utf8", this.#starts[term] ?? 0, this.#starts[term + 1] ?? 0);
  }

  /** The first stem that is not below. */
  #lowerBound(bytes: Buffer): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const from = this.#starts[middle] ?? 0;
      const to = this.#starts[middle + 1] ?? 0;
      if (this.#terms.compare(bytes, 0, bytes.length, from, to) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const MOST_NEAR = 6;

/** Letters left out, put in, exchanged or turned round between two words; more than the most where it is more. */
function slipsBetween(one: Uint8Array, other: Uint8Array, most: number): number {
  const width = other.length + 1;
  if (width > ROW || one.length > ROW) return most + 1;
  for (let column = 0; column < width; column++) ROWS[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const [here, above, before] = [(row % 3) * ROW, ((row + 2) % 3) * ROW, ((row + 1) % 3) * ROW];
    let least = row;
    ROWS[here] = row;
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (ROWS[above + column] ?? 0) + 1,
        (ROWS[here + column - 1] ?? 0) + 1,
        (ROWS[above + column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isTurned) slips = Math.min(slips, (ROWS[before + column - 2] ?? 0) + 1);
      ROWS[here + column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
  }
  return ROWS[(one.length % 3) * ROW + other.length] ?? most + 1;
}

/** Three rows of a comparison, used again and again: thousands of stems are compared for one word. */
const ROW = 64;
const ROWS = new Uint8Array(3 * ROW);

/** A list of numbers that grows without an object for each. */
export class GrownNumbers<Numbers extends Uint32Array | Uint8Array> {
  #numbers: Numbers;
  #length = 0;
  readonly #make: (length: number) => Numbers;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(1_024);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = this.#make(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }
}
