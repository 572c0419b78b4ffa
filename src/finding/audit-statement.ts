import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { ApplicationName, TwoApplications } from "./application-name.ts";
import type { FailedRows, RowLaw } from "./audit-row-fault.ts";
import type { Untested } from "./audit-untested.ts";
import type { AuditedFigure } from "./audited-figure.ts";
import type { Comparison } from "./comparison.ts";
import type { ListedOrder, OrderPaperName } from "./order-name.ts";
import type { Said } from "./said.ts";
import type { OrderStanding } from "./standing-words.ts";

/** What a comparison of applications says, as a value: `auditDetail` puts it into words, and nothing reads those. */
export type AuditStatement = Said<AuditFacts>;

/** What each code says beside itself. */
export interface AuditFacts
  extends ApplicationFacts, SumFacts, RetainageFacts, ListedOrderFacts, OrderPaperFacts, RowFacts {
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
