import type { Money } from "../base/money.ts";
import type { SheetRow } from "../document/pay-application.ts";
import { type ApplicationName, applicationWords } from "./contract-names.ts";
import { enumerate, rowWords } from "./figure-words.ts";
import type { Wording } from "./statement.ts";

/** Of what may be billed before its work: never wrong by itself, and asked for. */
export interface AheadFacts {
  readonly "material-built-in": { readonly application: ApplicationName };
  readonly "material-stored-long": {
    readonly application: ApplicationName;
    /** The first ones. */
    readonly rows: readonly LongStoredRow[];
    readonly others: number;
  };
  readonly "rows-in-step": GroupShares;
  readonly "rows-ahead": GroupShares & {
    /** The first ones of the group. */
    readonly rows: readonly PlacedRow[];
    readonly others: number;
  };
}

/** Rows of a schedule that go with time, and those of the end of a job. */
export type RowGroup = "time" | "closing";

/** A row with material that was stored for long while nothing was done in it. */
export interface LongStoredRow extends PlacedRow {
  /** What was stored all the time. */
  readonly amount: Money;
  readonly since: ApplicationName;
  /** From the end of one period to that of the other; null where one is not printed. */
  readonly days: number | null;
}

/** A row of a sheet and its place from 0. */
interface PlacedRow {
  readonly row: SheetRow;
  readonly rowIndex: number;
}

/** How much of some rows is completed, and of all others, in whole points of a hundred. */
interface GroupShares {
  readonly application: ApplicationName;
  readonly group: RowGroup;
  readonly share: number;
  readonly rest: number;
}

/** What is said of money that may be billed before its work. */
export const AHEAD_DETAILS: Wording<AheadFacts> = {
  "material-built-in": ({ application }) =>
    `No material of ${applicationWords(application)} lies stored for long.`,
  "material-stored-long": ({ rows, others }) => {
    const told = rows.map(({ row, rowIndex, amount, since, days }) => {
      const long = days === null ? "" : `, for ${days} days`;
      return `${rowWords(row, rowIndex)}: ${amount.toString()} of material has been stored since ${applicationWords(since)}${long}, and no work was billed in the row.`;
    });
    if (others > 0) told.push(`And ${others} more ${others === 1 ? "row" : "rows"}.`);
    return `${told.join(" ")} Ask where it is and when it will be built in.`;
  },
  "rows-in-step": ({ application, group, share, rest }) =>
    `In ${applicationWords(application)}, ${GROUP_WORDS[group]} are ${share} % billed, and all other work ${rest} %.`,
  "rows-ahead": ({ application, group, share, rest, rows, others }) => {
    const named = rows.map(({ row, rowIndex }) => rowWords(row, rowIndex));
    const all = others === 0 ? named : [...named, `${others} more`];
    return `In ${applicationWords(application)}, ${GROUP_WORDS[group]} are ${share} % billed, but all other work only ${rest} %: ${enumerate(all)}. Ask what work this pays for.`;
  },
};

const GROUP_WORDS: Readonly<Record<RowGroup, string>> = {
  time: "time-related rows",
  closing: "closeout rows",
};
