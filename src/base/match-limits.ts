/** Bounds on bills that are matched with orders, and on the tables of orders and receipts. */
export interface MatchLimits {
  /** Bills of one run. */
  readonly bills: number;
  /** Bytes of one table; a year of orders of a large firm has 40 million. */
  readonly tableBytes: number;
  /** Lines of orders, or of receipts. */
  readonly tableRows: number;
  /** Columns of a table. */
  readonly tableColumns: number;
  /** Characters of a cell that are kept. */
  readonly cellCharacters: number;
  /** Rows among which the one with the headings is looked for. */
  readonly headRows: number;
  /** Lines of a bill, or of an order, that are told apart by their words and figures together. */
  readonly likenedLines: number;
  /** Pairs of lines whose words are compared for one bill and one order. */
  readonly likenedPairs: number;
  /** Orders of a vendor that a bill without an order number is held against. */
  readonly triedOrders: number;
  /** Bytes of a history. */
  readonly historyBytes: number;
  /** Things that one sentence names before it only counts them. */
  readonly named: number;
}

export const MATCH_LIMITS: MatchLimits = {
  bills: 5_000,
  tableBytes: 67_108_864,
  tableRows: 300_000,
  tableColumns: 400,
  cellCharacters: 2_000,
  headRows: 30,
  likenedLines: 60,
  likenedPairs: 40_000,
  triedOrders: 500,
  historyBytes: 268_435_456,
  named: 3,
};
