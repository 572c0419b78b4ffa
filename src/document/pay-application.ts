import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "./sourced.ts";

/** A change order that the application lists one by one. */
export interface ListedChangeOrder {
  readonly number: Sourced<string> | null;
  readonly reference: Sourced<string> | null;
  readonly description: Sourced<string> | null;
  /** Signed change of the contract, never the amount billed. */
  readonly amount: Sourced<Money> | null;
}

/** The money figures of the summary page, named by their meaning on a G702. */
export interface SummaryLines {
  /** Line 1. */
  readonly originalContractSum: Sourced<Money> | null;
  /** Line 2. */
  readonly netChangeByChangeOrders: Sourced<Money> | null;
  /** Line 3. */
  readonly contractSumToDate: Sourced<Money> | null;
  /** Line 4. */
  readonly totalCompletedAndStored: Sourced<Money> | null;
  /** Line 5a. */
  readonly retainageOnWork: Sourced<Money> | null;
  /** Line 5b. */
  readonly retainageOnStored: Sourced<Money> | null;
  /** Line 5. */
  readonly totalRetainage: Sourced<Money> | null;
  /** Line 6. */
  readonly totalEarnedLessRetainage: Sourced<Money> | null;
  /** Line 7, positive. */
  readonly previousCertificates: Sourced<Money> | null;
  /** Line 8. */
  readonly currentPaymentDue: Sourced<Money> | null;
  /** Line 9. */
  readonly balanceToFinish: Sourced<Money> | null;
  readonly amountCertified: Sourced<Money> | null;
  /** Billed in this period before retainage, where the summary prints it. */
  readonly grossThisPeriod: Sourced<Money> | null;
  /** Retainage paid out in this period, where it is printed. */
  readonly retainageReleased: Sourced<Money> | null;
  readonly changeOrderAdditions: Sourced<Money> | null;
  /** Positive as a deduction. */
  readonly changeOrderDeductions: Sourced<Money> | null;
  readonly changeOrderNet: Sourced<Money> | null;
}

export type SummaryLineName = keyof SummaryLines;

/** What the change order summary says of the months before this application. */
export interface EarlierChanges {
  readonly additions: Sourced<Money> | null;
  /** Positive as a deduction. */
  readonly deductions: Sourced<Money> | null;
}

/** Rates of retainage as printed. */
export interface RetainageRates {
  /** Of completed work, or the only rate. */
  readonly onWork: Sourced<Percent> | null;
  readonly onStored: Sourced<Percent> | null;
}

/** The money columns of a continuation sheet, named by their meaning. Absent columns are null in every row. */
export interface SheetFigures {
  readonly scheduledValue: Sourced<Money> | null;
  /** Work of previous applications, without stored material that is still only stored. */
  readonly previousWork: Sourced<Money> | null;
  readonly workThisPeriod: Sourced<Money> | null;
  readonly storedMaterials: Sourced<Money> | null;
  readonly completedAndStored: Sourced<Money> | null;
  readonly balanceToFinish: Sourced<Money> | null;
  readonly retainage: Sourced<Money> | null;
}

export type SheetFigureName = keyof SheetFigures;

/** One priced row of the continuation sheet. */
export interface SheetRow {
  readonly item: Sourced<string> | null;
  readonly description: Sourced<string> | null;
  readonly figures: SheetFigures;
  readonly percentComplete: Sourced<Percent> | null;
}

/** The continuation sheet, over all its pages. */
export interface ContinuationSheet {
  readonly rows: readonly SheetRow[];
  /** The grand total row as printed; null where none is. Section and page totals are not it. */
  readonly totals: SheetFigures | null;
}

/** What the printed figures say about a question that the form does not ask. */
export interface Assessment {
  readonly holds: boolean;
  /** A full sentence naming the marks. */
  readonly because: string;
}

export interface PayApplication {
  readonly documentType: "PAY_APPLICATION";
  readonly applicationNumber: Sourced<string> | null;
  readonly periodTo: Sourced<CalendarDate> | null;
  readonly grossThisPeriod: Sourced<Money> | null;
  readonly retainageHeldToDate: Sourced<Money> | null;
  readonly retainageReleasedThisPeriod: Sourced<Money> | null;
  readonly retainageRatePercent: Sourced<Percent> | null;
  readonly totalCompletedAndStoredToDate: Sourced<Money> | null;
  readonly contractSumToDate: Sourced<Money> | null;
  readonly balanceToFinishIncludingRetainage: Sourced<Money> | null;
  readonly currentPaymentDue: Sourced<Money> | null;
  readonly changeOrders: readonly ListedChangeOrder[];
  readonly lines: SummaryLines;
  /** Null where the form has no such row. */
  readonly earlierChanges: EarlierChanges | null;
  readonly rates: RetainageRates;
  readonly sheet: ContinuationSheet | null;
  readonly isFirstApplication: Assessment;
  readonly isRetainageBilling: Assessment;
}
