import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { SheetFigureName, SheetRow } from "../document/pay-application.ts";
import type { ComparedName, ComparedTerm, Comparison } from "./comparison.ts";
import type {
  LineConventionCode,
  SumConventionCode,
  TaxConventionCode,
} from "./convention-words.ts";
import type { InvoiceFigure, NamedFigure } from "./figure-words.ts";

/** What each code says beside itself: the figures that its sentence names. */
interface StatementFacts {
  /** Not tested: these figures are not printed. */
  readonly "not-printed": { readonly missing: readonly NamedFigure[] };
  /** Not tested: it would have to hold only if these were not printed. */
  readonly "only-without": { readonly present: readonly NamedFigure[] };
  /** The rule says nothing about this paper. */
  readonly "not-applicable": Reason;
  /** Not tested: it does not hold, and a full sentence says why that may be the reading's fault. */
  readonly doubtful: {
    readonly because: string;
    /** What would be said of the figures as they were read. */
    readonly asRead: readonly Statement[];
  };
  readonly compared: Comparison<ComparedName>;

  readonly "no-sheet": Nothing;
  /** No row prints them. */
  readonly "columns-not-printed": { readonly columns: readonly SheetFigureName[] };
  /** No row prints it, and most rows fail, as they would if it were there and hidden. */
  readonly "column-lacking": { readonly column: SheetFigureName };
  readonly "row-not-whole": Nothing;
  readonly "no-row-whole": Nothing;
  readonly "rows-hold": {
    readonly law: RowLaw;
    readonly tested: number;
    /** How many of them hold only within the rounding of figures. */
    readonly rounded: number;
  };
  readonly "rows-fail": {
    /** The first ones. */
    readonly rows: readonly FailedRow[];
    /** How many more. */
    readonly others: number;
  };
  readonly "row-within-schedule": {
    readonly completed: Money;
    readonly scheduled: Money;
    /** How much more is completed; negative where it is less. */
    readonly beyond: Money;
    readonly passed: boolean;
  };
  readonly "row-percent": {
    readonly completed: Money;
    readonly percent: Percent;
    readonly scheduled: Money;
    readonly expected: Money;
    readonly passed: boolean;
  };
  readonly "row-work": { readonly work: Money; readonly passed: boolean };

  /** A sum of an invoice; figures that are not printed count as zero. */
  readonly "sum-compared": {
    readonly comparison: Comparison<ComparedName>;
    readonly absent: readonly InvoiceFigure[];
    /** The convention by which it holds; null for the formula itself. */
    readonly taking: SumConventionCode | null;
  };
  readonly "no-priced-lines": Nothing;
  readonly "lines-hold": {
    readonly tested: number;
    /** The unit that amounts are rounded to; null where no product had to be rounded. */
    readonly roundedTo: "cent" | "whole unit" | null;
    /** Lines that hold by a convention, counted from 1. */
    readonly takings: readonly LineTaking[];
  };
  readonly "lines-fail": {
    readonly tested: number;
    /** The first ones. */
    readonly lines: readonly FailedLine[];
    /** How many more. */
    readonly others: number;
  };
  readonly "no-rated-taxes": Nothing;
  readonly "no-taxes-with-base": Nothing;
  readonly "tax-within-rate": RatedTaxFacts & {
    readonly relation: "is" | "is not more" | "is rounded";
    /** The convention by which it holds; null for the contract's base. */
    readonly taking: TaxConventionCode | null;
  };
  readonly "tax-beyond-rate": RatedTaxFacts & { readonly expected: Money };
  readonly dates: {
    readonly dueDate: CalendarDate;
    readonly invoiceDate: CalendarDate;
    readonly passed: boolean;
  };

  readonly "waiver-dates": {
    readonly throughDate: CalendarDate;
    readonly signedOn: CalendarDate;
    readonly passed: boolean;
  };

  readonly "no-breakdown": Nothing;
  readonly "no-rated-lines": Nothing;
  readonly "shares-hold": { readonly tested: number };
  readonly "share-fails": {
    readonly description: string | null;
    readonly amount: Money;
    readonly rate: Percent;
  };
}

/** What is said. */
export type StatementCode = keyof StatementFacts;

/** What a check says, as a value: `detailOf` puts it into words, and nothing reads those. */
export type Statement = Said<StatementFacts>;

/** A statement of one code. */
export interface StatementOf<Code extends StatementCode> {
  readonly code: Code;
  readonly facts: StatementFacts[Code];
}

/** How statements of some codes are put into words. */
export type StatementSentences<Code extends StatementCode> = Wording<Pick<StatementFacts, Code>>;

/** Why a rule says nothing about a paper. */
export type Reason =
  /** As the reading says it that assessed the paper. */
  | { readonly why: "assessed"; readonly because: string }
  | { readonly why: "no-retainage-held" | "subtotal-printed" | "sum-before-printed" }
  | { readonly why: "two-rates"; readonly onWork: Percent; readonly onStored: Percent };

/** What holds in each row, by the name of the check that tests it. */
export type RowLaw =
  "overbilled_row" | "row_balance" | "row_percent" | "row_retainage" | "row_reversal" | "row_total";

/** What can be said of a single row. */
export type RowStatement = Said<Pick<StatementFacts, RowStatementCode>>;

export type RowStatementCode = "compared" | "row-within-schedule" | "row-percent" | "row-work";

/** A row that fails, with its place from 0. */
export interface FailedRow {
  readonly row: SheetRow;
  readonly rowIndex: number;
  readonly statement: RowStatement;
}

/** A line of an invoice whose amount is not its product. */
export interface FailedLine {
  /** From 1. */
  readonly number: number;
  readonly description: string | null;
  readonly quantity: Money;
  readonly unitPrice: Money;
  readonly amount: Money;
  /** What the product comes to. */
  readonly expected: Money;
}

/** Lines that hold by one convention, or by two one after the other. */
export interface LineTaking {
  readonly conventions: readonly LineConventionCode[];
  /** Counted from 1. */
  readonly lines: readonly number[];
}

interface RatedTaxFacts {
  /** Of the tax, as printed. */
  readonly label: string | null;
  readonly amount: Money;
  readonly rate: Percent;
  /** What the rate is of. */
  readonly base: readonly ComparedTerm<ComparedName>[];
}

type Nothing = Readonly<Record<string, never>>;

/** A statement that is made. */
export function stated<Code extends StatementCode>(
  code: Code,
  facts: StatementFacts[Code],
): StatementOf<Code> {
  return { code, facts };
}

/** One of several things that can be said, as a value: its code, and the facts that its words name. */
export type Said<Facts> = {
  readonly [Code in keyof Facts]: { readonly code: Code; readonly facts: Facts[Code] };
}[keyof Facts];

/** How each of them is put into words. */
export type Wording<Facts> = {
  readonly [Code in keyof Facts]: (facts: Facts[Code]) => string;
};

/** A value in its words. */
export function inWords<Facts>(wording: Wording<Facts>, { code, facts }: Said<Facts>): string {
  return wording[code](facts);
}
