import { isMisprint } from "../evidence/misprint.ts";
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

/** The best options of each slot, and those that an identity implies from the best of two others. */
export function withProposals(options: Options): ReadonlyMap<SlotName, readonly Option[]> {
  const tried = new Map<SlotName, Map<number, Option>>();
  for (const [slot, { options: own }] of options) {
    const sorted = own.toSorted((a, b) => b.log - a.log).slice(0, TRIED);
    const best = sorted.filter(({ log }) => log > (sorted[0]?.log ?? 0) - HOPELESS);
    tried.set(slot, new Map(best.map((option) => [option.value, option])));
  }
  for (const identity of IDENTITIES) {
    if (identity.terms.length !== 2) continue;
    for (const [slot, value] of proposals(identity, options)) {
      const own = options.get(slot)?.options;
      const found = own?.find(
        (option) => (DEDUCTIONS.has(slot) ? Math.abs(option.value) : option.value) === value,
      );
      if (found !== undefined) tried.get(slot)?.set(found.value, found);
    }
  }
  proposeGross(options, (option) => tried.get("grossThisPeriod")?.set(option.value, option));
  return new Map([...tried].map(([slot, map]) => [slot, [...map.values()]]));
}

/** What was billed in a period is known by what is left of it after retainage, and by what had been completed before. */
function proposeGross(options: Options, propose: (option: Option) => void): void {
  const own = options.get("grossThisPeriod")?.options ?? [];
  const printed = new Set(own.map(({ value }) => value));
  const [completed, due, rates] = (
    ["totalCompletedAndStored", "currentPaymentDue", "retainageRate"] as const
  ).map((slot) => bestOf(options, slot).slice(0, 3));
  for (const option of own) {
    const { value } = option;
    if (value === 0) continue;
    const isRest = completed?.some((one) => value < one && printed.has(one - value)) ?? false;
    const isNet =
      due?.some((one) => rates?.some((rate) => isNetOf(one, value, rate)) === true) ?? false;
    if (isRest || isNet) propose(option);
  }
}

function* proposals(
  identity: SlotIdentity,
  options: Options,
): Iterable<readonly [SlotName, number]> {
  const [one, other] = identity.terms;
  if (one === undefined || other === undefined) return;
  const [sum, first, second] = [identity.printed, one[1], other[1]].map((slot) =>
    bestOf(options, slot),
  );
  for (const a of first ?? [])
    for (const b of second ?? []) yield [identity.printed, one[0] * a + other[0] * b];
  for (const s of sum ?? []) {
    for (const a of first ?? []) yield [other[1], other[0] * (s - one[0] * a)];
    for (const b of second ?? []) yield [one[1], one[0] * (s - other[0] * b)];
  }
}

function bestOf(options: Options, slot: SlotName): readonly number[] {
  const own = options.get(slot)?.options ?? [];
  const values = own.toSorted((a, b) => b.log - a.log).slice(0, PROPOSING);
  return values.map(({ value }) => (DEDUCTIONS.has(slot) ? Math.abs(value) : value));
}

/** Whether an amount is what is left of another after a rate is held back, to the dollar. */
function isNetOf(net: number, gross: number, rate: number): boolean {
  return Math.abs(gross * (100 - rate) - net * 100) <= 100 * DOLLAR;
}

/** Marks options that look like a likelier one with a digit put right. */
export function markTwins(options: readonly Option[]): readonly Option[] {
  return options.map((option) => {
    const hasTwin = options.some(
      (other) => other.log > option.log && isMisprint(other.value, option.value),
    );
    return hasTwin ? { ...option, hasTwin } : option;
  });
}
