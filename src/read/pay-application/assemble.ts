import type { CalendarDate } from "../../base/calendar-date.ts";
import { Money } from "../../base/money.ts";
import type {
  ContinuationSheet,
  EarlierChanges,
  ListedChangeOrder,
  PayApplication,
  RetainageRates,
  SheetFigureName,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { RowTotals } from "./application-summary.ts";
import { isFirstApplication, isRetainageBilling } from "./assess.ts";
import { grossThisPeriod } from "./gross-this-period.ts";
import type { SheetReading } from "./read-sheet.ts";

/** Everything read of a pay application, before the contract's fields are drawn from it. */
export interface Parts {
  readonly applicationNumber: Sourced<string> | null;
  readonly periodTo: Sourced<CalendarDate> | null;
  readonly lines: SummaryLines;
  readonly earlierChanges: EarlierChanges | null;
  readonly rates: RetainageRates;
  readonly sheet: SheetReading | null;
  readonly changeOrders: readonly ListedChangeOrder[];
  readonly isCalledRetainageBilling: boolean;
  /** Printed total of a column "work and stored material of this period". */
  readonly periodTotal: Sourced<Money> | null;
  readonly rowTotals: RowTotals | null;
}

/** Draws the contract's fields from what was read. The summary page wins over the sheet; nothing is computed but the gross. */
export function assemblePayApplication(parts: Parts): PayApplication {
  const { applicationNumber, periodTo, lines, rates, changeOrders } = parts;
  const sheet = parts.sheet?.sheet ?? null;
  const assessed = {
    applicationNumber,
    lines,
    sheet,
    isCalledRetainageBilling: parts.isCalledRetainageBilling,
  };
  const total = (name: SheetFigureName): Sourced<Money> | null => sheet?.totals?.[name] ?? null;
  const isSheetOnly = Object.values(lines).every((line) => line === null);
  const first = isFirstApplication(assessed);
  const retainageOnly = isRetainageBilling(assessed);
  const gross = grossThisPeriod({
    lines,
    rates,
    sheet,
    isFirst: first.holds,
    isRetainageOnly: retainageOnly.holds,
    printedTotal: parts.periodTotal,
    rowTotals: parts.rowTotals,
  });
  return {
    documentType: "PAY_APPLICATION",
    applicationNumber,
    periodTo,
    grossThisPeriod: gross,
    retainageHeldToDate: isHeldInPeriod(parts)
      ? total("retainage")
      : (retainageHeld(lines) ?? total("retainage")),
    retainageReleasedThisPeriod:
      lines.retainageReleased ?? (retainageOnly.holds ? lines.currentPaymentDue : null),
    retainageRatePercent: rates.onWork,
    totalCompletedAndStoredToDate: lines.totalCompletedAndStored ?? total("completedAndStored"),
    contractSumToDate:
      lines.contractSumToDate ??
      (isSheetOnly || isOfSameWork(lines, sheet) ? total("scheduledValue") : null),
    balanceToFinishIncludingRetainage: lines.balanceToFinish,
    currentPaymentDue: lines.currentPaymentDue,
    changeOrders,
    lines: { ...lines, grossThisPeriod: lineOf(gross, lines.grossThisPeriod) },
    earlierChanges: parts.earlierChanges,
    rates,
    sheet,
    isFirstApplication: first,
    isRetainageBilling: retainageOnly,
  };
}

/** The line that prints the gross; a total of the sheet that is only part of it is no line. */
function lineOf(gross: Sourced<Money> | null, line: Sourced<Money> | null): Sourced<Money> | null {
  return line !== null && gross?.value.equals(line.value) === true ? line : null;
}

/** Whether the sheet's total is line 4: then its schedule is the contract that the summary does not print. */
function isOfSameWork(lines: SummaryLines, sheet: ContinuationSheet | null): boolean {
  const completed = sheet?.totals?.completedAndStored?.value;
  return completed !== undefined && lines.totalCompletedAndStored?.value.equals(completed) === true;
}

/**
 * Whether what is printed as retainage is that of this period alone: it is the rate of this period's work, and the rate
 * of all work is another sum. An invoice takes off its own retainage and may not say what is held in all.
 */
function isHeldInPeriod({ lines, rates, sheet }: Parts): boolean {
  const held = lines.totalRetainage?.value ?? Money.zero;
  const rate = rates.onWork?.value;
  const totals = sheet?.sheet.totals ?? null;
  if (lines.totalEarnedLessRetainage !== null || held.isZero()) return false;
  if (rate === undefined || totals === null) return false;
  const isRateOf = (base: Sourced<Money> | null): boolean =>
    base !== null && rate.of(base.value).minus(held).absolute().compare(CENTS) <= 0;
  const completed = lines.totalCompletedAndStored ?? totals.completedAndStored;
  return completed !== null && isRateOf(totals.workThisPeriod) && !isRateOf(completed);
}

/** A rate of a sum may be rounded by line. */
const CENTS = Money.of("0.5");

/** The printed total; a form without one holds back what its only other retainage figure says. */
function retainageHeld(lines: SummaryLines): Sourced<Money> | null {
  if (lines.totalRetainage !== null) return lines.totalRetainage;
  const isStoredNothing = lines.retainageOnStored?.value.isZero() ?? true;
  return isStoredNothing ? lines.retainageOnWork : null;
}
