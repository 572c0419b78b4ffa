import fc from "fast-check";
import { expect, test } from "vitest";
import type { Invoice, InvoiceLine } from "../../src/document/invoice.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import type { MatchAnswer, MatchCode } from "../../src/finding/match-codes.ts";
import { matchDetail } from "../../src/finding/match-sentences.ts";
import type { FieldConfidence } from "../../src/kinds/reading.ts";
import { billOf } from "../../src/match/bill.ts";
import { readBooks } from "../../src/match/books.ts";
import { matchPapers, type Match } from "../../src/match/match.ts";
import type { MatchedBill } from "../../src/match/compare/match-bill.ts";
import { EXACT } from "../../src/match/tolerances.ts";
import { anyInvoice } from "../support/any-invoice.ts";
import { cases } from "../support/cases.ts";
import { documentOf, readingOf } from "../support/matched-reading.ts";
import { NO_WISHES, ordersTable, TABLE_STYLES } from "../support/matched-tables.ts";
import { billLine, withTax, type World, type WorldBill } from "../support/matched-world.ts";

const ORDER: World["orders"][number] = {
  number: "PO-7001",
  vendor: "Marlow Steel Supply",
  currency: "USD",
  status: "Open",
  taxRate: 0,
  lines: [
    lineOf("AB-0750|Anchor bolt 3/4 x 12 in|100|685"),
    lineOf("BP-1212|Base plate 12 x 12|8|7450"),
  ],
};

/** A line as `code|description|quantity|cents`. */
function lineOf(text: string): World["orders"][number]["lines"][number] {
  const [code = "", description = "", count = "", price = ""] = text.split("|");
  return {
    line: code,
    code,
    description,
    vendorCalls: description,
    unit: "EA",
    vendorUnit: "EA",
    quantity: Number(count) * 1000,
    price: Number(price),
    discount: 0,
    isFreight: false,
  };
}

/** A bill for the whole order, whose first price is too high. */
function dearBill(): WorldBill {
  const [bolts, plates] = ORDER.lines.map((line) => billLine(line, line.quantity));
  if (bolts === undefined || plates === undefined) throw new RangeError("The order has two lines.");
  return withTax({
    file: "bill.pdf",
    number: "40118",
    date: "2026-05-06",
    vendor: "Marlow Steel Supply, Inc.",
    currency: "USD",
    order: "PO-7001",
    discount: 0,
    shipping: 0,
    otherCharges: 0,
    tax: 0,
    taxRate: 0,
    lines: [
      {
        ...bolts,
        price: 735,
        amount: 73500,
      },
      plates,
    ],
  });
}

function matched(document: Invoice, fields: readonly FieldConfidence[] = []): MatchedBill {
  const [only] = matchOf([document], fields).bills;
  if (only === undefined) throw new RangeError("There is one bill.");
  return only;
}

function matchOf(documents: readonly Invoice[], fields: readonly FieldConfidence[] = []): Match {
  const [style] = TABLE_STYLES;
  if (style === undefined) throw new RangeError("There is a style.");
  const orders = ordersTable({ orders: [ORDER], receipts: [], bills: [] }, style);
  const books = readBooks({ orders, receipts: null, wishes: NO_WISHES });
  const bills = documents.map((document, index) =>
    billOf(`bill ${index}.pdf`, `bytes ${index}`, readingOf(document, fields)),
  );
  const papers = { bills, others: [], refused: [] };
  return matchPapers(papers, { ...books, history: [], tolerances: EXACT });
}

function checkAnswer(one: MatchedBill, answer: MatchAnswer, codes: readonly MatchCode[]): void {
  const told = one.points.map(({ statement }) => statement.code);
  expect([one.answer, ...told], sayingOf(one)).toEqual([answer, ...codes]);
}

function sayingOf({ points }: MatchedBill): string {
  return points.map((point) => matchDetail(point)).join("\n");
}

function certainty(field: string, value: number): FieldConfidence {
  return { field, state: "labelled", signs: {}, value };
}

/** The document with other lines. */
function withLines(
  document: Invoice,
  change: (line: InvoiceLine, index: number) => InvoiceLine,
): Invoice {
  return { ...document, lines: document.lines.map(change) };
}

/** A value as if it was recognised in a picture. */
function recognised<Value>(value: Sourced<Value> | null, by: number): Sourced<Value> | null {
  if (value === null) return null;
  const [first, ...others] = value.from;
  return { ...value, from: [{ ...first, reader: "ocr", certainty: by }, ...others] };
}

test("a price that was read surely accuses; lines that were not accuse nobody", () => {
  const document = documentOf(dearBill());
  checkAnswer(matched(document), "differs", ["price-over"]);
  checkAnswer(matched(document, [certainty("lineItems", 0.95)]), "differs", ["price-over"]);
  const unsure = matched(document, [certainty("lineItems", 0.6)]);
  checkAnswer(unsure, "check", ["figure-doubted"]);
  expect(sayingOf(unsure)).toContain(
    "Not compared: lines 1 and 2. They were not read surely enough. Look at page 1.",
  );
});

test("a figure that was recognised and is not certain accuses nobody, clear print does", () => {
  const document = documentOf(dearBill());
  const scanned = (by: number): Invoice =>
    withLines(document, (line, index) =>
      index === 0 ? { ...line, unitPrice: recognised(line.unitPrice, by) } : line,
    );
  checkAnswer(matched(scanned(0.99)), "differs", ["price-over"]);
  const unclear = matched(scanned(0.7));
  checkAnswer(unclear, "check", ["figure-doubted"]);
  expect(sayingOf(unclear)).toContain('"7.35" was recognised in a picture and is not certain.');
});

test("a line whose own product fails is not compared, and the others are", () => {
  const bill = dearBill();
  const wrong = documentOf({
    ...bill,
    lines: bill.lines.map((line, index) => (index === 0 ? { ...line, amount: 70_000 } : line)),
  });
  const one = matched(wrong);
  checkAnswer(one, "check", ["figure-doubted", "reading-doubted"]);
  expect(one.lines.map(({ answer }) => answer)).toEqual(["not-compared", "matches"]);
});

test("lines that do not add up to their subtotal accuse nobody", () => {
  const document = documentOf(dearBill());
  const subtotal = documentOf({ ...dearBill(), lines: dearBill().lines.slice(0, 1) }).subtotal;
  const one = matched({ ...document, subtotal });
  expect([one.answer, one.lines.map(({ answer }) => answer)]).toEqual([
    "check",
    ["not-compared", "not-compared"],
  ]);
});

test("what is not printed is not compared", () => {
  const document = documentOf(dearBill());
  const bare = withLines(document, (line) => ({
    ...line,
    quantity: null,
    unitPrice: null,
    amount: null,
  }));
  const one = matched({ ...bare, subtotal: null });
  expect(one.answer).toBe("check");
  expect(new Set(one.points.map(({ statement }) => statement.code))).toEqual(
    new Set(["figure-missing"]),
  );
});

test("a vendor that is not certain, or stands nearby, is not accused; a certain one is", () => {
  const document = documentOf({
    ...dearBill(),
    lines: dearBill().lines.slice(1),
    vendor: "Quarry Ridge",
  });
  checkAnswer(matched(document), "differs", ["vendor-differs"]);
  checkAnswer(matched(document, [certainty("vendor.name", 0.7)]), "check", [
    "vendor-doubted",
    "reading-doubted",
  ]);
  const customer = { name: documentOf(dearBill()).vendor.name, taxId: null };
  checkAnswer(matched({ ...document, customer }), "check", ["vendor-doubted"]);
  const nameless = { ...document, vendor: { name: null, taxId: null } };
  checkAnswer(matched(nameless), "check", ["vendor-doubted"]);
});

test("tax, freight and currency that are not certain accuse nobody", () => {
  const plates = dearBill().lines.slice(1);
  const charged = documentOf(
    withTax({ ...dearBill(), lines: plates, shipping: 4_500, taxRate: 8, currency: "CAD" }),
  );
  checkAnswer(matched(charged), "differs", ["currency-differs"]);
  const dollars = documentOf(
    withTax({ ...dearBill(), lines: plates, shipping: 4_500, taxRate: 8 }),
  );
  checkAnswer(matched(dollars), "differs", ["freight-not-ordered", "tax-not-ordered"]);
  const unsure = ["shipping", "taxes", "currency"].map((field) => certainty(field, 0.7));
  const one = matched(dollars, unsure);
  expect([one.answer, one.points.map(({ statement }) => statement.code)]).toEqual([
    "check",
    ["figure-doubted", "figure-doubted", "reading-doubted"],
  ]);
});

test("what an earlier bill of the order billed without being sure of it accuses no later one", () => {
  const bolts = dearBill()
    .lines.slice(0, 1)
    .map((line) => ({ ...line, price: 685, amount: 68_500 }));
  const first = documentOf({ ...dearBill(), lines: bolts });
  const second = documentOf({ ...dearBill(), lines: bolts, number: "40163", date: "2026-05-19" });
  const sure = matchOf([first, second]).bills;
  expect(sure.map(({ answer }) => answer)).toEqual(["matches", "differs"]);
  const unclear = withLines(first, (line) => ({
    ...line,
    quantity: recognised(line.quantity, 0.5),
  }));
  const [, later] = matchOf([unclear, second]).bills;
  if (later === undefined) throw new RangeError("There are two bills.");
  checkAnswer(later, "check", ["billed-unclear"]);
});

test("a bill that is not to be paid by itself never simply matches", () => {
  const bill = { ...dearBill(), lines: dearBill().lines.slice(1) };
  checkAnswer(matched(documentOf(bill)), "matches", []);
  const total = documentOf({ ...bill, otherCharges: -10_000 }).total;
  checkAnswer(matched({ ...documentOf(bill), total }), "check", ["reading-doubted"]);
  const proForma = { ...documentOf(bill), paper: "pro-forma" } as const;
  checkAnswer(matched(proForma), "unmatched", ["not-a-bill"]);
});

test("any reading beside an order is answered, and no figure that is missing accuses", () => {
  const { purchaseOrder } = documentOf(dearBill());
  fc.assert(
    fc.property(fc.array(anyInvoice, { maxLength: 4 }), (documents) => {
      const ofOrder = documents.map((document) => ({ ...document, purchaseOrder }));
      for (const one of [...matchOf(documents).bills, ...matchOf(ofOrder).bills])
        for (const { statement } of one.points) expect(matchDetail({ statement })).toMatch(/\.$/);
      const bare = ofOrder.map((document) =>
        withLines(document, (line) => ({
          ...line,
          unitPrice: null,
          amount: null,
          quantity: null,
        })),
      );
      for (const { points } of matchOf(bare).bills) {
        const ofLines = points.filter(({ lines, billed }) => lines.length > 0 && billed !== null);
        expect(ofLines).toEqual([]);
      }
    }),
    { numRuns: cases(150, 30) },
  );
});
