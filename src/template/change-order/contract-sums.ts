import type { Money } from "../../base/money.ts";
import type { ContractSumName, ContractSums } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import { isNearMiss } from "../near-misses.ts";
import { type CarriedSum, carriedSum } from "./carried-sums.ts";
import type { CostCell, CostColumn } from "./cost-column.ts";
import type { SaidSum } from "./in-sentences.ts";

/** The contract sum carried forward, as far as it is printed. */
export interface SumsReading {
  readonly sums: Omit<ContractSums, "change">;
  /** What the sum after is more than the sum before; null where one of them is not printed. */
  readonly difference: Money | null;
  /** The sum before the change, printed or made of two printed figures. */
  readonly start: Money | null;
  readonly candidates: ReadonlyMap<ContractSumName, readonly Candidate<Money>[]>;
  /** The figures that carry the sum forward, the change not among them. */
  readonly figures: ReadonlySet<Figure>;
  /** The figure of the change where the arithmetic of a column told it. */
  readonly change: CostCell | null;
}

type Carried = Exclude<ContractSumName, "change">;

const FIELDS: readonly Carried[] = [
  "originalContractSum",
  "previousChanges",
  "sumBefore",
  "sumAfter",
];

/** A label that says less than this is a part of a sentence. */
const FEWEST_EVIDENCE = 0.2;

/** Candidates that are tried for each of the sums. */
const MOST_TRIED = 3;

/** What an equation that holds says for the figures in it. */
const HOLDS = 0.8;

/** Chooses the figures of the chain together: those that carry it forward. */
export function readSums(
  money: readonly SaidSum[],
  changes: readonly Money[],
  columns: readonly CostColumn[],
): SumsReading {
  const byLabels = readByLabels(money, changes);
  const { difference } = byLabels;
  const amounts = [
    ...changes,
    ...columns.flatMap(({ totals }) => totals.map(({ cell }) => cell.amount)),
  ];
  const before = byLabels.start?.absolute();
  const isProved =
    difference !== null &&
    before !== undefined &&
    difference.absolute().compare(before) < 0 &&
    amounts.some((change) => change.absolute().equals(difference.absolute()));
  const carried = carriedSum(columns);
  if (carried !== null && carried.moved !== null) return ofCarried(carried, byLabels);
  if (isProved) return byLabels;
  if (carried !== null) return ofCarried(carried, byLabels);
  const change = changeInLedger(byLabels, columns);
  if (change !== null) return { ...byLabels, change };
  return isMisprinted(byLabels, changes) ? byLabels : withoutSums(byLabels);
}

/** Whether one wrong digit is all that keeps the captioned sums from moving by a change. */
function isMisprinted(
  { sums: { sumAfter }, start }: SumsReading,
  changes: readonly Money[],
): boolean {
  if (sumAfter === null || start === null) return false;
  return changes
    .flatMap((change) => [change, change.negated()])
    .some(
      (change) =>
        !change.isZero() &&
        (isNearMiss(sumAfter.value, start.plus(change)) ||
          isNearMiss(start, sumAfter.value.minus(change))),
    );
}

/** Sums whose captions alone were read, while neither arithmetic nor place bears them out. */
function withoutSums(read: SumsReading): SumsReading {
  const nothing = {
    originalContractSum: null,
    previousChanges: null,
    sumBefore: null,
    sumAfter: null,
  };
  return { ...read, sums: nothing, difference: null };
}

/**
 * The change of a ledger that does not add up: all its sums stand in one column in the order of the form, and the change
 * is the one figure between the last two, or the one right above the first.
 */
function changeInLedger({ sums }: SumsReading, columns: readonly CostColumn[]): CostCell | null {
  const { originalContractSum, previousChanges, sumBefore, sumAfter } = sums;
  const earlier = [originalContractSum, previousChanges, sumBefore].filter((sum) => sum !== null);
  if (earlier.length === 0 || sumAfter === null) return null;
  for (const { cells } of columns) {
    const [first = -1, ...others] = [...earlier, sumAfter].map((sum) =>
      cells.findIndex(({ figure }) => figure.box === sum.from[0].box),
    );
    if (first < 0) continue;
    const places = [first, ...others];
    const isAbove = places.every((place, index) => place === first + index);
    const isBetween = places.every(
      (place, index) => place === first + index + Number(index === earlier.length),
    );
    if (isBetween) return cells[first + earlier.length] ?? null;
    if (isAbove && first > 0) return cells[first - 1] ?? null;
  }
  return null;
}

/** The sums that the arithmetic of a column tells. */
function ofCarried(carried: CarriedSum, { candidates, sums }: SumsReading): SumsReading {
  const { original, previous, before, change, after, moved } = carried;
  const sourcedCell = (cell: CostCell | null): Sourced<Money> | null =>
    cell === null ? null : { value: cell.amount, from: [provenanceOf(cell.figure)] };
  const start = original === null && before !== null ? startAbove(before, sums) : null;
  return {
    sums: {
      originalContractSum: start?.original ?? sourcedCell(original),
      previousChanges: start?.previous ?? sourcedCell(previous),
      sumBefore: sourcedCell(before),
      sumAfter: sourcedCell(after),
    },
    difference: moved,
    start: null,
    candidates,
    figures: new Set(
      [original, previous, before, after].flatMap((cell) => (cell === null ? [] : [cell.figure])),
    ),
    change,
  };
}

/** What a sum should be made of: two captioned figures right above it, whether they add up to it or not. */
function startAbove(
  { figure }: CostCell,
  { originalContractSum: original, previousChanges: previous }: SumsReading["sums"],
): { readonly original: Sourced<Money>; readonly previous: Sourced<Money> } | null {
  if (original === null || previous === null) return null;
  const places = [original.from[0], previous.from[0]];
  const isAbove = places.every(
    ({ box, pageNumber }, index) =>
      pageNumber === figure.pageNumber &&
      box.top < figure.box.top &&
      figure.box.top - box.top < (places.length - index) * FARTHEST_LINE,
  );
  return isAbove ? { original, previous } : null;
}

/** Lines of a ledger are set this near to each other, in points. */
const FARTHEST_LINE = 60;

function readByLabels(money: readonly SaidSum[], changes: readonly Money[]): SumsReading {
  const candidates = new Map<ContractSumName, readonly Candidate<Money>[]>(
    FIELDS.map((field) => [field, candidatesOf(field, money)]),
  );
  const best = likeliest(chainsOf(candidates), changes);
  const start = startOf(best);
  const after = best.after?.value;
  return {
    sums: {
      originalContractSum: sourced(best.original),
      previousChanges: sourced(best.previous),
      sumBefore: sourced(best.before),
      sumAfter: sourced(best.after),
    },
    difference: start === null || after === undefined ? null : after.minus(start),
    start,
    candidates,
    figures: new Set(
      [best.original, best.previous, best.before, best.after].flatMap((one) =>
        one === null || one.figure === null ? [] : [one.figure],
      ),
    ),
    change: null,
  };
}

interface Chain {
  readonly original: Candidate<Money> | null;
  readonly previous: Candidate<Money> | null;
  readonly before: Candidate<Money> | null;
  readonly after: Candidate<Money> | null;
}

type Candidates = ReadonlyMap<ContractSumName, readonly Candidate<Money>[]>;

/** All chains of the likeliest candidates; a sum that has none is left out of each. */
function chainsOf(candidates: Candidates): readonly Chain[] {
  const tried = (field: Carried): readonly (Candidate<Money> | null)[] => {
    const own = (candidates.get(field) ?? []).slice(0, MOST_TRIED);
    return own.length === 0 ? [null] : own;
  };
  const afters = tried("sumAfter");
  return tried("originalContractSum").flatMap((original) =>
    tried("previousChanges").flatMap((previous) =>
      tried("sumBefore").flatMap((before) =>
        afters.map((after) => ({ original, previous, before, after })),
      ),
    ),
  );
}

/** The chain with the most evidence, of equal ones the first; one without sums where none is possible. */
function likeliest(chains: readonly Chain[], changes: readonly Money[]): Chain {
  let best: Chain = { original: null, previous: null, before: null, after: null };
  let most = -1;
  for (const chain of chains) {
    const weight = weightOf(chain, changes);
    if (weight <= most) continue;
    best = chain;
    most = weight;
  }
  return best;
}

function candidatesOf(field: Carried, money: readonly SaidSum[]): readonly Candidate<Money>[] {
  const isWritten = money.some(({ candidate }) => candidate.figure?.form === "amount");
  return money
    .filter((one) => one.field === field && one.candidate.score >= FEWEST_EVIDENCE)
    .filter(({ candidate }) => !isWritten || candidate.figure?.form !== "plain")
    .flatMap(({ candidate }) =>
      candidate.value === null ? [] : [{ ...candidate, value: candidate.value }],
    )
    .toSorted((a, b) => b.score - a.score);
}

/** The sum that the change is added to: that before the change, or the original where nothing else is printed. */
function startOf({ original, previous, before }: Chain): Money | null {
  if (before !== null) return before.value;
  if (original === null) return null;
  return previous === null ? original.value : original.value.plus(previous.value);
}

function weightOf(chain: Chain, changes: readonly Money[]): number {
  const { original, previous, before, after } = chain;
  const figures = [original, previous, before, after].flatMap((one) => (one === null ? [] : [one]));
  const places = new Set(figures.map(({ figure }) => figure));
  if (places.size < figures.length) return -1;
  let weight = figures.reduce((sum, { score }) => sum + score, 0);
  if (original !== null && previous !== null && before !== null)
    weight += original.value.plus(previous.value).equals(before.value) ? HOLDS : 0;
  const start = startOf(chain);
  if (start !== null && after !== null) {
    const moved = after.value.minus(start).absolute();
    weight += changes.some((change) => change.absolute().equals(moved)) ? HOLDS : 0;
  }
  return weight;
}

function sourced(candidate: Candidate<Money> | null): Sourced<Money> | null {
  return candidate === null ? null : { value: candidate.value, from: [candidate.from] };
}
