import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { Percent } from "../../base/percent.ts";
import type { ListedChangeOrder, SummaryLineName } from "../../document/pay-application.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import type { PrintedOn } from "../../finding/finding.ts";
import { type Field, sourcesOf } from "../../kinds/field.ts";
import { APPLICATION_FIELDS } from "../../kinds/pay-application/fields.ts";
import type { Word } from "../../page/page.ts";
import type { SecondReading } from "../../paper/second-readings.ts";
import type { ListEdges } from "../../solve/list-edges.ts";
import type { SheetReading } from "./read-sheet.ts";

/** A printed value that may fill a field, with what speaks for it. */
export interface Offer<Value> {
  readonly value: Value;
  readonly from: Provenance;
  readonly words: readonly Word[];
  /** 0 to 1: how probable it is by its own words and its place. */
  readonly share: number;
  /** Sentences naming the evidence. */
  readonly because: readonly string[];
}

/** What was chosen for a field, all fields of the summary together. */
export interface Chosen<Value> {
  readonly best: Offer<Value>;
  /** 0 to 1: how probable the choice is among all that were weighed. */
  readonly probability: number;
  /** Other values, the likeliest first. */
  readonly lost: readonly Offer<Value>[];
}

/** A chosen value with its place. */
export function sourced<Value>(chosen: Chosen<Value> | null): Sourced<Value> | null {
  return chosen === null ? null : { value: chosen.best.value, from: [chosen.best.from] };
}

/** Two printed figures that together were billed in this period. */
export interface RowTotals {
  readonly work: Sourced<Money>;
  readonly stored: Sourced<Money>;
}

/** A line, the figure that was chosen for it, and one that may be the same but for a digit. */
export interface Twin {
  readonly line: SummaryLineName;
  readonly chosen: Offer<Money>;
  readonly other: Offer<Money>;
}

/** The figures of a summary, chosen together; what is absent is not printed. */
export interface ApplicationSummary {
  readonly lines: ReadonlyMap<SummaryLineName, Chosen<Money>>;
  readonly applicationNumber: Chosen<string> | null;
  readonly periodTo: Chosen<CalendarDate> | null;
  /** The day that seems to end the period where nothing says whether its day or its month comes first; else null. */
  readonly openDate: PrintedOn | null;
  readonly retainageRate: Chosen<Percent> | null;
  readonly retainageRateOnStored: Chosen<Percent> | null;
  readonly chooseList: ChooseList;
  /** What the row of totals that ends in line 4 says was billed in this period; null where there is none. */
  readonly rowTotals: RowTotals | null;
  /** The page on which most of it stands; 0 where there is none. */
  readonly page: number;
  /** Lines beside whose figure another one is printed that differs in one digit and is no other line. */
  readonly twins: readonly Twin[];
  /** Another page with as many lines of the form at other amounts; null where there is none. */
  readonly secondPage: number | null;
  /** By how much it is likelier that these are printed than that nothing of them is, as a logarithm. */
  readonly gain: number;
  /** Figures that were read in a second way, which the form's identities prove. */
  readonly secondReadings: readonly SecondReading[];
  /** How many identities of the form hold among them with figures other than zero. */
  readonly identitiesHeld: number;
}

/** What was chosen for a field of the contract that is printed in one place; null where nothing was. */
export function chosenFor(
  field: keyof typeof APPLICATION_FIELDS,
  summary: ApplicationSummary,
): Chosen<unknown> | null {
  if (field === "applicationNumber") return summary.applicationNumber;
  if (field === "periodTo") return summary.periodTo;
  if (field === "retainageRatePercent") return summary.retainageRate;
  const [source = ""] = sourcesOf(declared(field));
  return chosenLine(source, summary);
}

/** What was chosen for a line by its path, such as `lines.totalRetainage`. */
export function chosenLine(path: string, { lines }: ApplicationSummary): Chosen<Money> | null {
  for (const [name, chosen] of lines) if (path === `lines.${name}`) return chosen;
  return null;
}

function declared(field: keyof typeof APPLICATION_FIELDS): Field {
  return APPLICATION_FIELDS[field];
}

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
  readonly edges: ListEdges;
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
