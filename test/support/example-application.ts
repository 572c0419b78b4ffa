import { NO_FIELDS } from "./nothing-printed.ts";
import { byName } from "../../src/base/by-name.ts";
import { namesOf } from "../../src/base/names-of.ts";
import { SUMMARY_FIELDS } from "../../src/kinds/pay-application/summary-fields.ts";
import { Money } from "../../src/base/money.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SummaryLineName,
  SummaryLines,
} from "../../src/document/pay-application.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { rateFigure, sourced } from "./printed.ts";

type Printed<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What an example prints: amounts as on paper, everything else absent. */
export interface Example {
  readonly lines?: Printed<SummaryLineName>;
  readonly totals?: Printed<SheetFigureName>;
  readonly rows?: readonly (Printed<SheetFigureName> & { readonly percent?: string })[];
  /** Amounts of the listed change orders; null where one has none. */
  readonly changeOrders?: readonly (string | null)[];
  readonly gross?: string;
  readonly released?: string;
  readonly rates?: { readonly onWork?: string; readonly onStored?: string };
  readonly stage?: "first" | "later" | "retainage billing";
}

/** The pay application that prints what the example says and nothing else. */
export function exampleApplication(example: Example): PayApplication {
  const { rows, totals, changeOrders = [], rates = {}, stage = "later" } = example;
  const lines = linesOf(example.lines ?? {});
  const hasSheet = rows !== undefined || totals !== undefined;
  return {
    ...NO_FIELDS,
    documentType: "PAY_APPLICATION",
    applicationNumber: null,
    periodTo: null,
    grossThisPeriod: amount(example.gross),
    retainageHeldToDate: lines.totalRetainage,
    retainageReleasedThisPeriod: amount(example.released),
    retainageRatePercent: null,
    totalCompletedAndStoredToDate: lines.totalCompletedAndStored,
    contractSumToDate: lines.contractSumToDate,
    balanceToFinishIncludingRetainage: lines.balanceToFinish,
    currentPaymentDue: lines.currentPaymentDue,
    changeOrders: changeOrders.map((printed, orderIndex) => ({
      number: printed === null ? null : sourced(`CO-${orderIndex + 1}`, `CO-${orderIndex + 1}`),
      reference: null,
      description: null,
      amount: printed === null ? null : amount(printed),
    })),
    lines,
    earlierChanges: null,
    rates: {
      onWork: rates.onWork === undefined ? null : rateFigure(rates.onWork),
      onStored: rates.onStored === undefined ? null : rateFigure(rates.onStored),
    },
    sheet: !hasSheet
      ? null
      : {
          rows: (rows ?? []).map((row) => ({
            item: null,
            description: null,
            figures: figuresOf(row),
            percentComplete: row.percent === undefined ? null : rateFigure(row.percent),
          })),
          totals: totals === undefined ? null : figuresOf(totals),
        },
    isFirstApplication: { holds: stage === "first", because: `It is number ${numberOf(stage)}.` },
    isRetainageBilling: {
      holds: stage === "retainage billing",
      because: stage === "retainage billing" ? "Retainage is paid out." : "Work is billed.",
    },
  };
}

/** A printed amount such as `1,234.56` or `-500`. */
export function amount(printed: string | undefined): Sourced<Money> | null {
  return printed === undefined ? null : sourced(Money.of(printed.replaceAll(",", "")), printed);
}

function numberOf(stage: string): number {
  return stage === "first" ? 1 : 4;
}

function figuresOf(printed: Printed<SheetFigureName>): SheetFigures {
  return {
    scheduledValue: amount(printed.scheduledValue),
    previousWork: amount(printed.previousWork),
    workThisPeriod: amount(printed.workThisPeriod),
    storedMaterials: amount(printed.storedMaterials),
    completedAndStored: amount(printed.completedAndStored),
    balanceToFinish: amount(printed.balanceToFinish),
    retainage: amount(printed.retainage),
  };
}

function linesOf(printed: Printed<SummaryLineName>): SummaryLines {
  return byName(namesOf(SUMMARY_FIELDS), (name) => amount(printed[name]));
}
