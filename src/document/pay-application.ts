import type { APPLICATION_FIELDS, LISTED_ORDER_FIELDS } from "../kinds/pay-application/fields.ts";
import type {
  EARLIER_CHANGE_FIELDS,
  RATE_FIELDS,
  SUMMARY_FIELDS,
} from "../kinds/pay-application/summary-fields.ts";
import type { ROW_FIELDS, SHEET_FIELDS } from "../kinds/pay-application/sheet-fields.ts";
import type { Assessment } from "./assessment.ts";
import type { ValuesOf } from "./values-of.ts";

/** A change order that the application lists one by one. */
export type ListedChangeOrder = ValuesOf<typeof LISTED_ORDER_FIELDS>;

/** The money figures of the summary page, named by their meaning on a G702. */
export type SummaryLines = ValuesOf<typeof SUMMARY_FIELDS>;

export type SummaryLineName = keyof SummaryLines;

/** What the change order summary says of the months before this application. */
export type EarlierChanges = ValuesOf<typeof EARLIER_CHANGE_FIELDS>;

/** Rates of retainage as printed. */
export type RetainageRates = ValuesOf<typeof RATE_FIELDS>;

/** The money columns of a continuation sheet, named by their meaning. Absent columns are null in every row. */
export type SheetFigures = ValuesOf<typeof SHEET_FIELDS>;

export type SheetFigureName = keyof SheetFigures;

/** One priced row of the continuation sheet. */
export interface SheetRow extends ValuesOf<typeof ROW_FIELDS> {
  readonly figures: SheetFigures;
}

/** The continuation sheet, over all its pages. */
export interface ContinuationSheet {
  readonly rows: readonly SheetRow[];
  /** The grand total row as printed; null where none is. Section and page totals are not it. */
  readonly totals: SheetFigures | null;
}

export interface PayApplication extends ValuesOf<typeof APPLICATION_FIELDS> {
  readonly documentType: "PAY_APPLICATION";
  readonly changeOrders: readonly ListedChangeOrder[];
  readonly lines: SummaryLines;
  /** Null where the form has no such row. */
  readonly earlierChanges: EarlierChanges | null;
  readonly rates: RetainageRates;
  readonly sheet: ContinuationSheet | null;
  readonly isFirstApplication: Assessment;
  readonly isRetainageBilling: Assessment;
}
