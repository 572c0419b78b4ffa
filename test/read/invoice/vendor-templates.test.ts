import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../src/base/limits.ts";
import type { Invoice } from "../../../src/document/invoice.ts";
import { type Layout, layoutOf } from "../../../src/layout/layout.ts";
import { pagesOf } from "../../../src/pdf/contents.ts";
import { readInvoice } from "../../../src/read/invoice/read-invoice.ts";
import { INVOICE_CHOICES } from "../../../src/read/invoice/read-invoice-pages.ts";
import { readInvoiceParties } from "../../../src/read/invoice/read-invoice-parties.ts";
import type { VendorTemplate } from "../../../src/lexicon/vendor-template.ts";
import { TEMPLATES } from "../../../src/read/templates.ts";
import {
  drawVendorBill,
  FIRST_BILL,
  SECOND_BILL,
  type VendorBill,
} from "../../support/vendor-bill.ts";
import { typedInvoice } from "./typed-invoice.ts";

const QUILLFEATHER: VendorTemplate = {
  id: "quillfeather",
  kind: "INVOICE",
  describes: "The bill of one plumber.",
  recognise: { all: ["quillfeather plumbing ltd"], some: ["zorblax"], none: [] },
  fields: {
    invoiceNumber: { labels: ["zorblax"], look: ["right"] },
    dueDate: { labels: ["zorbnix"], look: ["below"] },
    customerName: { labels: ["zorbling"], look: ["below"] },
    vendorName: { printed: "Quillfeather Plumbing Ltd" },
    subtotal: { labels: ["zorbunder"], look: ["right"] },
    tax: { labels: ["crownpiece"], look: ["right"] },
    total: { labels: ["zorbcrest"], look: ["right"] },
  },
  columns: { description: ["flobbing"], quantity: ["grabs"] },
  decoys: [],
};

async function layoutOfBill(bill: VendorBill): Promise<Layout> {
  return layoutOf(await pagesOf(await drawVendorBill(bill), LIMITS));
}

async function readBill(
  bill: VendorBill,
  templates: readonly VendorTemplate[] = [QUILLFEATHER],
): Promise<ReturnType<typeof readInvoice>> {
  return readInvoice(await layoutOfBill(bill), TEMPLATES.invoice, INVOICE_CHOICES, templates);
}

const text = (document: Invoice): Readonly<Record<string, unknown>> => ({
  number: document.invoiceNumber?.value,
  due: document.dueDate?.value,
  vendor: document.vendor.name?.value,
  customer: document.customer.name?.value,
  subtotal: document.subtotal?.value.toString(),
  taxes: document.taxes.map(({ amount }) => amount?.value.toString()),
  total: document.total?.value.toString(),
});

test("a template reads what no language has words for, and says that it did", async () => {
  const { document, templateId, found, kind } = await readBill(SECOND_BILL);
  expect(text(document)).toEqual({
    number: "5038",
    due: { year: 2026, month: 7, day: 17 },
    vendor: "Quillfeather Plumbing Ltd",
    customer: "Harrow Sands Housing Ltd",
    subtotal: "283.45",
    taxes: ["56.69"],
    total: "340.14",
  });
  expect(templateId).toBe("quillfeather");
  expect(kind.isInvoice).toBe(true);
  expect(found.get("invoiceNumber")?.because).toEqual(['It stands right of the label "Zorblax".']);
  expect(found.get("vendor.name")?.because).toEqual([
    "The template quillfeather names this text, and it is printed.",
  ]);
});

test("without it number and day of payment are not read, and the total is another", async () => {
  const { document, templateId } = await readBill(SECOND_BILL, []);
  const { number, due, total } = text(document);
  expect([number, due]).toEqual([undefined, undefined]);
  expect(total).not.toBe(SECOND_BILL.gross);
  expect(templateId).toBe("any-invoice");
});

test("without it nothing says that it is an invoice, where no word of it is known", async () => {
  const layout = layoutOf(await pagesOf(await drawVendorBill(SECOND_BILL, []), LIMITS));
  const { kind } = readInvoice(layout, TEMPLATES.invoice, INVOICE_CHOICES, []);
  expect(kind.isInvoice).toBe(false);
});

describe("a paper is read by the template whose phrases it prints", () => {
  const changed = (recognise: VendorTemplate["recognise"], id = "other"): VendorTemplate => ({
    ...QUILLFEATHER,
    id,
    recognise,
  });
  const NAME = ["quillfeather plumbing ltd"];

  test.each<readonly [string, VendorTemplate["recognise"], string]>([
    ["one of two phrases is enough", { all: NAME, some: ["zorblax", "x"], none: [] }, "other"],
    ["one of three is not", { all: NAME, some: ["zorblax", "x", "y"], none: [] }, "any-invoice"],
    ["all must be printed", { all: [...NAME, "x"], some: [], none: [] }, "any-invoice"],
    ["none rules it out", { all: NAME, some: [], none: ["zorbling"] }, "any-invoice"],
  ])("%s", async (_, recognise, expected) => {
    expect((await readBill(FIRST_BILL, [changed(recognise)])).templateId).toBe(expected);
  });

  test("the one that it shows most goes before the others", async () => {
    const half = changed({ all: NAME, some: ["zorblax", "nothing of the kind"], none: [] }, "half");
    expect((await readBill(FIRST_BILL, [half, QUILLFEATHER])).templateId).toBe("quillfeather");
  });
});

test("a name that a template says is read from a page on which no other names are looked for", () => {
  const paper = typedInvoice(["Invoice 1", "Page 2", "Page 3", "Quillfeather Plumbing Ltd"]);
  const { vendorName } = readInvoiceParties({ ...paper, vendor: QUILLFEATHER });
  expect(vendorName?.sourced.value).toBe("Quillfeather Plumbing Ltd");
  expect(vendorName?.sourced.from.map(({ pageNumber }) => pageNumber)).toEqual([4]);
});

test("a printed text that is not on the page is not invented", async () => {
  const fields = { vendorName: { printed: "Quillfeather Heating Ltd" } };
  const { document, found } = await readBill(FIRST_BILL, [{ ...QUILLFEATHER, fields }]);
  expect(document.vendor.name?.value).not.toBe("Quillfeather Heating Ltd");
  expect(found.get("vendor.name")?.because.join(" ")).not.toContain("template");
});

test("a tax number may be taught as it is printed", async () => {
  const fields = { vendorTaxId: { printed: "MB3 8QT" } };
  const { document } = await readBill(FIRST_BILL, [{ ...QUILLFEATHER, fields }]);
  expect(document.vendor.taxId?.value).toBe("MB3 8QT");
});

test("a label stands only where its value is looked for", async () => {
  const fields: VendorTemplate["fields"] = {
    ...QUILLFEATHER.fields,
    invoiceNumber: { labels: ["zorblax"], look: ["below"] },
  };
  const { document } = await readBill(FIRST_BILL, [{ ...QUILLFEATHER, fields }]);
  expect(document.invoiceNumber?.value).not.toBe(FIRST_BILL.number);
});

test("a decoy takes its value from every field", async () => {
  const { dueDate: _, ...fields } = QUILLFEATHER.fields;
  const decoyed = { ...QUILLFEATHER, fields, decoys: ["zorbday"] };
  const usual = await readBill(FIRST_BILL, [{ ...QUILLFEATHER, fields }]);
  expect(usual.document.invoiceDate?.value).toEqual({ year: 2026, month: 3, day: 14 });
  const other = await readBill(FIRST_BILL, [decoyed]);
  expect(other.document.invoiceDate?.value).not.toEqual({ year: 2026, month: 3, day: 14 });
});

test("a decoy takes a number from every field, that of an order too", async () => {
  const { invoiceNumber: _, ...fields } = QUILLFEATHER.fields;
  const { document } = await readBill(FIRST_BILL, [
    { ...QUILLFEATHER, fields, decoys: ["zorblax"] },
  ]);
  expect(document.invoiceNumber?.value).not.toBe(FIRST_BILL.number);
  expect(document.purchaseOrder?.value).not.toBe(FIRST_BILL.number);
});

test("what a template says goes before the general words, and figures decide all the same", async () => {
  const fields: VendorTemplate["fields"] = {
    ...QUILLFEATHER.fields,
    purchaseOrder: { labels: ["zorblax"], look: ["right"] },
    invoiceNumber: { labels: ["zorbday"], look: ["behind"] },
  };
  const { document } = await readBill(FIRST_BILL, [{ ...QUILLFEATHER, fields }]);
  expect(document.purchaseOrder?.value).toBe(FIRST_BILL.number);
  expect(document.invoiceNumber).toBeNull();
  expect(document.total?.value.toString()).toBe("332.88");
});
