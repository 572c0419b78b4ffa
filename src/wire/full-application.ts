import type { CheckResult } from "../checks/check.ts";
import { namesOf } from "../base/names-of.ts";
import { checkRows } from "../checks/pay-application.ts";
import type { PayApplication, SheetFigures, SheetRow } from "../document/pay-application.ts";
import { detailOf } from "../finding/check-sentences.ts";
import type { ApplicationReading } from "../reading.ts";
import type {
  FullApplicationResult,
  RowCheckBody,
  SheetFiguresBody,
  SheetRowBody,
  SummaryBody,
} from "./full-application-contract.ts";
import { toHeadingBody } from "./heading-body.ts";
import { toEvidenceBodies, toProofBody, toSides } from "./proof-body.ts";
import { toPayApplicationBody, toPlainResult } from "./read-result.ts";
import { placeOfRow } from "./row-place.ts";
import { amountOf, percentOf, textOf } from "./values.ts";

/** A pay application with everything that proves it. */
export function toFullApplication(reading: ApplicationReading): FullApplicationResult {
  const plain = toPlainResult(reading, toPayApplicationBody(reading.document));
  const { sheet } = reading.document;
  const checksOfRows = checkRows(reading.document);
  return {
    ...plain,
    evidence: toEvidenceBodies(reading),
    heading: toHeadingBody(reading.heading),
    g702: toSummaryBody(reading.document),
    g703:
      sheet === null
        ? null
        : {
            rows: sheet.rows.map((row, index) => toSheetRowBody(row, checksOfRows[index] ?? [])),
            totals: sheet.totals === null ? null : toSheetFiguresBody(sheet.totals),
          },
    ...toProofBody(reading, plain),
  };
}

function toSummaryBody({ lines, rates, earlierChanges }: PayApplication): SummaryBody {
  return {
    lines: {
      "1": amountOf(lines.originalContractSum),
      "2": amountOf(lines.netChangeByChangeOrders),
      "3": amountOf(lines.contractSumToDate),
      "4": amountOf(lines.totalCompletedAndStored),
      "5a": amountOf(lines.retainageOnWork),
      "5b": amountOf(lines.retainageOnStored),
      "5": amountOf(lines.totalRetainage),
      "6": amountOf(lines.totalEarnedLessRetainage),
      "7": amountOf(lines.previousCertificates),
      "8": amountOf(lines.currentPaymentDue),
      "9": amountOf(lines.balanceToFinish),
    },
    rates: { "5a": percentOf(rates.onWork), "5b": percentOf(rates.onStored) },
    changeOrderSummary: {
      additions: amountOf(lines.changeOrderAdditions),
      deductions: amountOf(lines.changeOrderDeductions),
      net: amountOf(lines.changeOrderNet),
      previous: earlierChanges && {
        additions: amountOf(earlierChanges.additions),
        deductions: amountOf(earlierChanges.deductions),
      },
    },
    amountCertified: amountOf(lines.amountCertified),
    grossThisPeriod: amountOf(lines.grossThisPeriod),
    retainageReleased: amountOf(lines.retainageReleased),
  };
}

function toSheetFiguresBody(figures: SheetFigures): SheetFiguresBody {
  return {
    scheduledValue: amountOf(figures.scheduledValue),
    workCompletedPrevious: amountOf(figures.previousWork),
    workCompletedThisPeriod: amountOf(figures.workThisPeriod),
    materialsPresentlyStored: amountOf(figures.storedMaterials),
    completedAndStored: amountOf(figures.completedAndStored),
    balanceToFinish: amountOf(figures.balanceToFinish),
    retainage: amountOf(figures.retainage),
  };
}

function toSheetRowBody(row: SheetRow, checks: readonly CheckResult[]): SheetRowBody {
  const figures = namesOf(row.figures).map((name) => row.figures[name]);
  return {
    item: textOf(row.item),
    description: textOf(row.description),
    ...toSheetFiguresBody(row.figures),
    percentComplete: percentOf(row.percentComplete),
    ...placeOfRow([row.item, row.description, ...figures, row.percentComplete]),
    checks: checks.flatMap(toRowCheckBody),
  };
}

/** What a row's check decides it decides by two amounts; without them it was not tested. */
function toRowCheckBody(check: CheckResult): readonly RowCheckBody[] {
  const { name, passed } = check;
  const { printed, expected, difference } = toSides(check);
  if (passed === null || printed === null || expected === null || difference === null) return [];
  return [
    { name, passed, printed, expected, difference, ...(passed ? {} : { detail: detailOf(check) }) },
  ];
}
