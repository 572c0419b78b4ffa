import type { Money } from "../base/money.ts";
import type { AuditFacts, AuditStatement, FailedRow, RowFaultFacts } from "./audit-statement.ts";

/** Whether the sentence of a failed comparison names this amount in the midst of its words. */
export function namesAmount({ code, facts }: AuditStatement, amount: Money): boolean {
  // TypeScript does not see that code and facts of one statement belong together.
  const amounts = AMOUNTS[code] as ((facts: AuditStatement["facts"]) => Amounts) | undefined;
  const words = amount.toString();
  return amounts?.(facts).some((named) => named?.toString() === words) ?? false;
}

type Amounts = readonly (Money | null)[];

type AmountsOf<Facts> = {
  readonly [Code in keyof Facts]?: (facts: Facts[Code]) => Amounts;
};

/** Those at the end of a sentence or of a part of it do not count. */
const AMOUNTS: AmountsOf<AuditFacts> = {
  "certificates-compared": ({ comparison }) => [gapOf(comparison)],
  "payments-compared": ({ comparison }) => [gapOf(comparison)],
  "original-sum-compared": ({ comparison }) => [gapOf(comparison)],
  "net-change-compared": ({ comparison }) => [gapOf(comparison)],
  "earlier-changes-compared": ({ comparisons }) => comparisons.map(gapOf),
  "no-new-orders": ({ before, now }) => [before, now],
  "retainage-fell": ({ before, now }) => [before, now],
  "orders-changed": ({ orders }) =>
    orders.flatMap(({ was, is }) => (is === "gone" ? [was] : [was, is])),
  "order-amount-differs": ({ amount, agreed }) => [amount, agreed],
  "rows-fail": ({ rows }) => rows.flatMap(rowAmounts),
  "schedule-moved": ({ rows }) => rows?.rows.flatMap(rowAmounts) ?? [],
};

function rowAmounts({ fault: { code, facts } }: FailedRow): Amounts {
  const amounts = ROW_AMOUNTS[code] as
    ((facts: FailedRow["fault"]["facts"]) => Amounts) | undefined;
  return amounts?.(facts) ?? [];
}

const ROW_AMOUNTS: AmountsOf<RowFaultFacts> = {
  "stored-twice": ({ stored }) => [stored],
  "previous-work-differs": ({ difference, low, high }) => [difference.absolute(), low, high],
  "work-taken-back": ({ before, fall, credit }) => [before, fall, credit],
  "value-changed": ({ is }) => [is],
};

function gapOf({ printed, expected }: Readonly<Record<"printed" | "expected", Money>>): Money {
  return printed.minus(expected).absolute();
}
