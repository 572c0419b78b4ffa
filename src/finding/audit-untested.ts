import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import {
  type ApplicationName,
  applicationWords,
  missingWords,
  type OrderPaperName,
  orderPaperWords,
  orderWords,
  type TwoApplications,
} from "./contract-names.ts";
import { enumerate } from "./figure-words.ts";
import { inWords, type Said, type Wording } from "./statement.ts";

/** Why something was not compared. */
export type Untested = Said<UntestedFacts>;

/** What each code says beside itself. */
interface UntestedFacts {
  readonly "applications-missing": { readonly missing: readonly number[] };
  readonly "figure-not-found": Of & { readonly figure: SoughtFigure };
  /** Neither line 6 nor the lines that stand for it. */
  readonly "earned-not-found": Of;
  readonly "earned-negative": Of;
  readonly "completed-negative": Nothing;
  readonly "days-between-periods": TwoApplications & {
    readonly end: CalendarDate;
    readonly begin: CalendarDate;
  };
  readonly "rows-differ": TwoApplications;
  readonly "no-row-whole": Nothing;
  readonly "change-not-approved": TwoApplications & {
    readonly moved: Money;
    readonly lacking: ApplicationName;
  };
  readonly "orders-not-listed": Of;
  readonly "orders-not-all-listed": Of;
  readonly "new-order-without-amount": Of;
  readonly "kind-unsure": { readonly files: readonly string[]; readonly order: string };
  readonly "order-amount-not-found": { readonly order: string; readonly in: AnyPlace };
  readonly "order-amount-unsure": { readonly order: string; readonly file: string };
  readonly "order-amount-drafted": { readonly order: string; readonly file: string };
  /** The first ones without a document; all are counted. */
  readonly "orders-without-document": {
    readonly orders: readonly { readonly order: string; readonly amount: Money | null }[];
  };
  readonly "paper-unsure": Of & { readonly file: string };
  readonly "paper-drafted": { readonly paper: OrderPaperName };
  readonly "paper-agreement-unread": Of & { readonly paper: OrderPaperName };
  readonly "paper-in-sum": Of & { readonly paper: OrderPaperName };
  readonly "paper-after-period": Of & {
    readonly paper: OrderPaperName;
    readonly date: CalendarDate;
  };
}

/** A figure or part of an application that was not found. */
export type SoughtFigure = keyof typeof SOUGHT;

interface Of {
  readonly application: ApplicationName;
}

/** An application, or the file of a change order. */
type AnyPlace = Of | { readonly file: string };

type Nothing = Readonly<Record<string, never>>;

/** The reason as it stands within a sentence. */
export function reasonWords(reason: Untested): string {
  return inWords(REASONS, reason);
}

const SOUGHT = {
  periodTo: "end of the period",
  line1: "line 1",
  line2: "line 2",
  line6: "line 6",
  line7: "line 7",
  line8: "line 8",
  currentPaymentDue: "payment due",
  retainageHeld: "retainage held",
  retainageRate: "rate of retainage",
  sheet: "continuation sheet",
  scheduledValue: "column of scheduled values",
  earlierChanges: "sum of earlier change orders",
  changeOrderTotal: "total of its change orders",
} as const;

const REASONS: Wording<UntestedFacts> = {
  "applications-missing": ({ missing }) => missingWords(missing),
  "figure-not-found": ({ figure, application }) =>
    `no ${SOUGHT[figure]} was found in ${applicationWords(application)}`,
  "earned-not-found": ({ application }) =>
    `neither line 6 nor lines 7 and 8 were found in ${applicationWords(application)}`,
  "earned-negative": ({ application }) => `line 6 of ${applicationWords(application)} is negative`,
  "completed-negative": () => "what is completed is negative in one of them",
  "days-between-periods": ({ former, current, end, begin }) =>
    `the period of ${applicationWords(former)} ends on ${isoDate(end)} and that of ${applicationWords(current)} begins on ${isoDate(begin)}; whether anything was billed between is not known`,
  "rows-differ": ({ former, current }) =>
    `the sheets of ${applicationWords(former)} and ${applicationWords(current)} do not list the same rows`,
  "no-row-whole": () => "no row prints the figures that are needed",
  "change-not-approved": ({ former, current, moved, lacking }) =>
    `scheduled values changed by ${moved.toString()} from ${applicationWords(former)} to ${applicationWords(current)}, and no line 2 was found in ${applicationWords(lacking)} that shows whether this was approved`,
  "orders-not-listed": ({ application }) =>
    `${applicationWords(application)} lists no change orders one by one`,
  "orders-not-all-listed": ({ application }) =>
    `${applicationWords(application)} does not list all change orders of its line 2`,
  "new-order-without-amount": ({ application }) =>
    `${applicationWords(application)} lists a new change order without an amount`,
  "kind-unsure": ({ files, order }) =>
    `${enumerate(files)} could not be read surely enough to tell whether ${orderWords(order)} is ordered or only requested`,
  "order-amount-not-found": ({ order, in: place }) =>
    `no amount of ${orderWords(order)} was found in ${"file" in place ? place.file : applicationWords(place.application)}`,
  "order-amount-unsure": ({ order, file }) =>
    `the amount of ${orderWords(order)} could not be read surely enough in ${file}`,
  "order-amount-drafted": ({ order, file }) =>
    `${file} is a draft or not agreed yet, and its amount is not that of ${orderWords(order)}`,
  "orders-without-document": ({ orders }) => {
    const named = orders
      .slice(0, AUDIT_LIMITS.named)
      .map(({ order, amount }) =>
        amount === null ? orderWords(order) : `${orderWords(order)} (${amount.toString()})`,
      );
    const others = orders.length - named.length;
    const all = others === 0 ? named : [...named, `${others} more`];
    return `no document of ${enumerate(all)} is in this folder`;
  },
  "paper-unsure": ({ file, application }) =>
    `${file} could not be read surely enough to miss it in ${applicationWords(application)}`,
  "paper-drafted": ({ paper }) => `${orderPaperWords(paper)} is a draft or not agreed yet`,
  "paper-agreement-unread": ({ paper, application }) =>
    `${orderPaperWords(paper)} is not listed in ${applicationWords(application)}, and no agreement can be read on it`,
  "paper-in-sum": ({ paper, application }) =>
    `${orderPaperWords(paper)} may be among those that ${applicationWords(application)} does not list one by one`,
  "paper-after-period": ({ paper, date, application }) =>
    `${orderPaperWords(paper)} is of ${isoDate(date)}, after the period of ${applicationWords(application)}`,
};
