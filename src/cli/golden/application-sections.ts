import { isoDate } from "../../base/calendar-date.ts";
import { namesOf } from "../../base/names-of.ts";
import type { SheetFigures } from "../../document/pay-application.ts";
import type { ApplicationReading } from "../../reading.ts";
import { amountOf, type GoldenSection, printedOf, valueOf } from "./printed-value.ts";

/** What a golden says of a pay application. */
export function applicationSections({ document, heading }: ApplicationReading): GoldenSection {
  const { sheet } = document;
  return {
    fields: {
      applicationNumber: valueOf(document.applicationNumber, String),
      periodTo: valueOf(document.periodTo, isoDate),
      grossThisPeriod: amountOf(document.grossThisPeriod),
      retainageHeldToDate: amountOf(document.retainageHeldToDate),
      retainageReleasedThisPeriod: amountOf(document.retainageReleasedThisPeriod),
      retainageRatePercent: valueOf(document.retainageRatePercent, String),
      totalCompletedAndStoredToDate: amountOf(document.totalCompletedAndStoredToDate),
      contractSumToDate: amountOf(document.contractSumToDate),
      balanceToFinishIncludingRetainage: amountOf(document.balanceToFinishIncludingRetainage),
      currentPaymentDue: amountOf(document.currentPaymentDue),
    },
    heading: headingOf(heading),
    changeOrders: document.changeOrders.map((order) => [
      order.number?.value ?? null,
      order.reference?.value ?? null,
      order.description?.value ?? null,
      ...(amountOf(order.amount) ?? [null]),
    ]),
    lines: printedOf(namesOf(document.lines).map((name) => [name, amountOf(document.lines[name])])),
    rows: (sheet?.rows ?? []).map((row) => [
      row.item?.value ?? null,
      row.description?.value ?? null,
      ...columnsOf(row.figures),
      row.percentComplete?.value.toString() ?? null,
    ]),
    totals: sheet === null || sheet.totals === null ? null : columnsOf(sheet.totals),
  };
}

function headingOf(heading: ApplicationReading["heading"]): GoldenSection {
  const { periodFrom, ...texts } = heading;
  return printedOf([
    ...namesOf(texts).map((name) => [name, valueOf(texts[name], String)] as const),
    ["periodFrom", valueOf(periodFrom, isoDate)],
  ]);
}

function columnsOf(figures: SheetFigures): readonly (string | null)[] {
  return [
    figures.scheduledValue,
    figures.previousWork,
    figures.workThisPeriod,
    figures.storedMaterials,
    figures.completedAndStored,
    figures.balanceToFinish,
    figures.retainage,
  ].map((figure) => figure?.value.toPlain() ?? null);
}
