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
