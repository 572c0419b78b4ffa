import { Money } from "../../../base/money.ts";
import type { AmountRow } from "./amount-rows.ts";
import { type AmountOption, optionsOf } from "./total-options.ts";

/** What was paid and what is still to pay. */
export interface BalanceChoice {
  readonly paid: readonly AmountOption[];
  readonly balance: AmountOption | null;
  readonly previous: AmountOption | null;
  /** Whether total, payments and balance fit together with something paid or open from before. */
  readonly isProved: boolean;
}

const MOST_PAYMENTS = 4;

/** Chooses payments and balance so that they lead on from the total. */
export function chooseBalance(rows: readonly AmountRow[], total: Money | null): BalanceChoice {
  const payments = optionsOf(rows, { amountPaid: 0 }, ({ figure }) => figure.value.absolute());
  const balances = optionsOf(rows, { balanceDue: 0 });
  const before = optionsOf(rows, { previousBalance: 0 }).slice(0, 2);
  if (total === null)
    return { paid: [], balance: balances[0] ?? null, previous: null, isProved: false };
  for (const balance of balances.slice(0, 4)) {
    const proved = provedBy(total, balance, payments.slice(0, MOST_PAYMENTS), before);
    if (proved !== null) return proved;
  }
  const equal = balances.find(({ value }) => value.equals(total));
  const paid = payments.filter(({ value }) => value.compare(total.absolute()) <= 0).slice(0, 1);
  return {
    paid,
    balance: equal ?? balances[0] ?? null,
    previous: before[0] ?? null,
    isProved: false,
  };
}

/** A balance that follows from the total by payments, and perhaps by what was open before. */
function provedBy(
  total: Money,
  balance: AmountOption,
  payments: readonly AmountOption[],
  before: readonly AmountOption[],
): BalanceChoice | null {
  for (const previous of [null, ...before]) {
    for (let set = (1 << payments.length) - 1; set >= 0; set -= 1) {
      const paid = payments.filter((_, index) => (set >> index) % 2 === 1);
      if (paid.length === 0 && previous === null) continue;
      const sum = Money.sum(paid.map(({ value }) => value));
      const left = total.minus(sum).plus(previous?.value ?? Money.zero);
      if (left.equals(balance.value)) return { paid, balance, previous, isProved: true };
    }
  }
  return null;
}
