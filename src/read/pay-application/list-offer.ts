import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { SheetReading } from "./read-sheet.ts";

/** A list of change orders that a paper may print. */
export interface ListOffer {
  /** Order by order, row by row, or on all lines of a column that begin as change orders do. */
  readonly source: "choice" | "rows" | "marks";
  readonly orders: readonly ListedChangeOrder[];
  /** Whether its column goes on above or below. */
  readonly isCut: boolean;
  /** Whether its column of numbers counts on below. */
  readonly countsOn: boolean;
  /** Whether it has the number before the first one above. */
  readonly countsBefore: boolean;
}

/** An offered list, and what tells whether the paper prints it as one. */
export interface JudgedList {
  readonly offer: ListOffer;
  readonly signs: ReadonlyMap<string, number>;
}

/** What was chosen of the lists that were offered. */
export interface ListChoice {
  readonly orders: readonly ListedChangeOrder[];
  readonly judged: readonly JudgedList[];
}

/** What is known beside the figures: totals of additions and deductions by months, which are no orders, and the schedule. */
export interface BesideOrders {
  readonly months: ReadonlySet<string>;
  readonly sheet: SheetReading | null;
}

/** Chooses among the lists that a paper's figures may make. */
export type ChooseList = (beside: BesideOrders) => ListChoice;
