import { compareNames } from "../base/firm-names.ts";
import { compareDates, dayNumber } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { lineOf } from "../audit/application.ts";
import type { WaivedPayment } from "../finding/draw-statement.ts";
import type { Waiver } from "./papers.ts";
import type { Party } from "./parties.ts";

/** The waivers of a party by the payment that they are for. Several together are for one only where their sum is its amount. */
export type PartyWaivers = Readonly<Record<WaivedPayment, readonly Waiver[]>>;

/** Waivers by party, and those that are nobody's for sure or one too many. */
export interface PlacedWaivers {
  readonly ofParty: ReadonlyMap<Party, PartyWaivers>;
  readonly apart: readonly Waiver[];
}

const NONE: PartyWaivers = { this: [], last: [] };

/** The waivers of a party. */
export function waiversOf({ ofParty }: PlacedWaivers, party: Party): PartyWaivers {
  return ofParty.get(party) ?? NONE;
}

/** Sorts waivers by who gives them and for which payment. */
export function placeWaivers(waivers: readonly Waiver[], parties: readonly Party[]): PlacedWaivers {
  const ofParty = new Map<Party, PartyWaivers>();
  const placed = new Set<Waiver>();
  for (const party of parties) {
    const own = waivers.filter((waiver) => giverOf(waiver, parties) === party);
    const bySlot: PartyWaivers = {
      this: chosen(own, party, "this"),
      last: chosen(own, party, "last"),
    };
    ofParty.set(party, bySlot);
    for (const waiver of [...bySlot.this, ...bySlot.last]) placed.add(waiver);
  }
  return { ofParty, apart: waivers.filter((waiver) => !placed.has(waiver)) };
}

/** The party that gives a waiver, by its name; null where none has it or two have it as well. */
function giverOf({ claimant }: Waiver, parties: readonly Party[]): Party | null {
  if (claimant === null) return null;
  for (const relation of ["same", "alike"] as const) {
    const named = parties.filter(({ compared }) => compareNames(claimant, compared) === relation);
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  }
  return null;
}

/** The waivers for a payment: all where they add up to it, else the one that most speaks for. */
function chosen(own: readonly Waiver[], party: Party, payment: WaivedPayment): readonly Waiver[] {
  const fitting = own.filter((waiver) => paymentOf(waiver, party) === payment);
  const amount = amountOf(party, payment);
  const sums = fitting.flatMap((waiver) => waiver.amount ?? []);
  const isWhole = sums.length > 1 && sums.length === fitting.length;
  if (isWhole && amount !== null && Money.sum(sums).equals(amount)) return fitting;
  const [best] = fitting.toSorted(
    (a, b) => Number(hasAmount(b, amount)) - Number(hasAmount(a, amount)) || latestFirst(a, b),
  );
  return best === undefined ? [] : [best];
}

function latestFirst({ through: one }: Waiver, { through: other }: Waiver): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareDates(other, one);
}

/** What waivers are given for together; null where none of them names an amount. */
export function waivedAmount(waivers: readonly Waiver[]): Money | null {
  const amounts = waivers.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0 ? null : Money.sum(amounts);
}

/** What a party asks for, or what it was paid last as far as its own applications tell. */
export function amountOf(party: Party, payment: WaivedPayment): Money | null {
  const { current, former } = party;
  if (payment === "this") return current === null ? null : lineOf(current, "currentPaymentDue");
  if (former !== null && isNeighbour(party)) return lineOf(former, "currentPaymentDue");
  // What was certified before the second application was one payment.
  const isSecond = current?.ordinal?.number === 2;
  return isSecond ? lineOf(current, "previousCertificates") : null;
}

/** Whether no application is missing between the last two. */
function isNeighbour({ current, former }: Party): boolean {
  if (current === null) return true;
  const [last, before] = [current.ordinal?.number, former?.ordinal?.number];
  return last !== undefined && before !== undefined && last === before + 1;
}

function hasAmount({ amount }: Waiver, expected: Money | null): boolean {
  return amount !== null && expected !== null && amount.equals(expected);
}

/** A waiver through a day that is so many days before the end of the period is of the month before. */
const MONTH_BEFORE = 20;

/**
 * The payment that a waiver is for: its amount, its kind and its day speak for one each, and most of them decide; on a tie
 * its day does. Null where nothing tells.
 */
function paymentOf(waiver: Waiver, party: Party): WaivedPayment | null {
  const marks = [markOfType(waiver), markOfAmount(waiver, party), markOfDay(waiver, party)];
  const [now = 0, last = 0] = (["this", "last"] as const).map(
    (payment) => marks.filter((mark) => mark === payment).length,
  );
  return now === last ? (marks[2] ?? null) : now > last ? "this" : "last";
}

/** The payment that the kind of a waiver is for; null where it is not clear. */
export function markOfType({ document: { waiverType } }: Waiver): WaivedPayment | null {
  if (waiverType === "UNCLEAR") return null;
  return waiverType.startsWith("CONDITIONAL") ? "this" : "last";
}

function markOfAmount(waiver: Waiver, party: Party): WaivedPayment | null {
  const isNow = hasAmount(waiver, amountOf(party, "this"));
  const isLast = hasAmount(waiver, amountOf(party, "last"));
  return isNow === isLast ? null : isNow ? "this" : "last";
}

function markOfDay({ through }: Waiver, { current }: Party): WaivedPayment | null {
  const end = current?.document.periodTo?.value;
  if (through === null || end === undefined) return null;
  return dayNumber(end) - dayNumber(through) >= MONTH_BEFORE ? "last" : "this";
}
