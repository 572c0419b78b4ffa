import { Money } from "../../base/money.ts";
import type {
  ContinuationSheet,
  SheetFigureName,
  SummaryLines,
} from "../../document/pay-application.ts";
import { isNearMiss } from "../near-misses.ts";

/** Figures less than one part in five hundred apart are the same sum, with a fault in one of them. */
const FAR = Money.of("500");

/** The total of a sheet that foots, and that is of this contract, may be off line 4 by one part of so many: a fault in line 4. */
const NEAR = Money.of("10");

/**
 * Whether a sheet's totals agree with line 4, or are printed almost like it: else they may be of another table, or of
 * columns that were named wrongly. Without a line 4 they must agree with each other; where too few are printed there is
 * nothing to compare.
 */
export function isTiedToSummary({
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
