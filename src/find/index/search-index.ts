import type { FindQuery } from "../../wire/find/query.ts";
import { type Concept, conceptsOf } from "./expand.ts";
import { FLAGS, type IndexData, TermList, UNKNOWN_PRICE } from "./index-data.ts";
import { type Meaning, Meanings, wordVectors } from "./word-vectors.ts";
import {
  BestMatches,
  byScore,
  inverseFrequency,
  phraseShare,
  RANK_WEIGHTS,
  type RankWeights,
  Scoreboard,
  type Scored,
  spread,
} from "./ranking.ts";
import { MOST_PRIOR, prior } from "./prior.ts";

/** What of a need a listing matches: the word that was said, and the places where it, or one related to it, stands. */
export interface MatchedWord {
  readonly word: string;
  readonly places: number;
  readonly isRelated: boolean;
}

/** A listing that matches, by its number. */
export interface Match {
  readonly listing: number;
  readonly score: number;
  readonly words: readonly MatchedWord[];
}

/** A stem of the index that stands for a concept. */
interface Term {
  readonly term: number;
  readonly weight: number;
}

/** A concept with the stems that stand for it here. */
interface Weighed {
  readonly concept: Concept;
  readonly terms: readonly Term[];
  /** How much of the need it is. */
  readonly mass: number;
}

/** Stems that a word's beginning stands for, at most. */
const MOST_BEGINNINGS = 12;
/** A word that stands in this share of all listings is frequent. */
const FREQUENT_SHARE = 0.02;
/** Listings that are looked at closely. */
const CLOSELY = 80;

/** Searches one index. Nothing of it changes but scratch space, so that a search leaves no trace. */
export class IndexSearch {
  readonly #data: IndexData;
  readonly #terms: TermList;
  readonly #count: number;
  readonly #board: Scoreboard;
  readonly #weights: RankWeights;
  readonly #meanings: Meanings;

  constructor(data: IndexData, weights: RankWeights = RANK_WEIGHTS) {
    this.#data = data;
    this.#weights = weights;
    this.#terms = new TermList(data);
    this.#count = data.flags.length;
    this.#board = new Scoreboard(this.#count);
    this.#meanings = new Meanings(wordVectors(), this.#terms, data);
  }

  /** How many listings it holds. */
  get count(): number {
    return this.#count;
  }

  /** The listings that match best, best first. Days since 1970. */
  search(query: FindQuery, today: number): readonly Match[] {
    const { phrase } = this.#weights;
    const weighed = conceptsOf(query.need).map((concept) => this.#weigh(concept));
    if (weighed.length === 0) return [];
    const closely = this.#best(query, weighed, today).map(({ listing, score }) => ({
      listing,
      score: score * (1 + phrase * this.#phrase(listing, weighed)),
    }));
    return spread(closely.toSorted(byScore), this.#data)
      .slice(0, query.limit)
      .map(({ listing, score }) => ({ listing, score, words: this.#wordsOf(listing, weighed) }));
  }

  /** The best by their words and by what they are about. */
  #best(query: FindQuery, weighed: readonly Weighed[], today: number): readonly Scored[] {
    const { likeness, likenessCover, leastCoverage, uncovered } = this.#weights;
    const whole = weighed.reduce((sum, { mass }) => sum + mass, 0);
    const meaning = this.#meanings.together(
      weighed.map(({ concept, mass }) => ({ stem: concept.stem, weight: mass })),
    );
    const best = new BestMatches(CLOSELY);
    for (const each of weighed) this.#tally(each);
    this.#board.drain((listing, score, covered) => {
      const coverage = covered / whole;
      const alike = meaning === null ? 0 : this.#alike(meaning, listing);
      if (coverage + likenessCover * alike < leastCoverage) return;
      const matched = score * (uncovered + (1 - uncovered) * coverage) + likeness * whole * alike;
      if (matched * MOST_PRIOR < best.floor) return;
      if (this.#isWanted(listing, query)) {
        best.add(listing, matched * this.#prior(listing, today));
      }
    });
    return best.inOrder();
  }

  /** How far a listing is about the same as a need, 0 to 1; less where a part of the need is not known. */
  #alike(meaning: Meaning, listing: number): number {
    const { likenessFloor } = this.#weights;
    const above = this.#meanings.likeness(meaning, listing) - likenessFloor;
    return (meaning.share * Math.max(0, above)) / (1 - likenessFloor);
  }

  #weigh(concept: Concept): Weighed {
    const weights = new Map<number, number>();
    const add = (term: number, weight: number): void => {
      if (term >= 0 && weight > (weights.get(term) ?? 0)) weights.set(term, weight);
    };
    const { same, near, joined, vectorLeast, vectorWeight, vectorMost } = this.#weights;
    const kinds = { said: 1, same, near, joined } as const;
    for (const { stem, kind, share } of concept.alternatives) {
      add(this.#terms.find(stem), kinds[kind] * share);
    }
    const bounds = { least: vectorLeast, most: vectorMost };
    for (const { term, likeness } of this.#meanings.near(concept.stem, bounds)) {
      add(term, vectorWeight * likeness);
    }
    // Where many listings have the word itself, longer words add none that would be missed.
    const frequency = this.#listingsOf(this.#terms.find(concept.stem));
    if (concept.stem.length >= 4 && frequency < FREQUENT_SHARE * this.#count) {
      for (const term of this.#terms.beginningWith(concept.stem, MOST_BEGINNINGS)) {
        // A longer word that is known has a meaning of its own, and is near by that or not at all.
        if (!this.#meanings.isKnown(term)) add(term, this.#weights.beginning);
      }
      // A word that stands in some listing is none that was mistyped.
      if (frequency === 0 && /^[a-z]+$/.test(concept.stem)) {
        for (const { term, slips } of this.#terms.near(concept.stem)) {
          add(term, this.#weights.slip / slips + 0.2);
        }
      }
    }
    const terms = [...weights].map(([term, weight]) => ({ term, weight }));
    const said = terms.find(({ weight }) => weight === 1);
    const most = this.#weights.unknownShare * this.#rarityOf(1);
    const rarity = said === undefined ? most : Math.min(this.#rarity(said.term), most);
    return { concept, terms, mass: rarity * this.#meanings.contentOf(concept.stem, this.#weights) };
  }

  /** Counts a concept for all listings that have any of its stems. */
  #tally({ terms, mass }: Weighed): void {
    const { postingStarts, postingListings, postingWeights } = this.#data;
    for (const { term, weight } of terms) {
      // A rare relative of a common word must not count for more than the word itself.
      const gain =
        (weight * Math.min(this.#rarity(term), this.#weights.relativeShare * mass)) / 255;
      const end = postingStarts[term + 1] ?? 0;
      for (let at = postingStarts[term] ?? 0; at < end; at++) {
        this.#board.hit(postingListings[at] ?? 0, gain * (postingWeights[at] ?? 0), weight);
      }
    }
    this.#board.endConcept(mass);
  }

  #listingsOf(term: number): number {
    const { postingStarts } = this.#data;
    return term < 0 ? 0 : (postingStarts[term + 1] ?? 0) - (postingStarts[term] ?? 0);
  }

  /** The inverse document frequency of BM25. */
  #rarity(term: number): number {
    return this.#rarityOf(this.#listingsOf(term));
  }

  #rarityOf(listings: number): number {
    return inverseFrequency(listings, this.#count);
  }

  #isWanted(listing: number, { payment, mostMicroUsd }: FindQuery): boolean {
    const isPaid = ((this.#data.flags[listing] ?? 0) & FLAGS.paid) !== 0;
    if (payment === "paid" ? !isPaid : payment === "free" && isPaid) return false;
    if (mostMicroUsd === null) return true;
    const price = this.#data.prices[listing] ?? UNKNOWN_PRICE;
    return price !== UNKNOWN_PRICE && price <= mostMicroUsd;
  }

  #prior(listing: number, today: number): number {
    const flags = this.#data.flags[listing] ?? 0;
    return prior({
      merit: (this.#data.merits[listing] ?? 0) / 255,
      updatedDay: this.#data.days[listing] ?? 0,
      today,
      isBlank: (flags & FLAGS.blank) !== 0,
      isDeprecated: (flags & FLAGS.deprecated) !== 0,
    });
  }

  #phrase(listing: number, weighed: readonly Weighed[]): number {
    const { sequence, sequenceStarts } = this.#data;
    const from = sequenceStarts[listing] ?? 0;
    const words = sequence.subarray(from, sequenceStarts[listing + 1] ?? from);
    return phraseShare(
      words,
      weighed.map(({ terms }) => terms.map(({ term }) => term)),
    );
  }

  #wordsOf(listing: number, weighed: readonly Weighed[]): readonly MatchedWord[] {
    return weighed.flatMap(({ concept, terms }) => {
      let places = 0;
      let isRelated = true;
      for (const { term, weight } of terms) {
        const found = this.#placesOf(listing, term);
        if (found !== 0 && weight === 1) isRelated = false;
        places |= found;
      }
      return places === 0 ? [] : [{ word: concept.said, places, isRelated }];
    });
  }

  #placesOf(listing: number, term: number): number {
    const { postingStarts, postingListings, postingPlaces } = this.#data;
    let [low, high] = [postingStarts[term] ?? 0, postingStarts[term + 1] ?? 0];
    const end = high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postingListings[middle] ?? 0) < listing) low = middle + 1;
      else high = middle;
    }
    return low < end && postingListings[low] === listing ? (postingPlaces[low] ?? 0) : 0;
  }
}
