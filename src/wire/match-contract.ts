import type { MatchAnswer, MatchCode } from "../finding/match-codes.ts";
import type { HistoryEntry } from "../match/history-entry.ts";

/** Why a bill does not simply match: a difference, or what was not compared. */
export interface MatchPointBody {
  /** One of the codes in docs/match.md. */
  readonly code: MatchCode;
  /** Sentences for a person, with both figures. */
  readonly detail: string;
  /** What the bill says; of a quantity with the bills before it. null where no two figures are compared. */
  readonly billed: number | null;
  /** What the order or the receipts say. */
  readonly expected: number | null;
  /** Billed less expected. */
  readonly difference: number | null;
  /** Lines of the bill, from 1; none where it is about the bill as a whole. */
  readonly lines: readonly number[];
  /** Lines of the order as the table numbers them. */
  readonly orderLines: readonly string[];
  /** Where to look. */
  readonly places: readonly MatchPlaceBody[];
  /** What to ask the vendor for; null where nothing. */
  readonly remedy: string | null;
}

/** A page of a file. */
export interface MatchPlaceBody {
  readonly file: string;
  /** Counted from 1. */
  readonly page: number;
}

/** A line of a bill beside its order. */
export interface MatchedLineBody {
  /** From 1. */
  readonly line: number;
  /** As printed; null where it is not. */
  readonly description: string | null;
  /** As printed, of a credit note negative; null where it is not. */
  readonly amount: number | null;
  readonly answer: "matches" | "differs" | "not-compared";
  /** The lines of the order that it is, as the table numbers them. */
  readonly orderLines: readonly string[];
  /** By what its line of the order was found; null where it was not. */
  readonly foundBy: "code" | "description" | "likeness" | null;
}

/** What the lines of a bill come to by how they stand: together they are all of its lines. */
export interface LineAmountsBody {
  readonly matching: number;
  readonly differing: number;
  readonly notCompared: number;
}

/** A bill with its answer. */
export interface MatchedBillBody {
  readonly file: string;
  /** `check` where nothing differs and something was not compared; `unmatched` where order or lines were not found for sure. */
  readonly answer: MatchAnswer;
  /** As printed; null where it is not. */
  readonly vendor: string | null;
  /** As printed, without its label; null where it is not. */
  readonly invoiceNumber: string | null;
  /** `YYYY-MM-DD`; null where it is not printed. */
  readonly invoiceDate: string | null;
  /** ISO 4217 code; null where it is not printed. */
  readonly currency: string | null;
  /** With tax; the balance where no total is printed; null without both. */
  readonly total: number | null;
  /** As the table of orders has it; null where none was found. */
  readonly order: string | null;
  readonly orderFoundBy: "number" | "lines" | null;
  /** None unless the answer is `differs`. */
  readonly differences: readonly MatchPointBody[];
  /** What is left to an eye: it accuses nobody. */
  readonly notCompared: readonly MatchPointBody[];
  /** In the order of the bill. */
  readonly lines: readonly MatchedLineBody[];
  readonly lineAmounts: LineAmountsBody;
}

/** How far a line of an order is billed and received; several lines of one item, unit and price are told together. */
export interface OrderLineBody {
  /** As the table numbers them. */
  readonly orderLines: readonly string[];
  /** As in the table, like the others; null where it has none. */
  readonly code: string | null;
  readonly description: string | null;
  readonly unit: string | null;
  readonly ordered: number | null;
  /** null where no receipts are given. */
  readonly received: number | null;
  /** By all bills so far that were read and placed for sure. */
  readonly billed: number;
  /** By the same bills, without tax. */
  readonly billedAmount: number;
}

/** An order that a bill is for, as it stands after all bills. */
export interface MatchedOrderBody {
  readonly order: string;
  readonly lines: readonly OrderLineBody[];
}

/** How a table of orders or receipts was read. */
export interface MatchedTableBody {
  readonly table: string;
  /** null where it was given as rows. */
  readonly separator: "," | ";" | "\t" | "|" | null;
  readonly decimal: "." | ",";
  /** Rows below the headings. */
  readonly rows: number;
  /** What each column holds, and its heading. */
  readonly columns: readonly MatchedColumnBody[];
  /** Headings of which nothing is read. */
  readonly unused: readonly string[];
  /** Rows without an order number and without figures, such as totals. */
  readonly leftOut: readonly number[];
}

/** A column of a table. */
export interface MatchedColumnBody {
  /** As `--columns` calls it. */
  readonly column: string;
  readonly heading: string;
}

/** What may be off and is no difference: `2 %`, or so much of the figure's own unit. */
export interface TolerancesBody {
  readonly price: string;
  readonly quantity: string;
  readonly amount: string;
}

/** The answer of a match. Every paper is in it once. */
export interface MatchResult {
  /** In the order of the inputs. */
  readonly bills: readonly MatchedBillBody[];
  /** Those that bills of this run are for. */
  readonly orders: readonly MatchedOrderBody[];
  readonly tolerances: TolerancesBody;
  /** Orders, then receipts. */
  readonly tables: readonly MatchedTableBody[];
  /** Papers that are no bills. */
  readonly otherPapers: readonly MatchedPaperBody[];
  readonly notRead: readonly MatchRefusalBody[];
  /** The bills of this run, to be handed over with the next one beside those of earlier runs. */
  readonly history: readonly HistoryEntry[];
}

/** A paper that is no bill. */
export interface MatchedPaperBody {
  readonly file: string;
  /** As `read` gives it. */
  readonly documentType: string;
}

/** A file that was not read. */
export interface MatchRefusalBody {
  readonly file: string;
  /** A full sentence. */
  readonly error: string;
}
