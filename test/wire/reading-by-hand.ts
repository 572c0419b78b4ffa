import { NO_FIELDS, NO_LINES } from "../support/nothing-printed.ts";
import { failing } from "../support/said.ts";
import { calendarDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type { SheetFigures, SheetRow } from "../../src/document/pay-application.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import type { ApplicationReading } from "../../src/kinds/reading.ts";
import { NO_HEADING } from "../support/no-heading.ts";
import { stated } from "../../src/finding/statement.ts";

/** A value as if printed in a row of its own, `line` twelve points below the one before. */
export function printed<Value>(value: Value, text: string, line: number): Sourced<Value> {
  const box = { left: 300, top: line * 12, right: 360, bottom: line * 12 + 10 };
  return { value, from: [{ pageNumber: 1, box, printed: text, reader: "text", certainty: 1 }] };
}

/** An amount as a form prints it. */
export function amount(text: string, line: number): Sourced<Money> {
  return printed(Money.of(text), Money.of(text).toString(), line);
}

function row(
  item: string,
  description: string,
  figures: readonly string[],
  line: number,
): SheetRow {
  const [scheduled = "0", work = "0", stored = "0", total = "0", balance = "0"] = figures;
  const values: SheetFigures = {
    scheduledValue: amount(scheduled, line),
    previousWork: null,
    workThisPeriod: amount(work, line),
    storedMaterials: amount(stored, line),
    completedAndStored: amount(total, line),
    balanceToFinish: amount(balance, line),
    retainage: null,
  };
  return {
    item: printed(item, item, line),
    description: printed(description, description, line),
    figures: values,
    percentComplete: null,
  };
}

const OFF_BY_A_DOLLAR = stated("compared", {
  relation: "equals",
  figure: "balanceToFinishIncludingRetainage",
  printed: Money.of("71764.43"),
  expected: Money.of("71765.43"),
  terms: [
    { sign: 1, figure: "contractSumToDate", value: Money.of("98765.43") },
    { sign: -1, figure: "totalCompletedAndStoredToDate", value: Money.of("30000") },
    { sign: 1, figure: "retainageHeldToDate", value: Money.of("3000") },
  ],
  rate: null,
  outcome: "apart",
});

/** A first application that adds up but for its balance to finish, which is printed a dollar short. */
export const FIRST_APPLICATION: ApplicationReading = {
  documentType: "PAY_APPLICATION",
  document: {
    ...NO_FIELDS,
    documentType: "PAY_APPLICATION",
    applicationNumber: printed("1", "1", 2),
    periodTo: printed(calendarDate(2026, 3, 31) ?? { year: 0, month: 0, day: 0 }, "03/31/2026", 3),
    grossThisPeriod: amount("30000", 12),
    retainageHeldToDate: amount("3000", 9),
    retainageReleasedThisPeriod: null,
    retainageRatePercent: printed(Percent.of("10"), "10", 8),
    totalCompletedAndStoredToDate: amount("30000", 7),
    contractSumToDate: amount("98765.43", 6),
    balanceToFinishIncludingRetainage: amount("71764.43", 14),
    currentPaymentDue: amount("27000", 13),
    changeOrders: [
      {
        number: printed("001", "001", 21),
        reference: null,
        description: printed("Deduct <canopy> & sign", "Deduct <canopy> & sign", 21),
        amount: amount("-1234.57", 21),
      },
    ],
    lines: {
      ...NO_LINES,
      originalContractSum: amount("100000", 4),
      netChangeByChangeOrders: amount("-1234.57", 5),
      contractSumToDate: amount("98765.43", 6),
      totalCompletedAndStored: amount("30000", 7),
      retainageOnWork: amount("3000", 8),
      totalRetainage: amount("3000", 9),
      totalEarnedLessRetainage: amount("27000", 10),
      previousCertificates: amount("0", 11),
      currentPaymentDue: amount("27000", 13),
      balanceToFinish: amount("71764.43", 14),
    },
    earlierChanges: null,
    rates: { onWork: printed(Percent.of("10"), "10", 8), onStored: null },
    sheet: {
      rows: [
        row("1", "Mobilization", ["20000", "20000", "0", "20000", "0"], 30),
        row(
          "2",
          "Structural steel, furnished and erected, with bolts and shop drawings",
          ["78765.43", "8000", "2000", "10000", "68765.43"],
          31,
        ),
      ],
      totals: {
        scheduledValue: amount("98765.43", 32),
        previousWork: null,
        workThisPeriod: amount("28000", 32),
        storedMaterials: amount("2000", 32),
        completedAndStored: amount("30000", 32),
        balanceToFinish: amount("68765.43", 32),
        retainage: null,
      },
    },
    isFirstApplication: { holds: true, because: "The application number is 1." },
    isRetainageBilling: { holds: false, because: "Work was billed in this period." },
  },
  heading: { ...NO_HEADING, project: printed("Hillside School", "Hillside School", 1) },
  checks: [
    {
      name: "g702_math",
      passed: false,
      statements: [OFF_BY_A_DOLLAR],
      printed: Money.of("71764.43"),
      expected: Money.of("71765.43"),
      difference: Money.of("-1"),
      figures: ["balanceToFinishIncludingRetainage", "contractSumToDate"],
    },
    {
      name: "first_application_gross",
      passed: true,
      statements: [
        stated("compared", {
          relation: "equals",
          figure: "grossThisPeriod",
          printed: Money.of("30000"),
          expected: Money.of("30000"),
          terms: [{ sign: 1, figure: "totalCompletedAndStoredToDate", value: Money.of("30000") }],
          rate: null,
          outcome: "same",
        }),
      ],
      printed: Money.of("30000"),
      expected: Money.of("30000"),
      difference: Money.zero,
      figures: ["grossThisPeriod", "totalCompletedAndStoredToDate"],
    },
    {
      name: "retainage_billing",
      passed: null,
      statements: [
        stated("not-applicable", { why: "assessed", because: "Work was billed in this period." }),
      ],
      printed: null,
      expected: null,
      difference: null,
      figures: [],
    },
  ],
  identities: [
    {
      name: "line1_plus_line2",
      passed: true,
      statements: [
        stated("compared", {
          relation: "equals",
          figure: "lines.contractSumToDate",
          printed: Money.of("98765.43"),
          expected: Money.of("98765.43"),
          terms: [
            { sign: 1, figure: "lines.originalContractSum", value: Money.of("100000") },
            { sign: 1, figure: "lines.netChangeByChangeOrders", value: Money.of("-1234.57") },
          ],
          rate: null,
          outcome: "same",
        }),
      ],
      printed: Money.of("98765.43"),
      expected: Money.of("98765.43"),
      difference: Money.zero,
      figures: ["lines.contractSumToDate", "lines.originalContractSum"],
    },
  ],
  findings: [failing(OFF_BY_A_DOLLAR)],
  confidence: 0.83333333,
  fields: [],
  notices: [],
  confidenceParts: [
    { name: "layout", value: 1, because: "The page names itself an application for payment." },
    { name: "identities", value: 0.83333333, because: "One of six identities fails." },
  ],
  evidence: [
    {
      field: "currentPaymentDue",
      from: amount("27000", 13).from,
      because: ["It stands right of “current payment due”."],
      margin: 0.9,
      lost: [{ printed: "27,000.01", pageNumber: 1, because: "It is the amount certified." }],
    },
    {
      field: "lines.previousCertificates",
      from: amount("0", 11).from,
      because: ["It stands right of “less previous certificates”."],
      margin: 1,
      lost: [],
    },
  ],
  templateId: "aia-g702",
  pageCount: 2,
};
