import { Money } from "../../base/money.ts";
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
  needsNeighbour: true,
  remedy: () =>
    "Send a corrected continuation sheet, or one that shows the amount taken back as a credit of this period.",
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
      sentence: `completed and stored is printed as ${printed.toString()}, but ${before.toString()} in ${step.former.words}; ${reasonOf({ fall, stored, credit })}`,
      printed,
      expected: before,
    };
  },
});

function reasonOf(taken: Readonly<Record<"fall" | "stored" | "credit", Money>>): string {
  const [fall, stored, credit] = [taken.fall, taken.stored, taken.credit].map(String);
  if (isPositive(taken.credit)) return `of ${fall} taken back only ${credit} is a credit.`;
  const isStored = taken.stored.equals(taken.fall);
  return isStored
    ? `${stored} of stored material is neither stored any more nor built in.`
    : `${fall} was taken back without a credit.`;
}

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
