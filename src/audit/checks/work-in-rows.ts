import type { AuditCheck } from "../audit-check.ts";
import type { MatchedRows } from "../matched-rows.ts";
import { cell, type Completed, completedIn, isPositive } from "../completed-work.ts";
import { defineRowStepCheck } from "../row-step-check.ts";
import { Money } from "../../base/money.ts";
import { isRounding, type Rounding } from "../../checks/rounding.ts";
import type { SheetRow } from "../../document/pay-application.ts";

/** X3: what a row calls previous is what it had completed, with or without the material that was stored then. */
export const previousWork: AuditCheck = defineRowStepCheck({
  name: "previous_work",
  severity: "high",
  verifies:
    "In each row, previous work is what the former application had completed; stored material may have been built in.",
  needsNeighbour: true,
  testPair({ former, current }, step) {
    const columns = step.rows?.columns ?? null;
    if (columns === null) return undefined;
    const before = completedIn(former.row, columns.former);
    const printed = cell(current.row, "previousWork", columns.current);
    if (before === null || printed === null) return undefined;
    const [low, high] =
      before.work.compare(before.withStored) <= 0
        ? [before.work, before.withStored]
        : [before.withStored, before.work];
    if (isCountedTwice(current.row, { printed, before }))
      return {
        row: current,
        former,
        fault: { code: "stored-twice", facts: { printed, stored: before.stored } },
        printed,
        expected: before.work,
      };
    if (printed.compare(low) >= 0 && printed.compare(high) <= 0) return null;
    const expected = printed.compare(high) > 0 ? high : low;
    const difference = printed.minus(expected);
    if (isRounding(difference, 3, step.rounding)) return null;
    return {
      row: current,
      former,
      fault: { code: "previous-work-differs", facts: { printed, difference, low, high } },
      printed,
      expected,
    };
  },
  testOthers(rows, step) {
    const billed = rows.added.flatMap((row) => {
      const printed = cell(row.row, "previousWork", rows.columns.current) ?? Money.zero;
      return printed.isZero() ? [] : [{ row, printed }];
    });
    if (isCarriedOver(rows, Money.sum(billed.map(({ printed }) => printed)), step.rounding))
      return [];
    return billed.map(({ row, printed }) => ({
      row,
      former: null,
      fault: { code: "previous-work-without-row", facts: { printed } },
      printed,
      expected: Money.zero,
    }));
  },
});

/** Rows that were named or broken down anew may together have what those had that they stand for. */
function isCarriedOver(
  { gone, columns }: MatchedRows,
  previous: Money,
  rounding: Rounding,
): boolean {
  if (gone.length === 0) return false;
  const before = gone.map(({ row }) => completedIn(row, columns.former)?.withStored ?? Money.zero);
  const excess = previous.minus(Money.sum(before));
  return excess.isZero() || excess.isNegative() || isRounding(excess, gone.length + 1, rounding);
}

/** Material that was built in is no longer stored; the very same amount again was hardly bought anew. */
function isCountedTwice(
  { figures }: SheetRow,
  { printed, before }: { readonly printed: Money; readonly before: Completed },
): boolean {
  const { stored, work, withStored } = before;
  const isBuiltIn = !stored.isZero() && printed.equals(withStored) && !printed.equals(work);
  return isBuiltIn && figures.storedMaterials?.value.equals(stored) === true;
}

/** X6: what is completed stays completed, unless a credit takes it back. */
export const completedWork: AuditCheck = defineRowStepCheck({
  name: "completed_work",
  severity: "high",
  verifies: "In each row, completed and stored to date never falls without a credit this period.",
  needsNeighbour: true,
  testPair({ former, current }, step) {
    const printed = current.row.figures.completedAndStored?.value ?? null;
    const before = former.row.figures.completedAndStored?.value ?? null;
    if (printed === null || before === null) return undefined;
    const difference = printed.minus(before);
    if (!isFallOf(current.row, difference)) return null;
    const fall = difference.absolute();
    const stored = lessStored(former.row, current.row);
    const credit = creditIn(current.row);
    const open = fall.minus(credit.isZero() ? credit : credit.plus(stored));
    if (!isPositive(open) || isRounding(open, 4, step.rounding)) return null;
    return {
      row: current,
      former,
      fault: { code: "work-taken-back", facts: { printed, before, fall, stored, credit } },
      printed,
      expected: before,
    };
  },
});

/** A row that takes money away is completed downwards. */
function isFallOf({ figures }: SheetRow, difference: Money): boolean {
  const isCredit = figures.scheduledValue?.value.isNegative() ?? false;
  return isCredit ? isPositive(difference) : difference.isNegative();
}

/** What the row prints as taken back in this period, zero where it is nothing. */
function creditIn({ figures }: SheetRow): Money {
  const now = figures.workThisPeriod?.value ?? Money.zero;
  const isCredit = figures.scheduledValue?.value.isNegative() ?? false;
  return isPositive(now) === isCredit ? now.absolute() : Money.zero;
}

/** By how much less material is stored. */
function lessStored({ figures: before }: SheetRow, { figures: now }: SheetRow): Money {
  const fall = (before.storedMaterials?.value ?? Money.zero).minus(
    now.storedMaterials?.value ?? Money.zero,
  );
  return fall.isNegative() ? Money.zero : fall;
}
