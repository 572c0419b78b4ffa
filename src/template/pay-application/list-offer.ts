import type { ListedChangeOrder } from "../../document/pay-application.ts";

/** A list of change orders that a paper may print. */
export interface ListOffer {
  /** Order by order, row by row, or by the words of a sheet, a table of its own, a summary of months, a sentence. */
  readonly source: "choice" | "rows" | "sheet" | "table" | "months" | "sentences";
  readonly orders: readonly ListedChangeOrder[];
  /** Whether its column goes on above or below. */
  readonly isCut: boolean;
  /** Whether its column of numbers counts on below. */
  readonly countsOn: boolean;
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

/** Chooses among the lists that words offer, and those that the summary's choice offers; amounts of months are no orders. */
export type ChooseList = (offers: readonly ListOffer[], months: ReadonlySet<string>) => ListChoice;
