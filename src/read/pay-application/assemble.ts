import type { CalendarDate } from "../../base/calendar-date.ts";
import { Money } from "../../base/money.ts";
import type { Assessment } from "../../document/assessment.ts";
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

/** The figures that the assessments weigh. */
export interface Assessed {
  readonly applicationNumber: Sourced<string> | null;
  readonly lines: SummaryLines;
  readonly sheet: ContinuationSheet | null;
  /** Words such as "retainage billing" are printed. */
  readonly isCalledRetainageBilling: boolean;
}

function amount(figure: Sourced<Money> | null): Money | null {
  return figure === null ? null : figure.value;
}

/** Whether a column is printed and all that is printed of it is zero; null when it is not printed. */
function isAllZero(sheet: ContinuationSheet | null, name: SheetFigureName): boolean | null {
  const total = amount(sheet?.totals?.[name] ?? null);
  if (total !== null) return total.isZero();
  const cells = (sheet?.rows ?? []).flatMap((row) => {
    const value = amount(row.figures[name]);
    return value === null ? [] : [value];
  });
  return cells.length === 0 ? null : cells.every((value) => value.isZero());
}

/** The ordinal in a printed number such as `001`, `#1`, `PA-001` or `1 - FINAL`; null when there is none. */
function ordinalOf(printed: string): number | null {
  const match = /(\d+)(?!.*\d)/.exec(printed.replace(/\b(?:19|20)\d{2}\b/g, ""));
  return match === null ? null : Number(match[1]);
}

/** A first application: number 1, or nothing billed before while something is completed. */
export function isFirstApplication({ applicationNumber, lines, sheet }: Assessed): Assessment {
  const previous = amount(lines.previousCertificates);
  const completed = amount(lines.totalCompletedAndStored);
  const isNothingBefore = previous?.isZero() === true;
  const isWorkBefore = isAllZero(sheet, "previousWork");
  const number = applicationNumber === null ? null : ordinalOf(applicationNumber.value);
  if (number === 1 && !(previous?.isZero() === false && isWorkBefore === false)) {
    return { holds: true, because: "The application's number is 1." };
  }
  if (number !== null && number > 1 && isWorkBefore !== true) {
    return { holds: false, because: `This is not a first application: its number is ${number}.` };
  }
  if (isNothingBefore && isWorkBefore === true && completed !== null && !completed.isZero()) {
    return {
      holds: true,
      because: "Previous certificates and previous work are printed as zero.",
    };
  }
  return { holds: false, because: "Nothing printed says that this is the first application." };
}

/** A retainage billing: no new work, and what is due is retainage held before. */
export function isRetainageBilling(assessed: Assessed): Assessment {
  const { lines, sheet, isCalledRetainageBilling } = assessed;
  const due = amount(lines.currentPaymentDue);
  const gross = amount(lines.grossThisPeriod);
  const isWorkZero = isAllZero(sheet, "workThisPeriod");
  const isNoWork = gross?.isZero() ?? isNothingBilled(sheet);
  if (due === null || due.isZero() || due.isNegative()) {
    return { holds: false, because: "No payment is due, so no retainage is paid out." };
  }
  if (gross?.isZero() === false || isWorkZero === false) {
    return { holds: false, because: "Work is billed in this period." };
  }
  if (isNoWork && (isReleaseDue(lines) || isCalledRetainageBilling || isReleased(lines))) {
    return {
      holds: true,
      because: "No work is billed in this period, and the payment due is retainage held before.",
    };
  }
  const isWorkOpen = isWorkZero === null && gross === null;
  return isWorkOpen ? byRelease(assessed) : NOT_SAID;
}

const NOT_SAID: Assessment = {
  holds: false,
  because: "Nothing printed says that only retainage is billed.",
};

/** What tells a retainage billing where no figure says how much work is billed. */
function byRelease({ lines, isCalledRetainageBilling }: Assessed): Assessment {
  if (isAllReleased(lines)) {
    return { holds: true, because: "All that is due is printed as retainage released, too." };
  }
  return isCalledRetainageBilling
    ? { holds: true, because: "The document calls itself a retainage billing." }
    : NOT_SAID;
}

/** Whether a sheet bills no work in this period and has no stored material. */
function isNothingBilled(sheet: ContinuationSheet | null): boolean {
  const isNoWork = isAllZero(sheet, "workThisPeriod") === true || isAllDoneBefore(sheet);
  return isNoWork && isAllZero(sheet, "storedMaterials") !== false;
}

/** Whether a sheet with blank cells for this period has done all that is completed before. */
function isAllDoneBefore(sheet: ContinuationSheet | null): boolean {
  const previous = amount(sheet?.totals?.previousWork ?? null);
  const completed = amount(sheet?.totals?.completedAndStored ?? null);
  return previous !== null && completed !== null && previous.equals(completed);
}

/** What is due is what was completed, less what is still held and what was paid. */
function isReleaseDue(lines: SummaryLines): boolean {
  const completed = amount(lines.totalCompletedAndStored);
  const previous = amount(lines.previousCertificates);
  const due = amount(lines.currentPaymentDue);
  if (completed === null || previous === null || due === null) return false;
  const held = amount(lines.totalRetainage) ?? Money.zero;
  return completed.minus(previous).minus(held).equals(due);
}

function isReleased(lines: SummaryLines): boolean {
  return amount(lines.retainageReleased)?.isZero() === false;
}

/** Whether the retainage released is what is due, and is printed in a place of its own. */
function isAllReleased({
  retainageReleased: released,
  currentPaymentDue: due,
}: SummaryLines): boolean {
  if (released === null || due === null || !released.value.equals(due.value)) return false;
  const [one] = released.from;
  const [other] = due.from;
  return one.pageNumber !== other.pageNumber || one.box.top !== other.box.top;
}
