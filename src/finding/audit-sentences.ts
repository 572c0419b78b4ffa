import { AHEAD_DETAILS } from "./ahead-of-work.ts";
import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import {
  type ApplicationFacts,
  auditedWords,
  type AuditFacts,
  type AuditStatement,
  type ChangedOrder,
  type FailedRow,
  type FailedRows,
  type ListedOrderFacts,
  type OrderPaperFacts,
  type PeriodFault,
  type RetainageFacts,
  type RetainageReason,
  type RowFacts,
  type RowFault,
  type RowFaultFacts,
  type SumFacts,
  type UnexecutedPaper,
} from "./audit-statement.ts";
import { reasonWords } from "./audit-untested.ts";
import { comparisonSentence } from "./comparison.ts";
import {
  applicationWords,
  listedWords,
  missingWords,
  orderPaperWords,
  orderWords,
  type TwoApplications,
} from "./contract-names.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { enumerate, rowWords } from "./figure-words.ts";
import { inWords, type Wording } from "./statement.ts";

/** What a comparison of applications says: full sentences with the figures as printed. */
export function auditDetail({ statement }: { readonly statement: AuditStatement }): string {
  return inWords(DETAILS, statement);
}

/** Why something could not be compared. */
export interface UntestedReason {
  /** The comparisons that could not be made. */
  readonly names: readonly string[];
  readonly detail: string;
  /** The same without saying that it was not tested; null where it says something else. */
  readonly reason: string | null;
}

/** Why comparisons could not be made, each reason once. */
export function untestedReasons(
  findings: readonly {
    readonly name: string;
    readonly passed: boolean | null;
    readonly statement: AuditStatement;
  }[],
): readonly UntestedReason[] {
  const reasons = new Map<string, { names: Set<string>; reason: string | null }>();
  for (const { name, passed, statement } of findings) {
    if (passed !== null) continue;
    const detail = auditDetail({ statement });
    const reason = statement.code === "not-tested" ? `${reasonWords(statement.facts)}.` : null;
    const known = reasons.get(detail) ?? { names: new Set(), reason };
    known.names.add(name);
    reasons.set(detail, known);
  }
  return [...reasons].map(([detail, { names, reason }]) => ({ names: [...names], detail, reason }));
}

/** What is said of the applications of a contract, their periods and the figures of their summaries. */
const APPLICATION_DETAILS: Wording<ApplicationFacts & SumFacts & RetainageFacts> = {
  "copy-found": ({ file, of, isSameFile }) =>
    `${file} and ${of} are ${isSameFile ? "the same file, byte for byte" : "one application: number, period and all figures that both print are the same"}. It was counted once.`,
  "no-copy-found": () => "No application is in the folder twice.",
  "number-claimed-twice": ({ application, compared, isOnePeriod }) =>
    `${application.file} and ${compared} are both ${applicationWords(application)}${isOnePeriod ? ", of one period and with" : ", with"} different figures; only ${compared} was compared with the others.`,
  "number-repeated": ({ former, current }) =>
    `${current.file} and ${former.file} are both ${applicationWords(current)}, of two periods.`,
  "applications-missing": ({ former, current, missing }) =>
    `Between ${applicationWords(former)} and ${applicationWords(current)}, ${missingWords(missing)}.`,
  "first-application-missing": ({ first }) =>
    `The first application here is ${first}; those before it are missing, so nothing was compared with them.`,
  "number-not-found": ({ file, orderedBy }) =>
    `No application number was found in ${file}${orderedBy === null ? "" : `; it was put in order by ${ORDERS[orderedBy]}`}.`,
  "numbers-in-order": () => "The applications are numbered one after the other.",
  periods: ({ former, current, ends, fault }) => {
    const end = `The period of ${applicationWords(former)} ends on ${isoDate(ends.former)}`;
    const against = fault === null ? "" : `: ${stepFaultWords(fault)}`;
    return `${end}, that of ${applicationWords(current)} on ${isoDate(ends.current)}${against}.`;
  },
  "certificates-compared": ({ comparison }) => comparisonSentence(comparison, auditedWords),
  "payments-compared": ({ comparison }) => comparisonSentence(comparison, auditedWords),
  "original-sum-compared": ({ comparison }) => comparisonSentence(comparison, auditedWords),
  "net-change-compared": ({ comparison, before, now }) =>
    comparisonSentence(comparison, auditedWords, `(${before.toString()} to ${now.toString()}) is`),
  "no-new-orders": ({ former, current, before, now, moved }) => {
    const sides = `Line 2 is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}`;
    return `${sides}${moved === null ? "," : `: it moved by ${moved.toString()},`} and no change order is newly listed.`;
  },
  "earlier-changes-compared": ({ comparisons }) =>
    comparisons.map((comparison) => comparisonSentence(comparison, auditedWords)).join(" "),
  "retainage-explained": ({ former, current, before, now, because }) =>
    `Retainage held is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}: ${retainageWords(because)}.`,
  "retainage-fell": ({ former, current, before, now, fall }) =>
    `Retainage held is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}: it fell by ${fall.toString()}, and no release, lower rate or credit explains it.`,
  "rate-kept": ({ rate }) => `The rate of retainage is ${rate.toString()} in both.`,
  "rate-changed": ({ former, current, before, now, isReleased }) =>
    `The rate of retainage is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}${isReleased ? ", which holds nothing back" : ""}.`,
};

const ORDERS = { period: "its period", completed: "what is completed" } as const;

function stepFaultWords(fault: PeriodFault): string {
  if (fault === "against-number") return "number and period contradict each other";
  if (fault === "one-period") return "both bill one period";
  return `it begins on ${isoDate(fault)}, so that the two overlap`;
}

function retainageWords(reason: RetainageReason): string {
  if (typeof reason === "string") return RETAINAGE_WORDS[reason];
  return "released" in reason
    ? `${reason.released.toString()} was released`
    : `the rate fell from ${reason.before.toString()} to ${reason.now.toString()}`;
}

const RETAINAGE_WORDS = {
  "no-fall": "it did not fall",
  "retainage-billing": "this is a retainage billing",
  "material-built-in": "material on which more was held is built in",
  completed: "the contract is completed and nothing is held any more",
  "taken-back": "work was taken back",
} as const;

/** What is said of the rows of the continuation sheets. */
const ROW_DETAILS: Wording<RowFacts> = {
  "rows-hold": ({ former, current, law, count }) => {
    const rows = count === 1 ? "the row" : `all ${count} rows`;
    return `From ${applicationWords(former)} to ${applicationWords(current)}, in ${rows} that can be compared, ${LAWS[law]}.`;
  },
  "rows-fail": rowSentences,
  "rows-kept": ({ former, current, count }) => {
    const [before, now] = [applicationWords(former), applicationWords(current)];
    if (count === "billed")
      return `No row of ${before} by which anything was billed is missing in ${now}.`;
    return count === 1
      ? `The row of ${before} stands in ${now}.`
      : `All ${count} rows of ${before} stand in ${now}.`;
  },
  "rows-lost": rowSentences,
  "schedule-kept": ({ former, current, moved }) => {
    const how =
      moved === null
        ? "No scheduled value changed"
        : `Scheduled values changed by ${moved.toString()}, as line 2 did,`;
    return `${how} from ${applicationWords(former)} to ${applicationWords(current)}.`;
  },
  "schedule-moved": ({ former, current, moved, approved, rows }) => {
    const change = approved.isZero()
      ? "line 2 did not change and no new change order is listed"
      : `line 2 changed by ${approved.toString()}`;
    const isEqual = moved.equals(approved) && !approved.isZero();
    const values = `From ${applicationWords(former)} to ${applicationWords(current)} the scheduled values changed by ${moved.toString()}`;
    const opening = isEqual
      ? `${values}, as line 2 did, but new rows alone come to that and other rows changed as well.`
      : `${values}, but ${change}.`;
    return rows === null ? opening : `${opening} ${rowSentences(rows)}`;
  },
};

const LAWS = {
  previous_work: "previous work is what was completed before",
  completed_work: "nothing that was completed is taken back",
} as const;

/** The first rows by their own words, and the number of the others. */
function rowSentences({ rows, others, former, current }: FailedRows): string {
  const sentences = rows.map((row) => rowSentence(row, { former, current }));
  if (others > 0) sentences.push(`And ${others} more ${others === 1 ? "row" : "rows"}.`);
  return sentences.join(" ");
}

function rowSentence({ row, rowIndex, fault }: FailedRow, applications: TwoApplications): string {
  return `${rowWords(row, rowIndex)}: ${faultWords(fault, applications)}`;
}

function faultWords({ code, facts }: RowFault, applications: TwoApplications): string {
  // TypeScript does not see that code and facts of one fault belong together.
  const words = FAULTS[code] as (facts: RowFault["facts"], of: TwoApplications) => string;
  return words(facts, applications);
}

const FAULTS: {
  readonly [Code in keyof RowFaultFacts]: (
    facts: RowFaultFacts[Code],
    of: TwoApplications,
  ) => string;
} = {
  "stored-twice": ({ printed, stored }, { former }) =>
    `previous work is printed as ${printed.toString()}, with all the material that was stored in ${applicationWords(former)}, and the same ${stored.toString()} is printed as stored again.`,
  "previous-work-differs": ({ printed, difference, low, high }, { former }) => {
    const gap = `${difference.absolute().toString()} ${difference.isNegative() ? "less" : "more"}`;
    const stored = low.equals(high) ? "" : `, or up to ${high.toString()} with its stored material`;
    return `previous work is printed as ${printed.toString()}, which is ${gap} than the ${low.toString()} completed in ${applicationWords(former)}${stored}.`;
  },
  "previous-work-without-row": ({ printed }, { former }) =>
    `previous work is printed as ${printed.toString()}, but ${applicationWords(former)} has no such row.`,
  "work-taken-back": ({ printed, before, ...taken }, { former }) =>
    `completed and stored is printed as ${printed.toString()}, but ${before.toString()} in ${applicationWords(former)}; ${takenWords(taken)}`,
  "row-gone": ({ scheduled }, { former, current }) =>
    `it stands in ${applicationWords(former)} with ${scheduled?.toString() ?? "no scheduled value"} and no longer in ${applicationWords(current)}.`,
  "value-changed": ({ is, was }) =>
    `the scheduled value is ${is?.toString() ?? "blank"} and was ${was?.toString() ?? "blank"}.`,
  "value-new": ({ scheduled }) => `it is new, with a scheduled value of ${scheduled.toString()}.`,
  "value-gone": ({ scheduled }) =>
    `it is gone, with its scheduled value of ${scheduled.toString()}.`,
};

function takenWords({
  fall,
  stored,
  credit,
}: Readonly<Record<"fall" | "stored" | "credit", Money>>): string {
  if (!credit.isZero())
    return `of ${fall.toString()} taken back only ${credit.toString()} is a credit.`;
  return stored.equals(fall)
    ? `${stored.toString()} of stored material is neither stored any more nor built in.`
    : `${fall.toString()} was taken back without a credit.`;
}

/** What is said of change orders, as applications list them and as their documents have them. */
const ORDER_DETAILS: Wording<ListedOrderFacts & OrderPaperFacts> = {
  "no-orders-before": ({ former }) =>
    `${sentenceCase(applicationWords(former))} has no change orders that could change.`,
  "orders-kept": ({ former, current, count }) => {
    const [all, are, amounts] =
      count === 1
        ? ["The change order", "is", "amount"]
        : [`All ${count} change orders`, "are", "amounts"];
    return `${all} of ${applicationWords(former)} ${are} listed with the same ${amounts} in ${applicationWords(current)}.`;
  },
  "orders-changed": ({ orders, others, ...applications }) =>
    [
      ...orders.map((order) => changeSentence(order, applications)),
      ...(others > 0 ? [`And ${others} more.`] : []),
    ].join(" "),
  "order-executed": ({ files, ...listed }) =>
    `${listedWords(listed)}, and its order is there: ${enumerate(files)}.`,
  "order-agreement-unread": ({ files, ...listed }) =>
    `${listedWords(listed)}, and its order is there, but no agreement can be read on it (${enumerate(files)}): look whether both parties signed it.`,
  "order-drafted": ({ files, ...listed }) =>
    `${listedWords(listed)}, and its order is a draft or not agreed yet (${enumerate(files)}).`,
  "order-not-executed": ({ papers, ...listed }) => {
    const documents = papers.length === 1 ? "its only document is" : "its only documents are";
    return `${listedWords(listed)}, but ${documents} ${enumerate(papers.map(paperWords))}. No executed order is among the files.`;
  },
  "order-amount-kept": ({ file, ...listed }) =>
    `${listedWords(listed)}, as its order says (${file}).`,
  "order-amount-differs": ({ file, agreed, ...listed }) =>
    `${listedWords(listed)}, but its order changes the contract by ${agreed.toString()} (${file}).`,
  "order-not-listed": ({ paper, date, amount, latest }) => {
    const of = date === null ? "" : ` of ${isoDate(date)}`;
    return `${sentenceCase(orderPaperWords(paper))}${of} over ${amount.toString()} is not listed in ${applicationWords(latest)}, the latest.`;
  },
  "orders-documented": ({ count }) =>
    count === 1
      ? "The listed change order has its document."
      : `All ${count} listed change orders have their documents.`,
};

function changeSentence(
  { order, was, is }: ChangedOrder,
  { former, current }: TwoApplications,
): string {
  const name = sentenceCase(orderWords(order));
  if (is !== "gone")
    return `${name} is listed with ${is.toString()} in ${applicationWords(current)}, but with ${was.toString()} in ${applicationWords(former)}.`;
  const amount = was === null ? "without an amount" : `over ${was.toString()}`;
  return `${name} ${amount} stands in ${applicationWords(former)} and not in ${applicationWords(current)}.`;
}

/** `a request by Hollis Mechanical over 12,481.00 (cor-007.pdf)`, `an order over 9,300.00 that is void (co-3.pdf)`. */
function paperWords({ file, standing, issuer, amount }: UnexecutedPaper): string {
  const over = amount === null ? "" : ` over ${amount.toString()}`;
  if (standing === "void") return `an order${over} that is void (${file})`;
  if (standing === "rejected") return `an order${over} that was rejected or withdrawn (${file})`;
  const by = issuer === null ? "" : ` by ${issuer}`;
  return `a request${by}${over} (${file})`;
}

const DETAILS: Wording<AuditFacts> = {
  ...APPLICATION_DETAILS,
  ...AHEAD_DETAILS,
  ...ORDER_DETAILS,
  ...ROW_DETAILS,
  "not-tested": (reason) => `Not tested: ${reasonWords(reason)}.`,
};
