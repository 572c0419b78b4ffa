import { retainageSlack } from "./rounding.ts";
import { Money } from "../base/money.ts";
import { defineRowCheck, type RowCheck, testRowIdentity } from "./define-row-check.ts";
import { stated } from "../finding/statement.ts";
import { ROW_BALANCE, ROW_TOTAL } from "../document/identities.ts";
import { Percent } from "../base/percent.ts";
import { unlessHoldingRetainage } from "./application-checks.ts";
import { judge } from "./judge.ts";
import type { PayApplication, SheetFigures } from "../document/pay-application.ts";

const ONE_CENT = Money.of("0.01");

/** No row is billed beyond its scheduled value; a credit not beyond the credit. */
const overbilledRow: RowCheck = defineRowCheck({
  name: "overbilled_row",
  severity: "medium",
  columns: ["completedAndStored", "scheduledValue"],
  testRow: ({ figures: { completedAndStored, scheduledValue } }) => {
    if (completedAndStored === null || scheduledValue === null) return null;
    const [completed, scheduled] = [completedAndStored.value, scheduledValue.value];
    const beyond = scheduled.isNegative() ? scheduled.minus(completed) : completed.minus(scheduled);
    const isExact = beyond.isZero() || beyond.isNegative();
    // Where a quantity is billed at a unit price, the products of the parts may round to a cent more than the whole.
    const passed = beyond.compare(ONE_CENT) <= 0;
    const statement = stated("row-within-schedule", { completed, scheduled, beyond, passed });
    return { passed, isExact, statement, printed: completed, expected: scheduled };
  },
});

/** In each row the balance is what was scheduled and is not yet completed. */
const rowBalance: RowCheck = defineRowCheck({
  name: "row_balance",
  severity: ROW_BALANCE.severity,
  columns: ["balanceToFinish", "scheduledValue", "completedAndStored"],
  testRow: ({ figures }, _document, rounding) =>
    figures.scheduledValue === null ? null : testRowIdentity(ROW_BALANCE, figures, rounding),
});

/** In each row the percentage is that of the amounts beside it, cut off or rounded where it is printed short. */
const rowPercent: RowCheck = defineRowCheck({
  name: "row_percent",
  severity: "low",
  columns: ["completedAndStored", "scheduledValue"],
  testRow: ({ figures, percentComplete }) => {
    const { scheduledValue, completedAndStored } = figures;
    if (percentComplete === null || scheduledValue === null || completedAndStored === null) {
      return null;
    }
    if (scheduledValue.value.isZero()) return null;
    const completed = completedAndStored.value;
    const scheduled = scheduledValue.value;
    const percent = percentComplete.value;
    const expected = percent.of(scheduled);
    const unit = lastDigitOf(percent).of(scheduled).absolute();
    const passed = completed.minus(expected).absolute().compare(unit) < 0;
    const facts = { completed, percent, scheduled, expected, passed };
    const statement = stated("row-percent", facts);
    return { passed, isExact: passed, statement, printed: completed, expected };
  },
});

/** In each row the retainage is the printed rate of what is completed and stored; rows with rates of their own differ. */
const rowRetainage: RowCheck = defineRowCheck({
  name: "row_retainage",
  severity: "low",
  exempts: unlessHoldingRetainage,
  columns: ["retainage", "completedAndStored"],
  alsoUses: ["storedMaterials"],
  testRow: ({ figures }, document, rounding) => {
    const { retainage, completedAndStored } = figures;
    const expected = expectedRetainage(figures, document);
    if (retainage === null || completedAndStored === null || expected === null) return null;
    const question = {
      relation: "equals",
      figure: "row.retainage",
      printed: retainage.value,
      expected,
      terms: [{ sign: 1, figure: "row.completedAndStored", value: completedAndStored.value }],
      rate: "as printed",
      figureCount: 2,
      slack: retainageSlack(document),
    } as const;
    return judge(question, rounding);
  },
});

/** Work of this period is not negative, except on a credit; else earlier billing is taken back. */
const rowReversal: RowCheck = defineRowCheck({
  name: "row_reversal",
  severity: "low",
  columns: ["workThisPeriod"],
  alsoUses: ["scheduledValue"],
  testRow: ({ figures: { workThisPeriod, scheduledValue } }) => {
    if (workThisPeriod === null) return null;
    const work = workThisPeriod.value;
    const isCredit = scheduledValue !== null && scheduledValue.value.isNegative();
    const passed = isCredit || !work.isNegative();
    const statement = stated("row-work", { work, passed });
    const expected = passed ? work : Money.zero;
    return { passed, isExact: passed, statement, printed: work, expected };
  },
});

/**
 * In each row the completed and stored amount is the sum of its parts. Blanks add nothing; where work is blank in both columns
 * the row may still hold by what is stored, but says nothing against its total: the cells of the work may not have been read.
 */
const rowTotal: RowCheck = defineRowCheck({
  name: "row_total",
  severity: ROW_TOTAL.severity,
  columns: ["completedAndStored", "previousWork", "workThisPeriod"],
  alsoUses: ["storedMaterials"],
  columnSomeLack: "storedMaterials",
  testRow: ({ figures }, _document, rounding) => {
    const verdict = testRowIdentity(ROW_TOTAL, figures, rounding);
    const printsWork = figures.previousWork !== null || figures.workThisPeriod !== null;
    return printsWork || verdict?.passed === true ? verdict : null;
  },
});

/** Rules for each row of the continuation sheet. */
export const ROW_CHECKS: readonly RowCheck[] = [
  overbilledRow,
  rowBalance,
  rowPercent,
  rowRetainage,
  rowReversal,
  rowTotal,
];

/** One unit of the last digit of a percentage: 0.1 for 45.5 %. */
function lastDigitOf(percent: Percent): Percent {
  const [, decimals = ""] = percent.points.key().split(".");
  const unit = decimals === "" ? "1" : `0.${"0".repeat(decimals.length - 1)}1`;
  return new Percent(Money.of(unit));
}

function expectedRetainage(
  { completedAndStored, storedMaterials }: SheetFigures,
  { rates }: PayApplication,
): Money | null {
  if (rates.onWork === null || completedAndStored === null) return null;
  const onAll = rates.onWork.value.of(completedAndStored.value);
  if (rates.onStored === null || storedMaterials === null) return onAll.roundedToCents();
  const atOtherRate = rates.onStored.value.of(storedMaterials.value);
  const atThisRate = rates.onWork.value.of(storedMaterials.value);
  return onAll.plus(atOtherRate).minus(atThisRate).roundedToCents();
}
