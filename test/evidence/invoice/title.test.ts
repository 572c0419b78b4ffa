import { describe, expect, test } from "vitest";
import { layoutOf } from "../../../src/layout/layout.ts";
import { namesInvoice } from "../../../src/evidence/invoice/paper-title.ts";
import { readInvoice } from "../../../src/read/invoice/read-invoice.ts";
import { INVOICE_CHOICES } from "../../../src/read/invoice/read-invoice-pages.ts";
import { anyInvoice } from "../../../templates/invoice/any-invoice.ts";
import { typedText } from "../../support/typed-page.ts";
import { typedPages } from "../../read/invoice/typed-invoice.ts";

const BODY = `

Number: 7718           Date: 14.04.2025

Description            Qty      Price      Amount
Copper pipe 22 mm        4      12.50       50.00
Labour                   2      40.00       80.00

Total                                      130.00`;

/** What a paper is by its title: its kind, or how it calls itself where it is refused. */
function kindOf(title: string, body: string = BODY): string {
  const pages = typedPages([`\n\n\n${body}`]).map((page) => ({
    ...page,
    words: [...typedText(title, 40, 40, 20), ...page.words],
  }));
  const { isInvoice, paper, called } = readInvoice(
    layoutOf(pages),
    [anyInvoice],
    INVOICE_CHOICES,
  ).kind;
  return isInvoice ? paper : `refused: ${called ?? ""}`;
}

describe("a paper that calls itself", () => {
  test.each([
    ["INVOICE", "invoice"],
    ["Tax Invoice", "invoice"],
    ["Rechnung", "invoice"],
    ["Handelsrechnung", "invoice"],
    ["Facture", "invoice"],
    ["Factura", "invoice"],
    ["Fattura", "invoice"],
    ["Factuur", "invoice"],
    ["Fatura", "invoice"],
    ["Faktura", "invoice"],
    ["RECEIPT", "receipt"],
    ["Quittung", "receipt"],
    ["CREDIT NOTE", "credit-note"],
    ["Gutschrift", "credit-note"],
    ["Avoir", "credit-note"],
    ["Nota de crédito", "credit-note"],
    ["PRO FORMA INVOICE", "pro-forma"],
    ["Proforma", "pro-forma"],
  ])("%s is read", (title, paper) => {
    expect(kindOf(title)).toBe(paper);
  });

  test.each([
    "QUOTATION",
    "ESTIMATE",
    "PURCHASE ORDER",
    "Order Confirmation",
    "DELIVERY NOTE",
    "Packing Slip",
    "Statement of Account",
    "Remittance Advice",
    "Price List",
    "Payment Reminder",
    "Timesheet",
    "Angebot",
    "Lieferschein",
    "Auftragsbestätigung",
    "Mahnung",
    "Devis",
    "Bon de livraison",
    "Presupuesto",
    "Albarán",
    "Preventivo",
    "Offerte",
  ])("%s is refused", (title) => {
    expect(kindOf(title)).toBe(`refused: ${title}`);
  });
});

test("A paper without any title is an invoice where three kinds of its amounts are labelled", () => {
  const sums = "Subtotal     100.00\nVAT           20.00\nTotal        120.00";
  expect(kindOf("Marlin Pipework", sums)).toBe("invoice");
  expect(kindOf("Marlin Pipework", "Total        120.00")).toBe("refused: ");
});

test("A paper that is titled but prints no amount is refused", () => {
  expect(kindOf("INVOICE", "We thank you for your visit.")).toBe("refused: ");
});

test("A letter about an invoice is none", () => {
  expect(kindOf("Dear Madam", "We have not had your payment of our bill yet.")).toBe("refused: ");
});

test("A word of another paper in the text refuses no invoice", () => {
  expect(kindOf("INVOICE", `${BODY}\n\nYour purchase order of May\nDelivery note 17`)).toBe(
    "invoice",
  );
});

test.each([
  ["Handelsrechnung", true],
  ["Abschlagsrechnung Nr. 3", true],
  ["Verkoopfactuur", true],
  ["Fattura accompagnatoria", true],
  ["Rechner", false],
  ["Lieferschein", false],
  ["", false],
])("%j names an invoice: %s", (text, is) => {
  expect(namesInvoice(text, anyInvoice.words)).toBe(is);
});
