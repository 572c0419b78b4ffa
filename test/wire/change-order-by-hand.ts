import { failing, said } from "../support/said.ts";
import { NO_HEADING } from "../support/no-heading.ts";
import { calendarDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import type { CostLine } from "../../src/document/change-order.ts";
import type { ChangeOrderReading } from "../../src/kinds/reading.ts";
import { amount, printed } from "./reading-by-hand.ts";
import { stated } from "../../src/finding/statement.ts";

function cost(description: string, figure: string, line: number): CostLine {
  return {
    description: printed(description, description, line),
    quantity: null,
    unit: null,
    unitPrice: null,
    amount: amount(figure, line),
  };
}

const SENDER = "Hollis & Daughters Mechanical, LLC";
const SUBJECT =
  "Relocate two <VAV> boxes and their branch duct at grid C-4, as the architect's sketch of 3/28 shows, and balance them again";

const TOTAL = cost("Total", "12481", 14);

const COSTS: readonly CostLine[] = [
  cost("Labor, 64 hours of a journeyman and an apprentice with their foreman", "7040", 10),
  cost("Material", "3180", 11),
  cost("Overhead and profit", "1533", 12),
  cost("Bond", "727", 13),
  TOTAL,
];

const OFF_BY_A_DOLLAR = stated("compared", {
  relation: "equals",
  figure: "costs.total",
  printed: Money.of("12481"),
  expected: Money.of("12480"),
  terms: [{ sign: 1, figure: { costs: 2 }, value: Money.of("12480") }],
  rate: null,
  outcome: "apart",
});

/** A request of a subcontractor whose lines come to a dollar less than its total. */
export const REQUEST: ChangeOrderReading = {
  heading: {
    ...NO_HEADING,
    project: printed("Alder Street Clinic", "Alder Street Clinic", 7),
    contractNumber: printed("24-118-15", "24-118-15", 8),
    projectNumber: printed("24-118", "24-118", 9),
  },
  documentType: "CHANGE_ORDER",
  document: {
    documentType: "CHANGE_ORDER",
    kind: "SUBCONTRACTOR_REQUEST",
    issuer: printed(SENDER, SENDER, 2),
    number: printed("COR-007", "COR-007", 3),
    description: printed(SUBJECT, SUBJECT, 5),
    amount: amount("12481", 14),
    date: printed(calendarDate(2026, 4, 5) ?? { year: 0, month: 0, day: 0 }, "April 5, 2026", 4),
    parties: {
      sender: printed(SENDER, SENDER, 2),
      addressee: printed("Millrace Builders, Inc.", "Millrace Builders, Inc.", 6),
      owner: null,
      contractor: printed("Millrace Builders, Inc.", "Millrace Builders, Inc.", 6),
      subcontractor: printed(SENDER, SENDER, 2),
    },
    sums: {
      originalContractSum: amount("248600", 15),
      previousChanges: amount("-1200.5", 16),
      sumBefore: null,
      change: amount("12481", 14),
      sumAfter: amount("259880.5", 17),
    },
    costs: COSTS,
    costTotal: { total: TOTAL, parts: COSTS.slice(0, -1) },
    ratedLines: [],
    agreement: { isShown: false, flaw: "draft" },
    requested: amount("13000", 18),
  },
  marks: [
    {
      speaksFor: "SUBCONTRACTOR_REQUEST",
      weight: 3,
      because: `The letterhead is of ${SENDER}, which addresses the contractor.`,
      from: printed(SENDER, SENDER, 2).from[0],
    },
    {
      speaksFor: "GC_CHANGE_ORDER",
      weight: 1.25,
      because: "The contract sum is carried from the original to the new one.",
      from: amount("259880.5", 17).from[0],
    },
    {
      speaksFor: "SUBCONTRACTOR_REQUEST",
      weight: 1,
      because: "Nobody has signed for the contractor.",
      from: null,
    },
  ],
  checks: [],
  identities: [
    {
      name: "costs_to_total",
      passed: false,
      statements: [OFF_BY_A_DOLLAR],
      printed: Money.of("12481"),
      expected: Money.of("12480"),
      difference: Money.of("1"),
      figures: ["amount", "costs"],
    },
    {
      name: "contract_sum_after",
      passed: true,
      statements: [
        stated("compared", {
          relation: "equals",
          figure: "sums.sumAfter",
          printed: Money.of("259880.5"),
          expected: Money.of("259880.5"),
          terms: [
            { sign: 1, figure: "sums.originalContractSum", value: Money.of("248600") },
            { sign: 1, figure: "sums.previousChanges", value: Money.of("-1200.5") },
            { sign: 1, figure: "sums.change", value: Money.of("12481") },
          ],
          rate: null,
          outcome: "same",
        }),
      ],
      printed: Money.of("259880.5"),
      expected: Money.of("259880.5"),
      difference: Money.zero,
      figures: ["sums.sumAfter", "sums.originalContractSum", "sums.previousChanges", "sums.change"],
    },
  ],
  findings: [
    failing(OFF_BY_A_DOLLAR),
    said(
      "The contract sum is carried forward as on an executed order, but the paper is a request.",
    ),
  ],
  confidence: 0.71,
  fields: [],
  notices: [],
  confidenceParts: [
    { name: "kind", value: 0.78, because: "Two marks speak for the kind and one against it." },
    { name: "amount", value: 0.91, because: "The total is printed twice." },
  ],
  evidence: [
    {
      field: "amount",
      from: amount("12481", 14).from,
      because: ["It stands right of “total”."],
      margin: 0.6,
      lost: [{ printed: "13,000.00", pageNumber: 1, because: "It is what was asked for first." }],
    },
    {
      field: "sums.sumAfter",
      from: amount("259880.5", 17).from,
      because: ["It stands right of “new contract sum”."],
      margin: 1,
      lost: [],
    },
  ],
  templateId: "any-change-order",
  pageCount: 1,
};
