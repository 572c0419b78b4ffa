import { createHash } from "node:crypto";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import { packOutcome, unpackOutcome } from "../../src/batch/outcomes.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import {
  documentSchema,
  invoiceResultSchema,
  readResultSchema,
} from "../../src/wire/plain-schemas.ts";
import { namerOf } from "../../src/wire/values.ts";
import { anyInvoice } from "../support/any-invoice.ts";
import { BARE_INVOICE, BARE_LINE, INVOICE } from "./invoice-by-hand.ts";
import { amount, FIRST_APPLICATION } from "./reading-by-hand.ts";

const ajv = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const isInvoiceResult = ajv.compile(invoiceResultSchema);
const isReadResult = ajv.compile(readResultSchema);

const BARE: InvoiceReading = {
  ...INVOICE,
  document: {
    ...BARE_INVOICE,
    paper: "credit-note",
    lines: [BARE_LINE],
    taxes: [{ label: null, rate: null, base: null, amount: null }],
  },
  eInvoice: null,
};

describe("the plain answer", () => {
  test("is in the contract's shape, member by member", () => {
    const result = toAnswer(INVOICE);
    expect(isInvoiceResult(result), ajv.errorsText(isInvoiceResult.errors)).toBe(true);
    expect(Object.keys(result)).toEqual(["invoice", "checks", "warnings", "confidence"]);
    expect(result.invoice).toEqual({
      documentType: "INVOICE",
      invoiceNumber: "KS-20417",
      invoiceDate: "2026-03-12",
      dueDate: "2026-04-11",
      currency: "CAD",
      vendor: { name: "Kestrel & Sons <Hardware> Ltd", taxId: "81234 5678 RT0001" },
      customer: { name: "Millrace Builders, Inc." },
      purchaseOrder: "PO-7781",
      lineItems: [
        {
          description: "Anchor bolts <M16>, hot-dip galvanised, with nut & washer",
          quantity: 250,
          unitPrice: 184,
          amount: 460,
        },
        { description: "Concrete C25/30", quantity: 12.5, unitPrice: 142.4, amount: 1691 },
        { description: "Labour", quantity: 7.5, unitPrice: 68.2525, amount: 511.98 },
      ],
      subtotal: 2662.98,
      discount: 62.98,
      taxes: [
        { label: "GST", ratePercent: 5, amount: 130 },
        { label: "PST", ratePercent: 7, amount: 182 },
      ],
      shipping: 45,
      otherCharges: -0.02,
      total: 2956.98,
      amountPaid: 956.98,
      balanceDue: 2020.5,
    });
    expect(Object.keys(result.invoice)).toEqual(Object.keys(documentSchema("INVOICE").properties));
    expect(result.checks.map(Object.keys)).toEqual(
      result.checks.map(() => ["name", "passed", "detail"]),
    );
    expect(result.confidence).toBe(0.8765);
  });

  test("has null for what is not printed, and lists that may be empty", () => {
    const { invoice } = toAnswer(BARE);
    const { documentType, vendor, customer, lineItems, taxes, ...others } = invoice;
    expect(documentType).toBe("INVOICE");
    expect({ vendor, customer }).toEqual({
      vendor: { name: null, taxId: null },
      customer: { name: null },
    });
    expect(lineItems).toEqual([
      { description: null, quantity: null, unitPrice: null, amount: null },
    ]);
    expect(taxes).toEqual([{ label: null, ratePercent: null, amount: null }]);
    expect([...new Set(Object.values(others))]).toEqual([null]);
    const empty = toAnswer({ ...BARE, document: BARE_INVOICE });
    expect([empty.invoice.lineItems, empty.invoice.taxes]).toEqual([[], []]);
    for (const result of [empty, toAnswer(BARE)])
      expect(isInvoiceResult(result), ajv.errorsText(isInvoiceResult.errors)).toBe(true);
  });

  test("may say no more than the contract, and no less", () => {
    const result = toAnswer(INVOICE);
    const { total: _total, ...withoutTotal } = result.invoice;
    expect(isInvoiceResult({ ...result, engine: "x" })).toBe(false);
    expect(isInvoiceResult({ ...result, invoice: { ...result.invoice, iban: "x" } })).toBe(false);
    expect(isInvoiceResult({ ...result, invoice: withoutTotal })).toBe(false);
    expect(isInvoiceResult({ ...result, invoice: { ...result.invoice, taxes: null } })).toBe(false);
    expect(isInvoiceResult({ ...result, invoice: { ...result.invoice, currency: "$" } })).toBe(
      false,
    );
    const { invoice, ...verdict } = result;
    expect(isInvoiceResult({ document: invoice, ...verdict })).toBe(false);
    expect(isReadResult({ document: invoice, ...verdict })).toBe(false);
  });

  test("is that of its kind", () => {
    expect(toAnswer(INVOICE)).toEqual(toAnswer(INVOICE));
    expect(isReadResult(toAnswer(FIRST_APPLICATION))).toBe(true);
  });
});

describe("the full answer", () => {
  test("starts with the plain one and can prove it by its hash", () => {
    const plain = toAnswer(INVOICE);
    const full = toFullResult(INVOICE);
    expect(Object.keys(full)).toEqual([
      "invoice",
      "checks",
      "warnings",
      "confidence",
      "evidence",
      "paper",
      "customer",
      "lineItems",
      "taxes",
      "previousBalance",
      "withheld",
      "iban",
      "eInvoice",
      "verdict",
      "reasons",
      "findings",
      "identities",
      "confidenceParts",
      "fieldConfidence",
      "model",
      "witnesses",
      "scannedPages",
      "documents",
      "engine",
    ]);
    const { checks, warnings, confidence } = full;
    const invoice = "invoice" in full ? full.invoice : null;
    expect({ invoice, checks, warnings, confidence }).toEqual(plain);
    const sha256 = createHash("sha256").update(JSON.stringify(plain)).digest("hex");
    expect(full.engine).toMatchObject({ templateId: "any-invoice", sha256 });
  });

  test("has the whole row of each item and tax, and where it stands", () => {
    const full = toFullResult(INVOICE);
    const plain = toAnswer(INVOICE).invoice;
    expect(full.lineItems).toMatchObject(plain.lineItems);
    expect(full.taxes).toMatchObject(plain.taxes);
    const nothing = {
      code: null,
      unit: null,
      priceBasis: null,
      discount: null,
      discountRatePercent: null,
      taxAmount: null,
      serviceDate: null,
    };
    expect(full.lineItems).toEqual([
      {
        ...plain.lineItems[0],
        ...nothing,
        code: "AB-16",
        unit: "pcs",
        priceBasis: 100,
        taxRatePercent: 12,
        page: 1,
        box: { left: 300, top: 144, right: 360, bottom: 154 },
      },
      {
        ...plain.lineItems[1],
        ...nothing,
        unit: "m³",
        discount: 89,
        discountRatePercent: 5,
        taxRatePercent: 12,
        page: 1,
        box: { left: 300, top: 156, right: 360, bottom: 166 },
      },
      {
        ...plain.lineItems[2],
        ...nothing,
        taxRatePercent: 12,
        taxAmount: 61.44,
        serviceDate: "2026-03-09",
        page: 1,
        box: { left: 300, top: 168, right: 360, bottom: 178 },
      },
    ]);
    expect(full.taxes.map(({ base, page }) => [base, page])).toEqual([
      [2600, 1],
      [null, 1],
    ]);
  });

  test("says what the contract has no room for", () => {
    const { paper, customer, previousBalance, withheld, iban } = toFullResult(INVOICE);
    expect({ paper, customer, previousBalance, withheld, iban }).toEqual({
      paper: "invoice",
      customer: { name: "Millrace Builders, Inc.", taxId: "CA 778 120" },
      previousBalance: 120.5,
      withheld: 100,
      iban: "GB33 BUKB 2020 1555 5555 55",
    });
    const bare = toFullResult(BARE);
    expect({ paper: bare.paper, iban: bare.iban, eInvoice: bare.eInvoice }).toEqual({
      paper: "credit-note",
      iban: null,
      eInvoice: null,
    });
    expect(bare.lineItems[0]).toMatchObject({ page: null, box: null });
  });

  test("names figures by their path into the answer", () => {
    const full = toFullResult(INVOICE);
    expect(Object.keys(full.evidence)).toEqual(["total", "taxes.0.ratePercent"]);
    expect(full.identities.map(({ figures }) => figures)).toEqual([
      ["lineItems.amount", "lineItems.quantity", "lineItems.unitPrice"],
      ["subtotal", "lineItems.amount"],
      ["dueDate", "invoiceDate"],
      ["taxes.0.amount", "taxes.0.ratePercent"],
    ]);
    expect(full.eInvoice).toEqual({
      name: "factur-x.xml",
      profile: "EN 16931",
      comparisons: [
        { figure: "total", xml: "2956.98", printed: "2,956.98", agrees: true },
        { figure: "dueDate", xml: "2026-04-21", printed: "11.4.2026", agrees: false },
        { figure: "taxes.1.ratePercent", xml: "7", printed: null, agrees: null },
      ],
    });
  });
});

test.each([
  ["total", "total"],
  ["vendor.name", "vendor.name"],
  ["lineItems.3.amount", "lineItems.3.amount"],
  ["lineItems.3.taxRate", "lineItems.3.taxRatePercent"],
  ["lineItems.3.discountRate", "lineItems.3.discountRatePercent"],
  ["taxes.0.rate", "taxes.0.ratePercent"],
])("the figure %s of an invoice is called %s in public", (path, name) => {
  expect(namerOf("INVOICE")(path)).toBe(name);
});

test("an invoice is the same after it travelled between threads, to the last digit", () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,24}\.\d{1,12}$/);
  fc.assert(
    fc.property(digits, digits, (quantity, points) => {
      const [line = BARE_LINE] = INVOICE.document.lines;
      const rate = { value: Percent.of(points), from: amount("1", 1).from };
      const lines = [{ ...line, quantity: amount(quantity, 1), taxRate: rate, discountRate: rate }];
      const taxes = [{ label: null, rate, base: amount(quantity, 2), amount: null }];
      const reading = { ...INVOICE, document: { ...INVOICE.document, lines, taxes } };
      const outcome = unpackOutcome(packOutcome({ kind: "read", reading }));
      expect(outcome).toEqual({ kind: "read", reading });
      if (outcome.kind !== "read" || outcome.reading.documentType !== "INVOICE")
        throw new Error("an invoice was read");
      const [back] = outcome.reading.document.lines;
      expect(back?.quantity?.value.equals(Money.of(quantity))).toBe(true);
      expect(back?.taxRate?.value.equals(Percent.of(points))).toBe(true);
      expect(outcome.reading.document.invoiceDate?.value).toEqual({
        year: 2026,
        month: 3,
        day: 12,
      });
    }),
  );
});

test("whatever is printed, the answer is valid and the full one repeats it", () => {
  fc.assert(
    fc.property(anyInvoice, (document) => {
      const reading = { ...INVOICE, document };
      const plain = toAnswer(reading);
      expect(isInvoiceResult(plain), ajv.errorsText(isInvoiceResult.errors)).toBe(true);
      expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
      const full = toFullResult(reading);
      expect(full.invoice).toEqual(plain.invoice);
      expect(full.lineItems).toMatchObject(plain.invoice.lineItems);
      expect(full.taxes).toMatchObject(plain.invoice.taxes);
    }),
  );
});
