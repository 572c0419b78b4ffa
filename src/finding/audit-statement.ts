import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { SheetRow } from "../document/pay-application.ts";
import type { AheadFacts } from "./ahead-of-work.ts";
import {
  type ApplicationName,
  applicationWords,
  type ListedOrder,
  type OrderPaperName,
  type OrderStanding,
  orderWords,
  type TwoApplications,
} from "./contract-names.ts";
import type { Untested } from "./audit-untested.ts";
import type { Comparison } from "./comparison.ts";
import type { Said } from "./statement.ts";

/** What a comparison of applications says, as a value: `auditDetail` puts it into words, and nothing reads those. */
export type AuditStatement = Said<AuditFacts>;

/** What each code says beside itself. */
export interface AuditFacts
  extends
    ApplicationFacts,
    SumFacts,
    RetainageFacts,
    ListedOrderFacts,
    OrderPaperFacts,
    RowFacts,
    AheadFacts {
  readonly "not-tested": Untested;
}

/** Of numbers, periods and copies. */
export interface ApplicationFacts {
  readonly "copy-found": {
    readonly file: string;
    readonly of: string;
    readonly isSameFile: boolean;
  };
  readonly "no-copy-found": Nothing;
  /** Two papers of one number; one of them is compared. */
  readonly "number-claimed-twice": {
    readonly application: ApplicationName;
    readonly compared: string;
    readonly isOnePeriod: boolean;
  };
  /** Two applications of one number and two periods. */
  readonly "number-repeated": TwoApplications;
  readonly "applications-missing": TwoApplications & { readonly missing: readonly number[] };
  readonly "first-application-missing": { readonly first: number };
  readonly "number-not-found": {
    readonly file: string;
    /** By what it was put in order; null where there is no other. */
    readonly orderedBy: "period" | "completed" | null;
  };
  readonly "numbers-in-order": Nothing;
  readonly periods: TwoApplications & {
    readonly ends: { readonly former: CalendarDate; readonly current: CalendarDate };
    readonly fault: PeriodFault | null;
  };
}

/** How two periods contradict each other; a date is the begin of one that overlaps with the former. */
export type PeriodFault = "against-number" | "one-period" | CalendarDate;

/** Of the figures of the summary page. */
export interface SumFacts {
  readonly "certificates-compared": Compared & {
    readonly former: ApplicationName;
    readonly earned: Money;
  };
  readonly "payments-compared": Compared;
  readonly "original-sum-compared": Compared;
  readonly "net-change-compared": Compared & TwoAmounts;
  /** No change order is newly listed, and line 2 moved by this; null where it did not. */
  readonly "no-new-orders": TwoApplications & TwoAmounts & { readonly moved: Money | null };
  readonly "earlier-changes-compared": {
    readonly comparisons: readonly Comparison<AuditedFigure>[];
    readonly former: ApplicationName;
  };
}

export interface RetainageFacts {
  readonly "retainage-explained": TwoApplications &
    TwoAmounts & { readonly because: RetainageReason };
  readonly "retainage-fell": TwoApplications & TwoAmounts & { readonly fall: Money };
  readonly "rate-kept": { readonly rate: Percent };
  readonly "rate-changed": TwoApplications & {
    readonly before: Percent;
    readonly now: Percent;
    /** Nothing is held back any more. */
    readonly isReleased: boolean;
  };
}

/** Why retainage may be what it is. */
export type RetainageReason =
  | "no-fall"
  | "retainage-billing"
  | "material-built-in"
  | "completed"
  | "taken-back"
  | { readonly released: Money }
  | { readonly before: Percent; readonly now: Percent };

/** Of change orders as applications list them. */
export interface ListedOrderFacts {
  /** The former application has none that could change. */
  readonly "no-orders-before": { readonly former: ApplicationName };
  readonly "orders-kept": TwoApplications & { readonly count: number };
  readonly "orders-changed": TwoApplications & {
    /** The first ones. */
    readonly orders: readonly ChangedOrder[];
    /** How many more. */
    readonly others: number;
  };
}

/** A change order that is listed with another amount, or no longer. */
export type ChangedOrder =
  | { readonly order: string; readonly was: Money; readonly is: Money }
  | { readonly order: string; readonly was: Money | null; readonly is: "gone" };

/** Of change orders and their documents. */
export interface OrderPaperFacts {
  readonly "order-executed": ListedOrder & Files;
  readonly "order-agreement-unread": ListedOrder & Files;
  readonly "order-drafted": ListedOrder & Files;
  readonly "order-not-executed": ListedOrder & { readonly papers: readonly UnexecutedPaper[] };
  readonly "order-amount-kept": ListedOrder & { readonly file: string };
  readonly "order-amount-differs": ListedOrder & { readonly file: string; readonly agreed: Money };
  readonly "order-not-listed": {
    readonly paper: OrderPaperName;
    readonly date: CalendarDate | null;
    readonly amount: Money;
    readonly latest: ApplicationName;
  };
  readonly "orders-documented": { readonly count: number };
}

/** A document that executes nothing. */
export interface UnexecutedPaper {
  readonly file: string;
  readonly standing: OrderStanding;
  readonly issuer: string | null;
  readonly amount: Money | null;
}

/** Of the rows of the continuation sheets. */
export interface RowFacts {
  readonly "rows-hold": TwoApplications & { readonly law: RowLaw; readonly count: number };
  readonly "rows-fail": FailedRows & { readonly law: RowLaw };
  /** Whether all rows are kept, or those by which anything was billed. */
  readonly "rows-kept": TwoApplications & { readonly count: number | "billed" };
  readonly "rows-lost": FailedRows;
  /** By how much, as line 2 did; null where nothing changed. */
  readonly "schedule-kept": TwoApplications & { readonly moved: Money | null };
  readonly "schedule-moved": TwoApplications & {
    readonly moved: Money;
    readonly approved: Money;
    readonly rows: FailedRows | null;
  };
}

interface Compared {
  readonly comparison: Comparison<AuditedFigure>;
}

/** A figure of the former application and of the current one. */
interface TwoAmounts {
  readonly before: Money;
  readonly now: Money;
}

interface Files {
  readonly files: readonly string[];
}

type Nothing = Readonly<Record<string, never>>;

/** What holds of each row of two sheets. */
export type RowLaw = "previous_work" | "completed_work";

/** The first rows that fail, and how many more do. */
export interface FailedRows extends TwoApplications {
  readonly rows: readonly FailedRow[];
  readonly others: number;
}

/** A row that fails, with its place from 0. */
export interface FailedRow {
  readonly row: SheetRow;
  readonly rowIndex: number;
  readonly fault: RowFault;
}

/** What is wrong with one row. */
export type RowFault = Said<RowFaultFacts>;

/** What each code says beside itself. */
export interface RowFaultFacts {
  /** Material that was stored before is called previous work and stored once more. */
  readonly "stored-twice": { readonly printed: Money; readonly stored: Money };
  readonly "previous-work-differs": {
    readonly printed: Money;
    /** Negative where too little is printed. */
    readonly difference: Money;
    /** What was completed without and with stored material. */
    readonly low: Money;
    readonly high: Money;
  };
  readonly "previous-work-without-row": { readonly printed: Money };
  readonly "work-taken-back": {
    readonly printed: Money;
    readonly before: Money;
    readonly fall: Money;
    /** How much less is stored. */
    readonly stored: Money;
    readonly credit: Money;
  };
  readonly "row-gone": { readonly scheduled: Money | null };
  readonly "value-changed": { readonly is: Money | null; readonly was: Money | null };
  readonly "value-new": { readonly scheduled: Money };
  readonly "value-gone": { readonly scheduled: Money };
}

/** What a comparison of applications names. */
export type AuditedFigure =
  /** A line of the form by its number, or by its name as well. */
  | { readonly line: LineNumber | NamedLine; readonly of: ApplicationName }
  /** Lines 7 and 8, which are line 6 where none is printed. */
  | { readonly earned: ApplicationName }
  | { readonly certifiedOf: ApplicationName }
  | { readonly payments: number; readonly after: Certified | null }
  | { readonly changes: Changes; readonly before: ApplicationName }
  | { readonly changes: Changes; readonly totalOf: ApplicationName }
  | { readonly netChange: TwoApplications }
  /** A change order by what it is listed as. */
  | { readonly order: string };

type LineNumber = "line 1" | "line 7";
type NamedLine = keyof typeof LINE_NAMES;
type Changes = "additions" | "deductions";

/** What was certified before the first of some applications. */
interface Certified {
  readonly application: ApplicationName;
  readonly amount: Money;
}

/** The figure as it stands within a sentence. */
export function auditedWords(figure: AuditedFigure): string {
  if ("line" in figure) return lineWords(figure.line, applicationWords(figure.of));
  if ("earned" in figure) return `lines 7 and 8 of ${applicationWords(figure.earned)} together`;
  if ("certifiedOf" in figure) return "the amount certified of it";
  if ("payments" in figure) return paymentWords(figure);
  if ("before" in figure)
    return `the sum of ${figure.changes} approved before ${applicationWords(figure.before)}`;
  if ("totalOf" in figure)
    return `the total of ${figure.changes} in ${applicationWords(figure.totalOf)}`;
  if ("order" in figure) return orderWords(figure.order);
  const { former, current } = figure.netChange;
  return `the change of line 2 from ${applicationWords(former)} to ${applicationWords(current)}`;
}

const LINE_NAMES = {
  originalContractSum: ["line 1", "original contract sum"],
  totalEarnedLessRetainage: ["line 6", "total earned less retainage"],
  previousCertificates: ["line 7", "previous certificates"],
} as const;

function lineWords(line: LineNumber | NamedLine, of: string): string {
  if (line === "line 1" || line === "line 7") return `${line} of ${of}`;
  const [number, name] = LINE_NAMES[line];
  return `${number} of ${of}, ${name},`;
}

function paymentWords({
  payments,
  after,
}: {
  readonly payments: number;
  readonly after: Certified | null;
}): string {
  const before =
    after === null
      ? ""
      : `line 7 of ${applicationWords(after.application)} ${after.amount.toString()} and `;
  return `${before}the sum of the payments due of ${payments} applications`;
}
