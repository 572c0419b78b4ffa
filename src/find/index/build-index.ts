import type { Entry } from "../listing.ts";
import { isPaid, leastPrice } from "../listing.ts";
import { DAY_MS } from "../clock.ts";
import { templateOf } from "../tool-keys.ts";
import { fieldsOf } from "./fields.ts";
import { listingVectors, wordVectors } from "./word-vectors.ts";
import { FLAGS, GrownNumbers, type IndexData, PLACES, UNKNOWN_PRICE } from "./index-data.ts";
import { isBlank, meritOf } from "./prior.ts";

/** Words of a listing's name and description whose order is kept. */
const SEQUENCE_WORDS = 48;

/** How soon a word said again adds nothing: the k1 of BM25. */
const SATURATION = 1.2;

/** Puts listings into an index, one after the other. */
export class IndexBuilder {
  readonly #termNumbers = new Map<string, number>();
  readonly #hostNumbers = new Map<string, number>();
  readonly #payeeNumbers = new Map<string, number>();
  readonly #postings = {
    terms: new GrownNumbers((length) => new Uint32Array(length)),
    listings: new GrownNumbers((length) => new Uint32Array(length)),
    weights: new GrownNumbers((length) => new Uint8Array(length)),
    places: new GrownNumbers((length) => new Uint8Array(length)),
  };
  readonly #sequence = new GrownNumbers((length) => new Uint32Array(length));
  readonly #facts: Facts[] = [];

  /** Adds the next listing; its record takes so many bytes. */
  add(whole: Entry, recordBytes: number): void {
    const listing = this.#facts.length;
    const weights = new Map<number, { weight: number; places: number }>();
    for (const { place, words, weight, usualLength } of fieldsOf(whole)) {
      // A word in a short text says more than one in a long text: BM25 with a field's usual length.
      const share = weight / (0.4 + (0.6 * words.length) / usualLength);
      for (const { stem } of words) {
        const term = numberOf(this.#termNumbers, stem);
        const known = weights.get(term) ?? { weight: 0, places: 0 };
        known.weight += share;
        known.places |= PLACES[place];
        weights.set(term, known);
      }
      if (place === "name" || place === "description") {
        for (const { stem } of words.slice(0, SEQUENCE_WORDS)) {
          this.#sequence.push(numberOf(this.#termNumbers, stem));
        }
      }
    }
    for (const [term, { weight, places }] of weights) {
      this.#postings.terms.push(term);
      this.#postings.listings.push(listing);
      this.#postings.weights.push(Math.max(1, Math.round((255 * weight) / (weight + SATURATION))));
      this.#postings.places.push(places);
    }
    this.#facts.push(this.#factsOf(whole, recordBytes));
  }

  #factsOf(whole: Entry, recordBytes: number): Facts {
    const price = leastPrice(whole.offers);
    const payee = whole.offers.find(({ payTo }) => payTo !== null)?.payTo ?? null;
    const host = whole.url === null ? ownerOf(whole.name) : templateOf(whole.url).host;
    const flags =
      (isPaid(whole.offers) ? FLAGS.paid : 0) |
      (whole.kind === "http" ? 0 : FLAGS.mcp) |
      (whole.isDeprecated ? FLAGS.deprecated : 0) |
      (isBlank(whole.description) ? FLAGS.blank : 0);
    return {
      sequenceEnd: this.#sequence.length,
      host: host === null ? 0 : 1 + numberOf(this.#hostNumbers, host),
      payee: payee === null ? 0 : 1 + numberOf(this.#payeeNumbers, payee.toLowerCase()),
      day: whole.updatedAt === null ? 0 : Math.floor(whole.updatedAt / DAY_MS),
      merit: Math.round(255 * meritOf(whole)),
      flags,
      price: price === null ? UNKNOWN_PRICE : BigInt(price.microUsd),
      recordBytes,
    };
  }

  /** The index of all that was added. Nothing may be added afterwards. */
  finish(): IndexData {
    const terms = [...this.#termNumbers].map(([stem, number]) => ({
      bytes: Buffer.from(stem, "utf8"),
      number,
    }));
    terms.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
    const ranks = new Uint32Array(terms.length);
    terms.forEach(({ number }, rank) => (ranks[number] = rank));
    const facts = this.#facts;
    const postings = this.#sortedPostings(ranks);
    const vectors = wordVectors();
    const rows = Int32Array.from(terms, ({ bytes }) => vectors.rowOf(bytes.toString("utf8")) ?? -1);
    return {
      terms: bytesOf(terms.map(({ bytes }) => bytes)),
      termStarts: starts(terms.map(({ bytes }) => bytes.length)),
      ...postings,
      meanings: listingVectors(postings, { rows, vectors, listings: facts.length }),
      sequence: Uint32Array.from(
        { length: this.#sequence.length },
        (_, at) => ranks[this.#sequence.at(at)] ?? 0,
      ),
      sequenceStarts: Uint32Array.from([0, ...facts.map(({ sequenceEnd }) => sequenceEnd)]),
      hosts: Uint32Array.from(facts, ({ host }) => host),
      payees: Uint32Array.from(facts, ({ payee }) => payee),
      days: Uint32Array.from(facts, ({ day }) => day),
      merits: Uint8Array.from(facts, ({ merit }) => merit),
      flags: Uint8Array.from(facts, ({ flags }) => flags),
      prices: BigUint64Array.from(facts, ({ price }) => price),
      recordStarts: starts(facts.map(({ recordBytes }) => recordBytes)),
    };
  }

  /** Postings by the ranks of their terms, and of one term by listing: they were added in that order. */
  #sortedPostings(
    ranks: Uint32Array,
  ): Pick<IndexData, "postingStarts" | "postingListings" | "postingWeights" | "postingPlaces"> {
    const { terms, listings, weights, places } = this.#postings;
    const counts = new Uint32Array(ranks.length);
    const rankOf = (at: number): number => ranks[terms.at(at)] ?? 0;
    for (let at = 0; at < terms.length; at++) bump(counts, rankOf(at));
    const postingStarts = starts(counts);
    const next = postingStarts.slice();
    const sorted = {
      postingStarts,
      postingListings: new Uint32Array(terms.length),
      postingWeights: new Uint8Array(terms.length),
      postingPlaces: new Uint8Array(terms.length),
    };
    for (let at = 0; at < terms.length; at++) {
      const place = bump(next, rankOf(at));
      sorted.postingListings[place] = listings.at(at);
      sorted.postingWeights[place] = weights.at(at);
      sorted.postingPlaces[place] = places.at(at);
    }
    return sorted;
  }
}

interface Facts {
  readonly sequenceEnd: number;
  readonly host: number;
  readonly payee: number;
  readonly day: number;
  readonly merit: number;
  readonly flags: number;
  readonly price: bigint;
  readonly recordBytes: number;
}

/** Who publishes a server that has no address: the first part of its name. */
function ownerOf(name: string): string | null {
  return /([\w.-]+)\/[\w.-]+\)?$/.exec(name)?.[1] ?? null;
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

/** The number at a place before one was added to it. */
function bump(numbers: Uint32Array, at: number): number {
  const before = numbers[at] ?? 0;
  numbers[at] = before + 1;
  return before;
}

/** Where each of several lengths begins, and where the last ends. */
function starts(lengths: ArrayLike<number>): Uint32Array {
  const sums = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at++) sums[at + 1] = (sums[at] ?? 0) + (lengths[at] ?? 0);
  return sums;
}

function bytesOf(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
