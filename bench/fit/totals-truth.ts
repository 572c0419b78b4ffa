import { readFileSync } from "node:fs";
import type { TotalSlot } from "../../src/evidence/invoice/totals/total-candidates.ts";
import type { BalanceWay } from "../../src/solve/invoice-totals/balance-ways.ts";
import { paidIn } from "../../src/solve/invoice-totals/choose-ways.ts";
import type { TotalsWay } from "../../src/solve/invoice-totals/totals-way.ts";

/** What is known of the totals of a paper, in cents; null among the values where a field may be left out. */
export interface TotalsTruth {
  readonly of: ReadonlyMap<TotalSlot, readonly (number | null)[]>;
  /** The sum of the taxes where only that is known. */
  readonly taxTotal: number | null;
  /** Amounts of which one of some fields has to be one. */
  readonly oneOf: readonly (readonly number[])[];
  /** Lists of taxes of which each is right, sorted; null where they are not known. */
  readonly taxes: readonly (readonly number[])[] | null;
}

type Value = number | string | null;

interface Raw {
  readonly invoice?: Readonly<Record<string, unknown>> | null;
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Fields of the totals, and of what is left to pay. */
const TOTALS = ["subtotal", "discount", "shipping", "otherCharges", "total"] as const;
const BALANCE = ["amountPaid", "balanceDue"] as const;
const SINGLE = [...TOTALS, ...BALANCE];

/** What a truth file says of the totals. */
export function totalsTruth(file: string): TotalsTruth {
  const raw = JSON.parse(readFileSync(file, "utf8")) as Raw;
  if (raw.invoice == null) return partialTruth(raw.fields ?? {});
  const { invoice, accept = {} } = raw;
  const of = new Map<TotalSlot, readonly (number | null)[]>();
  for (const name of SINGLE) {
    const own = [
      (invoice[name] ?? null) as Value,
      ...((accept[name] ?? []) as readonly Value[]),
    ].map(centsOf);
    // A printed zero may be left out, and where nothing is printed nothing comes to zero.
    of.set(name, own.includes(0) && name !== "total" ? [...own, null] : own);
  }
  const lists = [invoice["taxes"] ?? [], ...(accept["taxes"] ?? [])] as readonly unknown[];
  const taxes = lists.filter(Array.isArray).map(amountsOf);
  return { of, taxTotal: null, oneOf: [], taxes };
}

function amountsOf(taxes: readonly { readonly amount?: Value }[]): readonly number[] {
  return taxes
    .flatMap(({ amount }) => centsOf(amount ?? null) ?? [])
    .filter((cents) => cents !== 0)
    .toSorted((a, b) => a - b);
}

function partialTruth(fields: Readonly<Record<string, unknown>>): TotalsTruth {
  const of = new Map<TotalSlot, readonly (number | null)[]>();
  for (const name of SINGLE) if (name in fields) of.set(name, anyOf(fields[name]));
  const oneOf = ["anyAmount"].flatMap((name) => {
    const known = fields[name] as { readonly oneOf?: { readonly value: Value } } | undefined;
    const cents = centsOf(known?.oneOf?.value ?? null);
    return cents === null ? [] : [[cents]];
  });
  const [taxTotal = null] = "taxTotal" in fields ? anyOf(fields["taxTotal"]) : [];
  return { of, taxTotal, oneOf, taxes: null };
}

function anyOf(known: unknown): readonly (number | null)[] {
  const any = (known as { readonly any?: readonly Value[] } | null)?.any;
  return any === undefined ? [centsOf(known as Value)] : any.map(centsOf);
}

function centsOf(value: Value): number | null {
  return value === null || value === "" ? null : Math.round(Number(value) * 100);
}

/** How many of the known facts a way has wrong. */
export function errorsOf(way: TotalsWay, truth: TotalsTruth): number {
  let errors = 0;
  for (const slot of TOTALS)
    if (truth.of.get(slot)?.includes(valueOf(slot, way)) === false) errors += 1;
  for (const any of truth.oneOf) {
    const given = new Set([way.total?.cents, way.subtotal?.cents]);
    if (!any.some((cents) => given.has(cents))) errors += 1;
  }
  if (truth.taxTotal !== null && way.taxes.sum !== truth.taxTotal) errors += 1;
  if (truth.taxes !== null) {
    const own = taxesOf(way);
    const isOne = truth.taxes.some(
      (list) => list.length === own.length && list.every((cents, index) => cents === own[index]),
    );
    if (!isOne) errors += 1;
  }
  return errors;
}

/** How many of the known facts a way to the balance has wrong. */
export function balanceErrorsOf(way: BalanceWay, { of }: TotalsTruth): number {
  const given = { amountPaid: paidIn(way), balanceDue: way.balance?.cents ?? null };
  return BALANCE.filter((slot) => of.get(slot)?.includes(given[slot]) === false).length;
}

/** The field of a slot as a way fills it, in cents; what is taken off counts as printed. */
export function valueOf(slot: TotalSlot, way: TotalsWay): number | null {
  if (slot === "total" || slot === "subtotal") return way[slot]?.cents ?? null;
  const own = way.adjustments.filter((option) => option.slot === slot);
  if (own.length === 0) return null;
  const sum = own.reduce((all, { cents }) => all + cents, 0);
  return slot === "discount" ? -sum : sum;
}

function taxesOf({ taxes, adjustments }: TotalsWay): readonly number[] {
  const withheld = adjustments.flatMap(({ slot, cents }) => (slot === "withholding" ? cents : []));
  return [...taxes.parts.map(({ cents }) => cents), ...withheld]
    .filter((cents) => cents !== 0)
    .toSorted((a, b) => a - b);
}

/** Whether an amount in cents is right for a slot by itself; null where that is not known. */
export function isRightFor(slot: TotalSlot, cents: number, truth: TotalsTruth): boolean | null {
  if (slot === "tax" || slot === "withholding") {
    if (truth.taxes === null)
      return slot === "tax" && truth.taxTotal !== null ? cents === truth.taxTotal : null;
    const isOff = slot === "withholding";
    const [total] = truth.of.get("total") ?? [];
    const isCredit = (total ?? 0) < 0;
    return truth.taxes.some((list) =>
      list.some((one) => (one < 0 !== isCredit) === isOff && Math.abs(one) === Math.abs(cents)),
    );
  }
  const wanted = truth.of.get(slot);
  if (wanted === undefined) return null;
  return wanted.some((one) => one !== null && Math.abs(one) === Math.abs(cents));
}

/** Each fact of the totals that a way has wrong: what is right, and what it says. */
export function saidOf(way: TotalsWay, { of, taxes, taxTotal }: TotalsTruth): readonly string[] {
  const wrong = TOTALS.filter((slot) => of.get(slot)?.includes(valueOf(slot, way)) === false);
  return [
    ...wrong.map((slot) => `${slot} ${of.get(slot)?.join("|")} → ${valueOf(slot, way)},`),
    `taxes ${JSON.stringify(taxes ?? taxTotal)} → ${JSON.stringify(taxesOf(way))}`,
    String(way.proof),
  ];
}

/** What is right of payments and balance, and what a way says. */
export function saidOfBalance(way: BalanceWay, { of }: TotalsTruth): readonly string[] {
  return [
    `paid ${of.get("amountPaid")?.join("|")} → ${paidIn(way)},`,
    `balance ${of.get("balanceDue")?.join("|")} → ${way.balance?.cents ?? null}`,
  ];
}
