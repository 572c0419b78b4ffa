import { isMisprintOf } from "../evidence/misprint.ts";
import { DEDUCTIONS, type SlotName } from "../evidence/slots.ts";
import { IDENTITIES, type SlotIdentity } from "./form.ts";
import type { Option, Options } from "./options.ts";

/** Options of a slot that are tried by their own signs; what identities imply is tried besides. */
const TRIED = 8;

/** Options from which identities propose others. */
const PROPOSING = 6;

/** An option this much less likely than the best one is tried only where an identity proposes it. */
const HOPELESS = 12;

/** A dollar, in cents. */
const DOLLAR = 100;

/** The options of a slot, prepared so that identities find theirs. */
interface Ranked {
  /** The likeliest first. */
  readonly sorted: readonly Option[];
  /** Values of the best of them, deductions without their sign. */
  readonly best: readonly number[];
  /** By value, deductions without their sign; of equal ones the first. */
  readonly byValue: ReadonlyMap<number, Option>;
}

type RankedSlots = ReadonlyMap<SlotName, Ranked>;

/** The best options of each slot, and those that an identity implies from the best of two others. */
export function withProposals(options: Options): ReadonlyMap<SlotName, readonly Option[]> {
  const ranked: RankedSlots = new Map(
    [...options].map(([slot, { options: own }]) => [slot, rankedOf(slot, own)]),
  );
  const tried = new Map<SlotName, Map<number, Option>>();
  for (const [slot, { sorted }] of ranked) {
    const least = (sorted[0]?.log ?? 0) - HOPELESS;
    const best = sorted.slice(0, TRIED).filter(({ log }) => log > least);
    tried.set(slot, new Map(best.map((option) => [option.value, option])));
  }
  for (const identity of IDENTITIES) {
    if (identity.terms.length !== 2) continue;
    for (const [slot, value] of proposals(identity, ranked)) {
      const found = ranked.get(slot)?.byValue.get(value);
      if (found !== undefined) tried.get(slot)?.set(found.value, found);
    }
  }
  const gross = tried.get("grossThisPeriod");
  const own = options.get("grossThisPeriod")?.options ?? [];
  proposeGross(own, ranked, (option) => gross?.set(option.value, option));
  for (const [one, released] of beside(own, ranked)) {
    gross?.set(one.value, one);
    tried.get("retainageReleased")?.set(released.value, released);
  }
  return new Map([...tried].map(([slot, map]) => [slot, [...map.values()]]));
}

function rankedOf(slot: SlotName, options: readonly Option[]): Ranked {
  const isDeduction = DEDUCTIONS.has(slot);
  const sorted = options.toSorted((a, b) => b.log - a.log);
  const valueOf = ({ value }: Option): number => (isDeduction ? Math.abs(value) : value);
  const byValue = new Map<number, Option>();
  for (const option of options) {
    const value = valueOf(option);
    if (!byValue.has(value)) byValue.set(value, option);
  }
  return { sorted, best: sorted.slice(0, PROPOSING).map(valueOf), byValue };
}

/** What was billed in a period is known by what is left of it after retainage, and by what had been completed before. */
function proposeGross(
  own: readonly Option[],
  ranked: RankedSlots,
  propose: (option: Option) => void,
): void {
  const printed = new Set(own.map(({ value }) => value));
  const [completed = [], due = [], rates = []] = (
    ["totalCompletedAndStored", "currentPaymentDue", "retainageRate"] as const
  ).map((slot) => ranked.get(slot)?.best.slice(0, 3));
  for (const option of own) {
    const { value } = option;
    if (value === 0) continue;
    const isRest = completed.some((one) => value < one && printed.has(one - value));
    if (isRest || due.some((one) => rates.some((rate) => isNetOf(one, value, rate))))
      propose(option);
  }
}

/** Work of a period and retainage released that together are what is paid. */
function* beside(
  own: readonly Option[],
  ranked: RankedSlots,
): Iterable<readonly [gross: Option, released: Option]> {
  const [dues = [], rates = []] = (["currentPaymentDue", "retainageRate"] as const).map((slot) =>
    ranked.get(slot)?.best.slice(0, 3),
  );
  const released = ranked.get("retainageReleased")?.byValue;
  const paid = dues.flatMap((due) =>
    [...new Set([...rates, 0])].map((rate) => [due, rate] as const),
  );
  for (const [due, rate] of paid)
    for (const gross of own) {
      const rest = due - Math.round((gross.value * (100 - rate)) / 100);
      const other = gross.value > 0 && rest > 0 ? released?.get(rest) : undefined;
      if (other !== undefined) yield [gross, other];
    }
}

function* proposals(
  identity: SlotIdentity,
  ranked: RankedSlots,
): Iterable<readonly [SlotName, number]> {
  const [one, other] = identity.terms;
  if (one === undefined || other === undefined) return;
  const [sum = [], first = [], second = []] = [identity.printed, one[1], other[1]].map(
    (slot) => ranked.get(slot)?.best,
  );
  for (const a of first)
    for (const b of second) yield [identity.printed, one[0] * a + other[0] * b];
  for (const s of sum) {
    for (const a of first) yield [other[1], other[0] * (s - one[0] * a)];
    for (const b of second) yield [one[1], one[0] * (s - other[0] * b)];
  }
}

/** Whether an amount is what is left of another after a rate is held back, to the dollar. */
function isNetOf(net: number, gross: number, rate: number): boolean {
  return Math.abs(gross * (100 - rate) - net * 100) <= 100 * DOLLAR;
}

/**
 * Marks options that look like another one with a digit put right, like what the summary itself prints or a likelier one, and
 * those that a likelier one of the summary outranks.
 */
export function markedOptions(options: readonly Option[]): readonly Option[] {
  const printed = options.map(({ value }) => String(value));
  return options.map((option, index) => {
    const hasTwin = options.some(
      (other, at) =>
        isBefore(other, option) && isMisprintOf(printed[at] ?? "", printed[index] ?? ""),
    );
    const isOutranked = options.some(
      (other) => (other.standing ?? 0) > (option.standing ?? 0) && other.log > option.log,
    );
    const isAgainstSure = options.some(
      (other) => other.log > LIKELY && (other.standing ?? 0) >= (option.standing ?? 0) + FAR_MORE,
    );
    return hasTwin || isOutranked ? { ...option, hasTwin, isOutranked, isAgainstSure } : option;
  });
}

/** The logarithm of a share that is likelier than not. */
const LIKELY = Math.log(0.5);

/** A figure among so many more lines of the form stands in the summary, and the other one does not. */
const FAR_MORE = 3;

/** The logarithm of a share that leaves little doubt. */
const SURE = Math.log(0.9);

/** "Not printed", and whether an option is sure by its own signs. */
export function absentOption(log: number, options: readonly Option[]): Option {
  return { value: NaN, log, isOutranked: options.some((option) => option.log > SURE) };
}

function isBefore(one: Option, other: Option): boolean {
  const [own, others] = [one.standing ?? 0, other.standing ?? 0];
  return own === others ? one.log > other.log : own > others;
}
