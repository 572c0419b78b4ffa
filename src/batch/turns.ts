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
  /** Whether it is the first one of its network that is known. */
  readonly isFirst: boolean;
}

interface Place<Waiter> {
  readonly waiter: Waiter;
  /** Turns that others had had when it came. */
  readonly since: number;
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

/** First tasks that the running mean of what they cost remembers. */
const FIRSTS_REMEMBERED = 3;

/**
 * Who is next: the network that had the least lane time of late, then the one whose last turn is the longest ago, then who came
 * first. Where a network is new, its coming counts as its last turn: a crowd of strangers does not overtake those who are known
 * to ask for little, and is not overtaken twice. What strangers cost lately is what the next one is taken to owe, until its first
 * task has shown what it asks for: an attack from ever new networks does not look like many good callers for long.
 */
export class Turns<Waiter extends Waiting> {
  readonly #lanes: number;
  readonly #shares: Shares;
  readonly #now: () => number;
  readonly #places: Place<Waiter>[] = [];
  readonly #running = new Map<string, number>();
  /** In the order of their last use. */
  readonly #accounts = new Map<string, Account>();
  #heavyRunning = 0;
  #strangersOweMs = 0;
  #turns = 0;

  constructor(lanes: number, shares: Shares, now: () => number) {
    this.#lanes = lanes;
    this.#shares = shares;
    this.#now = now;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#places.length;
  }

  /** Whether a network may have one more lane now. */
  mayBegin(network: string): boolean {
    if ((this.#running.get(network) ?? 0) >= this.#shares.lanesEach) return false;
    return !this.#isHeavy(network) || this.#heavyRunning < Math.max(1, this.#lanes - 1);
  }

  /** A lane is taken. */
  begin(network: string): Turn {
    const isFirst = !this.#accounts.has(network);
    const turn = { network, isHeavy: this.#isHeavy(network), isFirst };
    this.#turns += 1;
    this.#heavyRunning += turn.isHeavy ? 1 : 0;
    this.#running.set(network, (this.#running.get(network) ?? 0) + 1);
    this.#write(network, { owedMs: isFirst ? 0 : this.#owed(network), lastTurn: this.#turns });
    return turn;
  }

  /** A lane is free again. */
  end({ network, isHeavy, isFirst }: Turn, laneMs: number): void {
    this.#heavyRunning -= isHeavy ? 1 : 0;
    const others = (this.#running.get(network) ?? 0) - 1;
    if (others > 0) this.#running.set(network, others);
    else this.#running.delete(network);
    const costMs = Math.max(0, laneMs - this.#shares.freeMs);
    if (isFirst) {
      // One stranger alone, whatever it asked for, does not make the next one heavy.
      const counted = Math.min(costMs, 2 * this.#shares.heavyMs);
      this.#strangersOweMs += (counted - this.#strangersOweMs) / FIRSTS_REMEMBERED;
    }
    const { lastTurn } = this.#accounts.get(network) ?? { lastTurn: this.#turns };
    this.#write(network, { owedMs: this.#owed(network) + costMs, lastTurn });
  }

  /** Waits from now on. */
  add(waiter: Waiter): void {
    this.#places.push({ waiter, since: this.#turns });
  }

  /** Waits no more. */
  leave(waiter: Waiter): void {
    const index = this.#places.findIndex((place) => place.waiter === waiter);
    if (index >= 0) this.#places.splice(index, 1);
  }

  /** All who wait; none does afterwards. */
  leaveAll(): readonly Waiter[] {
    return this.#places.splice(0).map(({ waiter }) => waiter);
  }

  /** Who gets a lane that is free; nobody where all who wait have their share. */
  next(): Waiter | null {
    let best: Place<Waiter> | null = null;
    for (const place of this.#places) {
      if (best !== null && this.#order(place, best) >= 0) continue;
      if (this.mayBegin(place.waiter.network)) best = place;
    }
    if (best === null) return null;
    this.leave(best.waiter);
    return best.waiter;
  }

  /** Who has to give up a place for a newcomer, where all places are taken: the last of the network that asks too much. */
  outrankedBy(network: string): Waiter | null {
    const crowds = new Map<string, number>();
    for (const { waiter } of this.#places) {
      crowds.set(waiter.network, (crowds.get(waiter.network) ?? 0) + 1);
    }
    const lessThan = (one: string, other: string, more: number): boolean => {
      const difference = this.#owed(one) - this.#owed(other);
      if (difference !== 0) return difference < 0;
      return (crowds.get(one) ?? 0) + more < (crowds.get(other) ?? 0);
    };
    let worst: Waiter | null = null;
    for (const { waiter } of this.#places) {
      if (worst === null || !lessThan(waiter.network, worst.network, 0)) worst = waiter;
    }
    return worst !== null && lessThan(network, worst.network, 1) ? worst : null;
  }

  #order(one: Place<Waiter>, other: Place<Waiter>): number {
    const difference = this.#owed(one.waiter.network) - this.#owed(other.waiter.network);
    if (difference !== 0) return difference;
    const lastTurn = ({ waiter, since }: Place<Waiter>): number =>
      this.#accounts.get(waiter.network)?.lastTurn ?? since;
    return lastTurn(one) - lastTurn(other);
  }

  #isHeavy(network: string): boolean {
    return this.#owed(network) > this.#shares.heavyMs;
  }

  #owed(network: string): number {
    const account = this.#accounts.get(network);
    const owedMs =
      account === undefined
        ? this.#strangersOweMs
        : account.owedMs * 0.5 ** ((this.#now() - account.atMs) / HALF_LIFE_MS);
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
