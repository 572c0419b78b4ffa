/** An amount that other cells give, as a formula that stays live; the value is what it comes to. */
export interface Formula {
  readonly formula: string;
  readonly value: number;
}

/** What a cell holds; null for what is not printed. Dates are `YYYY-MM-DD`, percents are points. */
export type CellValue = string | number | boolean | Formula | null;

/** How the cells of a column are to be understood and shown. */
export type CellKind =
  /** The document's name, which leads to the document. */
  | "file"
  | "text"
  /** Text of one sentence or more, which may take several lines. */
  | "sentence"
  | "money"
  /** Money that may have more than two decimals. */
  | "price"
  /** Money that ought to be zero. */
  | "difference"
  | "quantity"
  | "percent"
  | "count"
  /** Between 0 and 1. */
  | "certainty"
  | "date"
  | "truth";
