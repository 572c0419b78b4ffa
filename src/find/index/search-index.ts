import type { FindQuery } from "../../wire/find/query.ts";
import { type Concept, conceptsOf } from "./expand.ts";
import { FLAGS, type IndexData, UNKNOWN_PRICE } from "./index-data.ts";
import { phraseShare } from "./phrase.ts";
import { BestMatches, byScore } from "./best-matches.ts";
import { MOST_PRIOR, prior } from "./prior.ts";
import { Scoreboard } from "./scoreboard.ts";
import { spread } from "./spread.ts";
import { TermList } from "./term-list.ts";

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
const BEGINNING_WEIGHT = 0.45;
const SLIP_WEIGHT = 0.6;
/** Of a need less than this matched is nothing found. */
const LEAST_COVERAGE = 0.3;
/** A word that nobody uses here weighs as much as one that a single listing has, up to this. */
const UNKNOWN_SHARE = 0.85;
const RELATIVE_SHARE = 1.3;
/** Listings that are looked at closely. */
const CLOSELY = 80;
/** What the order of words adds at most. */
const PHRASE_GAIN = 0.3;

/** Searches one index. Nothing of it changes but scratch space, so that a search leaves no trace. */
export class IndexSearch {
  readonly #data: IndexData;
  readonly #terms: TermList;
  readonly #count: number;
  readonly #board: Scoreboard;

  constructor(data: IndexData) {
    this.#data = data;
    this.#terms = new TermList(data);
    this.#count = data.flags.length;
    this.#board = new Scoreboard(this.#count);
  }

  /** How many listings it holds. */
  get count(): number {
    return this.#count;
  }

  /** The listings that match best, best first. Days since 1970. */
  search(query: FindQuery, today: number): readonly Match[] {
    const weighed = conceptsOf(query.need).map((concept) => this.#weigh(concept));
    const whole = weighed.reduce((sum, { mass }) => sum + mass, 0);
    const best = new BestMatches(CLOSELY);
    for (const each of weighed) this.#tally(each);
    this.#board.drain((listing, score, covered) => {
      const coverage = covered / whole;
      const matched = score * (0.45 + 0.55 * coverage);
      if (coverage < LEAST_COVERAGE || matched * MOST_PRIOR < best.floor) return;
      if (this.#isWanted(listing, query)) {
        best.add(listing, matched * this.#prior(listing, today));
      }
    });
    const closely = best.inOrder().map(({ listing, score }) => ({
      listing,
      score: score * (1 + PHRASE_GAIN * this.#phrase(listing, weighed)),
    }));
    return spread(closely.toSorted(byScore), this.#data)
      .slice(0, query.limit)
      .map(({ listing, score }) => ({ listing, score, words: this.#wordsOf(listing, weighed) }));
  }

  #weigh(concept: Concept): Weighed {
    const weights = new Map<number, number>();
    const add = (term: number, weight: number): void => {
      if (term >= 0 && weight > (weights.get(term) ?? 0)) weights.set(term, weight);
    };
    for (const { stem, weight } of concept.alternatives) add(this.#terms.find(stem), weight);
    // Where many listings have the word itself, longer words add none that would be missed.
    const frequency = this.#listingsOf(this.#terms.find(concept.stem));
    if (concept.stem.length >= 4 && frequency < FREQUENT_SHARE * this.#count) {
      for (const term of this.#terms.beginningWith(concept.stem, MOST_BEGINNINGS)) {
        add(term, BEGINNING_WEIGHT);
      }
      // A word that stands in some listing is none that was mistyped.
      if (frequency === 0 && /^[a-z]+$/.test(concept.stem)) {
        for (const { term, slips } of this.#terms.near(concept.stem)) {
          add(term, SLIP_WEIGHT / slips + 0.2);
        }
      }
    }
    const terms = [...weights].map(([term, weight]) => ({ term, weight }));
    const said = terms.find(({ weight }) => weight === 1);
    const mass =
      said === undefined
        ? UNKNOWN_SHARE * this.#rarityOf(1)
        : Math.min(this.#rarity(said.term), UNKNOWN_SHARE * this.#rarityOf(1));
    return { concept, terms, mass };
  }

  /** Counts a concept for all listings that have any of its stems. */
  #tally({ terms, mass }: Weighed): void {
    const { postingStarts, postingListings, postingWeights } = this.#data;
    for (const { term, weight } of terms) {
      // A rare relative of a common word must not count for more than the word itself.
      const gain = (weight * Math.min(this.#rarity(term), RELATIVE_SHARE * mass)) / 255;
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
    return Math.log(1 + (this.#count - listings + 0.5) / (listings + 0.5));
  }

  #isWanted(listing: number, { payment, mostMicroUsd }: FindQuery): boolean {
    const isPaid = ((this.#data.flags[listing] ?? 0) & FLAGS.paid) !== 0;
    if (payment === "paid" ? !isPaid : payment === "free" && isPaid) return false;
    if (mostMicroUsd === null || !isPaid) return true;
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
