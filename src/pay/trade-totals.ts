import { isPaid, type LedgerLine } from "./ledger.ts";

/** Payments of one day (UTC) for one resource on one network, each counted once. */
export interface Total {
  readonly day: string;
  readonly resource: string;
  readonly network: string;
  /** Paid, be it that only a later look at the chain has shown it. */
  readonly settled: number;
  /** Never paid. */
  readonly refused: number;
  /** Of which nobody knows yet: no answer of the facilitator, or no word since they were about to be settled. */
  readonly unknown: number;
  /** Answers that were given a second time for nothing. */
  readonly deliveredAgain: number;
  /** What was paid, in millionths of a dollar. */
  readonly microUsd: number;
}

type Counts = { -readonly [Name in keyof Total]: Total[Name] };

/** Of how many payments it is remembered that they were counted: two programs write to a book at the same time, not days apart. */
const MOST_COUNTED = 100_000;

/** Adds up lines of the book in their order. It remembers what is open, and little of other lines. */
export class Totals {
  readonly #totals = new Map<string, Counts>();
  /** Payments whose last line says that it is not known. */
  readonly #open = new Map<string, LedgerLine>();
  /** The last payments that were counted: the daemon and whoever asks the chain beside it may both have written one down. */
  readonly #counted = new Set<string>();

  add(line: LedgerLine): void {
    const { paymentKey: key, outcome } = line;
    if (outcome === "delivered again") {
      this.#of(line).deliveredAgain += 1;
    } else if (outcome === "unknown" || outcome === "intent") {
      if (!this.#counted.has(key) && !this.#open.has(key)) this.#open.set(key, line);
    } else {
      this.#open.delete(key);
      if (isPaid(line)) this.#pay(line);
      else if (!this.#counted.has(key)) this.#of(line).refused += 1;
    }
  }

  /** Days in order, and the resources and networks of each by name. */
  all(): readonly Total[] {
    const totals = new Map([...this.#totals].map(([name, counts]) => [name, { ...counts }]));
    for (const line of this.#open.values()) {
      const total = totals.get(nameOf(line)) ?? noneOf(line);
      totals.set(nameOf(line), { ...total, unknown: total.unknown + 1 });
    }
    return [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
  }

  #pay(line: LedgerLine): void {
    if (this.#counted.has(line.paymentKey)) return;
    this.#counted.add(line.paymentKey);
    if (this.#counted.size > MOST_COUNTED) {
      const [oldest] = this.#counted;
      if (oldest !== undefined) this.#counted.delete(oldest);
    }
    const total = this.#of(line);
    total.settled += 1;
    total.microUsd += line.microUsd;
  }

  #of(line: LedgerLine): Counts {
    const name = nameOf(line);
    const total = this.#totals.get(name) ?? noneOf(line);
    this.#totals.set(name, total);
    return total;
  }
}

function nameOf({ time, resource, network }: LedgerLine): string {
  return `${time.slice(0, 10)}\n${resource}\n${network}`;
}

function noneOf({ time, resource, network }: LedgerLine): Counts {
  const day = time.slice(0, 10);
  const counts = { settled: 0, refused: 0, unknown: 0, deliveredAgain: 0, microUsd: 0 };
  return { day, resource, network, ...counts };
}
