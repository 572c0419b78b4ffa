import type { SheetFigureName, SummaryLineName } from "../document/pay-application.ts";

/** Labels in lower case, as printed, compared loosely: case, punctuation, plurals and common abbreviations do not count. */
export type Phrases = readonly [string, ...string[]];

/** Where a value stands relative to its label. */
export type Look = "right" | "below" | "above";

/** How one field is found on a printed layout: by what its captions say. */
export interface FieldRule {
  readonly labels: Phrases;
}

/** How a name or number in the head of the form is found. */
export interface HeadingRule extends FieldRule {
  /** Places in which the value may stand, the likeliest first. */
  readonly look: readonly [Look, ...Look[]];
}

/**
 * What the head of a form names. Forms call the one who bills and the one who is billed by the direction of the paper
 * ("from", "to") or by their trade; a contractor is either, as there is a subcontractor below or not.
 */
export type HeadingField =
  | "project"
  | "from"
  | "to"
  | "contractor"
  | "owner"
  | "contractNumber"
  | "projectNumber"
  | "periodFrom";

/** The head of a form. */
export interface HeadingRules {
  readonly fields: Readonly<Partial<Record<HeadingField, HeadingRule>>>;
  /** Captions beside these whose values are none of them. */
  readonly others: readonly string[];
}

/** The words of lists of change orders. */
export interface OrderWords {
  /** What an order is called before its number. */
  readonly marks: readonly string[];
  /** Words before a number that are no code and no part of it. */
  readonly noCodes: readonly string[];
  /** Said in a heading above a list, of orders that are not yet part of the contract, and of those that are. */
  readonly headings: readonly string[];
  readonly pending: readonly string[];
  readonly approved: readonly string[];
  /** Captions of the column that names the request behind an order, and of a summary's two columns. */
  readonly references: readonly string[];
  readonly additions: readonly string[];
  readonly deductions: readonly string[];
}

/** How the columns of a printed table are named. */
export interface TableRule<ColumnName extends string> {
  readonly columns: Readonly<Partial<Record<ColumnName, Phrases>>>;
  /** Captions of the row that totals the whole table. */
  readonly grandTotals: Phrases;
  /** Captions of totals of a section, or of the whole table where there is only one. */
  readonly totals: Phrases;
}

/** What every description of a printed layout says first. Plain data: no functions, so it can be validated, hashed, compared and written as JSON. */
export interface LayoutHead<Kind extends string> {
  /** Equal to the file's name. */
  readonly id: string;
  readonly kind: Kind;
  /** One sentence for people: which paper this is. */
  readonly describes: string;
  readonly recognise: {
    /** Phrases that must all be printed. */
    readonly all: readonly string[];
    /** Phrases that add weight: of a vendor's layout, half of them must be printed. */
    readonly some: readonly string[];
    /** Phrases that rule the layout out. */
    readonly none: readonly string[];
  };
}

/** A layout whose figures stand beside labels. */
export interface LabelledLayout<
  Kind extends string,
  FieldName extends string,
> extends LayoutHead<Kind> {
  readonly fields: Readonly<Partial<Record<FieldName, FieldRule>>>;
  /** Labels that look like one of a field and are not: a figure beside them belongs to nobody. */
  readonly decoys: readonly string[];
}

/** A field of a pay application that is read from a label. */
export type PayApplicationField =
  | SummaryLineName
  | "balancePerhapsWithoutRetainage"
  | "applicationNumber"
  | "periodTo"
  | "periodFromTo"
  | "retainageRateOnWork"
  | "retainageRateOnStored";

/** A column of a continuation sheet; those without money of the form are known so that nothing else takes their place. */
export type SheetColumn =
  | SheetFigureName
  | "item"
  | "description"
  | "percentComplete"
  | "previousWithStored"
  | "thisPeriodWithStored"
  | "retainageRate"
  | "other";

/** Describes one printed layout of pay applications. */
export interface PayApplicationTemplate extends LabelledLayout<
  "PAY_APPLICATION",
  PayApplicationField
> {
  /** Phrases that say that the document bills retainage and no work. */
  readonly retainageBilling?: readonly string[];
  /** What papers of the kind call themselves. */
  readonly titles?: readonly string[];
  readonly sheet?: TableRule<SheetColumn>;
  readonly heading?: HeadingRules;
  readonly orders?: OrderWords;
}
