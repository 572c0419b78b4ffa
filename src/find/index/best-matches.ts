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
