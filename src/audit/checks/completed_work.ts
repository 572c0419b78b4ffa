import { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { SheetRow } from "../../document/pay-application.ts";
import type { AuditCheck } from "../audit-check.ts";
import { defineRowStepCheck } from "../row-step-check.ts";

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

function isPositive(money: Money): boolean {
  return !money.isZero() && !money.isNegative();
}
