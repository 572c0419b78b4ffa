import type { Money } from "../base/money.ts";
import type { SheetRow } from "../document/pay-application.ts";
import type { TwoApplications } from "./application-name.ts";
import type { Said } from "./said.ts";

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
