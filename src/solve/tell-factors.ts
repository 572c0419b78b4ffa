import { DEDUCTIONS, type SlotName } from "../evidence/slots.ts";
import { FACTORS, type FactorWeights, IDENTITIES, TOGETHER } from "./form.ts";
import type { Option } from "./options.ts";

/** Values in which `NaN` is "not printed", one for each slot of `TOGETHER`. */
export type Values = number[];

/** Told which factor a choice meets, and how often. */
export interface Tally {
  add(factor: number, by: number): void;
}

/** What a choice's factors say, each by its weight. Thousands of choices are weighed for a slot: nothing is made anew for one. */
export class WeighedTally implements Tally {
  score = 0;
  readonly #weights: FactorWeights;

  constructor(weights: FactorWeights) {
    this.#weights = weights;
  }

  add(factor: number, by: number): void {
    this.score += by * (this.#weights[factor] ?? 0);
  }
}

/** The option that was just put into a slot, and how often amounts are printed. */
export interface Filled {
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
/** What a figure that stands in another slot, too, may tell: one of these. */
export const TWICE: readonly number[] = [USED_TWICE, PRINTED_TWICE];
const TWIN = factor("likelier twin");
const AGAINST_SURE = factor("a sure one stands in the summary");
const OUTRANKED = factor("another stands in the summary");
const LEFT_OUT = factor("left out a sure one");
const RATE = place("retainageRate");

function place(slot: SlotName): number {
  return TOGETHER.indexOf(slot);
}

/** Tells what the figure that was just put into a slot adds to the choice. */
export function tellFactors(
  values: Values,
  at: number,
  { option, copies }: Filled,
  tally: Tally,
): void {
  tally.add(SIGNS, option.log);
  tellRivals(option, tally);
  const value = values[at] ?? NaN;
  if (value !== 0 && !Number.isNaN(value) && at !== RATE) {
    let uses = 1;
    for (let before = 0; before < at; before += 1)
      if (before !== RATE && values[before] === value) uses += 1;
    if (uses > 1) tally.add(uses > copies(value) ? USED_TWICE : PRINTED_TWICE, 1);
  }
  for (const closing of CLOSING[at] ?? []) tellIdentity(closing, values, tally);
  SIZES[at]?.(values, tally, copies);
}

/** What an option says by itself, whatever stands in the other slots. */
export function ownScore(option: Option, weights: FactorWeights): number {
  const tally = new WeighedTally(weights);
  tally.add(SIGNS, option.log);
  tellRivals(option, tally);
  return tally.score;
}

/** What an option has against it because of what else is printed for its slot. */
function tellRivals({ value, hasTwin, isOutranked, isAgainstSure }: Option, tally: Tally): void {
  if (hasTwin === true) tally.add(TWIN, 1);
  if (isAgainstSure === true) tally.add(AGAINST_SURE, 1);
  else if (isOutranked === true) tally.add(Number.isNaN(value) ? LEFT_OUT : OUTRANKED, 1);
}

/** An identity as places of slots. */
export interface Closing {
  readonly printed: number;
  /** The places of its terms, and their signs. */
  readonly terms: readonly number[];
  readonly signs: readonly number[];
  readonly onlyWithout: readonly number[];
  readonly isOpen: number;
  readonly isExact: number;
  readonly isTrivial: number;
  readonly isNear: number;
  readonly isBroken: number;
}

/** For each place the identities whose last figure stands there. */
export const CLOSING: readonly (readonly Closing[])[] = TOGETHER.map((_, at) =>
  IDENTITIES.flatMap((identity): Closing[] => {
    const terms = identity.terms.map(([, slot]) => place(slot));
    const onlyWithout = identity.onlyWithout.map(place);
    const last = Math.max(place(identity.printed), ...terms, ...onlyWithout);
    if (last !== at) return [];
    return [
      {
        printed: place(identity.printed),
        terms,
        signs: identity.terms.map(([sign]) => sign),
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

function tellIdentity(identity: Closing, values: Values, tally: Tally): void {
  for (const other of identity.onlyWithout) if (!Number.isNaN(values[other] ?? NaN)) return;
  let sum = 0;
  let isTrivial = false;
  for (let term = 0; term < identity.terms.length; term += 1) {
    const value = valueAt(values, identity.terms[term] ?? 0);
    sum += (identity.signs[term] ?? 0) * value;
    if (value === 0) isTrivial = true;
  }
  const off = Math.abs(sum - valueAt(values, identity.printed));
  if (Number.isNaN(off)) tally.add(identity.isOpen, 1);
  else if (off === 0) tally.add(isTrivial ? identity.isTrivial : identity.isExact, 1);
  else tally.add(off <= DOLLAR ? identity.isNear : identity.isBroken, 1);
}

const IS_DEDUCTION = TOGETHER.map((slot) => DEDUCTIONS.has(slot));

function valueAt(values: Values, at: number): number {
  const value = values[at] ?? NaN;
  return IS_DEDUCTION[at] === true ? Math.abs(value) : value;
}

const [COMPLETED, RETAINAGE, CONTRACT, DUE, BEFORE, GROSS, RELEASED, CERTIFIED] = [
  place("totalCompletedAndStored"),
  place("totalRetainage"),
  place("contractSumToDate"),
  place("currentPaymentDue"),
  place("previousCertificates"),
  place("grossThisPeriod"),
  place("retainageReleased"),
  place("amountCertified"),
];

type Sizes = (values: Values, tally: Tally, copies: (cents: number) => number) => void;

/** What amounts cannot well be beside each other, by the place that was just filled. Comparisons with NaN are false. */
const SIZES: Readonly<Record<number, Sizes>> = {
  [RETAINAGE]: (values, tally) => {
    const held = valueAt(values, RETAINAGE);
    if (held > 0 && held * 2 > valueAt(values, COMPLETED)) tally.add(RETAINAGE_ABOVE, 1);
  },
  [CONTRACT]: (values, tally) => {
    if (valueAt(values, COMPLETED) > valueAt(values, CONTRACT) * 1.02)
      tally.add(COMPLETED_ABOVE, 1);
  },
  [RATE]: (values, tally) => {
    const rate = valueAt(values, RATE);
    const off = Math.abs(valueAt(values, COMPLETED) * rate - valueAt(values, RETAINAGE) * 100);
    if (Number.isNaN(off)) return;
    tally.add(off > 2 * DOLLAR ? RATE_BROKEN : rate === 0 ? RATE_ZERO : RATE_HOLDS, 1);
  },
  [GROSS]: tellGross,
  [RELEASED]: tellReleased,
  [CERTIFIED]: (values, tally) => {
    const certified = valueAt(values, CERTIFIED);
    const off = certified - valueAt(values, DUE);
    if (off === 0) tally.add(CERTIFIED_PAID, 1);
    else if (certified === 0) tally.add(CERTIFIED_ZERO, 1);
    else if (!Number.isNaN(off)) tally.add(off < 0 ? CERTIFIED_LESS : CERTIFIED_ABOVE, 1);
  },
};

const RETAINAGE_ABOVE = factor("retainage above half");
const COMPLETED_ABOVE = factor("completed above contract");
const RATE_HOLDS = factor("rate holds");
const RATE_ZERO = factor("rate zero");
const RATE_BROKEN = factor("rate broken");
const RELEASED_ZERO = factor("released zero");
const RELEASED_ALONE = factor("released is payment, no work billed");
const RELEASED_WITH_WORK = factor("released is payment, work billed");
const RELEASED_BESIDE = factor("released beside work");
const RELEASED_PAID = factor("gross less rate and released are payment");
const RELEASED_NOT_PAID = factor("gross less rate and released are not payment");

const CERTIFIED_PAID = factor("certified is payment");
const CERTIFIED_ZERO = factor("certified is zero");
const CERTIFIED_LESS = factor("certified below payment");
const CERTIFIED_ABOVE = factor("certified above payment");

const GROSS_ZERO = factor("gross is zero, payment is not");
const GROSS_ABOVE = factor("gross above completed");
const GROSS_ALL_OF_FIRST = factor("gross is completed, none before");
const GROSS_ALL_OF_LATER = factor("gross is completed, some before");
const REST_PRINTED = factor("rest of completed is printed");
const REST_NOT_PRINTED = factor("rest of completed is not printed");
const GROSS_PAID = factor("gross is payment, none held");
const GROSS_PAID_LESS = factor("gross is payment, some held");
const GROSS_NET_PAID = factor("gross less rate is payment");
const GROSS_NET_NOT_PAID = factor("gross less rate is not payment");

/** How what is billed in this period stands to what is completed, paid before and paid now. */
function tellGross(values: Values, tally: Tally, copies: (cents: number) => number): void {
  const gross = valueAt(values, GROSS);
  if (Number.isNaN(gross)) return;
  const completed = valueAt(values, COMPLETED);
  const due = valueAt(values, DUE);
  if (gross === 0) {
    if (Math.abs(due) > 0) tally.add(GROSS_ZERO, 1);
    return;
  }
  if (gross === due) tally.add(valueAt(values, RETAINAGE) > 0 ? GROSS_PAID_LESS : GROSS_PAID, 1);
  if (gross > completed) tally.add(GROSS_ABOVE, 1);
  else if (gross === completed)
    tally.add(valueAt(values, BEFORE) > 0 ? GROSS_ALL_OF_LATER : GROSS_ALL_OF_FIRST, 1);
  else if (gross < completed)
    tally.add(copies(completed - gross) > 0 ? REST_PRINTED : REST_NOT_PRINTED, 1);
  const off = Math.abs(gross * (100 - valueAt(values, RATE)) - due * 100);
  if (!Number.isNaN(off)) tally.add(off <= 100 * DOLLAR ? GROSS_NET_PAID : GROSS_NET_NOT_PAID, 1);
}

/** How retainage that is released stands to what is paid: alone, or beside the work of the period less its retainage. */
function tellReleased(values: Values, tally: Tally): void {
  const released = valueAt(values, RELEASED);
  if (Number.isNaN(released)) return;
  const [gross, due] = [valueAt(values, GROSS), valueAt(values, DUE)];
  if (released === 0) tally.add(RELEASED_ZERO, 1);
  else if (released !== due) tally.add(RELEASED_BESIDE, 1);
  else tally.add(gross > 0 ? RELEASED_WITH_WORK : RELEASED_ALONE, 1);
  if (released === 0 || !(gross > 0)) return;
  const rate = valueAt(values, RATE);
  // Where all is released, often no rate is printed any more.
  const net = gross * (100 - (Number.isNaN(rate) ? 0 : rate));
  const off = Math.abs(net + (released - due) * 100);
  if (off <= 100 * DOLLAR) tally.add(RELEASED_PAID, 1);
  else if (!Number.isNaN(off) && !Number.isNaN(rate)) tally.add(RELEASED_NOT_PAID, 1);
}

/** What a comparison may tell: of several factors one at most, and none where something that it needs is not printed. */
export interface SizeFactors {
  readonly needs: readonly number[];
  readonly tells: readonly number[];
}

/** What the comparisons at a place may tell. */
export const SIZE_FACTORS: Readonly<Record<number, readonly SizeFactors[]>> = {
  [RETAINAGE]: [{ needs: [COMPLETED], tells: [RETAINAGE_ABOVE] }],
  [CONTRACT]: [{ needs: [COMPLETED], tells: [COMPLETED_ABOVE] }],
  [RATE]: [{ needs: [COMPLETED, RETAINAGE], tells: [RATE_HOLDS, RATE_ZERO, RATE_BROKEN] }],
  [GROSS]: [
    { needs: [DUE], tells: [GROSS_ZERO, GROSS_PAID_LESS, GROSS_PAID] },
    {
      needs: [COMPLETED],
      tells: [GROSS_ABOVE, GROSS_ALL_OF_LATER, GROSS_ALL_OF_FIRST, REST_PRINTED, REST_NOT_PRINTED],
    },
    { needs: [RATE, DUE], tells: [GROSS_NET_PAID, GROSS_NET_NOT_PAID] },
  ],
  [RELEASED]: [
    { needs: [], tells: [RELEASED_ZERO, RELEASED_BESIDE, RELEASED_WITH_WORK, RELEASED_ALONE] },
    { needs: [GROSS, DUE], tells: [RELEASED_PAID, RELEASED_NOT_PAID] },
  ],
  [CERTIFIED]: [
    { needs: [], tells: [CERTIFIED_PAID, CERTIFIED_ZERO, CERTIFIED_LESS, CERTIFIED_ABOVE] },
  ],
};
