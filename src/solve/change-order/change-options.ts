import { logistic } from "../../base/odds.ts";
import type { Candidate } from "../../evidence/candidate.ts";
import type { OrderSlot } from "../../evidence/change-order/order-slots.ts";
import { sharesOf } from "../../weights/scores.ts";
import type { OrderScores } from "../../weights/order-weights.ts";

/** A value that a slot may take, with the logarithm of its probability by its own signs. */
export interface Option {
  readonly value: number;
  readonly log: number;
  /** The share that the same size has of the change, and where it is printed first; unknown for what is not printed. */
  readonly changeShare?: number;
  readonly firstAt?: number;
}

/** Values of a slot that are tried, and those that are tried where a sum is looked for. */
const TRIED = 8;
const TRIED_SUMS = 5;

/** No option is impossible. */
const LEAST = 1e-6;

/** Options this much less likely than the best one are not tried. */
const HOPELESS = 9;

function withoutHopeless<Some extends Option>(options: readonly Some[]): readonly Some[] {
  const most = Math.max(...options.map(({ log }) => log));
  return options.filter(({ log }) => log > most - HOPELESS);
}

/** The same for the change: what its sign says by itself. */
export interface SignedOption extends Option {
  readonly sign: number;
}

/** What the change may be: each printed size with both signs, nothing, and not known yet. */
export function changeOptions(
  money: readonly Candidate[],
  scores: OrderScores,
): readonly SignedOption[] {
  const shares = sharesOf(scores.change);
  const bySize = new Map<number, { share: number; deducts: number }>();
  money.forEach(({ cents }, index) => {
    const own = bySize.get(Math.abs(cents)) ?? { share: 0, deducts: 0 };
    const share = shares[index] ?? 0;
    const deducts = logistic(scores.isDeduction[index] ?? 0);
    own.share += share;
    own.deducts += share * deducts;
    bySize.set(Math.abs(cents), own);
  });
  const nothing = (bySize.get(0)?.share ?? 0) + (shares[money.length] ?? 0);
  bySize.delete(0);
  const sized = [...bySize].toSorted((a, b) => b[1].share - a[1].share).slice(0, TRIED);
  return withoutHopeless([
    ...sized.flatMap(([size, { share, deducts }]) => {
      const log = Math.log(share + LEAST);
      const odds = deducts / Math.max(share, LEAST * LEAST);
      return [
        { value: size, log, sign: Math.log(1 - odds + LEAST) },
        { value: -size, log, sign: Math.log(odds + LEAST) },
      ];
    }),
    { value: 0, log: Math.log(nothing + LEAST), sign: 0 },
    { value: NaN, log: Math.log((shares[money.length + 1] ?? 0) + LEAST), sign: 0 },
  ]);
}

/** What a contract sum may be, not printed first. */
export function sumOptions(
  slot: OrderSlot,
  money: readonly Candidate[],
  scores: OrderScores,
): readonly Option[] {
  const all = optionsFor(slot, money, scores);
  const tried = all.options.toSorted((a, b) => b.log - a.log).slice(0, TRIED_SUMS);
  return withoutHopeless([{ value: NaN, log: all.absent }, ...tried]);
}

function optionsFor(
  slot: OrderSlot,
  money: readonly Candidate[],
  scores: OrderScores,
): { readonly options: readonly Option[]; readonly absent: number } {
  const shares = sharesOf(scores[slot]);
  const changeShares = sharesOf(scores.change);
  const byValue = new Map<number, { share: number; changeShare: number; firstAt: number }>();
  money.forEach(({ cents }, index) => {
    const own = byValue.get(cents) ?? { share: 0, changeShare: 0, firstAt: index };
    own.share += shares[index] ?? 0;
    own.changeShare += changeShares[index] ?? 0;
    byValue.set(cents, own);
  });
  return {
    options: [...byValue].map(([value, { share, changeShare, firstAt }]) => ({
      value,
      log: Math.log(share + LEAST),
      changeShare,
      firstAt,
    })),
    absent: Math.log((shares.at(-1) ?? 0) + LEAST),
  };
}

/** Sums that are printed and that a likely change makes of the other sum: they are tried though their signs say little. */
export function impliedSums(
  money: readonly Candidate[],
  scores: OrderScores,
  sizes: ReadonlySet<number>,
): ReadonlyMap<OrderSlot, readonly Option[]> {
  const of = (slot: OrderSlot) => optionsFor(slot, money, scores).options;
  const [befores, afters] = [of("sumBefore"), of("sumAfter")];
  const best = (options: readonly Option[]): readonly Option[] =>
    options.toSorted((a, b) => b.log - a.log).slice(0, TRIED_SUMS);
  const isStep = (from: Option, to: Option): boolean => sizes.has(Math.abs(to.value - from.value));
  const tried = { before: best(befores), after: best(afters) };
  const implied = (own: readonly Option[], known: readonly Option[], others: readonly Option[]) =>
    own
      .filter((one) => !known.includes(one) && others.some((other) => isStep(one, other)))
      .toSorted((a, b) => b.log - a.log)
      .slice(0, 2);
  return new Map<OrderSlot, readonly Option[]>([
    ["sumBefore", implied(befores, tried.before, tried.after)],
    ["sumAfter", implied(afters, tried.after, tried.before)],
  ]);
}
