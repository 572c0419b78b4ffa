import { NO_FIELDS } from "./nothing-printed.ts";
import fc from "fast-check";
import type { Application } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { day } from "../../fixtures/draw/jobs/library.ts";
import { footed, type Ledger, type SheetCents } from "../../fixtures/draw/ledger.ts";
import { type Month, rolledForward } from "../../fixtures/draw/roll-forward.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import { checkPayApplication } from "../../src/checks/pay-application.ts";
import { namesOf } from "../../src/base/names-of.ts";
import type { Heading } from "../../src/document/heading.ts";
import type {
  PayApplication,
  SheetFigures,
  SummaryLines,
} from "../../src/document/pay-application.ts";
import type { ApplicationReading } from "../../src/kinds/reading.ts";
import { centsFigure, rateFigure, sourced } from "./printed.ts";

/** A job of three to six applications: rows, orders, stored material and one rate, all invented. */
export const job: fc.Arbitrary<readonly Application[]> = fc
  .record({
    rows: fc.array(fc.integer({ min: 100_000, max: 90_000_000 }), { minLength: 2, maxLength: 6 }),
    steps: fc.array(
      fc.record({
        percents: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 9, maxLength: 9 }),
        stored: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 6, maxLength: 6 }),
        order: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
      }),
      { minLength: 3, maxLength: 6 },
    ),
    rate: fc.constantFrom(0, 500, 1_000),
  })
  .map(({ rows, steps, rate }) => jobOf(rows, steps, rate));

interface InventedStep {
  readonly percents: readonly number[];
  readonly stored: readonly number[];
  readonly order: number | null;
}

function jobOf(
  scheduled: readonly number[],
  steps: readonly InventedStep[],
  rate: number,
): readonly Application[] {
  const start: Application = {
    ...creameryFirst,
    rows: scheduled.map((amount, index) => ({
      item: String(index + 1),
      description: `Work ${"ABCDEF".charAt(index)}`,
      scheduled: amount,
      previous: 0,
      thisPeriod: 0,
      stored: 0,
    })),
    changeOrders: [],
    retainage: { kind: "one-rate", rate },
  };
  const reached = Array.from({ length: 9 }, () => 0);
  const months = steps.map(({ percents, stored, order }, index): Month => {
    percents.forEach((percent, row) => (reached[row] = (reached[row] ?? 0) + percent / 2));
    const number = String(index + 1);
    const approved = { approved: "this-period", date: day(2026, 3, 12) } as const;
    const description = `Change ${"ABCDEF".charAt(index)}`;
    const orders = order === null ? [] : [{ number, description, amount: order, ...approved }];
    return { percents: [...reached], stored, orders };
  });
  return rolledForward(start, months);
}

/** A file whose application prints every figure of the recipe. */
export function readFrom(application: Application, file: string): ReadApplication {
  return readDocument(documentOf(application), { file, heading: headingOf(application) });
}

/** A file of this document. */
export function readDocument(
  document: PayApplication,
  { file, heading }: { readonly file: string; readonly heading: Heading },
): ReadApplication {
  const { checks, identities, findings } = checkPayApplication(document);
  const reading: ApplicationReading = {
    documentType: "PAY_APPLICATION",
    document,
    heading,
    checks,
    identities,
    findings,
    confidence: 1,
    fields: [],
    notices: [],
    confidenceParts: [],
    evidence: [],
    templateId: "aia-g702",
    pageCount: 2,
  };
  return { file, fingerprint: file, reading };
}

/** The head of a form that names everything. */
export function headingOf({ project, payee, payer, projectNumber, ...rest }: Application): Heading {
  return {
    project: sourced(project.name, project.name),
    contractor: sourced(payee.name, payee.name),
    addressee: sourced(payer.name, payer.name),
    contractNumber: null,
    projectNumber: sourced(projectNumber, projectNumber),
    periodFrom: sourced(rest.periodFrom, "first day"),
  };
}

/** The pay application that prints every figure of the recipe. */
export function documentOf(application: Application): PayApplication {
  const ledger = footed(application);
  const lines = linesOf(ledger);
  const { rates } = ledger;
  return {
    ...NO_FIELDS,
    documentType: "PAY_APPLICATION",
    applicationNumber: sourced(application.number, application.number),
    periodTo: sourced(application.periodTo, "last day"),
    grossThisPeriod: lines.grossThisPeriod,
    retainageHeldToDate: lines.totalRetainage,
    retainageReleasedThisPeriod: null,
    retainageRatePercent: rateOf(rates.onWork),
    totalCompletedAndStoredToDate: lines.totalCompletedAndStored,
    contractSumToDate: lines.contractSumToDate,
    balanceToFinishIncludingRetainage: lines.balanceToFinish,
    currentPaymentDue: lines.currentPaymentDue,
    changeOrders: application.changeOrders.map(({ number, description, amount }) => ({
      number: sourced(number, number),
      reference: null,
      description: sourced(description, description),
      amount: centsFigure(amount),
    })),
    lines,
    earlierChanges: earlierOf(application),
    rates: { onWork: rateOf(rates.onWork), onStored: rateOf(rates.onStored) },
    sheet: {
      rows: ledger.rows.map(({ row, figures }) => ({
        item: sourced(row.item, row.item),
        description: sourced(row.description, row.description),
        figures: figuresOf(figures),
        percentComplete: null,
      })),
      totals: figuresOf(ledger.totals),
    },
    isFirstApplication: { holds: ledger.isFirst, because: "Nothing was certified before." },
    isRetainageBilling: { holds: ledger.isRetainageBilling, because: "No work is billed." },
  };
}

function earlierOf({ changeOrders }: Application): PayApplication["earlierChanges"] {
  const amounts = changeOrders.flatMap(({ approved, amount }) =>
    approved === "earlier" ? [amount] : [],
  );
  const sum = (sign: 1 | -1): number =>
    amounts.reduce((total, amount) => total + Math.max(0, sign * amount), 0);
  return { additions: centsFigure(sum(1)), deductions: centsFigure(sum(-1)) };
}

function rateOf(rate: number | null): PayApplication["rates"]["onWork"] {
  return rate === null ? null : rateFigure(String(rate / 100));
}

function linesOf({ lines }: Ledger): SummaryLines {
  return Object.fromEntries(
    namesOf(lines).map((name) => [
      name,
      name === "retainageReleased" ? null : centsFigure(lines[name]),
    ]),
  ) as unknown as SummaryLines;
}

function figuresOf(figures: SheetCents): SheetFigures {
  return Object.fromEntries(
    namesOf(figures).map((name) => [name, centsFigure(figures[name])]),
  ) as unknown as SheetFigures;
}
