import type { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { SheetRow } from "../../document/pay-application.ts";
import type { AuditCheck } from "../audit-check.ts";
import { defineRowStepCheck } from "../row-verdict.ts";

/** X6: what is completed stays completed, unless a credit takes it back. */
export const completedWork: AuditCheck = defineRowStepCheck({
  name: "completed_work",
  severity: "high",
  verifies: "In each row, completed and stored to date never falls without a credit this period.",
  law: "nothing that was completed is taken back",
  needsNeighbour: false,
  remedy: () =>
    "Send a corrected continuation sheet, or one that shows the amount taken back as a credit of this period.",
  testPair({ former, current }, step) {
    const printed = current.row.figures.completedAndStored?.value ?? null;
    const before = former.row.figures.completedAndStored?.value ?? null;
    if (printed === null || before === null) return undefined;
    const difference = printed.minus(before);
    const isFall = isFallOf(current.row, difference) && !isTakenBack(current.row);
    if (!isFall || isRounding(difference, 2, step.rounding)) return null;
    return {
      row: current,
      former,
      sentence: `completed and stored is printed as ${printed.toString()}, but ${before.toString()} in ${step.former.words}; ${difference.absolute().toString()} was taken back without a credit.`,
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

/** Whether the row prints this period's work as what takes something back. */
function isTakenBack({ figures }: SheetRow): boolean {
  const now = figures.workThisPeriod?.value ?? null;
  const isCredit = figures.scheduledValue?.value.isNegative() ?? false;
  return now !== null && (isCredit ? isPositive(now) : now.isNegative());
}

function isPositive(money: Money): boolean {
  return !money.isZero() && !money.isNegative();
}
