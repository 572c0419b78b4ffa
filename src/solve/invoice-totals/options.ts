import type { Money } from "../../base/money.ts";
import { oddsOf } from "../../base/odds.ts";
import {
  TOTAL_SLOTS,
  type TotalCandidate,
  type TotalSlot,
} from "../../evidence/invoice/totals/total-candidates.ts";

/** What each sign says of a slot, as a logarithm of odds against that nothing is printed for it. */
export type SlotWeights = Readonly<Record<TotalSlot, Readonly<Record<string, number>>>>;

/** An amount that may fill a slot. */
export interface TotalOption {
  readonly slot: TotalSlot;
  readonly candidate: TotalCandidate;
  /** In cents, signed as it moves the total. */
  readonly cents: number;
  readonly odds: number;
}

/** Amounts between the items and the total that are no taxes. */
export type AdjustmentSlot = "discount" | "shipping" | "otherCharges" | "withholding";
export const ADJUSTMENT_SLOTS: readonly AdjustmentSlot[] = [
  "discount",
  "shipping",
  "otherCharges",
  "withholding",
];

/** The odds of each candidate for each slot, by its index. */
export type SlotOdds = Readonly<Record<TotalSlot, readonly number[]>>;

/** A label that the template of a vendor names decides: no paper that was fitted to has one. */
const TAUGHT = 20;

/** The slot that a label of a vendor's template asks for. */
const ASKED: Readonly<Partial<Record<string, TotalSlot>>> = {
  subtotal: "subtotal",
  discount: "discount",
  shipping: "shipping",
  otherCharge: "otherCharges",
  tip: "otherCharges",
  rounding: "otherCharges",
  tax: "tax",
  totalTax: "tax",
  withholding: "withholding",
  total: "total",
  plainTotal: "total",
  amountPaid: "amountPaid",
  balanceDue: "balanceDue",
};

/** What labels of a till say: money handed over, and what came back. Neither is part of what was bought. */
const CASH: ReadonlySet<string> = new Set(["cashTendered", "cashChange"]);

/** Whether the labels of a till say that an amount is money handed over, or what came back, and nothing else does. */
export function isCash({ rows }: TotalCandidate): boolean {
  return rows.length > 0 && rows.every(({ meaning }) => CASH.has(meaning));
}

const TAX: ReadonlySet<TotalSlot> = new Set(["tax"]);
const NOT_CASH: ReadonlySet<TotalSlot> = new Set(
  TOTAL_SLOTS.filter((slot) => slot !== "total" && slot !== "amountPaid"),
);

/** What an amount is never where its labels say nothing else: what is withheld is not in the price, and a tip is no tax. */
const NEVER: Readonly<Partial<Record<string, ReadonlySet<TotalSlot>>>> = {
  cashTendered: NOT_CASH,
  cashChange: NOT_CASH,
  withholding: new Set(["discount", "shipping", "otherCharges", "tax"]),
  discount: TAX,
  shipping: TAX,
  tip: TAX,
  rounding: TAX,
};

function isNever(slot: TotalSlot, { rows }: TotalCandidate): boolean {
  return rows.length > 0 && rows.every(({ meaning }) => NEVER[meaning]?.has(slot) === true);
}

/** What the fitted numbers say of every amount of a paper. */
export function slotOdds(all: readonly TotalCandidate[], weights: SlotWeights): SlotOdds {
  const of = (slot: TotalSlot): readonly number[] =>
    all.map((candidate) => {
      const { signs, rows } = candidate;
      if (isNever(slot, candidate)) return -Infinity;
      const isTaught = rows.some(
        ({ label, meaning }) => label?.own !== undefined && ASKED[meaning] === slot,
      );
      return oddsOf(signs, weights[slot]) + (isTaught ? TAUGHT : 0);
    });
  return Object.fromEntries(TOTAL_SLOTS.map((slot) => [slot, of(slot)])) as Record<
    TotalSlot,
    readonly number[]
  >;
}

/** Less likely amounts fill no slot. */
const LEAST_ODDS = -7;

/** The likeliest options of one slot, each value once. */
export function optionsOf(
  slot: TotalSlot,
  { all, odds }: { readonly all: readonly TotalCandidate[]; readonly odds: SlotOdds },
  most: number,
): readonly TotalOption[] {
  const byCents = new Map<number, TotalOption>();
  all.forEach((candidate, index) => {
    const own = odds[slot][index] ?? -Infinity;
    if (own < LEAST_ODDS) return;
    const cents = signedCents(slot, candidate.figure.value);
    const known = byCents.get(cents);
    if (known === undefined || own > known.odds)
      byCents.set(cents, { slot, candidate, cents, odds: own });
  });
  return [...byCents.values()].toSorted((a, b) => b.odds - a.odds).slice(0, most);
}

/** All subsets of a few, the empty one first. */
export function subsetsOf<One>(few: readonly One[]): readonly (readonly One[])[] {
  return Array.from({ length: 1 << few.length }, (_, set) =>
    few.filter((_one, index) => (set >> index) % 2 === 1),
  );
}

/** The likeliest amount for one of some slots among those that fit; null where none does. */
export function likeliest(
  slots: readonly TotalSlot[],
  { all, odds }: { readonly all: readonly TotalCandidate[]; readonly odds: SlotOdds },
  fits: (option: TotalOption) => boolean,
): TotalOption | null {
  const fitting = all.flatMap((candidate, index) =>
    slots
      .map((slot) => ({
        slot,
        candidate,
        cents: signedCents(slot, candidate.figure.value),
        odds: odds[slot][index] ?? -Infinity,
      }))
      .filter((option) => option.odds > -Infinity && fits(option)),
  );
  const [first, ...others] = fitting;
  if (first === undefined) return null;
  return others.reduce((best, one) => (one.odds > best.odds ? one : best), first);
}

/** What is taken off is often printed without its minus, and what was paid with one. */
export function signedCents(slot: TotalSlot, value: Money): number {
  const cents = value.toCents();
  if (slot === "amountPaid") return Math.abs(cents);
  return slot === "discount" || slot === "withholding" ? -Math.abs(cents) : cents;
}
