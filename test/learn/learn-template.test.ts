import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { type Layout, layoutOf } from "../../src/layout/layout.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { readInvoice } from "../../src/read/invoice/read-invoice.ts";
import { INVOICE_CHOICES } from "../../src/read/invoice/read-invoice-pages.ts";
import { type AcceptedInvoice, acceptedInvoiceOf } from "../../src/learn/accepted-invoice.ts";
import { agreeing, type Topic, topicsOf } from "../../src/learn/agreement.ts";
import { type Learnt, learnTemplate } from "../../src/learn/learn-template.ts";
import { parseTemplate } from "../../src/lexicon/parse/parse-template.ts";
import type { VendorTemplate } from "../../src/lexicon/vendor-template.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import {
  acceptedBill,
  drawVendorBill,
  FIRST_BILL,
  SECOND_BILL,
  type VendorBill,
} from "../support/vendor-bill.ts";

async function layoutOfBill(bill: VendorBill): Promise<Layout> {
  return layoutOf(await pagesOf(await drawVendorBill(bill), LIMITS));
}

function accepted(json: unknown): AcceptedInvoice {
  const problems: string[] = [];
  const invoice = acceptedInvoiceOf(json, problems);
  expect(problems).toEqual([]);
  if (invoice === null) throw new Error("It is not accepted.");
  return invoice;
}

/** The accepted first bill with some members changed. */
function firstWith(members: Readonly<Record<string, unknown>>): AcceptedInvoice {
  return accepted({ invoice: { ...acceptedBill(FIRST_BILL).invoice, ...members } });
}

async function learnt(invoice: AcceptedInvoice): Promise<Learnt> {
  return learnTemplate(
    await layoutOfBill(FIRST_BILL),
    { general: TEMPLATES.invoice, choices: INVOICE_CHOICES },
    invoice,
    "quillfeather",
  );
}

async function templateOf(invoice: AcceptedInvoice): Promise<VendorTemplate> {
  const found = await learnt(invoice);
  if (found.kind === "refused") throw new Error(found.problems.join(" "));
  return found.template;
}

describe("learning from an accepted bill", () => {
  test("names the labels of what was misread, and what is the same on every bill", async () => {
    const template = await templateOf(firstWith({}));
    expect(template.fields).toEqual({
      vendorName: { printed: "Quillfeather Plumbing Ltd" },
      customerName: { labels: ["zorbling"], look: ["below"] },
      invoiceNumber: { labels: ["zorblax"], look: ["right"] },
      dueDate: { labels: ["zorbnix"], look: ["below"] },
      subtotal: { labels: ["zorbunder"], look: ["right"] },
      tax: { labels: ["crownpiece"], look: ["right"] },
      total: { labels: ["zorbcrest"], look: ["right"] },
      amountPaid: { labels: ["zorbwas"], look: ["right"] },
      balanceDue: { labels: ["zorbstill"], look: ["right"] },
    });
    expect(template.recognise.all).toEqual(["quillfeather plumbing ltd"]);
    expect(template.recognise.some).toContain("quillfeather.example");
    expect(JSON.stringify(template)).not.toMatch(/bramble|4471|332|2026/i);
  });

  test("gives a template that may be written as a file", async () => {
    const template = await templateOf(firstWith({}));
    expect(parseTemplate(JSON.stringify(template))).toEqual({ kind: "template", template });
  });

  test("reads every field of the next bill, most of which are misread without it", async () => {
    const template = await templateOf(firstWith({}));
    const next = accepted(acceptedBill(SECOND_BILL));
    const layout = await layoutOfBill(SECOND_BILL);
    const withIt = readInvoice(layout, TEMPLATES.invoice, INVOICE_CHOICES, [template]);
    expect([...agreeing(next, withIt.document)]).toEqual(topicsOf(next));
    const without = readInvoice(layout, TEMPLATES.invoice, INVOICE_CHOICES);
    expect(without.document.invoiceNumber).toBeNull();
    expect(without.document.dueDate).toBeNull();
    const right = agreeing(next, without.document);
    expect(["total", "amountPaid"].filter((topic) => right.has(topic as Topic))).toEqual([]);
  });

  test("says of each accepted field whether it was right before and is right now", async () => {
    const found = await learnt(firstWith({ discount: null }));
    const outcomes = found.kind === "template" ? found.outcomes : [];
    expect(outcomes.find(({ name }) => name === "invoiceNumber")).toEqual({
      name: "invoiceNumber",
      wasRight: false,
      isRight: true,
      says: ['the label "zorblax", its value right of it'],
    });
    expect(outcomes.find(({ name }) => name === "lineItems")).toMatchObject({ wasRight: true });
    expect(outcomes.every(({ isRight }) => isRight)).toBe(true);
    expect(outcomes.map(({ name }) => name)).not.toContain("discount");
  });

  test("tells what it could not learn: a value without a label", async () => {
    const found = await learnt(firstWith({ purchaseOrder: "12 High Street" }));
    const outcomes = found.kind === "template" ? found.outcomes : [];
    expect(outcomes.find(({ name }) => name === "purchaseOrder")).toMatchObject({ isRight: false });
    expect(outcomes.find(({ name }) => name === "total")).toMatchObject({ isRight: true });
  });

  test("takes the caption of what is read where nothing is printed for that of something else", async () => {
    const template = await templateOf(firstWith({ invoiceDate: null }));
    expect(template.decoys).toEqual(["zorbday"]);
  });

  test("leaves out what is not given", async () => {
    const { vendor, total } = acceptedBill(FIRST_BILL).invoice;
    const template = await templateOf(accepted({ invoice: { vendor, total } }));
    expect(Object.keys(template.fields)).toEqual(["vendorName", "total"]);
  });
});

describe("nothing is learnt", () => {
  test("from values that are printed nowhere, which are told", async () => {
    const taxes = [{ label: null, ratePercent: null, amount: 12.34 }];
    const invoice = firstWith({ invoiceNumber: "QF-9", dueDate: "2026-04-29", total: 1, taxes });
    expect(await learnt(invoice)).toEqual({
      kind: "refused",
      problems: [
        'invoiceNumber is "QF-9", which is printed nowhere as text. Correct it, or set it to null to learn the rest.',
        "dueDate is 2026-04-29, which is printed nowhere as text. Correct it, or set it to null to learn the rest.",
        expect.stringContaining("taxes is 12.34, which is printed nowhere"),
      ],
    });
  });
});

describe("an accepted answer", () => {
  test.each<readonly [json: unknown, sentence: string]>([
    [{}, "The accepted answer has no invoice. Give what read --format json writes."],
    [[], "The accepted answer has no invoice. Give what read --format json writes."],
    [
      { invoice: { total: "1" } },
      'invoice.total is "1", but a number of at most twelve decimals is needed.',
    ],
    [
      { invoice: { total: 1e40 } },
      "invoice.total is 1e+40, but a number of at most twelve decimals is needed.",
    ],
    [
      { invoice: { dueDate: "2026-02-30" } },
      'invoice.dueDate is "2026-02-30", but a day written YYYY-MM-DD is needed.',
    ],
    [{ invoice: { vendor: { name: 7 } } }, "invoice.vendor.name is 7, but a text is needed."],
    [
      { invoice: { lineItems: 7 } },
      "invoice.lineItems is 7, but a list of at most 10000 is needed.",
    ],
    [
      { invoice: { lineItems: [{ amount: null }, { amount: true }] } },
      "invoice.lineItems[1].amount is true, but a number of at most twelve decimals is needed.",
    ],
    [
      { invoice: { taxes: [{ amount: {} }] } },
      "invoice.taxes[0].amount is an object, but a number of at most twelve decimals is needed.",
    ],
  ])("%j is refused with a sentence", (json, sentence) => {
    const problems: string[] = [];
    expect(acceptedInvoiceOf(json, problems)).toBeNull();
    expect(problems).toEqual([sentence]);
  });
});
