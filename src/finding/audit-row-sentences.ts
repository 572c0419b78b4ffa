import type { Money } from "../base/money.ts";
import { applicationWords, type TwoApplications } from "./application-name.ts";
import type { FailedRow, FailedRows, RowFault, RowFaultFacts } from "./audit-row-fault.ts";
import type { RowFacts } from "./audit-statement.ts";
import { rowWords } from "./figure-words.ts";
import type { Wording } from "./said.ts";

/** What is said of the rows of the continuation sheets. */
export const ROW_DETAILS: Wording<RowFacts> = {
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
    `the scheduled value is ${orBlank(is)} and was ${orBlank(was)}.`,
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

function orBlank(amount: Money | null): string {
  return amount?.toString() ?? "blank";
}
