import { Money } from "../../base/money.ts";
import type {
  ContinuationSheet,
  RetainageRates,
  SheetFigureName,
  SummaryLines,
} from "../../document/pay-application.ts";
import { isNearMiss } from "../near-misses.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";

/** What decides the gross of a period. */
export interface GrossGiven {
  readonly lines: SummaryLines;
  readonly rates: RetainageRates;
  readonly sheet: ContinuationSheet | null;
  readonly isFirst: boolean;
  readonly isRetainageOnly: boolean;
  /** A printed total of work and stored material of the period, where the sheet has such a column. */
  readonly printedTotal: Sourced<Money> | null;
}

type Figure = Sourced<Money> | null;

/**
 * Work plus net change of stored material in this period, before retainage: the first rule that applies. It is the
 * one figure that may be a sum or a difference of two printed ones; then it comes from both.
 */
export function grossThisPeriod(given: GrossGiven): Figure {
  const { lines, sheet, isFirst, isRetainageOnly, printedTotal } = given;
  const printed = lines.grossThisPeriod ?? printedTotal;
  if (printed !== null) return printed;
  const work = totalOf(sheet, "workThisPeriod");
  const stored = totalOf(sheet, "storedMaterials");
  if (isRetainageOnly) return zeroOf(work ?? lines.currentPaymentDue);
  const isApart = stored?.value.isZero() === false && !isStoredInWork(given);
  const storedNow = isApart ? stored : null;
  if (isFirst) {
    const toDate = sheet?.totals?.completedAndStored ?? null;
    const ofSheet = isTied(given) ? (summed(work, storedNow) ?? toDate) : null;
    return ofSheet ?? lines.totalCompletedAndStored ?? null;
  }
  if (work !== null) return isTied(given) ? laterGross(given, work, storedNow) : null;
  return sheet === null ? billedWithoutRetainage(lines) : null;
}

/**
 * Whether a sheet's totals agree with line 4, or are printed almost like it: else they may be of another table, or of
 * columns that were named wrongly. Without a line 4 they must agree with each other; where too few are printed there is
 * nothing to compare.
 */
function isTied({ sheet, lines }: GrossGiven): boolean {
  const value = (name: SheetFigureName): Money | null => sheet?.totals?.[name]?.value ?? null;
  const previous = value("previousWork");
  const work = value("workThisPeriod");
  const completed = value("completedAndStored");
  const line4 = lines.totalCompletedAndStored?.value ?? null;
  const sum = previous === null || work === null ? null : previous.plus(work);
  const whole = sum?.plus(value("storedMaterials") ?? Money.zero) ?? null;
  const own = [completed, sum, whole].flatMap((figure) => figure ?? []);
  if (line4 !== null && own.length > 0) {
    const isSame = own.some((figure) => figure.equals(line4) || isPrintedAlike(figure, line4));
    const line3 = lines.contractSumToDate?.value;
    const isWholeSheet =
      completed !== null &&
      whole?.equals(completed) === true &&
      line3 !== undefined &&
      value("scheduledValue")?.equals(line3) === true;
    const apart = completed?.minus(line4).absolute().times(NEAR);
    return isSame || (isWholeSheet && (apart?.compare(line4.absolute()) ?? 1) <= 0);
  }
  return (
    completed === null || sum === null || sum.equals(completed) || whole?.equals(completed) === true
  );
}

/** Whether figures may be one and the same, misprinted or rounded: digits changed places, or they are close together. */
function isPrintedAlike(one: Money, other: Money): boolean {
  const apart = one.minus(other).absolute();
  return isNearMiss(one, other) || apart.times(FAR).compare(other.absolute()) <= 0;
}

/** The total of a sheet that foots, and that is of this contract, may be off line 4 by one part of so many: a fault in line 4. */
const NEAR = Money.of("10");

/** Figures less than one part in five hundred apart are the same sum, with a fault in one of them. */
const FAR = Money.of("500");

/** On a later application stored material counts only when none was stored before. */
function laterGross(given: GrossGiven, work: Sourced<Money>, stored: Figure): Figure {
  if (isStoredInWork(given)) return work;
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
