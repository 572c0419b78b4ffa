import type { Finding } from "../../../finding/finding.ts";
import type { Assessment } from "../../../document/assessment.ts";
import type { InvoiceLine } from "../../../document/invoice.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";

/** Lines of the paper that the items cover, by their places in `InvoicePaper.lines`, both included. */
export interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** The items of an invoice with what speaks for them. */
export interface LinesReading {
  /** In the order of the paper; none where it lists no items. */
  readonly lines: readonly InvoiceLine[];
  /** Where the items stand, captions included; one span for each stretch without other print between. */
  readonly spans: readonly LineSpan[];
  /** Figures printed outside the items that the amounts add up to, exactly. */
  readonly sums: readonly InvoiceFigure[];
  /** Whether the amounts hold the tax, as the caption of their column says; null where it says nothing. */
  readonly includesTax: boolean | null;
  /** Whether a caption says that the column of the amounts is one. */
  readonly isNamed: boolean;
  /** Whether captions or products say which figures are quantities and unit prices. */
  readonly areFactorsClear: Assessment;
  /** How many lines hold quantity, price and amount, and in how many of these the product is the amount. */
  readonly products: { readonly printed: number; readonly fitting: number };
  /** Full sentences on how the items were found and what confirms them. */
  readonly because: readonly string[];
  /** Full sentences on what did not come out clearly. */
  readonly notices: readonly Finding[];
}

/** A paper on which no items were found. */
export const NO_LINES: LinesReading = {
  lines: [],
  spans: [],
  sums: [],
  includesTax: null,
  isNamed: false,
  areFactorsClear: { holds: true, because: "No item is read." },
  products: { printed: 0, fitting: 0 },
  because: [],
  notices: [],
};
