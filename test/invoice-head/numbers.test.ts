import { describe, expect, test } from "vitest";
import { readInvoiceHead } from "../../src/read/invoice/read-invoice-head.ts";
import { isIban, looksLikeTaxId } from "../../src/evidence/invoice/head/printed-identifier.ts";
import { typedInvoice } from "../read/invoice/typed-invoice.ts";

/** The invoice's number and the order's. */
function numbersIn(...pages: readonly string[]): readonly (string | undefined)[] {
  const { invoiceNumber, purchaseOrder } = readInvoiceHead(typedInvoice(pages));
  return [invoiceNumber?.sourced.value, purchaseOrder?.sourced.value];
}

describe("the number of an invoice", () => {
  test.each<[string, string, string | undefined]>([
    ["stands behind its label", "Invoice number: 118842", "118842"],
    ["stands right of it", "Invoice No.            118842", "118842"],
    ["stands below it", "Invoice #         Date\n118842            14.04.2025", "118842"],
    ["has letters", "Invoice number: RE-2025-0417/B", "RE-2025-0417/B"],
    ["has letters before a blank", "Invoice number: WB 2025 118", "WB 2025 118"],
    ["has signs with blanks", "Invoice number: 12 / 2025", "12 / 2025"],
    ["leaves out the sign for a number", "Invoice: #118842", "118842"],
    [
      "leaves out the word for a number behind a title",
      "RECEIPT NO 0230823-EX2-00417",
      "0230823-EX2-00417",
    ],
    ["leaves out that word misread with a zero", "RECEIPT N0 60-118-02291", "60-118-02291"],
    ["leaves out a comma behind it", "Invoice number: 118842, page 1", "118842"],
    ["stands behind a title", "INVOICE No. 118842", "118842"],
    ["stands behind a compound title", "Handelsrechnung Nr. 118842", "118842"],
    ["stands behind a title of several words", "Factura de venta FAC2026A318", "FAC2026A318"],
    ["stands below a title", "Fatura de Venda\nFAT-2026-00218", "FAT-2026-00218"],
    ["stands alone behind a sign for a number", "Faktura          č. 260088", "260088"],
    ["counts within a month", "Faktura nr 1/06-2026", "1/06-2026"],
    ["is German", "Rechnungsnummer: R-118842", "R-118842"],
    ["is French", "Facture n° : F-118842", "F-118842"],
    ["is Spanish", "Nº de factura: A/118842", "A/118842"],
    ["is Italian", "Fattura n. 118/2025", "118/2025"],
    ["is Dutch", "Factuurnummer: 20250418", "20250418"],
    ["is Portuguese", "Fatura n.º FT 2025/118", "FT 2025/118"],
    ["is that of the receipt where no better is printed", "Receipt #: 7718", "7718"],
    ["is not that of the receipt", "Receipt #: 7718\nInvoice #: 118842", "118842"],
    ["is a bare one where no better is printed", "Number: 7718", "7718"],
    ["is not the customer's", "Customer number: 4711\nInvoice number: 118842", "118842"],
    ["is none where only the customer's is printed", "Customer number: 4711", undefined],
    ["is no date", "Invoice: 14.04.2025", undefined],
    ["is no word", "Invoice number: see below", undefined],
    ["is no account", "Invoice number: DE89370400440532013000", undefined],
    ["is no tax number", "Invoice number: DE123456789", undefined],
    ["is no rate", "Invoice: 20%", undefined],
  ])("%s", (_, page, number) => {
    expect(numbersIn(page)[0]).toBe(number);
  });

  test.each([
    // These letters are labels of their own, which end the room of the label before them.
    ["Invoice number: FV 2025 118", "FV 2025 118"],
    ["Invoice number: RE 2025 118", "RE 2025 118"],
    ["Faktura nr FV 2025/118", "FV 2025/118"],
  ])("may begin with letters that are a label elsewhere: %s", (page, number) => {
    expect(numbersIn(page)[0]).toBe(number);
  });

  test("ends before the date behind it", () => {
    expect(numbersIn("Rechnungs-Nr.: 9004418207 / 20.08.2026")[0]).toBe("9004418207");
  });

  test("is the one that is printed more often", () => {
    const page = "Invoice number: 118842\n\nInvoice number: 77\n\nInvoice number: 118842";
    const { invoiceNumber } = readInvoiceHead(typedInvoice([page]));
    expect(invoiceNumber?.sourced.value).toBe("118842");
    expect(invoiceNumber?.lost.map(({ printed }) => printed)).toEqual(["77"]);
    expect(invoiceNumber?.margin).toBeLessThan(1);
  });

  test("is rather that of the first page", () => {
    expect(numbersIn("Invoice number: 118842", "Invoice number: 223311")[0]).toBe("118842");
  });

  test("is surer where nothing else is printed", () => {
    const lone = readInvoiceHead(typedInvoice(["Invoice number: 118842"]));
    const rivalled = readInvoiceHead(
      typedInvoice(["Invoice number: 118842\n\nInvoice number: 77142"]),
    );
    const least = rivalled.invoiceNumber?.margin ?? 1;
    expect(lone.invoiceNumber?.margin).toBeGreaterThan(least);
    expect(lone.invoiceNumber?.because).toEqual(['It stands behind the label "Invoice number:".']);
    expect(lone.invoiceNumber?.sourced.from[0].printed).toBe("118842");
  });
});

describe("the number of the order", () => {
  test.each<[string, string, readonly (string | undefined)[]]>([
    ["is the customer's", "Invoice #: 7\nPO number: PO-7718", ["7", "PO-7718"]],
    [
      "has a caption above it",
      "P.O. No.        Terms\nELM-7718        Net 30",
      [undefined, "ELM-7718"],
    ],
    ["is not the vendor's", "Invoice #: 7\nSales order: 99120", ["7", undefined]],
    ["is not the invoice's", "Purchase order: 7718\nInvoice: 8812", ["8812", "7718"]],
    ["is German", "Rechnungsnummer: 7\nIhre Bestellnummer: 45-1", ["7", "45-1"]],
    ["is French", "Facture n° 7\nVotre commande n° : C45", ["7", "C45"]],
    ["is left out where none is printed", "Invoice #: 7\nPO number:", ["7", undefined]],
  ])("%s", (_, page, numbers) => {
    expect(numbersIn(page)).toEqual(numbers);
  });
});

describe("numbers of other kinds", () => {
  test.each([
    ["DE89370400440532013000", true],
    ["DE89 3704 0044 0532 0130 00", true],
    ["GB82 WEST 1234 5698 7654 32", true],
    ["de89370400440532013000", true],
    ["DE88370400440532013000", false],
    ["DE89 3704", false],
    ["118842", false],
    ["", false],
  ])("%j is an account: %s", (text, is) => {
    expect(isIban(text)).toBe(is);
  });

  test("no other check digits make an account", () => {
    const others = Array.from({ length: 97 }, (_, index) => String(index + 2).padStart(2, "0"));
    const accounts = others.filter((digits) => isIban(`DE${digits}370400440532013000`));
    expect(accounts).toEqual(["89"]);
  });

  test.each([
    ["DE123456789", true],
    ["GB 980 7806 84", true],
    ["ATU13585627", true],
    ["CHE-100.155.212 MWST", true],
    ["FR83404833048", true],
    ["NL004495445B01", true],
    ["it00743110157", true],
    ["DE12345678", false],
    ["INV123456789", false],
    ["US123456789", false],
    ["118842", false],
  ])("%j is a tax number: %s", (text, is) => {
    expect(looksLikeTaxId(text)).toBe(is);
  });
});
