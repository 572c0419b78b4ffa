import { Money } from "../../../base/money.ts";
import type { AmountRow } from "./amount-rows.ts";
import { type AmountOption, optionsOf } from "./total-options.ts";

/** What was paid and what is still to pay. */
export interface BalanceChoice {
  readonly paid: readonly AmountOption[];
  /** Held back from the total: retention, withheld tax. */
  readonly withheld: readonly AmountOption[];
  readonly balance: AmountOption | null;
  readonly previous: AmountOption | null;
  /** Whether total, payments and balance fit together with something paid or open from before. */
  readonly isProved: boolean;
}

const MOST_PAYMENTS = 4;
const MOST_BALANCES = 4;

/** Totals, by their keys, from which what was paid, withheld or open before leads to a printed balance. */
export function totalsByBalance(rows: readonly AmountRow[]): ReadonlySet<string> {
  const { payments, balances, before } = movesOf(rows);
  const moves = [null, ...before].flatMap((previous) =>
    subsetsOf(payments)
      .filter((paid) => paid.length > 0 || previous !== null)
      .map((paid) =>
        Money.sum(paid.map(({ value }) => value)).minus(previous?.value ?? Money.zero),
      ),
  );
  const totals = balances
    .slice(0, MOST_BALANCES)
    .flatMap(({ value }) => moves.map((move) => value.plus(move).key()));
  return new Set(totals);
}

interface Moves {
  readonly payments: readonly AmountOption[];
  readonly balances: readonly AmountOption[];
  readonly before: readonly AmountOption[];
}

/** What is printed beside the total: payments and sums withheld, balances, what was open before. */
function movesOf(rows: readonly AmountRow[]): Moves {
  return {
    payments: optionsOf(rows, { amountPaid: 0, withholding: 0, cashTendered: -0.4 }, ({ figure }) =>
      figure.value.absolute(),
    ).slice(0, MOST_PAYMENTS),
    balances: optionsOf(rows, { balanceDue: 0 }),
    before: optionsOf(rows, { previousBalance: 0 }).slice(0, 2),
  };
}

/** All subsets, the largest first. */
export function subsetsOf(options: readonly AmountOption[]): readonly (readonly AmountOption[])[] {
  const subsets: (readonly AmountOption[])[] = [];
  for (let set = (1 << options.length) - 1; set >= 0; set -= 1)
    subsets.push(options.filter((_, index) => (set >> index) % 2 === 1));
  return subsets;
}

/** A label that stands alone beside its amount. */
const CLEAR_PAYMENT = 1.9;

/** Chooses payments and balance so that they lead on from the total. */
export function chooseBalance(
  rows: readonly AmountRow[],
  chosen: AmountOption | null,
): BalanceChoice {
  const { payments, balances, before } = movesOf(rows);
  if (chosen === null)
    return {
      paid: [],
      withheld: [],
      balance: balances[0] ?? null,
      previous: null,
      isProved: false,
    };
  const total = chosen.value;
  for (const balance of balances.slice(0, MOST_BALANCES)) {
    const proved = provedBy(total, balance, payments, before);
    if (proved !== null) return proved;
  }
  const carried = balances.length === 0 ? byArithmetic(total, payments) : null;
  if (carried !== null) return carried;
  const equal = balances.find(({ value }) => value.equals(total));
  const missing = equal === undefined ? missingPayment(rows, chosen, balances[0]) : null;
  if (missing !== null) return missing;
  const isTendered = payments.some(
    ({ value, row }) => row.meaning === "cashTendered" && value.equals(total.absolute()),
  );
  // A balance that is the whole total leaves nothing paid; what was handed over in full leaves nothing to pay.
  const open = isTendered ? balances.filter(({ value }) => value.isZero()) : balances;
  const balance = equal ?? open[0] ?? null;
  const paid = payments
    .filter(
      ({ value, row }) =>
        (row.meaning === "amountPaid" &&
          equal === undefined &&
          row.score >= CLEAR_PAYMENT &&
          value.compare(total.absolute()) <= 0) ||
        (row.meaning === "cashTendered" && equal === undefined && value.equals(total.absolute())),
    )
    .slice(0, 1);
  return {
    paid,
    withheld: [],
    balance,
    previous: before[0] ?? null,
    isProved: false,
  };
}

/** Figures between total and balance under these names may be what was paid. */
const MAY_BE_PAID: ReadonlySet<AmountRow["meaning"]> = new Set(["plainTotal", "otherAmount"]);

/** The one figure between total and balance that is exactly what is missing between them, under a name that says little. */
function missingPayment(
  rows: readonly AmountRow[],
  { value: total, row: { at, figure } }: AmountOption,
  balance: AmountOption | undefined,
): BalanceChoice | null {
  if (balance === undefined || balance.value.isNegative()) return null;
  const missing = total.minus(balance.value);
  const row = rows.find(
    (one) =>
      MAY_BE_PAID.has(one.meaning) &&
      one.at >= at &&
      one.at <= balance.row.at &&
      one.figure !== figure &&
      one.figure.value.equals(missing),
  );
  if (row === undefined || missing.isNegative()) return null;
  const paid = [{ row, value: missing, score: row.score }];
  return { paid, withheld: [], balance, previous: null, isProved: true };
}

/** What is left over after the payments, where it is called another payment: a credit. */
function byArithmetic(total: Money, payments: readonly AmountOption[]): BalanceChoice | null {
  for (const balance of payments) {
    const paid = payments.filter((option) => option !== balance && option.row.at < balance.row.at);
    const left = total.minus(Money.sum(paid.map(({ value }) => value)));
    if (paid.length === 0 || !left.absolute().equals(balance.value)) continue;
    const value = balance.row.figure.value;
    if (!left.equals(value)) continue;
    return { paid, withheld: [], balance: { ...balance, value }, previous: null, isProved: true };
  }
  return null;
}

/** A balance that follows from the total by payments, and perhaps by what was open before. */
function provedBy(
  total: Money,
  balance: AmountOption,
  payments: readonly AmountOption[],
  before: readonly AmountOption[],
): BalanceChoice | null {
  for (const previous of [null, ...before]) {
    for (const paid of subsetsOf(payments)) {
      if (paid.length === 0 && previous === null) continue;
      const sum = Money.sum(paid.map(({ value }) => value));
      const left = total.minus(sum).plus(previous?.value ?? Money.zero);
      if (!left.equals(balance.value)) continue;
      const withheld = paid.filter(({ row }) => row.meaning === "withholding");
      const moneyPaid = paid.filter(({ row }) => row.meaning !== "withholding");
      return { paid: moneyPaid, withheld, balance, previous, isProved: true };
    }
  }
  return null;
}
