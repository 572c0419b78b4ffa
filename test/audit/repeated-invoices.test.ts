import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type InvoiceTrace, repeatedInvoices, traceOf } from "../../src/audit/repeated-invoices.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import { repetitionSentence } from "../../src/finding/repetition.ts";
import { BARE_INVOICE, INVOICE, text } from "../wire/invoice-by-hand.ts";
import { amount } from "../wire/reading-by-hand.ts";

const WHOLE = INVOICE.document;

function trace(file: string, changes: Partial<Invoice> = {}, fingerprint = file): InvoiceTrace {
  return traceOf({ file, fingerprint, document: { ...WHOLE, ...changes } });
}

function said(...traces: readonly InvoiceTrace[]): readonly string[] {
  return repeatedInvoices(traces).map(repetitionSentence);
}

function kinds(...traces: readonly InvoiceTrace[]): readonly string[] {
  return repeatedInvoices(traces).map(
    ({ repetition, invoices }) => `${repetition}: ${invoices.map(({ file }) => file).join(" ")}`,
  );
}

function vendor(name: string | null, taxId: string | null): Invoice["vendor"] {
  return {
    name: name === null ? null : text(name, 1),
    taxId: taxId === null ? null : text(taxId, 2),
  };
}

describe("invoices that come more than once", () => {
  test("one number of one vendor over one amount is probably one invoice", () => {
    expect(said(trace("a.pdf"), trace("b.pdf", { dueDate: null, lines: [] }))).toEqual([
      "a.pdf and b.pdf are probably the same invoice: KS-20417 of Kestrel & Sons <Hardware> Ltd over CAD 2,956.98.",
    ]);
  });

  test("over another amount it is told with both", () => {
    const other = trace("b.pdf", { total: amount("2965.98", 22) });
    expect(said(trace("a.pdf"), other)).toEqual([
      "a.pdf and b.pdf have the same number with different amounts: KS-20417 of Kestrel & Sons <Hardware> Ltd is printed with CAD 2,956.98 and CAD 2,965.98.",
    ]);
    const none = trace("c.pdf", { total: null, balanceDue: null, currency: null });
    expect(said(trace("a.pdf"), none)[0]).toContain("CAD 2,956.98 and no amount.");
  });

  test("the same bytes are the same file, whatever they say", () => {
    const first = trace("a.pdf", {}, "x");
    expect(kinds(first, trace("b.pdf", {}, "x"))).toEqual(["same-file: a.pdf b.pdf"]);
    const bare = (file: string): InvoiceTrace => trace(file, BARE_INVOICE, "y");
    expect(said(bare("c.pdf"), bare("d.pdf"))).toEqual(["c.pdf and d.pdf are the same file."]);
  });

  test("a copy of a file is named once, and stands for no further invoice", () => {
    const scan = trace("scan.pdf");
    expect(kinds(trace("a.pdf", {}, "x"), trace("b.pdf", {}, "x"), scan)).toEqual([
      "same-file: a.pdf b.pdf",
      "same-invoice: a.pdf scan.pdf",
    ]);
  });

  test("the same figures under another number, or under none, are told", () => {
    const renamed = trace("b.pdf", { invoiceNumber: text("KS-20471", 3) });
    expect(said(trace("a.pdf"), renamed)).toEqual([
      "a.pdf and b.pdf print the same figures under the numbers KS-20417 and KS-20471.",
    ]);
    const unnumbered = trace("b.pdf", { invoiceNumber: null });
    expect(said(trace("a.pdf"), unnumbered)[0]).toContain("under the numbers KS-20417 and none.");
    const nobody = { vendor: vendor(null, null) };
    expect(said(trace("a.pdf", nobody), trace("b.pdf", nobody))).toEqual([
      "a.pdf and b.pdf print the same figures.",
    ]);
  });

  test("come in the order of their first file", () => {
    const second = { invoiceNumber: text("9", 3), total: amount("5", 22), lines: [] };
    expect(
      kinds(trace("a.pdf", second), trace("b.pdf"), trace("c.pdf"), trace("d.pdf", second)),
    ).toEqual(["same-invoice: a.pdf d.pdf", "same-invoice: b.pdf c.pdf"]);
  });

  test("are only counted from the fifth on", () => {
    const files = ["a", "b", "c", "d", "e"].map((name) => trace(`${name}.pdf`));
    expect(said(...files)[0]).toContain("a.pdf, b.pdf, c.pdf and 2 more are probably");
    expect(repeatedInvoices(files)[0]?.invoices).toHaveLength(5);
  });
});

describe("the vendor and the number", () => {
  test.each([
    ["KS-20417", "ks 20417"],
    ["0020417", "20417"],
    ["RE/2026/7", "RE-2026-7"],
  ])("%s and %s are one number", (one, other) => {
    const numbered = (file: string, number: string): InvoiceTrace =>
      trace(file, { invoiceNumber: text(number, 3), lines: [], taxes: [] });
    expect(kinds(numbered("a", one), numbered("b", other))).toEqual(["same-invoice: a b"]);
  });

  test.each([
    ["Kestrel & Sons Ltd, ", "KESTREL AND SONS LIMITED, ", true],
    ["Kestrel & Sons Ltd, GB 123 456 78", "Kestrel Hardware Stores, GB12345678", true],
    ["Kestrel & Sons Ltd, GB 123 456 78", ", GB12345678", true],
    ["Kestrel & Sons Ltd, ", "Merlin Supply, ", false],
    ["Kestrel & Sons Ltd, 12", "Merlin Supply, 12", false],
    [", ", ", ", false],
  ])("name and tax number “%s” and “%s” are one vendor's: %s", (one, other, isOne) => {
    const of = (file: string, printed: string): InvoiceTrace => {
      const [name = "", taxId = ""] = printed.split(", ");
      const { invoiceNumber, total } = WHOLE;
      const few = { ...BARE_INVOICE, invoiceNumber, total };
      return trace(file, { ...few, vendor: vendor(name || null, taxId || null) });
    };
    expect(kinds(of("a", one), of("b", other))).toEqual(isOne ? ["same-invoice: a b"] : []);
  });

  test("a vendor is one by its name in one paper and by its tax number in another", () => {
    const byName = trace("a", { vendor: vendor("Kestrel Ltd", null) });
    const byTax = trace("b", { vendor: vendor("K. Hardware", "GB12345678") });
    const byBoth = trace("c", { vendor: vendor("Kestrel", "GB 123 456 78") });
    expect(kinds(byName, byTax, byBoth)).toEqual(["same-invoice: a b c"]);
  });

  test("the number of another vendor, and a credit note of the same number, say nothing", () => {
    const other = trace("b", { vendor: vendor("Merlin Supply", "GB999999999") });
    expect(kinds(trace("a"), other)).toEqual([]);
    expect(kinds(trace("a"), trace("b", { paper: "credit-note" }))).toEqual([]);
  });
});

describe("figures that are the same by chance", () => {
  const april = { month: 4, day: 12, year: 2026 };

  test("a bill that comes each month is no second copy", () => {
    const next = trace("b", {
      invoiceNumber: text("KS-20500", 3),
      invoiceDate: WHOLE.invoiceDate && { ...WHOLE.invoiceDate, value: april },
    });
    expect(kinds(trace("a"), next)).toEqual([]);
    const undated = (file: string, number: string): InvoiceTrace =>
      trace(file, { invoiceNumber: text(number, 3), invoiceDate: null });
    expect(kinds(undated("a", "1"), undated("b", "2"))).toEqual([]);
  });

  test("few figures are not enough", () => {
    const short = (file: string, number: string): InvoiceTrace =>
      trace(file, {
        ...BARE_INVOICE,
        vendor: WHOLE.vendor,
        invoiceDate: WHOLE.invoiceDate,
        total: WHOLE.total,
        invoiceNumber: text(number, 3),
      });
    expect(kinds(short("a", "1"), short("b", "2"))).toEqual([]);
  });

  test("papers of which nothing is read are not alike", () => {
    expect(kinds(trace("a", BARE_INVOICE), trace("b", BARE_INVOICE))).toEqual([]);
  });
});

test("a file is said to repeat another one exactly where another has its vendor and number", () => {
  const numbers = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 30 });
  fc.assert(
    fc.property(numbers, (papers) => {
      const traces = papers.map(([number, firm], index) =>
        trace(`${index}.pdf`, {
          invoiceNumber: text(`N${number}`, 3),
          vendor: vendor(`Firm ${firm}`, null),
        }),
      );
      const told = repeatedInvoices(traces).flatMap(({ repetition, invoices }) =>
        repetition === "same-invoice" ? invoices.map(({ file }) => file) : [],
      );
      const keys = papers.map(([number, firm]) => `${number} ${firm}`);
      const repeated = keys.flatMap((key, index) =>
        keys.filter((other) => other === key).length > 1 ? [`${index}.pdf`] : [],
      );
      expect(told.toSorted()).toEqual(repeated.toSorted());
      expect(new Set(told).size).toBe(told.length);
    }),
  );
});

test("a hundred thousand invoices of one number are sorted by their vendors without comparing all with all", () => {
  const first = trace("a.pdf");
  const traces = Array.from({ length: 100_000 }, (_, index) => ({
    ...first,
    file: `${index}.pdf`,
    fingerprint: String(index),
    contentKey: null,
    vendorKeys: [`name ${index % 50_000}`, `tax ${Math.floor(index / 2)}`],
  }));
  const found = repeatedInvoices(traces);
  expect(found).toHaveLength(25_000);
  expect(found[0]?.invoices.map(({ file }) => file)).toEqual([
    "0.pdf",
    "1.pdf",
    "50000.pdf",
    "50001.pdf",
  ]);
});
