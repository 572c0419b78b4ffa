import type { Entry } from "../listing.ts";
import { freshState, type Known } from "../source/source.ts";
import type { Snapshot } from "./snapshot.ts";

/** What a snapshot knows of each source. Entries are read from the file whenever they are asked for. */
export class KnownSources {
  readonly #snapshot: Snapshot | null;
  /** The numbers of the listings on each page of each source, once they were asked for. */
  #pages: Map<string, number[]> | null = null;

  constructor(snapshot: Snapshot | null) {
    this.#snapshot = snapshot;
  }

  /** What is known of one source; nothing where it was never asked. */
  of(source: string): Known {
    const snapshot = this.#snapshot;
    const state = snapshot?.sources.find(({ id }) => id === source);
    if (snapshot === null || state === undefined) {
      const none = { all: () => [], ofPage: () => [] };
      return { state: freshState(source), entries: none };
    }
    return {
      state,
      entries: {
        all: () => entriesIn(snapshot, source, everyNumber(snapshot.count)),
        ofPage: (page) => this.#ofPage(snapshot, source, page),
      },
    };
  }

  *#ofPage(snapshot: Snapshot, source: string, page: string): Generator<Entry> {
    this.#pages ??= pagesOf(snapshot);
    const numbers = this.#pages.get(`${source} ${page}`) ?? [];
    for (const entry of entriesIn(snapshot, source, numbers)) {
      if (entry.page === page) yield entry;
    }
  }
}

function* entriesIn(
  snapshot: Snapshot,
  source: string,
  numbers: Iterable<number>,
): Generator<Entry> {
  for (const number of numbers) {
    for (const entry of snapshot.listing(number)?.parts ?? []) {
      if (entry.source === source) yield entry;
    }
  }
}

function* everyNumber(count: number): Generator<number> {
  for (let number = 0; number < count; number++) yield number;
}

function pagesOf(snapshot: Snapshot): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const number of everyNumber(snapshot.count)) {
    for (const { source, page } of snapshot.listing(number)?.parts ?? []) {
      const key = `${source} ${page}`;
      const known = pages.get(key);
      if (known === undefined) pages.set(key, [number]);
      else if (known.at(-1) !== number) known.push(number);
    }
  }
  return pages;
}
