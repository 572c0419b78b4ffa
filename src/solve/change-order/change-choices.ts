import type { OrderCandidates } from "../../evidence/change-order/order-candidates.ts";
import { CARRIED, type CarriedSlot } from "../../evidence/change-order/order-slots.ts";
import {
  changeOptions,
  impliedSums,
  type Option,
  type SignedOption,
  sumOptions,
} from "./change-options.ts";
import { CHANGE_FACTORS, type ChangeFactor, EXCLUSIVE, tellChange } from "./change-factors.ts";
import type { OrderScores } from "../../weights/order-weights.ts";

/** A choice of the change and of the contract sums around it. */
export interface ChangeChoice {
  /** In cents with its sign; 0 where time alone changes, null where no price is known yet. */
  readonly change: number | null;
  readonly sums: Readonly<Record<CarriedSlot, number | null>>;
  readonly score: number;
  /** How often each factor is met in it, or how far it holds. */
  readonly factors: Float32Array;
}

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
  const rests = pairsOf(
    pairsOf(
      [...befores, ...(implied.get("sumBefore") ?? [])],
      [...afters, ...(implied.get("sumAfter") ?? [])],
    ),
    pairsOf(originals, earliers),
  )
    .map(([[before, after], [original, earlier]]) => {
      const rest = { before, after, original, earlier };
      return { rest, own: ownOf(rest, weights) };
    })
    .toSorted((a, b) => b.own - a.own);
  const kept = new Best();
  const most = mostByFactors(weights);
  for (const change of changes) {
    const own = ownOfChange(change, weights);
    for (const { rest, own: others } of rests) {
      if (own + others + most < kept.most - NEGLIGIBLE) break;
      const picked = { change, ...rest };
      kept.add(picked, scoreOf(picked, weights));
    }
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

/** A choice whose logarithm is this much less than the best one's changes no probability. */
const NEGLIGIBLE = 9;

/** What the own signs of the sums say. */
function ownOf(
  { before, after, original, earlier }: Omit<Picked, "change">,
  weights: Float32Array,
): number {
  const of = (factor: ChangeFactor, { log }: Option): number =>
    log * (weights[FACTOR[factor]] ?? 0);
  return (
    of("sumBefore", before) +
    of("sumAfter", after) +
    of("originalSum", original) +
    of("earlierChanges", earlier)
  );
}

function ownOfChange({ log, sign }: SignedOption, weights: Float32Array): number {
  return log * (weights[FACTOR.change] ?? 0) + sign * (weights[FACTOR.sign] ?? 0);
}

/** More than all factors together can add to what the own signs say. */
function mostByFactors(weights: Float32Array): number {
  return EXCLUSIVE.reduce((sum, factors) => {
    const best = Math.max(0, ...factors.map((factor) => weights[FACTOR[factor]] ?? 0));
    return sum + best;
  }, 0);
}

/** The best of very many. */
class Best {
  #kept: (readonly [picked: Picked, score: number])[] = [];
  #least = -Infinity;
  most = -Infinity;

  add(picked: Picked, score: number): void {
    if (score <= this.#least) return;
    this.#kept.push([picked, score]);
    this.most = Math.max(this.most, score);
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
