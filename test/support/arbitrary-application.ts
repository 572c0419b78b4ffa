import { NO_FIELDS, NO_LINES } from "./nothing-printed.ts";
import fc from "fast-check";
import type { Money } from "../../src/base/money.ts";
import type {
  ListedChangeOrder,
  PayApplication,
  SheetFigures,
  SheetRow,
  SummaryLines,
} from "../../src/document/pay-application.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { centsFigure, rateFigure, sourced } from "./printed.ts";

/** How far the work is: decides which of its figures are zero. */
export type Stage = "first" | "middle" | "final" | "retainage billing";

/** A rate of retainage, in tenths of a percent. */
const RATES = [0, 50, 75, 100] as const;

interface Share {
  readonly previous: number;
  readonly thisPeriod: number;
  readonly stored: number;
}

interface Row {
  readonly scheduled: number;
  readonly previous: number;
  readonly thisPeriod: number;
  readonly stored: number;
  readonly retainageOnWork: number;
  readonly retainageOnStored: number;
  readonly percent: number;
}

/** The choices that a pay application follows from. Amounts are in cents, shares in hundredths of a row. */
export interface Recipe {
  readonly stage: Stage;
  readonly base: readonly (Share & { readonly scheduled: number })[];
  readonly orders: readonly (Share & { readonly scheduled: number })[];
  readonly rateOnWork: number;
  readonly rateOnStored: number;
  readonly certifiedBefore: number;
}

const share: fc.Arbitrary<Share> = fc.record({
  previous: fc.integer({ min: 0, max: 40 }),
  thisPeriod: fc.integer({ min: 0, max: 40 }),
  stored: fc.integer({ min: 0, max: 20 }),
});

const baseRow = fc
  .tuple(share, fc.integer({ min: 100_000, max: 900_000_000 }))
  .map(([shares, scheduled]) => ({ ...shares, scheduled }));

const orderRow = fc
  .tuple(share, fc.integer({ min: -30_000, max: 90_000_000 }))
  .map(([shares, amount]) => ({ ...shares, scheduled: amount === 0 ? 1 : amount }));

/** Choices from which a pay application follows whose figures all add up. */
export const recipe: fc.Arbitrary<Recipe> = fc.record({
  stage: fc.constantFrom<Stage>("first", "middle", "final", "retainage billing"),
  base: fc.array(baseRow, { minLength: 1, maxLength: 6 }),
  orders: fc.array(orderRow, { minLength: 1, maxLength: 3 }),
  rateOnWork: fc.constantFrom(...RATES),
  rateOnStored: fc.constantFrom(...RATES),
  certifiedBefore: fc.integer({ min: 1, max: 100_000_000 }),
});

/** A pay application with all its figures printed to the cent, all of them adding up. */
export const application: fc.Arbitrary<PayApplication> = recipe.map(applicationOf);

/** The pay application that follows from a recipe. */
export function applicationOf(choices: Recipe): PayApplication {
  const base = choices.base.map((row) => rowOf(row, choices));
  const orders = choices.orders.map((row) => rowOf(row, choices));
  const rows = [...base, ...orders];
  const lines = linesOf(base, orders, choices);
  const isRetainageBilling = choices.stage === "retainage billing";
  const gross = sum(rows, (row) => row.thisPeriod + (choices.stage === "first" ? row.stored : 0));
  return {
    ...NO_FIELDS,
    documentType: "PAY_APPLICATION",
    applicationNumber: sourced("1", "1"),
    periodTo: null,
    grossThisPeriod: centsFigure(gross),
    retainageHeldToDate: lines.totalRetainage,
    retainageReleasedThisPeriod: lines.retainageReleased,
    retainageRatePercent: rateFigure(String(choices.rateOnWork / 10)),
    totalCompletedAndStoredToDate: lines.totalCompletedAndStored,
    contractSumToDate: lines.contractSumToDate,
    balanceToFinishIncludingRetainage: lines.balanceToFinish,
    currentPaymentDue: lines.currentPaymentDue,
    changeOrders: orders.map(changeOrderOf),
    lines,
    earlierChanges: null,
    rates: {
      onWork: rateFigure(String(choices.rateOnWork / 10)),
      onStored: rateFigure(String(choices.rateOnStored / 10)),
    },
    sheet: { rows: rows.map(sheetRowOf), totals: totalsOf(rows) },
    isFirstApplication: {
      holds: choices.stage === "first",
      because: "The application number is 1.",
    },
    isRetainageBilling: {
      holds: isRetainageBilling,
      because: "No work is billed, and held retainage is paid out.",
    },
  };
}

/** A credit is billed at once; else more could be completed than the contract pays for. */
const CREDIT_NOW: Share = { previous: 0, thisPeriod: 100, stored: 0 };

/** Shares of a row that the stage allows. */
function rowOf(
  { scheduled, previous, thisPeriod, stored }: Share & { readonly scheduled: number },
  { stage, rateOnWork, rateOnStored }: Recipe,
): Row {
  const isCredit = scheduled < 0;
  const shares: Record<Stage, Share> = {
    first: isCredit ? CREDIT_NOW : { previous: 0, thisPeriod, stored },
    middle: isCredit ? CREDIT_NOW : { previous, thisPeriod, stored },
    final: { previous, thisPeriod: 100 - previous, stored: 0 },
    "retainage billing": { previous: 100, thisPeriod: 0, stored: 0 },
  };
  const of = (hundredths: number): number => Math.trunc((scheduled * hundredths) / 100);
  const before = of(shares[stage].previous);
  const now = stage === "final" ? scheduled - before : of(shares[stage].thisPeriod);
  const inStore = of(shares[stage].stored);
  const holds = stage === "retainage billing" ? 0 : 1;
  return {
    scheduled,
    previous: before,
    thisPeriod: now,
    stored: inStore,
    retainageOnWork: holds * Math.round(((before + now) * rateOnWork) / 1000),
    retainageOnStored: holds * Math.round((inStore * rateOnStored) / 1000),
    percent: Math.round((1000 * (before + now + inStore)) / scheduled),
  };
}

function linesOf(
  base: readonly Row[],
  orders: readonly Row[],
  { stage, certifiedBefore }: Recipe,
): SummaryLines {
  const rows = [...base, ...orders];
  const original = sum(base, ({ scheduled }) => scheduled);
  const change = sum(orders, ({ scheduled }) => scheduled);
  const completed = sum(rows, completedOf);
  const onWork = sum(rows, (row) => row.retainageOnWork);
  const onStored = sum(rows, (row) => row.retainageOnStored);
  const earned = completed - onWork - onStored;
  const previous = { first: 0, middle: certifiedBefore, final: certifiedBefore };
  const certified = stage === "retainage billing" ? earned - certifiedBefore : previous[stage];
  const due = earned - certified;
  const additions = sum(orders, ({ scheduled }) => Math.max(scheduled, 0));
  return {
    ...NO_LINES,
    originalContractSum: centsFigure(original),
    netChangeByChangeOrders: centsFigure(change),
    contractSumToDate: centsFigure(original + change),
    totalCompletedAndStored: centsFigure(completed),
    retainageOnWork: centsFigure(onWork),
    retainageOnStored: centsFigure(onStored),
    totalRetainage: centsFigure(onWork + onStored),
    totalEarnedLessRetainage: centsFigure(earned),
    previousCertificates: centsFigure(certified),
    currentPaymentDue: centsFigure(due),
    balanceToFinish: centsFigure(original + change - earned),
    amountCertified: centsFigure(due),
    retainageReleased: stage === "retainage billing" ? centsFigure(due) : null,
    changeOrderAdditions: centsFigure(additions),
    changeOrderDeductions: centsFigure(additions - change),
    changeOrderNet: centsFigure(change),
  };
}

function sheetRowOf(row: Row, rowIndex: number): SheetRow {
  return {
    item: sourced(String(rowIndex + 1), String(rowIndex + 1)),
    description: sourced("General conditions", "General conditions"),
    figures: figuresOf([row]),
    percentComplete: rateFigure(String(row.percent / 10)),
  };
}

function totalsOf(rows: readonly Row[]): SheetFigures {
  return figuresOf(rows);
}

function figuresOf(rows: readonly Row[]): SheetFigures {
  const total = (part: (row: Row) => number): Sourced<Money> => centsFigure(sum(rows, part));
  return {
    scheduledValue: total((row) => row.scheduled),
    previousWork: total((row) => row.previous),
    workThisPeriod: total((row) => row.thisPeriod),
    storedMaterials: total((row) => row.stored),
    completedAndStored: total(completedOf),
    balanceToFinish: total((row) => row.scheduled - completedOf(row)),
    retainage: total((row) => row.retainageOnWork + row.retainageOnStored),
  };
}

function changeOrderOf({ scheduled }: Row, orderIndex: number): ListedChangeOrder {
  const number = String(orderIndex + 1);
  return {
    number: sourced(number, number),
    reference: null,
    description: sourced("Added outlets", "Added outlets"),
    amount: centsFigure(scheduled),
  };
}

function completedOf({ previous, thisPeriod, stored }: Row): number {
  return previous + thisPeriod + stored;
}

function sum(rows: readonly Row[], part: (row: Row) => number): number {
  return rows.reduce((total, row) => total + part(row), 0);
}
