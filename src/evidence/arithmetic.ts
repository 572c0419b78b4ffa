/** Whole cents, exact as numbers far beyond any contract. */
export type Cents = number;

/** Distinct amounts beyond this many are the rows of long sheets: the summary's are looked for among the first and the largest. */
const MOST_AMOUNTS = 260;

/** What a figure can be in the chain of a summary: its place in 4−5=6, 6−7=8, 3−6=9, with how many of them hold. */
export type ChainRoles = ReadonlyMap<Cents, ReadonlyMap<string, number>>;

/** An amount that is the sum of two others: [sum, part, other part]. */
type Triple = readonly [Cents, Cents, Cents];

/** Amounts that are asked for so often that a first look at a few bits of each pays. */
class KnownAmounts {
  readonly #all: ReadonlySet<Cents>;
  readonly #bits = new Uint8Array(PERHAPS);

  constructor(amounts: readonly Cents[]) {
    this.#all = new Set(amounts);
    for (const cents of amounts) this.#bits[cents & (PERHAPS - 1)] = 1;
  }

  has(cents: Cents): boolean {
    return this.#bits[cents & (PERHAPS - 1)] === 1 && this.#all.has(cents);
  }
}

/** A power of two, many times more than there are amounts. */
const PERHAPS = 16_384;

/** All triples among amounts, by their sum. */
function triplesOf(
  amounts: readonly Cents[],
  known: KnownAmounts,
): ReadonlyMap<Cents, readonly Triple[]> {
  const found = new Map<Cents, Triple[]>();
  for (const sum of amounts) {
    const own: Triple[] = [];
    for (const part of amounts) {
      if (part >= sum) continue;
      const other = sum - part;
      if (known.has(other)) own.push([sum, part, other]);
    }
    if (own.length > 0) found.set(sum, own);
  }
  return found;
}

/**
 * Which figures can stand where in the chain contract − earned = balance, completed − retainage = earned,
 * earned − previous = due. A figure's role counts 2 or 3: so many of the identities hold with it there.
 */
export function chainRoles(all: readonly Cents[], rates: readonly number[]): ChainRoles {
  const amounts = [...new Set(all.filter((cents) => cents > 0))].slice(0, MOST_AMOUNTS);
  const known = new KnownAmounts(amounts);
  const triples = triplesOf(amounts, known);
  const balances = balancesBy(amounts, known);
  const roles = new Roles();
  for (const [completed, parts] of triples)
    for (const [, retainage, earned] of parts) {
      // Nobody holds back half of what is done: the larger part is what is earned.
      if (retainage * 2 >= completed) continue;
      const below = triples.get(earned) ?? [];
      const beyond = (balances.get(earned) ?? []).filter(([contract]) => contract >= completed);
      const isRate = rates.some((rate) => isShare(retainage, rate, completed));
      const count = 1 + Number(below.length > 0) + Number(beyond.length > 0) + Number(isRate);
      if (count > 1) roles.noteChain({ completed, retainage, earned, below, beyond }, count);
    }
  for (const [contract, parts] of triples)
    if (roles.countOf(contract, "3") > 2) roles.noteOriginals(parts);
  return roles.all;
}

/** A dollar and a half in cents, a hundred times: a rate's amount is rounded to cents or to dollars. */
const ROUNDING = 150;

function isShare(part: Cents, rate: number, whole: Cents): boolean {
  return Math.abs(whole * rate - part * 100) < ROUNDING;
}

/** One way to read completed − retainage = earned, with what follows from what is earned. */
interface Chain {
  readonly completed: Cents;
  readonly retainage: Cents;
  readonly earned: Cents;
  /** Earned − previous = due. */
  readonly below: readonly Triple[];
  /** Contract − earned = balance. */
  readonly beyond: readonly (readonly [contract: Cents, balance: Cents])[];
}

class Roles {
  readonly all: Map<Cents, Map<string, number>> = new Map();

  countOf(cents: Cents, role: string): number {
    return this.all.get(cents)?.get(role) ?? 0;
  }

  noteChain({ completed, retainage, earned, below, beyond }: Chain, count: number): void {
    this.#note(completed, "4", count);
    this.#note(retainage, "5", count);
    this.#note(earned, "6", count);
    for (const [, previous, due] of below) {
      this.#note(previous, "7", count);
      this.#note(due, "8", count);
    }
    for (const [contract, balance] of beyond) {
      this.#note(contract, "3", count);
      this.#note(balance, "9", count);
    }
  }

  /** A contract sum of a chain is the sum of the original one and of changes, which are smaller. */
  noteOriginals(parts: readonly Triple[]): void {
    for (const [, original, change] of parts) {
      if (change * 2 > original) continue;
      this.#note(original, "1", 3);
      this.#note(change, "2", 3);
    }
  }

  #note(cents: Cents, role: string, count: number): void {
    const own = this.all.get(cents) ?? new Map<string, number>();
    own.set(role, Math.max(count, own.get(role) ?? 0));
    this.all.set(cents, own);
  }
}

function balancesBy(
  amounts: readonly Cents[],
  known: KnownAmounts,
): ReadonlyMap<Cents, readonly (readonly [contract: Cents, balance: Cents])[]> {
  const found = new Map<Cents, (readonly [Cents, Cents])[]>();
  for (const earned of amounts)
    for (const contract of amounts) {
      if (contract <= earned || !known.has(contract - earned)) continue;
      const own = found.get(earned) ?? [];
      own.push([contract, contract - earned]);
      found.set(earned, own);
    }
  return found;
}

/** Figures before and after that are looked at for sums of neighbours. */
const WINDOW = 5;

/**
 * How a figure stands to its neighbours in a ledger: what follows from them, and what follows from it. `own` is what it is
 * meant to be, where that is not what is printed.
 */
export function ledgerSigns(
  ledger: readonly Cents[],
  at: number,
  own: Cents = ledger[at] ?? 0,
): readonly string[] {
  if (own === 0) return NO_SIGNS;
  const before = ledger.slice(Math.max(0, at - WINDOW), at).toReversed();
  const after = ledger.slice(at + 1, at + 1 + WINDOW);
  const signs: string[] = [];
  if (hasPair(before, (near, far) => far - near === own)) signs.push("differenceOfAbove");
  if (hasPair(before, (near, far) => far + near === own)) signs.push("sumOfAbove");
  if (hasPair(after, (near, far) => own - near === far)) signs.push("lessNextIsBelow");
  if (hasPair(after, (near, far) => own + near === far)) signs.push("plusNextIsBelow");
  if (before.some((up) => up !== own && after.includes(up - own))) signs.push("takenFromAbove");
  if (before.some((up) => up !== 0 && after.includes(up + own))) signs.push("addedToAbove");
  return signs;
}

const NO_SIGNS: readonly string[] = [];

/** Whether something holds of two figures, the nearer of which is not zero. */
function hasPair(ledger: readonly Cents[], holds: (near: Cents, far: Cents) => boolean): boolean {
  for (let at = 0; at < ledger.length; at += 1) {
    const near = ledger[at] ?? 0;
    if (near === 0) continue;
    for (let other = at + 1; other < ledger.length; other += 1)
      if (holds(near, ledger[other] ?? 0)) return true;
  }
  return false;
}

/** Longer runs are whole schedules, which end in a total of their own. */
const LONGEST_RUN = 12;

/** For each figure of a column the length of the shortest run of neighbours with it whose sum is printed; 0 where none is. */
export function summedRuns(
  column: readonly Cents[],
  isPrinted: (sum: Cents) => boolean,
): readonly number[] {
  const shortest = column.map(() => 0);
  column.forEach((_, start) => {
    let sum = 0;
    for (let end = start; end < Math.min(column.length, start + LONGEST_RUN); end += 1) {
      sum += column[end] ?? 0;
      const length = end - start + 1;
      if (length < 2 || sum === 0 || !isPrinted(Math.abs(sum))) continue;
      for (let at = start; at <= end; at += 1)
        if (shortest[at] === 0 || length < (shortest[at] ?? 0)) shortest[at] = length;
    }
  });
  return shortest;
}
