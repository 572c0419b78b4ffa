import { checkFinding } from "../../src/checks/findings.ts";
import { said } from "../support/said.ts";
import { calendarDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type { CheckResult } from "../../src/checks/check.ts";
import type { Invoice, InvoiceLine } from "../../src/document/invoice.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { amount, printed } from "./reading-by-hand.ts";
import { stated } from "../../src/finding/statement.ts";

/** A text as if printed in a row of its own. */
export function text(value: string, line: number): Sourced<string> {
  return printed(value, value, line);
}

function percent(points: string, line: number): Sourced<Percent> {
  return printed(Percent.of(points), `${points}%`, line);
}

function day(month: number, date: number, line: number): Invoice["invoiceDate"] {
  const value = calendarDate(2026, month, date) ?? { year: 0, month: 0, day: 0 };
  return printed(value, `${date}.${month}.2026`, line);
}

/** A line on which nothing is printed. */
export const BARE_LINE: InvoiceLine = {
  description: null,
  quantity: null,
  unitPrice: null,
  amount: null,
  code: null,
  unit: null,
  priceBasis: null,
  discount: null,
  discountRate: null,
  taxRate: null,
  taxAmount: null,
  serviceDate: null,
};

/** An invoice on which nothing can be read. */
export const BARE_INVOICE: Invoice = {
  documentType: "INVOICE",
  paper: "invoice",
  invoiceNumber: null,
  invoiceDate: null,
  dueDate: null,
  currency: null,
  vendor: { name: null, taxId: null },
  customer: { name: null, taxId: null },
  purchaseOrder: null,
  lines: [],
  linesLeadOn: { holds: true, because: "All amounts are lines." },
  areFactorsClear: { holds: true, because: "The captions say it." },
  areTotalsClear: { holds: true, because: "The labels say it." },
  isBalanceClear: { holds: true, because: "The labels say it." },
  taxes: [],
  subtotal: null,
  discount: null,
  shipping: null,
  otherCharges: null,
  total: null,
  amountPaid: null,
  balanceDue: null,
  previousBalance: null,
  withheld: null,
  iban: null,
};

const BOLTS: InvoiceLine = {
  ...BARE_LINE,
  code: text("AB-16", 12),
  description: text("Anchor bolts <M16>, hot-dip galvanised, with nut & washer", 12),
  quantity: printed(Money.of("250"), "250", 12),
  unit: text("pcs", 12),
  unitPrice: amount("184", 12),
  priceBasis: printed(Money.of("100"), "100", 12),
  taxRate: percent("12", 12),
  amount: amount("460", 12),
};

const CONCRETE: InvoiceLine = {
  ...BARE_LINE,
  description: text("Concrete C25/30", 13),
  quantity: printed(Money.of("12.5"), "12.5", 13),
  unit: text("m³", 13),
  unitPrice: amount("142.4", 13),
  discountRate: percent("5", 13),
  discount: amount("89", 13),
  taxRate: percent("12", 13),
  amount: amount("1691", 13),
};

/** Its amount is nine cents more than seven and a half hours come to. */
const LABOUR: InvoiceLine = {
  ...BARE_LINE,
  description: text("Labour", 14),
  serviceDate: day(3, 9, 14),
  quantity: printed(Money.of("7.5"), "7.5", 14),
  unitPrice: printed(Money.of("68.2525"), "68.2525", 14),
  taxRate: percent("12", 14),
  taxAmount: amount("61.44", 14),
  amount: amount("511.98", 14),
};

const LINE_MATH: CheckResult = {
  name: "line_math",
  passed: false,
  statements: [
    stated("lines-fail", {
      tested: 3,
      lines: [
        {
          number: 3,
          description: "Labour",
          quantity: Money.of("7.5"),
          unitPrice: Money.of("68.2525"),
          amount: Money.of("511.98"),
          expected: Money.of("511.89"),
        },
      ],
      others: 0,
    }),
  ],
  printed: Money.of("511.98"),
  expected: Money.of("511.89"),
  difference: Money.of("0.09"),
  figures: ["lineItems.amount", "lineItems.quantity", "lineItems.unitPrice"],
};

/** An invoice with all that one can print, whose third line does not come out and whose file inside says another due date. */
export const INVOICE: InvoiceReading = {
  documentType: "INVOICE",
  document: {
    documentType: "INVOICE",
    paper: "invoice",
    invoiceNumber: text("KS-20417", 3),
    invoiceDate: day(3, 12, 4),
    dueDate: day(4, 11, 5),
    currency: printed("CAD", "CAD", 6),
    vendor: {
      name: text("Kestrel & Sons <Hardware> Ltd", 1),
      taxId: text("81234 5678 RT0001", 2),
    },
    customer: { name: text("Millrace Builders, Inc.", 7), taxId: text("CA 778 120", 8) },
    purchaseOrder: text("PO-7781", 9),
    lines: [BOLTS, CONCRETE, LABOUR],
    linesLeadOn: { holds: true, because: "All amounts are lines." },
    areFactorsClear: { holds: true, because: "The captions say it." },
    areTotalsClear: { holds: true, because: "The labels say it." },
    isBalanceClear: { holds: true, because: "The labels say it." },
    taxes: [
      {
        label: text("GST", 18),
        rate: percent("5", 18),
        base: amount("2600", 18),
        amount: amount("130", 18),
      },
      { label: text("PST", 19), rate: percent("7", 19), base: null, amount: amount("182", 19) },
    ],
    subtotal: amount("2662.98", 16),
    discount: amount("62.98", 17),
    shipping: amount("45", 20),
    otherCharges: amount("-0.02", 21),
    total: amount("2956.98", 22),
    amountPaid: amount("956.98", 23),
    balanceDue: amount("2020.5", 25),
    previousBalance: amount("120.5", 24),
    withheld: amount("100", 26),
    iban: text("GB33 BUKB 2020 1555 5555 55", 27),
  },
  checks: [
    LINE_MATH,
    {
      name: "lines_to_subtotal",
      passed: true,
      statements: [
        stated("sum-compared", {
          comparison: {
            relation: "equals",
            figure: "subtotal",
            printed: Money.of("2662.98"),
            expected: Money.of("2662.98"),
            terms: [{ sign: 1, figure: "lineItems.amount", value: Money.of("2662.98") }],
            rate: null,
            outcome: "same",
          },
          absent: [],
          taking: null,
        }),
      ],
      printed: Money.of("2662.98"),
      expected: Money.of("2662.98"),
      difference: Money.zero,
      figures: ["subtotal", "lineItems.amount"],
    },
    {
      name: "dates",
      passed: null,
      statements: [stated("not-printed", { missing: ["dueDate"] })],
      printed: null,
      expected: null,
      difference: null,
      figures: ["dueDate", "invoiceDate"],
    },
  ],
  identities: [
    {
      name: "tax_amount",
      passed: true,
      statements: [
        stated("compared", {
          relation: "equals",
          figure: { tax: "GST" },
          printed: Money.of("130"),
          expected: Money.of("130"),
          terms: [{ sign: 1, figure: "taxes.base", value: Money.of("2600") }],
          rate: Percent.of("5"),
          outcome: "same",
        }),
      ],
      printed: Money.of("130"),
      expected: Money.of("130"),
      difference: Money.zero,
      figures: ["taxes.0.amount", "taxes.0.rate"],
    },
  ],
  findings: [
    checkFinding(LINE_MATH),
    said(
      "The file inside of the PDF says that 2026-04-21 is the due date, but the page says 2026-04-11.",
    ),
  ],
  confidence: 0.87654321,
  fields: [],
  notices: [],
  confidenceParts: [
    { name: "total", value: 0.95, because: "It is the sum of what is printed above it." },
    { name: "vendor", value: 0.92, because: "One firm stands in the letterhead." },
  ],
  evidence: [
    {
      field: "total",
      from: amount("2956.98", 22).from,
      because: ["It stands right of “total”."],
      margin: 0.61239,
      lost: [{ printed: "2,020.50", pageNumber: 1, because: "It is what is still to pay." }],
    },
    {
      field: "taxes.0.rate",
      from: percent("5", 18).from,
      because: ["It stands in the label of the tax."],
      margin: 1,
      lost: [],
    },
  ],
  templateId: "any-invoice",
  pageCount: 1,
  eInvoice: {
    name: "factur-x.xml",
    profile: "EN 16931",
    comparisons: [
      { figure: "total", xml: "2956.98", printed: "2,956.98", agrees: true },
      { figure: "dueDate", xml: "2026-04-21", printed: "11.4.2026", agrees: false },
      { figure: "taxes.1.rate", xml: "7", printed: null, agrees: null },
    ],
  },
};
