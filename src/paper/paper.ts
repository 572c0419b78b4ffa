import type { Box } from "../base/box.ts";
import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Line } from "../layout/lines.ts";
import type { Page, Word } from "../page/page.ts";

/** A document cut once, for every kind of paper: what stands where, and all that its figures may mean. */
export interface Paper {
  readonly pages: readonly PaperPage[];
  readonly amounts: readonly Figure<Money>[];
  readonly percents: readonly Figure<Percent>[];
  readonly dates: readonly Figure<CalendarDate>[];
  readonly identifiers: readonly Figure<string>[];
}

/** One page of it. */
export interface PaperPage {
  readonly page: Page;
  readonly lines: readonly PaperLine[];
  /** The usual size of print, in points: the measure of distances. */
  readonly glyphHeight: number;
}

/** A line with where its figures stand, so that text beside a figure ends at the next one. */
export interface PaperLine {
  /** Place among the lines of its page, from 0. */
  readonly index: number;
  readonly line: Line;
  /** Words that are part of an amount, a percent or a date. */
  readonly figureWords: ReadonlySet<Word>;
}

/** How a number is printed, and what has to be believed for this reading of it. */
export type Print =
  /** With cents, groups of thousands or a currency sign. */
  | "amount"
  /** A bare number. */
  | "plain"
  /** A zero printed as a dash or a word. */
  | "dash"
  /** A number whose print is torn by blanks, or glued to other text. */
  | "torn"
  /** Whole dollars whose cents stand in a column of their own. */
  | "cents-apart"
  /** A rate without its percent sign. */
  | "bare"
  | "percent"
  /** A numeric date whose order of day and month nothing on it decides. */
  | "month-first"
  | "day-first"
  | "date"
  | "identifier";

/** One reading of a stretch of print. Readings may overlap: which of them is meant, the joint choice says. */
export interface Figure<Value> {
  readonly value: Value;
  readonly print: Print;
  readonly pageNumber: number;
  /** Index of its line on the page. */
  readonly line: number;
  readonly words: readonly Word[];
  /** First and last of its words among the words of the line. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly printed: string;
  /** Set for the second day of a printed range. */
  readonly endsRange?: boolean;
}
