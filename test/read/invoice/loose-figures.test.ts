import { expect, test } from "vitest";
import { checkInvoice } from "../../../src/checks/invoice.ts";
import { Money } from "../../../src/base/money.ts";
import { layoutOf } from "../../../src/layout/layout.ts";
import { gapsOf } from "../../../src/read/invoice/loose-figures.ts";
import { printedGaps } from "../../../src/read/printed-gaps.ts";
import { INVOICE_CHOICES } from "../../../src/read/invoice/read-invoice-pages.ts";
import { type InvoiceDraft, readInvoice } from "../../../src/read/invoice/read-invoice.ts";
import { TEMPLATES } from "../../../src/read/templates.ts";
import { PLUMBERS_BILL } from "./plumbers-bill.ts";
import { typedPages } from "./typed-invoice.ts";

const BILL = PLUMBERS_BILL.replace(
  "Total            $883.44",
  "Goodwill           18.00\n                          Total            $865.44",
);

const DRAFT = draftOf(BILL);

function draftOf(bill: string): InvoiceDraft {
  return readInvoice(layoutOf(typedPages([bill])), TEMPLATES.invoice, INVOICE_CHOICES);
}

const WITH_FEES = draftOf(`
Larch Street Plumbing LLC
12 Larch Street, Dayton, OH 45402

INVOICE

Invoice no: 20818
Invoice date: 03/14/2026

Description                        Qty   Unit price    Amount
Kitchen sink, fitted                 2        64.00    137.50
  including 9.50 for the old sink
Waste pipe                           4        12.00     48.00
Boiler service                       1        69.00    138.00

                                    Subtotal           323.50
                                    Sales tax 8%        25.88
                                    Total             $349.38
`);

/** What is printed that explains a check which fails by so much. */
function explained(name: string, difference: string, passed = false): readonly string[] {
  const result = {
    name,
    passed,
    statements: [],
    printed: null,
    expected: null,
    difference: Money.of(difference),
    figures: ["total"],
  };
  return printedGaps((result) => gapsOf(DRAFT, result), [result]).map(({ facts }) =>
    "printed" in facts ? String(facts.printed) : "",
  );
}

test("an amount beside the totals that is in no field explains a difference of its size", () => {
  expect(explained("total", "-18.00")).toEqual(["18.00"]);
  expect(explained("total", "18.00")).toEqual(["18.00"]);
  expect(explained("total", "-18.00", true)).toEqual([]);
});

test("other numbers explain nothing: a field, a house, nothing of that size", () => {
  expect(explained("total", "65.44")).toEqual([]);
  expect(explained("total", "16.00")).toEqual([]);
  expect(explained("total", "18.01")).toEqual([]);
});

test("a row explains that the sum of all rows is larger by it, and no other check", () => {
  expect(explained("lines_to_subtotal", "-690.00")).toEqual(["690.00"]);
  expect(explained("total", "-690.00")).toEqual([]);
});

test("an amount within an item explains its own product, and no factor does", () => {
  const [check] = checkInvoice(WITH_FEES.document).checks;
  const lines = check === undefined ? [] : gapsOf(WITH_FEES, check);
  const explained = lines.map(({ difference, amounts }) => [
    difference.toString(),
    amounts.map(({ printed }) => printed),
  ]);
  expect(explained).toEqual([
    ["9.50", ["9.50", "25.88"]],
    ["69.00", ["25.88"]],
  ]);
});
