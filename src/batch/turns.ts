/** How the networks that callers come from share the lanes of a pool. */
export interface Shares {
  /** Lanes that one network may have at the same time. */
  readonly lanesEach: number;
  /** So much of each task is not written down: what usual ones take. */
  readonly freeMs: number;
  /** Networks that owe more leave one lane to the others, where there is more than one. */
  readonly heavyMs: number;
}

/** Who waits for a lane. */
export interface Waiting {
  readonly network: string;
}

/** A task that has a lane. */
export interface Turn {
  readonly network: string;
  readonly isHeavy: boolean;
}

interface Account {
  /** Lane time of late, as it was at `atMs`. */
  readonly owedMs: number;
  readonly atMs: number;
  /** Number of its last turn. */
  readonly lastTurn: number;
}

/** What a network owes halves in this time: who sent something heavy is as good as new after some minutes. */
const HALF_LIFE_MS = 60_000;

/** Less counts as nothing, so that networks that owe next to nothing take turns. */
const LEAST_OWED_MS = 1;

/** Accounts that are kept; the one that was used least lately is forgotten beyond. */
const MOST_ACCOUNTS = 20_000;

/**
 * Who is next: the network that had the least lane time of late, then the one whose last turn is the longest ago, then who came
 * first. What one network asks for delays another by the task that runs at most, however much it is.
 */
export class Turns<Waiter extends Waiting> {
  readonly #lanes: number;
  readonly #shares: Shares;
  readonly #now: () => number;
  readonly #waiting: Waiter[] = [];
  readonly #running = new Map<string, number>();
  /** In the order of their last use. */
  readonly #accounts = new Map<string, Account>();
  #heavyRunning = 0;
  #turns = 0;

  constructor(lanes: number, shares: Shares, now: () => number) {
    this.#lanes = lanes;
    this.#shares = shares;
    this.#now = now;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether a network may have one more lane now. */
  mayBegin(network: string): boolean {
    if ((this.#running.get(network) ?? 0) >= this.#shares.lanesEach) return false;
    return !this.#isHeavy(network) || this.#heavyRunning < Math.max(1, this.#lanes - 1);
  }

  /** A lane is taken. */
  begin(network: string): Turn {
    const turn = { network, isHeavy: this.#isHeavy(network) };
    this.#turns += 1;
    this.#heavyRunning += turn.isHeavy ? 1 : 0;
    this.#running.set(network, (this.#running.get(network) ?? 0) + 1);
    this.#write(network, { owedMs: this.#owed(network), lastTurn: this.#turns });
    return turn;
  }

  /** A lane is free again. */
  end({ network, isHeavy }: Turn, laneMs: number): void {
    this.#heavyRunning -= isHeavy ? 1 : 0;
    const others = (this.#running.get(network) ?? 0) - 1;
    if (others > 0) this.#running.set(network, others);
    else this.#running.delete(network);
    const owedMs = this.#owed(network) + Math.max(0, laneMs - this.#shares.freeMs);
    this.#write(network, { owedMs, lastTurn: this.#accounts.get(network)?.lastTurn ?? 0 });
  }

  /** Waits from now on. */
  add(waiter: Waiter): void {
    this.#waiting.push(waiter);
  }

  /** Waits no more. */
  leave(waiter: Waiter): void {
    const index = this.#waiting.indexOf(waiter);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  /** All who wait; none does afterwards. */
  leaveAll(): readonly Waiter[] {
    return this.#waiting.splice(0);
  }

  /** Who gets a lane that is free; nobody where all who wait have their share. */
  next(): Waiter | null {
    let best: Waiter | null = null;
    for (const waiter of this.#waiting) {
      if (best !== null && this.#order(waiter.network, best.network) >= 0) continue;
      if (this.mayBegin(waiter.network)) best = waiter;
    }
    if (best !== null) this.leave(best);
    return best;
  }

  /** Who has to give up a place for a newcomer, where all places are taken: the last of the network that asks too much. */
  outrankedBy(network: string): Waiter | null {
    const crowds = new Map<string, number>();
    for (const waiter of this.#waiting) {
      crowds.set(waiter.network, (crowds.get(waiter.network) ?? 0) + 1);
    }
    const lessThan = (one: string, other: string, more: number): boolean => {
      const difference = this.#owed(one) - this.#owed(other);
      if (difference !== 0) return difference < 0;
      return (crowds.get(one) ?? 0) + more < (crowds.get(other) ?? 0);
    };
    let worst: Waiter | null = null;
    for (const waiter of this.#waiting) {
      if (worst === null || !lessThan(waiter.network, worst.network, 0)) worst = waiter;
    }
    return worst !== null && lessThan(network, worst.network, 1) ? worst : null;
  }

  #order(one: string, other: string): number {
    if (one === other) return 0;
    const difference = this.#owed(one) - this.#owed(other);
    if (difference !== 0) return difference;
    const lastTurn = (network: string): number => this.#accounts.get(network)?.lastTurn ?? 0;
    return lastTurn(one) - lastTurn(other);
  }

  #isHeavy(network: string): boolean {
    return this.#owed(network) > this.#shares.heavyMs;
  }

  #owed(network: string): number {
    const account = this.#accounts.get(network);
    if (account === undefined || account.owedMs === 0) return 0;
    const owedMs = account.owedMs * 0.5 ** ((this.#now() - account.atMs) / HALF_LIFE_MS);
    return owedMs < LEAST_OWED_MS ? 0 : owedMs;
  }

  #write(network: string, account: Omit<Account, "atMs">): void {
    this.#accounts.delete(network);
    this.#accounts.set(network, { ...account, atMs: this.#now() });
    if (this.#accounts.size <= MOST_ACCOUNTS) return;
    const [oldest = network] = this.#accounts.keys();
    this.#accounts.delete(oldest);
  }
}
