import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Finding } from "./finding.ts";
import type { Repetition } from "./repetition.ts";
import type { Said } from "./statement.ts";

/** What is said of a bill beside its order, as a value: `matchDetail` puts it into words, and nothing reads those. */
export type MatchStatement = Said<MatchFacts>;

/** A line of a bill: its place from 1, and its words. */
export interface BilledLine {
  readonly number: number;
  readonly description: string | null;
}

/** A line of an order, or several of one item: their numbers where the table has them, and its words. */
export interface OrderedLine {
  readonly lines: readonly string[];
  readonly description: string | null;
}

/** A bill as people find it. */
export interface BillName {
  readonly file: string;
  readonly number: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
}

/** Why a figure accuses nobody. */
export type Doubt =
  /** The reading says something of it. */
  | { readonly because: "finding"; readonly finding: Finding }
  /** Its field is not certain. */
  | { readonly because: "uncertain" }
  /** Its characters were recognised in a picture and are not certain. */
  | { readonly because: "characters"; readonly printed: string }
  /** A sentence of the reading itself. */
  | { readonly because: "assessed"; readonly sentence: string };

/** The lines of a bill that are for one line of an order. */
interface OfLine {
  readonly billed: readonly BilledLine[];
  readonly ordered: OrderedLine;
}

interface Prices extends OfLine {
  readonly price: Money;
  readonly orderedPrice: Money;
  /** By how much the line is off; null where that does not follow. */
  readonly difference: Money | null;
}

interface Quantities extends OfLine {
  readonly unit: string | null;
  /** On this bill, and on all so far. */
  readonly quantity: Money;
  readonly soFar: Money;
  /** Bills before this one. */
  readonly before: readonly BillName[];
}

/** What each code says beside itself. */
export interface MatchFacts extends BillFacts, LineFacts, ChargeFacts, UnmatchedFacts, OpenFacts {}

interface BillFacts {
  readonly "billed-before": { readonly before: BillName; readonly isEarlierRun: boolean };
  readonly "order-closed": {
    readonly order: string;
    readonly status: string;
    /** The lines that are closed; none where the whole order is. */
    readonly billed: readonly BilledLine[];
  };
  readonly "vendor-differs": { readonly vendor: string; readonly orderedOf: readonly string[] };
  readonly "currency-differs": { readonly currency: string; readonly ordered: string };
}

interface LineFacts {
  readonly "not-ordered": {
    /** Null for charges below the lines. */
    readonly line: BilledLine | null;
    readonly amount: Money | null;
    readonly order: string;
  };
  readonly "not-received": Quantities;
  readonly "quantity-over-order": Quantities & { readonly most: Money };
  readonly "quantity-over-received": Quantities & { readonly most: Money };
  readonly "unit-differs": OfLine & { readonly unit: string; readonly orderedUnit: string };
  readonly "price-over": Prices;
  readonly "price-under": Prices;
  readonly "discount-missed": OfLine & {
    readonly amount: Money;
    /** What the order gives for the quantity. */
    readonly expected: Money;
    /** As in the order. */
    readonly discount: Percent | Money;
  };
  readonly "amount-differs": OfLine & {
    readonly amount: Money;
    readonly expected: Money;
    /** What was billed of the line before, where parts of a whole are billed. */
    readonly before: Money | null;
  };
}

interface ChargeFacts {
  readonly "freight-not-ordered": Charged & {
    /** All freight of the order. */
    readonly ordered: Money;
  };
  readonly "tax-not-ordered": Charged;
  readonly "total-over-order": {
    readonly amount: Money;
    readonly before: Money;
    readonly expected: Money;
    readonly order: string;
  };
}

interface Charged {
  readonly amount: Money;
  /** What the order lets be billed of it here. */
  readonly expected: Money;
  readonly order: string;
}

interface UnmatchedFacts {
  readonly "order-not-found": {
    /** As printed; null where none is. */
    readonly number: string | null;
    /** Why the lines did not find one; null where a number is printed. */
    readonly byLines: "no-vendor" | "vendor-unknown" | "no-order" | "too-many" | "no-lines" | null;
    readonly vendor: string | null;
  };
  readonly "order-unclear": {
    readonly number: string | null;
    readonly orders: readonly string[];
    /** How many more. */
    readonly others: number;
  };
  readonly "not-a-bill": Nothing;
  readonly "no-lines": {
    readonly order: string;
    readonly total: Money | null;
    readonly open: Money | null;
  };
  readonly "lines-not-found": {
    readonly order: string;
    readonly lines: readonly BilledLine[];
    readonly others: number;
  };
  readonly "line-unclear": {
    readonly line: BilledLine;
    readonly candidates: readonly OrderedLine[];
    readonly others: number;
    /** Several fit equally; it is called alike and neither figure agrees; its figures agree and its words do not. */
    readonly why: "tie" | "words" | "figures" | "too-many";
  };
}

interface OpenFacts {
  readonly "order-by-lines": { readonly order: string };
  readonly "figure-doubted": {
    /** What was not compared: lines, or a figure of the bill. */
    readonly what: readonly BilledLine[] | BillFigure;
    readonly doubt: Doubt;
    readonly page: number | null;
  };
  readonly "figure-missing": {
    readonly what: readonly BilledLine[];
    readonly figure: "quantity" | "unit price" | "amount";
    readonly from: "bill" | "order";
  };
  readonly "vendor-doubted": {
    readonly vendor: string | null;
    readonly orderedOf: readonly string[];
  };
  readonly "order-figures-disagree": OfLine;
  readonly "price-with-tax": Prices & { readonly rate: Percent };
  readonly "units-unknown": OfLine & { readonly unit: string; readonly orderedUnit: string };
  readonly "receipts-unclear": {
    readonly order: string;
    readonly file: string;
    readonly rows: readonly number[];
    readonly others: number;
  };
  readonly "billed-unclear": {
    /** The bills that are not matched for sure. */
    readonly unclear: readonly BillName[];
    /** What is too much only with them; null where nothing of them is known. */
    readonly over: (Quantities & { readonly most: Money }) | null;
  };
  readonly "number-repeated": {
    readonly repetition: Repetition;
    readonly other: BillName;
    readonly amount: Money | null;
  };
  readonly "reading-doubted": { readonly sentence: string };
}

/** A figure of a bill as a whole. */
export type BillFigure = "tax" | "shipping" | "other charges" | "currency" | "total" | "lines";

type Nothing = Readonly<Record<string, never>>;
