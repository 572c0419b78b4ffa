import { DEDUCTIONS, type SlotName } from "../evidence/slots.ts";
import { isMisprint } from "../evidence/misprint.ts";
import { FACTORS, type FactorWeights } from "./factors.ts";
import { IDENTITIES, type SlotIdentity, TOGETHER } from "./form.ts";

/** A value that a slot may take, with the logarithm of its probability by its own signs. Amounts in cents, rates in points. */
export interface Option {
  readonly value: number;
  readonly log: number;
  /** Set where a likelier option differs from it by one digit or by two that changed places. */
  readonly hasTwin?: boolean;
}

/** What each slot may take; `absent` is the logarithm of "not printed". */
export type Options = ReadonlyMap<
  SlotName,
  { readonly options: readonly Option[]; readonly absent: number }
>;

/** A choice for all slots; null is not printed. */
export interface Choice {
  readonly values: readonly (number | null)[];
  readonly score: number;
  /** How often each factor is met in it. */
  readonly factors: Float32Array;
}

/** States kept from slot to slot. */
const BEAM = 120;

/** Options of a slot that are tried by their own signs; what identities imply is tried besides. */
const TRIED = 8;

/** Options from which identities propose others. */
const PROPOSING = 6;

/** An option this much less likely than the best one is tried only where an identity proposes it. */
const HOPELESS = 12;

/** Values in which `NaN` is "not printed", one for each slot of `TOGETHER`. */
type Values = Float64Array;

interface State {
  readonly values: Values;
  readonly score: number;
  readonly factors: Float32Array;
}

/** A state with one more slot filled, not yet made. */
interface Step {
  readonly from: State;
  readonly option: Option;
  readonly score: number;
}

/** Told which factor a choice meets, and how often. */
type Tell = (factor: number, by: number) => void;

/** Choices for all slots together, the best first. `copies` says how often an amount is printed. */
export function chooseTogether(
  options: Options,
  copies: (cents: number) => number,
  weights: FactorWeights,
): readonly Choice[] {
  const tried = withProposals(options);
  const none = new Float64Array(TOGETHER.length).fill(NaN);
  let states: readonly State[] = [
    { values: none, score: 0, factors: new Float32Array(FACTORS.length) },
  ];
  TOGETHER.forEach((slot, place) => {
    const own = options.get(slot);
    if (own === undefined) return;
    const absent: Option = { value: NaN, log: own.absent };
    const choices = [absent, ...markTwins(tried.get(slot) ?? [])];
    const steps: Step[] = [];
    for (const from of states) {
      const values = Float64Array.from(from.values);
      for (const option of choices) {
        values[place] = option.value;
        let { score } = from;
        const add: Tell = (factor, by) => {
          score += by * (weights[factor] ?? 0);
        };
        tellFactors(values, place, { option, copies }, add);
        steps.push({ from, option, score });
      }
    }
    states = steps
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEAM)
      .map((step) => made(step, place, copies));
  });
  return states.map(({ values, score, factors }) => ({
    values: Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
    score,
    factors,
  }));
}

function made(
  { from, option, score }: Step,
  place: number,
  copies: (cents: number) => number,
): State {
  const values = Float64Array.from(from.values);
  values[place] = option.value;
  const factors = Float32Array.from(from.factors);
  tellFactors(values, place, { option, copies }, (factor, by) => {
    factors[factor] = (factors[factor] ?? 0) + by;
  });
  return { values, score, factors };
}

interface Filled {
  readonly option: Option;
  readonly copies: (cents: number) => number;
}

const FACTOR = Object.fromEntries(FACTORS.map((name, index) => [name, index]));

function factor(name: string): number {
  return FACTOR[name] ?? 0;
}

const [SIGNS, USED_TWICE, PRINTED_TWICE] = [
  factor("signs"),
  factor("used twice"),
  factor("printed twice"),
];
const TWIN = factor("likelier twin");
const RATE = place("retainageRate");

function place(slot: SlotName): number {
  return TOGETHER.indexOf(slot);
}

/** Tells what the figure that was just put into a slot adds to the choice. */
function tellFactors(values: Values, at: number, { option, copies }: Filled, tell: Tell): void {
  tell(SIGNS, option.log);
  if (option.hasTwin === true) tell(TWIN, 1);
  const value = values[at] ?? NaN;
  if (value !== 0 && !Number.isNaN(value) && at !== RATE) {
    let uses = 1;
    for (let before = 0; before < at; before += 1)
      if (before !== RATE && values[before] === value) uses += 1;
    if (uses > 1) tell(uses > copies(value) ? USED_TWICE : PRINTED_TWICE, 1);
  }
  for (const closing of CLOSING[at] ?? []) tellIdentity(closing, values, tell);
  SIZES[at]?.(values, tell, copies);
}

/** An identity as places of slots. */
interface Closing {
  readonly printed: number;
  readonly terms: readonly (readonly [sign: number, place: number])[];
  readonly onlyWithout: readonly number[];
  readonly isOpen: number;
  readonly isExact: number;
  readonly isTrivial: number;
  readonly isNear: number;
  readonly isBroken: number;
}

/** For each place the identities whose last figure stands there. */
const CLOSING: readonly (readonly Closing[])[] = TOGETHER.map((_, at) =>
  IDENTITIES.flatMap((identity): Closing[] => {
    const terms = identity.terms.map(([sign, slot]) => [sign, place(slot)] as const);
    const onlyWithout = identity.onlyWithout.map(place);
    const last = Math.max(place(identity.printed), ...terms.map(([, one]) => one), ...onlyWithout);
    if (last !== at) return [];
    return [
      {
        printed: place(identity.printed),
        terms,
        onlyWithout,
        isOpen: factor(`${identity.name} open`),
        isExact: factor(`${identity.name} holds`),
        isTrivial: factor(`${identity.name} holds with zero`),
        isNear: factor(`${identity.name} nearly`),
        isBroken: factor(`${identity.name} broken`),
      },
    ];
  }),
);

/** A dollar: whole-dollar forms round every figure for itself. */
const DOLLAR = 100;

function tellIdentity(identity: Closing, values: Values, tell: Tell): void {
  for (const other of identity.onlyWithout) if (!Number.isNaN(values[other] ?? NaN)) return;
  let sum = 0;
  let isTrivial = false;
  for (const [sign, at] of identity.terms) {
    const value = valueAt(values, at);
    sum += sign * value;
    if (value === 0) isTrivial = true;
  }
  const off = Math.abs(sum - valueAt(values, identity.printed));
  if (Number.isNaN(off)) tell(identity.isOpen, 1);
  else if (off === 0) tell(isTrivial ? identity.isTrivial : identity.isExact, 1);
  else tell(off <= DOLLAR ? identity.isNear : identity.isBroken, 1);
}

const IS_DEDUCTION = TOGETHER.map((slot) => DEDUCTIONS.has(slot));

function valueAt(values: Values, at: number): number {
  const value = values[at] ?? NaN;
  return IS_DEDUCTION[at] === true ? Math.abs(value) : value;
}

const [COMPLETED, RETAINAGE, CONTRACT, DUE, BEFORE, GROSS, RELEASED] = [
  place("totalCompletedAndStored"),
  place("totalRetainage"),
  place("contractSumToDate"),
  place("currentPaymentDue"),
  place("previousCertificates"),
  place("grossThisPeriod"),
  place("retainageReleased"),
];

type Sizes = (values: Values, tell: Tell, copies: (cents: number) => number) => void;

/** What amounts cannot well be beside each other, by the place that was just filled. Comparisons with NaN are false. */
const SIZES: Readonly<Record<number, Sizes>> = {
  [RETAINAGE]: (values, tell) => {
    const held = valueAt(values, RETAINAGE);
    if (held > 0 && held * 2 > valueAt(values, COMPLETED)) tell(factor("retainage above half"), 1);
  },
  [CONTRACT]: (values, tell) => {
    if (valueAt(values, COMPLETED) > valueAt(values, CONTRACT) * 1.02)
      tell(factor("completed above contract"), 1);
  },
  [RATE]: (values, tell) => {
    const rate = valueAt(values, RATE);
    const off = Math.abs(valueAt(values, COMPLETED) * rate - valueAt(values, RETAINAGE) * 100);
    if (Number.isNaN(off)) return;
    tell(off > 2 * DOLLAR ? RATE_BROKEN : rate === 0 ? RATE_ZERO : RATE_HOLDS, 1);
  },
  [GROSS]: tellGross,
  [RELEASED]: (values, tell) => {
    const released = valueAt(values, RELEASED);
    if (Number.isNaN(released)) return;
    const isPayment = released === valueAt(values, DUE);
    tell(released === 0 ? RELEASED_ZERO : isPayment ? RELEASED_PAID : RELEASED_BESIDE, 1);
  },
};

const RATE_HOLDS = factor("rate holds");
const RATE_ZERO = factor("rate zero");
const RATE_BROKEN = factor("rate broken");
const RELEASED_ZERO = factor("released zero");
const RELEASED_PAID = factor("released is payment");
const RELEASED_BESIDE = factor("released beside work");

/** How what is billed in this period stands to what is completed, paid before and paid now. */
function tellGross(values: Values, tell: Tell, copies: (cents: number) => number): void {
  const gross = valueAt(values, GROSS);
  if (Number.isNaN(gross)) return;
  const completed = valueAt(values, COMPLETED);
  const due = valueAt(values, DUE);
  if (gross === 0) {
    if (Math.abs(due) > 0) tell(factor("gross is zero, payment is not"), 1);
    return;
  }
  const isFirst = !(valueAt(values, BEFORE) > 0);
  if (gross > completed) tell(factor("gross above completed"), 1);
  else if (gross === completed)
    tell(factor(`gross is completed, ${isFirst ? "none" : "some"} before`), 1);
  else if (gross < completed)
    tell(factor(`rest of completed is ${copies(completed - gross) > 0 ? "" : "not "}printed`), 1);
  const off = Math.abs(gross * (100 - valueAt(values, RATE)) - due * 100);
  if (!Number.isNaN(off))
    tell(factor(`gross less rate is ${off <= 100 * DOLLAR ? "" : "not "}payment`), 1);
}

/** Marks options that look like a likelier one with a digit put right. */
function markTwins(options: readonly Option[]): readonly Option[] {
  return options.map((option) => {
    const hasTwin = options.some(
      (other) => other.log > option.log && isMisprint(other.value, option.value),
    );
    return hasTwin ? { ...option, hasTwin } : option;
  });
}

/** The best options of each slot, and those that an identity implies from the best of two others. */
function withProposals(options: Options): ReadonlyMap<SlotName, readonly Option[]> {
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
      due?.some((one) =>
        rates?.some((rate) => Math.abs(value * (100 - rate) - one * 100) <= 100 * DOLLAR),
      ) ?? false;
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
