import type { MatchAnswer } from "../finding/match-codes.ts";

/**
 * A bill of an earlier run: enough to know it again, and what it billed of its order. Plain data, so that it can be kept in a
 * file. Figures are plain decimals; null is what was not printed or not found.
 */
export interface HistoryEntry {
  /** As it was called. */
  readonly file: string;
  /** Of its bytes. */
  readonly fingerprint: string;
  readonly vendor: string | null;
  readonly invoiceNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly currency: string | null;
  readonly amount: string | null;
  /** By these it is known again. */
  readonly vendorKeys: readonly string[];
  readonly numberKey: string | null;
  readonly contentKey: string | null;
  readonly answer: MatchAnswer;
  /** Null where it was put to none. */
  readonly order: string | null;
  readonly items: readonly HistoryItem[];
  readonly freight: string;
  readonly tax: string;
  readonly net: string;
  /** Whether nothing of it could be put to lines of its order. */
  readonly isUnclear: boolean;
}

/** What a bill billed of one item of its order. */
export interface HistoryItem {
  /** Numbers of the lines of the order, where the table had them. */
  readonly lines: readonly string[];
  readonly codeKey: string;
  readonly description: string | null;
  /** Of one unit, in the order. */
  readonly price: string | null;
  readonly quantity: string | null;
  readonly amount: string | null;
  readonly isSure: boolean;
}
