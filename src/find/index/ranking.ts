import type { IndexData } from "./index-data.ts";

/**
 * What listings have scored: lists of numbers that are used again by every search, so that a search of fifty thousand
 * listings makes no garbage of that size.
 */
export class Scoreboard {
  readonly #scores: Float32Array;
  readonly #covered: Float32Array;
  /** The best of each listing for the concept that is being counted, and the weight of the best stem. */
  readonly #best: Float32Array;
  readonly #bestWeight: Float32Array;
  /** The listings that have a score for the concept, and those that have any, so far. */
  readonly #ofConcept: Uint32Array;
  readonly #touched: Uint32Array;
  #conceptCount = 0;
  #touchedCount = 0;

  constructor(listings: number) {
    this.#scores = new Float32Array(listings);
    this.#covered = new Float32Array(listings);
    this.#best = new Float32Array(listings);
    this.#bestWeight = new Float32Array(listings);
    this.#ofConcept = new Uint32Array(listings);
    this.#touched = new Uint32Array(listings);
  }

  /** A stem that stands for the concept is in a listing. */
  hit(listing: number, score: number, weight: number): void {
    const best = this.#best[listing] ?? 0;
    if (best === 0) this.#ofConcept[this.#conceptCount++] = listing;
    if (score > best) this.#best[listing] = score;
    if (weight > (this.#bestWeight[listing] ?? 0)) this.#bestWeight[listing] = weight;
  }

  /** Ends a concept of so much mass: it counts once for a listing, by the stem that stands for it best. */
  endConcept(mass: number): void {
    for (let at = 0; at < this.#conceptCount; at++) {
      const listing = this.#ofConcept[at] ?? 0;
      const score = this.#scores[listing] ?? 0;
      if (score === 0) this.#touched[this.#touchedCount++] = listing;
      this.#scores[listing] = score + (this.#best[listing] ?? 0);
      const covered = mass * (this.#bestWeight[listing] ?? 0);
      this.#covered[listing] = (this.#covered[listing] ?? 0) + covered;
      this.#best[listing] = 0;
      this.#bestWeight[listing] = 0;
    }
    this.#conceptCount = 0;
  }

  /** Tells each listing that scored, with the mass that it covers, and forgets them all. */
  drain(tell: (listing: number, score: number, covered: number) => void): void {
    for (let at = 0; at < this.#touchedCount; at++) {
      const listing = this.#touched[at] ?? 0;
      tell(listing, this.#scores[listing] ?? 0, this.#covered[listing] ?? 0);
      this.#scores[listing] = 0;
      this.#covered[listing] = 0;
    }
    this.#touchedCount = 0;
  }
}

/** A listing with what it scored. */
export interface Scored {
  readonly listing: number;
  readonly score: number;
}

/** Of equal scores the listing with the lesser key stands first: numbers follow keys. */
export function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || one.listing - other.listing;
}

/** Keeps the best of many, and hardly looks at those that cannot be among them. */
export class BestMatches {
  readonly #most: number;
  #kept: Scored[] = [];
  /** Nothing below it can be among the best any more. */
  #floor = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get floor(): number {
    return this.#floor;
  }

  add(listing: number, score: number): void {
    if (score < this.#floor) return;
    this.#kept.push({ listing, score });
    if (this.#kept.length < 4 * this.#most) return;
    this.#kept = [...this.inOrder()];
    this.#floor = this.#kept.at(-1)?.score ?? 0;
  }

  /** The best, best first. */
  inOrder(): readonly Scored[] {
    return this.#kept.toSorted(byScore).slice(0, this.#most);
  }
}

interface Spreadable {
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
export function spread(
  ranked: readonly Spreadable[],
  { hosts, payees }: IndexData,
): readonly Spreadable[] {
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

/**
 * How far the words of a need stand side by side, in its order, among those of a listing: of its neighbours the share that is
 * kept, 0 to 1. Each concept of the need is given by the stems that stand for it.
 */
export function phraseShare(words: Uint32Array, concepts: readonly (readonly number[])[]): number {
  if (concepts.length < 2) return 0;
  const conceptOf = new Map<number, number>();
  concepts.forEach((terms, concept) => {
    for (const term of terms) if (!conceptOf.has(term)) conceptOf.set(term, concept);
  });
  const kept = new Set<number>();
  let previous = -1;
  for (const word of words) {
    const concept = conceptOf.get(word) ?? -1;
    if (concept > 0 && concept === previous + 1 && previous >= 0) kept.add(concept);
    previous = concept;
  }
  return kept.size / (concepts.length - 1);
}

/** The inverse document frequency of BM25: how much a word says that so many of all listings have. */
export function inverseFrequency(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

/** The numbers by which listings are ranked: most of them fitted on the needs for tuning by `npm run bench:find-fit`, the bounds on what is found set by hand; see docs/finder.md. */
export interface RankWeights {
  /** How much a word counts that stands for the one that was said: another name for the same thing. */
  readonly same: number;
  /** A word of the same subject, by the groups. */
  readonly near: number;
  /** Two words that are one elsewhere. */
  readonly joined: number;
  /** A longer word that begins so. */
  readonly beginning: number;
  /** A word that slips of the fingers turn into it. */
  readonly slip: number;
  /** A word of the same subject, by vectors: how alike it must be, how much it counts where it is the same, and how many count. */
  readonly vectorLeast: number;
  readonly vectorWeight: number;
  readonly vectorMost: number;
  /** A word that nobody uses here weighs as much as one that a single listing has, times this. */
  readonly unknownShare: number;
  /** The logarithm of the rank of words that say nothing by themselves, and what they lose. */
  readonly plainRank: number;
  readonly telling: number;
  /** What a rare relative of a common word may count more than the word itself. */
  readonly relativeShare: number;
  /** What a listing keeps of its score that matches next to nothing of the need. */
  readonly uncovered: number;
  /** Of a need less than this matched is nothing found. */
  readonly leastCoverage: number;
  /** What the order of words adds at most. */
  readonly phrase: number;
  /** What a listing gains that is about the same, and how alike it must be for any gain. */
  readonly likeness: number;
  readonly likenessFloor: number;
  /** How much of the need a listing covers that is about the same. */
  readonly likenessCover: number;
}

export const RANK_WEIGHTS: RankWeights = {
  same: 0.85,
  near: 0.7,
  joined: 0.9,
  beginning: 0.45,
  slip: 0.45,
  vectorLeast: 0.5,
  vectorWeight: 0.35,
  vectorMost: 6,
  unknownShare: 0.85,
  plainRank: 5,
  telling: 0.6,
  relativeShare: 1.3,
  uncovered: 0.45,
  leastCoverage: 0.45,
  phrase: 0.3,
  likeness: 0.6,
  likenessFloor: 0.1,
  likenessCover: 0.6,
};
