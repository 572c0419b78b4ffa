import type { TotalCandidate } from "../../evidence/invoice/totals/total-candidates.ts";
import {
  isCash,
  likeliest,
  optionsOf,
  type SlotOdds,
  subsetsOf,
  type TotalOption,
} from "./options.ts";
import type { TotalsWay } from "./totals-way.ts";

/** What is held against the total, and what it leaves to pay, taken in one way. */
export interface BalanceWay {
  readonly paid: readonly TotalOption[];
  /** Held back from the total: retention, withheld tax. */
  readonly withheld: readonly TotalOption[];
  /** What was open before this paper. */
  readonly previous: TotalCandidate | null;
  readonly balance: TotalOption | null;
  /** Whether all of them lead from the total to the balance. */
  readonly isProved: boolean;
  /** How often each factor is met. */
  readonly factors: ReadonlyMap<string, number>;
}

/** What is known of a paper beside its totals. */
export interface BalanceFacts {
  readonly all: readonly TotalCandidate[];
  readonly odds: SlotOdds;
  readonly totals: Pick<TotalsWay, "total" | "subtotal" | "taxes" | "adjustments">;
}

const MOST_BALANCES = 4;
const MOST_EARLIER = 2;
/** Payments and sums withheld that are tried together: all of their subsets. */
const MOST_MOVES = 5;

/** Every likely way from the total to what is left to pay. */
export function balanceWays(facts: BalanceFacts): readonly BalanceWay[] {
  const { totals } = facts;
  const taken = new Set(
    [totals.subtotal, ...totals.adjustments].flatMap((one) => one?.candidate.figure ?? []),
  );
  for (const { figure } of totals.taxes.parts) taken.add(figure);
  const isFree = (option: TotalOption): boolean => !taken.has(option.candidate.figure);
  const isApart = (option: TotalOption): boolean =>
    isFree(option) && option.candidate.figure !== totals.total?.candidate.figure;
  const balances = optionsOf("balanceDue", facts, MOST_BALANCES).filter(isFree);
  const before = earlierBalances(facts.all);
  const moves = movesOf(facts, totals.total).filter(isApart);
  const sets = subsetsOf(moves);
  return [...balances, null].flatMap((balance) =>
    [...before, null].flatMap((previous) =>
      [...sets, ...missingMove(balance, previous, facts)]
        .filter((used) => isDistinct([...used, balance], previous))
        .map((used) => wayOf({ balance, previous, used }, facts)),
    ),
  );
}

/** Amounts that a label calls an earlier balance: no truth says which are, so that none is fitted. */
function earlierBalances(all: readonly TotalCandidate[]): readonly TotalCandidate[] {
  return all
    .filter(({ rows }) => rows.some(({ meaning }) => meaning === "previousBalance"))
    .slice(0, MOST_EARLIER);
}

/** Totals, in cents, from which payments, sums withheld and earlier balances lead to a printed balance. */
export function carriedTotals(facts: Omit<BalanceFacts, "totals">): ReadonlySet<number> {
  const sums = subsetsOf(movesOf(facts)).map(sumOf);
  const before = [...earlierBalances(facts.all), null].map(centsOf);
  const moves = sums.flatMap((sum) => before.map((cents) => [sum, cents] as const));
  return new Set(
    optionsOf("balanceDue", facts, MOST_BALANCES).flatMap((balance) =>
      moves
        .filter(([sum, cents]) => sum !== 0 || cents !== 0)
        .map(([sum, cents]) => balance.cents + sum - cents),
    ),
  );
}

/** What payments and sums withheld come to, in cents. */
function sumOf(used: readonly TotalOption[]): number {
  return used.reduce((all, { cents }) => all + Math.abs(cents), 0);
}

/** Payments and sums withheld. Money handed over beyond the total is none: a till gave the rest back. */
function movesOf(
  facts: Omit<BalanceFacts, "totals">,
  total: TotalOption | null = null,
): readonly TotalOption[] {
  const isKept = ({ candidate, cents }: TotalOption): boolean =>
    total === null || !isCash(candidate) || cents <= Math.abs(total.cents);
  return (["amountPaid", "withholding"] as const)
    .flatMap((slot) => optionsOf(slot, facts, MOST_MOVES))
    .filter(isKept)
    .toSorted((a, b) => b.odds - a.odds)
    .slice(0, MOST_MOVES);
}

/** The one amount that is exactly what is missing between total and balance, as a payment. */
function missingMove(
  balance: TotalOption | null,
  previous: TotalCandidate | null,
  { all, odds, totals: { total } }: BalanceFacts,
): readonly (readonly TotalOption[])[] {
  if (balance === null || total === null) return [];
  const missing = total.cents + centsOf(previous) - balance.cents;
  if (missing === 0) return [];
  const best = likeliest(["amountPaid"], { all, odds }, ({ cents }) => cents === Math.abs(missing));
  return best === null ? [] : [[{ ...best, cents: missing }]];
}

function centsOf(previous: TotalCandidate | null): number {
  return previous?.figure.value.toCents() ?? 0;
}

function isDistinct(
  options: readonly (TotalOption | null)[],
  previous: TotalCandidate | null,
): boolean {
  const figures = options.flatMap((option) => option?.candidate.figure ?? []);
  if (previous !== null) figures.push(previous.figure);
  return new Set(figures).size === figures.length;
}

interface Moved {
  readonly balance: TotalOption | null;
  readonly previous: TotalCandidate | null;
  readonly used: readonly TotalOption[];
}

function wayOf(moved: Moved, facts: BalanceFacts): BalanceWay {
  const { balance, previous, used } = moved;
  const { total } = facts.totals;
  const sum = sumOf(used);
  const left = total === null ? null : total.cents - sum + centsOf(previous);
  const isMoved = used.some(({ cents }) => cents !== 0) || previous !== null;
  const isProved = isMoved && balance !== null && left === balance.cents;
  const names = factorNames(moved, { total, left, sum, isMoved });
  const factors = new Map<string, number>();
  const add = (name: string, by: number): void =>
    void factors.set(name, (factors.get(name) ?? 0) + by);
  for (const option of [balance, ...used]) {
    if (option === null) continue;
    add(`odds ${option.slot}`, option.odds);
    add(`any ${option.slot}`, 1);
  }
  for (const name of names) add(name, 1);
  return {
    paid: used.filter(({ slot }) => slot === "amountPaid"),
    withheld: used.filter(({ slot }) => slot === "withholding"),
    previous,
    balance,
    isProved,
    factors,
  };
}

interface Come {
  readonly total: TotalOption | null;
  /** What payments and earlier balances leave of the total, in cents. */
  readonly left: number | null;
  /** What was paid and withheld, in cents. */
  readonly sum: number;
  readonly isMoved: boolean;
}

function factorNames(moved: Moved, come: Come): readonly string[] {
  const { previous, used } = moved;
  const { total, sum } = come;
  if (total === null) return ["no total"];
  const names: string[] = [...balanceNames(moved, come, total)];
  if (sum > Math.abs(total.cents)) names.push("more than the total");
  if (used.length > 1) names.push("several payments");
  if (previous !== null) names.push(centsOf(previous) === 0 ? "nothing before" : "balance before");
  for (const { candidate } of used) {
    if (candidate.at < total.candidate.at) names.push("paid above the total");
    if (isCash(candidate)) names.push("cash as a payment");
  }
  return names;
}

/** How a balance stands to the total and to what was paid. */
function balanceNames(
  { balance }: Moved,
  { left, isMoved }: Come,
  total: TotalOption,
): readonly string[] {
  if (balance === null) return isMoved ? [left === 0 ? "all is paid" : "no balance"] : [];
  const isSame = balance.candidate.figure === total.candidate.figure;
  const names: string[] = [];
  if (isMoved) names.push(balance.cents === left ? "led to the balance" : "not led");
  else if (isSame) names.push("total as the balance");
  else names.push(balance.cents === total.cents ? "total again" : "another balance");
  if (balance.cents === 0) names.push("nothing left");
  if (!isSame && balance.candidate.at < total.candidate.at) names.push("balance above");
  return names;
}
