import type { Candidate } from "../../evidence/candidate.ts";
import type { OrderCandidates } from "../../evidence/change-order/order-candidates.ts";
import { CARRIED, type OrderSlot } from "../../evidence/change-order/order-slots.ts";
import type { OrderScores } from "../../weights/order-scores.ts";
import { sharesOf } from "../../weights/scores.ts";
import { CHANGE_FACTORS, type ChangeFactor, tellChange } from "./change-factors.ts";
import type { OrderValue } from "./order-value.ts";

/** A choice of the change and of the contract sums around it. */
export interface ChangeChoice {
  /** In cents with its sign; 0 where time alone changes, null where no price is known yet. */
  readonly change: number | null;
  readonly sums: Readonly<Record<(typeof CARRIED)[number], number | null>>;
  readonly score: number;
  /** How often each factor is met in it, or how far it holds. */
  readonly factors: Float32Array;
}

/** A value that a slot may take, with the logarithm of its probability by its own signs. */
interface Option {
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

const FACTOR = Object.fromEntries(CHANGE_FACTORS.map((name, index) => [name, index])) as Record<
  ChangeFactor,
  number
>;

/** Choices that are kept, the best first. */
const KEPT = 60;

/** All likely choices of the change together with the contract sums around it, the best first. */
export function changeChoices(
  { money }: OrderCandidates,
  scores: OrderScores,
  weights: Float32Array,
): readonly ChangeChoice[] {
  const changes = changeOptions(money, scores);
  const sizes = new Set(changes.map(({ value }) => Math.abs(value)));
  const [originals = [], earliers = [], befores = [], afters = []] = CARRIED.map((slot) =>
    sumOptions(slot, money, scores),
  );
  const implied = impliedSums(money, scores, sizes);
  const pairs = pairsOf(
    pairsOf(
      [...befores, ...(implied.get("sumBefore") ?? [])],
      [...afters, ...(implied.get("sumAfter") ?? [])],
    ),
    pairsOf(originals, earliers),
  );
  const kept = new Best();
  for (const change of changes)
    for (const [[before, after], [original, earlier]] of pairs) {
      const picked = { change, before, after, original, earlier };
      kept.add(picked, scoreOf(picked, weights));
    }
  return kept.all().map(choiceOf);
}

function pairsOf<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  return ones.flatMap((one) => others.map((other) => [one, other] as const));
}

/** An option of each slot. */
interface Picked {
  readonly change: SignedOption;
  readonly before: Option;
  readonly after: Option;
  readonly original: Option;
  readonly earlier: Option;
}

/** The best of very many. */
class Best {
  #kept: (readonly [picked: Picked, score: number])[] = [];
  #least = -Infinity;

  add(picked: Picked, score: number): void {
    if (score <= this.#least) return;
    this.#kept.push([picked, score]);
    if (this.#kept.length < 20 * KEPT) return;
    this.#kept = [...this.all()];
    this.#least = this.#kept.at(-1)?.[1] ?? -Infinity;
  }

  all(): readonly (readonly [picked: Picked, score: number])[] {
    return this.#kept.toSorted((a, b) => b[1] - a[1]).slice(0, KEPT);
  }
}

function scoreOf(picked: Picked, weights: Float32Array): number {
  let score = 0;
  tellAll(picked, (factor, by) => {
    score += by * (weights[factor] ?? 0);
  });
  return score;
}

function tellAll(
  { change, before, after, original, earlier }: Picked,
  tell: (factor: number, by: number) => void,
): void {
  tell(FACTOR.change, change.log);
  tell(FACTOR.sign, change.sign);
  tell(FACTOR.originalSum, original.log);
  tell(FACTOR.earlierChanges, earlier.log);
  tell(FACTOR.sumBefore, before.log);
  tell(FACTOR.sumAfter, after.log);
  const asChange = (before.changeShare ?? 0) + (after.changeShare ?? 0);
  tell(FACTOR["a sum may be the change"], asChange + (original.changeShare ?? 0));
  if (before.firstAt !== undefined && after.firstAt !== undefined)
    tell(FACTOR[`${before.firstAt < after.firstAt ? "before" : "after"} is printed first`], 1);
  const values = {
    change: change.value,
    original: original.value,
    earlier: earlier.value,
    before: before.value,
    after: after.value,
  };
  tellChange(values, (name) => {
    tell(FACTOR[name], 1);
  });
}

function choiceOf([picked, score]: readonly [Picked, number]): ChangeChoice {
  const factors = new Float32Array(CHANGE_FACTORS.length);
  tellAll(picked, (factor, by) => {
    factors[factor] = (factors[factor] ?? 0) + by;
  });
  const printed = ({ value }: Option): number | null => (Number.isNaN(value) ? null : value);
  const sums = {
    originalSum: printed(picked.original),
    earlierChanges: printed(picked.earlier),
    sumBefore: printed(picked.before),
    sumAfter: printed(picked.after),
  };
  return { change: printed(picked.change), sums, score, factors };
}

/** The change of the contract sum, by all choices together. */
export function chooseChange(
  candidates: OrderCandidates,
  scores: OrderScores,
  weights: Float32Array,
): OrderValue<number> {
  const choices = changeChoices(candidates, scores, weights);
  const shares = sharesOf(choices.map(({ score }) => score));
  const sums = new Map<number | null, number>();
  choices.forEach(({ change }, index) => {
    sums.set(change, (sums.get(change) ?? 0) + (shares[index] ?? 0));
  });
  let [value, probability]: [number | null, number] = [null, 0];
  for (const [one, share] of sums) if (share > probability) [value, probability] = [one, share];
  return { value, probability, candidate: candidateFor(value, candidates.money, scores.change) };
}

/** The print that stands for an amount best. */
function candidateFor(
  value: number | null,
  money: readonly Candidate[],
  scores: readonly number[],
): Candidate | null {
  let candidate: Candidate | null = null;
  let most = -Infinity;
  money.forEach((one, index) => {
    const score = scores[index] ?? -Infinity;
    const isSame = value !== null && Math.abs(one.cents) === Math.abs(value);
    if (isSame && score > most) [candidate, most] = [one, score];
  });
  return candidate;
}

/** Options this much less likely than the best one are not tried. */
const HOPELESS = 9;

function withoutHopeless<Some extends Option>(options: readonly Some[]): readonly Some[] {
  const most = Math.max(...options.map(({ log }) => log));
  return options.filter(({ log }) => log > most - HOPELESS);
}

interface SignedOption extends Option {
  readonly sign: number;
}

/** What the change may be: each printed size with both signs, nothing, and not known yet. */
function changeOptions(money: readonly Candidate[], scores: OrderScores): readonly SignedOption[] {
  const shares = sharesOf(scores.change);
  const bySize = new Map<number, { share: number; deducts: number }>();
  money.forEach(({ cents }, index) => {
    const own = bySize.get(Math.abs(cents)) ?? { share: 0, deducts: 0 };
    const share = shares[index] ?? 0;
    const odds = 1 / (1 + Math.exp(-(scores.isDeduction[index] ?? 0)));
    own.share += share;
    own.deducts += share * odds;
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

function sumOptions(
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
function impliedSums(
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
