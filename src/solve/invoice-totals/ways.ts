import type { TotalCandidate } from "../../evidence/invoice/totals/total-candidates.ts";
import { ADJUSTMENT_SLOTS, likeliest, optionsOf, subsetsOf, type TotalOption } from "./options.ts";
import {
  fitsRate,
  type PlainWay,
  proofOf,
  taxWays,
  type TotalsFacts,
  type TotalsWay,
} from "./totals-way.ts";
import { factorsOf, isBalance, isPayment } from "./way-factors.ts";

const MOST_TOTALS = 7;
const MOST_SUBTOTALS = 8;
/** Adjustments that are tried together: all of their subsets. */
const MOST_ADJUSTMENTS = 6;

/** Every likely way to take the totals of a paper together. */
export function totalsWays(facts: TotalsFacts): readonly TotalsWay[] {
  const taxes = taxWays(facts.all, facts.odds, facts.tabled);
  const adjustments = ADJUSTMENT_SLOTS.flatMap((slot) => optionsOf(slot, facts, MOST_ADJUSTMENTS))
    .flatMap(roundedBothWays)
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => b.odds - a.odds)
    .slice(0, MOST_ADJUSTMENTS);
  const sets = setsOf(adjustments);
  return endsOf(facts).flatMap((pair) =>
    taxes
      .map((own) => ({ ...pair, taxes: own }))
      .filter((ends) => !takesTwice(ends) && !goesAgainst(ends))
      .flatMap((ends) => usedSets(ends, sets, facts).map((used) => wayOf(ends, used, facts))),
  );
}

/** Every likely pair of a total and a subtotal. */
function endsOf(facts: TotalsFacts): readonly Pick<Ends, "total" | "subtotal">[] {
  const subtotals = [...optionsOf("subtotal", facts, MOST_SUBTOTALS), null];
  return [...optionsOf("total", facts, MOST_TOTALS), null].flatMap((total) =>
    subtotals.flatMap((option) => {
      const subtotal = option === null || total === null ? option : apart(option, total, facts);
      return subtotal === null && option !== null ? [] : [{ total, subtotal }];
    }),
  );
}

/** The minus of a rounding is often part of its words. */
function roundedBothWays(option: TotalOption): readonly TotalOption[] {
  const { slot, candidate, cents } = option;
  const isRounding = candidate.rows.some(({ meaning }) => meaning === "rounding");
  if (slot !== "otherCharges" || !isRounding || cents < 0) return [option];
  return [option, { ...option, cents: -cents }];
}

type Ends = Pick<TotalsWay, "total" | "subtotal" | "taxes">;

function isOne(one: TotalOption, other: TotalOption): boolean {
  return one.candidate.figure === other.candidate.figure;
}

/** A subtotal whose figure is not the total's: another print of the same amount where there is one, else null. */
function apart(
  option: TotalOption,
  total: TotalOption,
  { all, odds }: Pick<TotalsFacts, "all" | "odds">,
): TotalOption | null {
  if (!isOne(option, total)) return option;
  return likeliest(
    [option.slot],
    { all, odds },
    ({ candidate, cents }) => candidate !== option.candidate && cents === option.cents,
  );
}

function takesTwice({ total, subtotal, taxes }: Ends): boolean {
  return taxes.parts.some(
    ({ figure }) => figure === total?.candidate.figure || figure === subtotal?.candidate.figure,
  );
}

/** Whether the taxes go against the total: what is taken off a sum is deducted or withheld, and no tax. */
function goesAgainst({ total, taxes }: Ends): boolean {
  return total !== null && taxes.sum !== 0 && taxes.sum < 0 !== total.cents < 0;
}

interface AdjustmentSets {
  /** Each set by what it comes to. */
  readonly bySum: ReadonlyMap<number, readonly (readonly TotalOption[])[]>;
  /** Those that are likelier printed than not. */
  readonly likely: readonly TotalOption[];
}

function setsOf(adjustments: readonly TotalOption[]): AdjustmentSets {
  const bySum = new Map<number, (readonly TotalOption[])[]>();
  for (const used of subsetsOf(adjustments)) {
    if (cancelEachOther(used) || mixesPayments(used)) continue;
    const sum = sumOf(used);
    bySum.set(sum, [...(bySum.get(sum) ?? []), used]);
  }
  const likely: TotalOption[] = [];
  for (const one of adjustments)
    if (one.odds > 0 && !likely.some((other) => isOne(one, other))) likely.push(one);
  return { bySum, likely };
}

/** What is called a payment is a deduction before the total only where nothing else is deducted or charged. */
function mixesPayments(used: readonly TotalOption[]): boolean {
  return used.length > 1 && used.some(({ candidate: { rows } }) => isPayment(rows));
}

/** Whether one figure is taken twice, or two adjustments are the same amount with both signs. */
function cancelEachOther(used: readonly TotalOption[]): boolean {
  return used.some((option, index) =>
    used.slice(index + 1).some((other) => isOne(option, other) || other.cents === -option.cents),
  );
}

function sumOf(options: readonly TotalOption[]): number {
  return options.reduce((sum, { cents }) => sum + cents, 0);
}

/** Adjustments that lead from one end to the other, and those that are likely by themselves. */
function usedSets(
  ends: Ends,
  { bySum, likely }: AdjustmentSets,
  facts: TotalsFacts,
): readonly UsedSet[] {
  const isFree = ({ candidate }: TotalOption): boolean => !isTaken(candidate, ends);
  const free = likely.filter(isFree);
  const from = ends.subtotal?.cents ?? facts.lineSum;
  if (ends.total === null || from === null) return [{ used: free, isLed: false }];
  const needed = ends.total.cents - from;
  const sums = new Set([needed - ends.taxes.sum, needed]);
  const leading = [...sums]
    .flatMap((sum) => bySum.get(sum) ?? [])
    .filter((set) => set.every(isFree));
  const others = leading.length > 0 ? [] : missingPart(needed - ends.taxes.sum, ends, facts);
  const led = [...leading, ...others].filter((used) => !leavesBalance(used, ends, from));
  const isFreeLed = led.some(
    (set) => set.length === free.length && set.every((option) => free.includes(option)),
  );
  const own = leavesBalance(free, ends, from) ? [] : free;
  return [
    ...led.map((used) => ({ used, isLed: false })),
    ...(isFreeLed ? [] : [{ used: own, isLed: led.length > 0 }]),
  ];
}

/**
 * Whether a payment leads to what is left to pay: then the total is what stands before the payment. Only where the tax
 * is taken of what the payment leaves, as on bills for parts of a work, is the payment a deduction.
 */
function leavesBalance(used: readonly TotalOption[], ends: Ends, from: number): boolean {
  const { total, taxes } = ends;
  if (total === null || !isBalance(total.candidate.rows)) return false;
  if (!used.some(({ candidate: { rows } }) => isPayment(rows))) return false;
  const left = from + sumOf(used);
  return taxes.parts.length === 0 || taxes.parts.some((part) => fitsRate(part, left) !== true);
}

/** Adjustments that are used together, and whether others would lead to the total. */
interface UsedSet {
  readonly used: readonly TotalOption[];
  readonly isLed: boolean;
}

function isTaken({ figure }: TotalCandidate, { total, subtotal, taxes }: Ends): boolean {
  return (
    figure === total?.candidate.figure ||
    figure === subtotal?.candidate.figure ||
    taxes.parts.some((part) => part.figure === figure)
  );
}

/** The one amount that is exactly what is missing between subtotal and total, for whatever it is likeliest. */
function missingPart(
  missing: number,
  ends: Ends,
  facts: Pick<TotalsFacts, "all" | "odds" | "printed">,
): readonly (readonly TotalOption[])[] {
  const isPrinted = facts.printed.has(missing) || facts.printed.has(-missing);
  if (missing === 0 || !isPrinted) return [];
  const best = likeliest(
    ADJUSTMENT_SLOTS,
    facts,
    ({ candidate, cents }) => cents === missing && !isTaken(candidate, ends),
  );
  return best === null ? [] : [[best]];
}

function wayOf(ends: Ends, { used: adjustments, isLed }: UsedSet, facts: TotalsFacts): TotalsWay {
  const { total, subtotal, taxes } = ends;
  const from = subtotal?.cents ?? facts.lineSum;
  const adjusted = sumOf(adjustments);
  const proof =
    total === null || from === null
      ? null
      : proofOf({
          from,
          total: total.cents,
          adjusted,
          isPlain: adjustments.length === 0,
          taxes: taxes.parts,
          tax: taxes.sum,
        });
  const way: PlainWay = { ...ends, adjustments, adjusted, proof, isLed };
  return { ...way, factors: factorsOf(way, facts) };
}
