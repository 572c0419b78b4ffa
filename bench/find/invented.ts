/** A generator that always gives the same numbers, 0 to 1: the bench of today is that of tomorrow. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ONSETS = "b br c cl d dr f fl g gr h j k l m n p pl r s st t tr v w z".split(" ");
const VOWELS = "a e i o u ai ea ou".split(" ");
const ENDS = ["", "", "n", "r", "l", "s", "t", "ck", "nd"];

/** Words that nobody has written, of which a few are said often and most hardly ever, as in every language. */
export class InventedWords {
  readonly #words: readonly string[];
  readonly #chance: () => number;

  constructor(count: number, chance: () => number) {
    this.#chance = chance;
    this.#words = Array.from({ length: count }, () => this.#word());
  }

  /** Some of the words, blanks between. */
  say(count: number): string {
    return Array.from({ length: count }, () => this.one()).join(" ");
  }

  /** The nth most frequent word is said about 1/n as often as the first. */
  one(): string {
    const rank = Math.floor(this.#words.length ** this.#chance()) - 1;
    return this.#words[rank] ?? "";
  }

  #word(): string {
    const syllables = 1 + Math.floor(3 * this.#chance());
    const pick = (pieces: readonly string[]): string =>
      pieces[Math.floor(pieces.length * this.#chance())] ?? "";
    return Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS) + pick(ENDS)).join(
      "",
    );
  }
}

/** A Bazaar of so many invented listings: as long, as complete and as crowded by single houses as those of today. */
export function inventedItems(count: number, seed: number): readonly unknown[] {
  const chance = chanceOf(seed);
  const words = new InventedWords(30_000, chance);
  const below = (limit: number): number => Math.floor(limit * chance());
  return Array.from({ length: count }, (_, at) => {
    const house = below(1 + at / 6);
    const names = words.say(1 + below(3));
    const parameters = Array.from({ length: 1 + below(7) }, () => [
      words.one(),
      { type: "string" },
    ]);
    return {
      resource: `https://${words.one()}${house}.example.com/v1/${names.replaceAll(" ", "/")}/${at.toString(36)}`,
      type: "http",
      x402Version: 2,
      lastUpdated: new Date(1_780_000_000_000 + below(1e10)).toISOString(),
      description: chance() < 0.1 ? "" : words.say(6 + below(40)),
      serviceName: chance() < 0.5 ? names : undefined,
      tags: Array.from({ length: below(5) }, () => words.one()),
      accepts: [
        {
          scheme: "exact",
          network: "eip155:8453",
          asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          amount: String(1 + below(1_000_000)),
          payTo: `0x${house.toString(16).padStart(40, "0")}`,
        },
      ],
      extensions: {
        bazaar: {
          info: { input: { type: "http", method: "POST" } },
          schema: { properties: Object.fromEntries(parameters) as unknown },
        },
      },
      quality: { l30DaysTotalCalls: below(900), l30DaysUniquePayers: below(30) },
    };
  });
}

/** Needs of three to nine invented words, as often frequent as rare. */
export function inventedNeeds(count: number, seed: number): readonly string[] {
  const chance = chanceOf(seed);
  const words = new InventedWords(30_000, chanceOf(1));
  return Array.from({ length: count }, () => words.say(3 + Math.floor(7 * chance())));
}
