import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { E_INVOICE_WARNINGS, LIMITS } from "../../src/base/limits.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import { embeddedInvoiceOf } from "../../src/einvoice/embedded-xml.ts";
import { contentsOf } from "../../src/pdf/contents.ts";
import { ciiInvoice } from "./support/cii.ts";
import { utf8 } from "./support/plain-invoice.ts";
import { amount, day, line, PRINTED, tax, text } from "./support/printed-invoice.ts";
import { ublInvoice } from "./support/ubl.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

/** The sentences about a paper that differs in what is given. */
function warnings(printed: Partial<Invoice>): readonly string[] {
  const files = [{ name: "factur-x.xml", bytes: utf8(ciiInvoice(2)) }];
  const found = embeddedInvoiceOf(files, { ...PRINTED, ...printed });
  return found === null ? ["none was read"] : warningsOf(found);
}

describe("a sentence for each figure that disagrees", () => {
  it("and none where all agree or nothing is printed", () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ total: null, lines: [], taxes: [], invoiceNumber: null })).toEqual([]);
  });

  it.each<readonly [Partial<Invoice>, string]>([
    [
      { total: amount("1528.60") },
      "The embedded XML says that the total is 1,582.60, but 1,528.60 is printed.",
    ],
    [
      { invoiceNumber: text("NB-2026-0174") },
      'The embedded XML says that the invoice number is "NB-2026-0147", but "NB-2026-0174" is printed.',
    ],
    [
      { invoiceDate: day(2026, 12, 3) },
      "The embedded XML says that the invoice date is 2026-03-12, but 2026-12-03 is printed.",
    ],
    [
      { vendor: { name: text("x".repeat(200)), taxId: null } },
      `The embedded XML says that the name of the vendor is "Nordkap Bedachungen GmbH & Co. KG", but "${"x".repeat(79)}…" is printed.`,
    ],
    [
      { taxes: [PRINTED.taxes[0] ?? tax({}), tax({ ...PRINTED.taxes[1], amount: amount("8") })] },
      "The embedded XML says that the amount of tax 2 is 7.00, but 8.00 is printed.",
    ],
    [
      { lines: [line({ ...PRINTED.lines[0], quantity: amount("1200") })] },
      "The embedded XML says that the quantity of line 1 is 1020, but 1200 is printed.",
    ],
    [
      { lines: [line({ ...PRINTED.lines[0], priceBasis: null })] },
      "The embedded XML says that the unit price of line 1 is 125.00 per 100, but 125.00 is printed.",
    ],
  ])("%#", (printed, sentence) => {
    expect(warnings(printed)).toEqual([sentence]);
  });

  it("says of a rate that it is percent", () => {
    const { lines } = PRINTED;
    const [first] = warnings({
      lines: [line({ ...lines[0], taxRate: PRINTED.taxes[1]?.rate ?? null })],
    });
    expect(first).toBe(
      "The embedded XML says that the tax rate of line 1 is 19 %, but 7 % is printed.",
    );
  });

  it("and of many only some, the rest is counted", () => {
    const wrong = amount("7777");
    const differing: Partial<Invoice> = {
      invoiceDate: day(2025, 1, 1),
      dueDate: day(2025, 2, 1),
      currency: text("CHF"),
      purchaseOrder: text("77"),
      iban: text("CH77"),
      subtotal: wrong,
      discount: wrong,
      total: wrong,
      amountPaid: wrong,
      balanceDue: wrong,
    };
    expect(warnings(differing)).toHaveLength(E_INVOICE_WARNINGS);
    const one = warnings({ ...differing, shipping: amount("31"), otherCharges: null });
    expect(one.slice(E_INVOICE_WARNINGS)).toEqual([
      "It disagrees with the pages on one figure more.",
    ]);
    const two = warnings({ ...differing, shipping: wrong, otherCharges: wrong });
    expect(two.slice(E_INVOICE_WARNINGS)).toEqual([
      "It disagrees with the pages on 2 figures more.",
    ]);
  });

  it("and one alone where number and total are of another invoice", () => {
    const other = { invoiceNumber: text("4711"), total: amount("99"), subtotal: amount("90") };
    expect(warnings(other)).toEqual([
      'The embedded XML seems to be of another invoice: it has the number "NB-2026-0147" and the total 1,582.60, but "4711" and 99.00 are printed.',
    ]);
  });
});

describe("of several files inside of a PDF the first electronic invoice counts", () => {
  const files = (...texts: readonly string[]): readonly { name: string; bytes: Uint8Array }[] =>
    texts.map((xml, index) => ({ name: `${index}.xml`, bytes: utf8(xml) }));

  it.each([
    ["behind one that is none", files("<a/>", ublInvoice()), "1.xml", "UBL"],
    [
      "behind one that is cut off",
      files(ciiInvoice(2).slice(0, -30), ciiInvoice(1)),
      "1.xml",
      "CII",
    ],
    ["before another", files(ublInvoice(), ciiInvoice(1)), "0.xml", "UBL"],
  ])("%s", (_, inside, name, syntax) => {
    const found = embeddedInvoiceOf(inside, PRINTED);
    expect([found?.name, found?.eInvoice.syntax]).toEqual([name, syntax]);
  });

  it("and where none is, there is none", () => {
    expect(embeddedInvoiceOf(files("<a/>", "", "nothing"), PRINTED)).toBeNull();
    expect(embeddedInvoiceOf([], PRINTED)).toBeNull();
  });
});

it("a PDF with an invoice inside gives it from bytes to sentences", async () => {
  const document = new PDFDocument({ pdfVersion: "1.7" });
  const parts: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.file(Buffer.from("<notes/>"), { name: "notes.xml" });
  document.file(Buffer.from(ciiInvoice(1)), { name: "ZUGFeRD-invoice.xml" });
  document.text("Rechnung NB-2026-0147");
  document.end();
  await ended;
  const { attachments } = await contentsOf(new Uint8Array(Buffer.concat(parts)), LIMITS);
  const found = embeddedInvoiceOf(attachments, { ...PRINTED, balanceDue: amount("1082.60") });
  expect(found?.name).toBe("ZUGFeRD-invoice.xml");
  expect(found === null ? null : warningsOf(found)).toEqual([
    "The embedded XML says that the balance due is 1,082.65, but 1,082.60 is printed.",
  ]);
});
