import { oddsOf } from "../../base/odds.ts";
import { type BalanceFacts, type BalanceWay, balanceWays } from "./balance-ways.ts";
import type { TotalsFacts, TotalsWay } from "./totals-way.ts";
import { totalsWays } from "./ways.ts";

/** What each factor is worth, as a logarithm of odds. */
export type FactorWeights = Readonly<Record<string, number>>;

/** The likeliest way, and how it stands to the others. */
export interface WayChoice {
  readonly way: TotalsWay;
  /** How probable subtotal and total are together. */
  readonly share: number;
  /** How probable all of its amounts are together. */
  readonly whole: number;
  /** How probable the amount of each slot is, whatever becomes of the others. */
  readonly shares: Readonly<Record<WaySlot, number>>;
}

const WAY_SLOTS = [
  "subtotal",
  "total",
  "discount",
  "shipping",
  "otherCharges",
  "withholding",
  "tax",
] as const;
type WaySlot = (typeof WAY_SLOTS)[number];

/** Chooses the likeliest way to take the totals of a paper. */
export function chooseWay(facts: TotalsFacts, weights: FactorWeights): WayChoice | null {
  const weighed = totalsWays(facts).map((way) => ({ way, odds: oddsOf(way.factors, weights) }));
  let best = weighed[0];
  if (best === undefined) return null;
  for (const one of weighed) if (one.odds > best.odds) best = one;
  const { way, odds: top } = best;
  let [all, ofEnds, ofWhole] = [0, 0, 0];
  const own = valuesOf(way);
  const shares = WAY_SLOTS.map(() => 0);
  for (const one of weighed) {
    const part = Math.exp(one.odds - top);
    const values = valuesOf(one.way);
    all += part;
    const agrees = values.map((cents, at) => cents === own[at]);
    agrees.forEach((does, at) => {
      if (does) shares[at] = (shares[at] ?? 0) + part;
    });
    if (agrees[0] === true && agrees[1] === true) ofEnds += part;
    if (agrees.every(Boolean)) ofWhole += part;
  }
  const named = WAY_SLOTS.map((slot, at) => [slot, (shares[at] ?? 0) / all] as const);
  return {
    way,
    share: ofEnds / all,
    whole: ofWhole / all,
    shares: Object.fromEntries(named) as Record<WaySlot, number>,
  };
}

/** What a way comes to in each slot, in cents. */
function valuesOf({ subtotal, total, adjustments, taxes }: TotalsWay): readonly (number | null)[] {
  const values = new Map<WaySlot, number>();
  if (subtotal !== null) values.set("subtotal", subtotal.cents);
  if (total !== null) values.set("total", total.cents);
  if (taxes.parts.length > 0) values.set("tax", taxes.sum);
  for (const { slot, cents } of adjustments)
    values.set(slot as WaySlot, (values.get(slot as WaySlot) ?? 0) + cents);
  return WAY_SLOTS.map((slot) => values.get(slot) ?? null);
}

/** The likeliest way from the total to what is left to pay, and how probable each of its amounts is. */
export interface BalanceWayChoice {
  readonly way: BalanceWay;
  readonly shares: Readonly<{ amountPaid: number; balanceDue: number }>;
  /** How probable both are together. */
  readonly whole: number;
}

/** Chooses what was paid and what is left to pay. */
export function chooseBalanceWay(
  facts: BalanceFacts,
  weights: FactorWeights,
): BalanceWayChoice | null {
  const weighed = balanceWays(facts).map((way) => ({ way, odds: oddsOf(way.factors, weights) }));
  let best = weighed[0];
  if (best === undefined) return null;
  for (const one of weighed) if (one.odds > best.odds) best = one;
  const { way, odds: top } = best;
  let [all, ofPaid, ofBalance, ofWhole] = [0, 0, 0, 0];
  for (const one of weighed) {
    const part = Math.exp(one.odds - top);
    all += part;
    const isPaid = paidIn(one.way) === paidIn(way);
    const isLeft = one.way.balance?.cents === way.balance?.cents;
    if (isPaid) ofPaid += part;
    if (isLeft) ofBalance += part;
    if (isPaid && isLeft) ofWhole += part;
  }
  const shares = { amountPaid: ofPaid / all, balanceDue: ofBalance / all };
  return { way, shares, whole: ofWhole / all };
}

/** What was paid in cents; null where nothing is printed. */
export function paidIn({ paid }: BalanceWay): number | null {
  return paid.length === 0 ? null : paid.reduce((sum, { cents }) => sum + cents, 0);
}
