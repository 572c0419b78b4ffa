import { Money } from "../../base/money.ts";
import type {
  ContinuationSheet,
  RetainageRates,
  SheetFigureName,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import { isNearMiss } from "../near-misses.ts";
import type { RowTotals } from "./application-summary.ts";

/** What decides the gross of a period. */
export interface GrossGiven {
  readonly lines: SummaryLines;
  readonly rates: RetainageRates;
  readonly sheet: ContinuationSheet | null;
  readonly isFirst: boolean;
  readonly isRetainageOnly: boolean;
  /** A printed total of work and stored material of the period, where the sheet has such a column. */
  readonly printedTotal: Sourced<Money> | null;
  /** Work and stored material of the row that ends in line 4, where all of it is of this period; null where there is none. */
  readonly rowTotals: RowTotals | null;
}

type Figure = Sourced<Money> | null;

/**
 * Work plus net change of stored material in this period, before retainage: the first rule that applies. It is the
 * one figure that may be a sum or a difference of two printed ones; then it comes from both.
 */
export function grossThisPeriod(given: GrossGiven): Figure {
  const { rowTotals, isRetainageOnly } = given;
  const figure = byForm(given);
  if (rowTotals === null || isRetainageOnly) return figure;
  const { work, stored } = rowTotals;
  const whole = work.value.plus(stored.value);
  // What the row proves is told by the row, also where another figure says the same.
  const isOfRow = [work.value, whole].some((value) => figure?.value.equals(value) !== false);
  return isOfRow ? summed(work, stored.value.isZero() ? null : stored) : figure;
}

function byForm(given: GrossGiven): Figure {
  const { printedTotal } = given;
  const own = ownLine(given);
  const line = own === null ? null : withStored(own.line, given);
  const printed = (own?.isOnSummary === true ? line : null) ?? printedTotal;
  return printed ?? bySheet(given) ?? line;
}

/** The sheet's own total of work is no other figure where material is stored beside it: the sheet says what comes to it. */
function withStored(line: Sourced<Money>, given: GrossGiven): Figure {
  const work = totalOf(given.sheet, "workThisPeriod");
  const stored = totalOf(given.sheet, "storedMaterials");
  if (work === null || stored?.value.isZero() !== false || !isSamePlace(line, work)) return line;
  const gross = laterGross(given, work, stored);
  // How sure a figure is hangs on how it was found: the same print stays the line that was chosen.
  return gross === work ? line : gross;
}

function bySheet(given: GrossGiven): Figure {
  const { lines, sheet, isFirst, isRetainageOnly } = given;
  const work = totalOf(sheet, "workThisPeriod");
  const stored = totalOf(sheet, "storedMaterials");
  if (isRetainageOnly) return zeroOf(work ?? lines.currentPaymentDue);
  const isApart = stored?.value.isZero() === false && !isStoredInWork(given);
  const storedNow = isApart ? stored : null;
  if (isFirst) return firstGross(given, summed(work, storedNow));
  if (work !== null) return isTiedToSummary(given) ? laterGross(given, work, storedNow) : null;
  return sheet === null ? billedWithoutRetainage(lines) : null;
}

/** A printed line, and whether the summary has it as one of its own: line 4 and totals of the sheet are asked after the sheet itself. */
interface OwnLine {
  readonly line: Sourced<Money>;
  readonly isOnSummary: boolean;
}

/** The printed line, unless it is the sheet's total of another column, of earlier work or of all, or a zero where the sheet bills work. */
function ownLine({ lines, sheet }: GrossGiven): OwnLine | null {
  const { grossThisPeriod: line, totalCompletedAndStored: toDate } = lines;
  if (line === null) return null;
  if (line.value.isZero() && sheet?.totals?.workThisPeriod?.value.isZero() === false) return null;
  const totals = sheet?.totals ?? null;
  const columns = [totals?.previousWork, totals?.completedAndStored];
  if (columns.some((total) => total?.value.equals(line.value) === true)) return null;
  const isOnSummary =
    toDate === null ||
    (line.from[0].pageNumber === toDate.from[0].pageNumber && !isSamePlace(line, toDate));
  return { line, isOnSummary };
}

function isSamePlace({ from: [one] }: Sourced<Money>, { from: [other] }: Sourced<Money>): boolean {
  return (
    one.pageNumber === other.pageNumber &&
    one.box.left === other.box.left &&
    one.box.top === other.box.top
  );
}

/** On a first application all that is completed is of this period; line 4 says so where the sheet is not of all the work. */
function firstGross({ sheet, lines }: GrossGiven, ofPeriod: Figure): Figure {
  const toDate = sheet?.totals?.completedAndStored ?? null;
  if (isStoredHidden(sheet)) return lines.totalCompletedAndStored ?? toDate;
  const ofSheet = isTiedToSummary({ sheet, lines }) ? (ofPeriod ?? toDate) : null;
  return ofSheet ?? lines.totalCompletedAndStored;
}

/** On a later application stored material counts only when none was stored before. */
function laterGross(given: GrossGiven, work: Sourced<Money>, stored: Figure): Figure {
  if (isStoredInWork(given)) return work;
  if (isStoredHidden(given.sheet)) return null;
  if (stored === null) return hasStoredRows(given.sheet) ? null : work;
  return isNothingStoredBefore(given) ? summed(work, stored) : null;
}

/** Without a sheet and without retainage, what was billed is what is completed less what was certified before. */
function billedWithoutRetainage(lines: SummaryLines): Figure {
  const { totalCompletedAndStored, previousCertificates, totalRetainage, contractSumToDate } =
    lines;
  if (totalRetainage?.value.isZero() !== true) return null;
  if (totalCompletedAndStored === null || previousCertificates === null) return null;
  // At completion nothing is held because it was released, and the release is no work.
  const left = contractSumToDate?.value.compare(totalCompletedAndStored.value) ?? 0;
  if (left <= 0) return null;
  const [first] = totalCompletedAndStored.from;
  return {
    value: totalCompletedAndStored.value.minus(previousCertificates.value),
    from: [first, ...previousCertificates.from],
  };
}

/** A column's total; a sheet of a single row often has no total row. */
function totalOf(
  sheet: ContinuationSheet | null,
  name: "workThisPeriod" | "storedMaterials",
): Figure {
  if (sheet === null) return null;
  if (sheet.totals !== null) return sheet.totals[name];
  const [only, second] = sheet.rows;
  return only === undefined || second !== undefined ? null : only.figures[name];
}

/** A sheet without a column of stored material has some where the parts of a row are less than its total; of which period it does not say. */
function isStoredHidden(sheet: ContinuationSheet | null): boolean {
  const totals = sheet?.totals ?? null;
  if (sheet === null || totals === null || totals.storedMaterials !== null) return false;
  if (totals.previousWork === null || totals.workThisPeriod === null) return false;
  return sheet.rows.some(({ figures }) => {
    const completed = figures.completedAndStored?.value;
    const previous = figures.previousWork?.value ?? Money.zero;
    const work = figures.workThisPeriod?.value ?? Money.zero;
    return completed !== undefined && previous.plus(work).compare(completed) < 0;
  });
}

/** Some reports bill stored material as work and name it beside: then previous and this period are all that is completed. */
function isStoredInWork({ sheet, lines }: GrossGiven): boolean {
  const totals = sheet?.totals;
  const completed = totals?.completedAndStored?.value;
  const line4 = lines.totalCompletedAndStored?.value ?? completed;
  if (completed === undefined || line4?.equals(completed) !== true) return false;
  const previous = totals?.previousWork?.value;
  const work = totals?.workThisPeriod?.value;
  if (previous === undefined || work === undefined) return false;
  return previous.plus(work).equals(completed);
}

function hasStoredRows(sheet: ContinuationSheet | null): boolean {
  return (sheet?.rows ?? []).some((row) => row.figures.storedMaterials?.value.isZero() === false);
}

/** Zero, standing where the document shows that no work is billed. */
function zeroOf(shown: Figure): Figure {
  return shown === null ? null : { value: Money.zero, from: shown.from };
}

function summed(work: Figure, stored: Figure): Figure {
  if (work === null || stored === null) return work;
  const [first, ...others]: readonly [Provenance, ...Provenance[]] = work.from;
  return { value: work.value.plus(stored.value), from: [first, ...others, ...stored.from] };
}

/**
 * Whether line 7 proves that nothing was stored before: what was certified is then just the previous work less its
 * retainage. Each row may have been rounded to the cent, or to the dollar where the document prints no cents.
 */
function isNothingStoredBefore({ lines, rates, sheet }: GrossGiven): boolean {
  const previous = lines.previousCertificates?.value;
  const work = sheet?.totals?.previousWork?.value;
  const rate = rates.onWork?.value;
  if (previous === undefined || work === undefined || rate === undefined) return false;
  const expected = work.minus(rate.of(work));
  const unit = Money.of(previous.isWhole() && work.isWhole() ? "1" : "0.01");
  const rounding = unit.times(Money.of(String(sheet?.rows.length ?? 1)));
  return expected.minus(previous).absolute().compare(rounding) <= 0;
}

/** Figures less than one part in five hundred apart are the same sum, with a fault in one of them. */
const FAR = Money.of("500");

/** The total of a sheet that foots, and that is of this contract, may be off line 4 by one part of so many: a fault in line 4. */
const NEAR = Money.of("10");

/**
 * Whether a sheet's totals agree with line 4, or are printed almost like it: else they may be of another table, or of
 * columns that were named wrongly. Without a line 4 they must agree with each other; where too few are printed there is
 * nothing to compare.
 */
function isTiedToSummary({
  sheet,
  lines,
}: {
  readonly sheet: ContinuationSheet | null;
  readonly lines: SummaryLines;
}): boolean {
  const completed = valueOf(sheet, "completedAndStored");
  const line4 = lines.totalCompletedAndStored?.value ?? null;
  const sums = sumsOf(sheet);
  const own = completed === null ? sums : [completed, ...sums];
  if (own.length === 0) return true;
  if (line4 === null)
    return completed === null || sums.length === 0 || sums.some((sum) => sum.equals(completed));
  return (
    own.some((figure) => figure.equals(line4) || isPrintedAlike(figure, line4)) ||
    isWholeSheet(sheet, lines, line4)
  );
}

/** Previous and this period's work together, without and with stored material. Empty where one of the two is not totalled. */
function sumsOf(sheet: ContinuationSheet | null): readonly Money[] {
  const previous = valueOf(sheet, "previousWork");
  const work = valueOf(sheet, "workThisPeriod");
  if (previous === null || work === null) return [];
  const sum = previous.plus(work);
  return [sum, sum.plus(valueOf(sheet, "storedMaterials") ?? Money.zero)];
}

/** A sheet that foots and totals this contract's sum, not far from line 4. */
function isWholeSheet(sheet: ContinuationSheet | null, lines: SummaryLines, line4: Money): boolean {
  const completed = valueOf(sheet, "completedAndStored");
  const scheduled = valueOf(sheet, "scheduledValue");
  const line3 = lines.contractSumToDate?.value;
  if (completed === null || line3 === undefined || scheduled?.equals(line3) !== true) return false;
  const isFooted = sumsOf(sheet).some((sum) => sum.equals(completed));
  const apart = completed.minus(line4).absolute().times(NEAR);
  return isFooted && apart.compare(line4.absolute()) <= 0;
}

function valueOf(sheet: ContinuationSheet | null, name: SheetFigureName): Money | null {
  return sheet?.totals?.[name]?.value ?? null;
}

/** Whether figures may be one and the same, misprinted or rounded: digits changed places, or they are close together. */
function isPrintedAlike(one: Money, other: Money): boolean {
  const apart = one.minus(other).absolute();
  return isNearMiss(one, other) || apart.times(FAR).compare(other.absolute()) <= 0;
}
