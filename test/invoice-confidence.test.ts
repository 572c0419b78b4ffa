import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckResult } from "../src/checks/check.ts";
import { checkInvoice } from "../src/checks/invoice.ts";
import { invoiceConfidenceOf } from "../src/invoice-confidence.ts";
import { layoutOf } from "../src/layout/layout.ts";
import type { EmbeddedInvoice } from "../src/reading.ts";
import { type InvoiceRead, readInvoice } from "../src/template/invoice/read-invoice.ts";
import { anyInvoice } from "../templates/invoice/any-invoice.ts";
import { anyDrawnInvoice, hasTornBrackets, pagesOfDrawn } from "./support/drawn-invoice.ts";
import { typedPages } from "./template/invoice/typed-invoice.ts";

function read(page: string): InvoiceRead {
  return readInvoice(layoutOf(typedPages([page])), [anyInvoice]);
}

function confidenceIn(
  from: InvoiceRead,
  checks: readonly CheckResult[] = [],
  eInvoice: EmbeddedInvoice | null = null,
): number {
  return invoiceConfidenceOf({ read: from, checks, eInvoice }).value;
}

/** The confidence in a page as a caller gets it. */
function confidenceOfPage(page: string): number {
  const from = read(page);
  return confidenceIn(from, checkInvoice(from.document).checks);
}

const HEAD = `Marlin Pipework Ltd                     INVOICE
4 Dock Road
Hull HU1 2AB

Invoice number: 118842
Invoice date: 14.04.2025

Bill to
Osprey Kitchens
17 Mill Lane
Leeds LS1 4DY

`;

const ITEMS = `
Description             Qty      Price      Amount
Copper pipe 22 mm         4      12.50       50.00
Labour                    2      40.00       80.00
`;

const TOTALS = `
Subtotal                                    130.00
VAT 20%                                      26.00
Total                                      £156.00`;

const WHOLE = read(`${HEAD}${ITEMS}${TOTALS}`);

function check(name: string, passed: boolean | null): CheckResult {
  return {
    name,
    passed,
    detail: `${name}.`,
    printed: null,
    expected: null,
    difference: null,
    figures: [],
  };
}

const someChecks = fc.array(
  fc
    .tuple(fc.constantFrom("total", "line_math", "tax_rate", "dates"), fc.constantFrom(true, null))
    .map(([name, passed]) => check(name, passed)),
  { maxLength: 6 },
);

const drawn = anyDrawnInvoice.filter((paper) => !hasTornBrackets(paper));

describe("the confidence in an invoice", () => {
  test("is the product of its parts, between 0 and 1, each with a sentence", () => {
    fc.assert(
      fc.property(drawn, someChecks, (paper, checks) => {
        const from = readInvoice(layoutOf(pagesOfDrawn(paper)), [anyInvoice]);
        const { value, parts } = invoiceConfidenceOf({ read: from, checks, eInvoice: null });
        const product = parts.reduce((all, part) => all * part.value, 1);
        expect(value).toBeCloseTo(product, 3);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(1);
        for (const { value: share, because } of parts) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(because).toMatch(/^[A-Z].*\.$/);
        }
      }),
      { seed: 9, numRuns: 40 },
    );
  });

  test("falls with every check that fails, and no check that passes or says nothing moves it", () => {
    fc.assert(
      fc.property(someChecks, fc.nat(4), (checks, failing) => {
        const failed = Array.from({ length: failing }, () => check("total", false));
        const before = confidenceIn(WHOLE, [...checks, ...failed]);
        expect(confidenceIn(WHOLE, failed)).toBe(before);
        const after = confidenceIn(WHOLE, [...checks, ...failed, check("dates", false)]);
        expect(after).toBeLessThan(before);
      }),
      { seed: 10, numRuns: 60 },
    );
  });

  test("is high where all stands by its label and adds up", () => {
    expect(confidenceIn(WHOLE)).toBeGreaterThan(0.8);
  });

  test.each([
    ["the number", HEAD.replace("Invoice number: 118842", ""), ITEMS, TOTALS],
    ["the date", HEAD.replace("Invoice date: 14.04.2025", ""), ITEMS, TOTALS],
    ["the customer", HEAD.slice(0, HEAD.indexOf("Bill to")), ITEMS, TOTALS],
    ["the vendor", HEAD.slice(HEAD.indexOf("Invoice number")), ITEMS, TOTALS],
    ["the currency", HEAD, ITEMS, TOTALS.replace("£", " ")],
    ["the lines", HEAD, "", TOTALS],
    ["the total", HEAD, ITEMS, TOTALS.slice(0, TOTALS.indexOf("Total  "))],
    ["all amounts before the total", HEAD, "", "\nTotal            £156.00"],
  ])("is lower without %s", (_, head, items, totals) => {
    expect(confidenceOfPage(`${head}${items}${totals}`)).toBeLessThan(confidenceIn(WHOLE));
  });

  test.each([
    ["the total", TOTALS.replace("156", "159")],
    ["the tax", TOTALS.replace("26.00", "29.00")],
  ])("is much lower with a wrong digit in %s", (_, totals) => {
    expect(confidenceOfPage(`${HEAD}${ITEMS}${totals}`)).toBeLessThan(0.6 * confidenceIn(WHOLE));
  });

  test("is much lower with a wrong digit in the subtotal", () => {
    // The reading leaves it out, because the lines lead to the total without it.
    const page = `${HEAD}${ITEMS}${TOTALS.replace("130", "180")}`;
    expect(confidenceOfPage(page)).toBeLessThan(0.6 * confidenceIn(WHOLE));
  });

  test("does not rise as a value stands out less against the next", () => {
    const fields = ["invoiceNumber", "invoiceDate", "currency", "vendor.name", "customer.name"];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (field, one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          expect(confidenceIn(withMargin(field, less))).toBeLessThanOrEqual(
            confidenceIn(withMargin(field, more)),
          );
        },
      ),
      { seed: 11, numRuns: 150 },
    );
  });

  function withMargin(field: string, margin: number): InvoiceRead {
    const found = new Map(WHOLE.found);
    const value = found.get(field);
    if (value === undefined) throw new RangeError(`The paper has no ${field}.`);
    return { ...WHOLE, found: found.set(field, { ...value, margin }) };
  }

  test("falls where something was left open", () => {
    const open = { ...WHOLE, notices: ["Something is open."] };
    expect(confidenceIn(open)).toBeLessThan(confidenceIn(WHOLE));
  });

  test("falls where the electronic invoice says something else, and not where it agrees", () => {
    const eInvoice = (agrees: boolean): EmbeddedInvoice => ({
      name: "factur-x.xml",
      profile: null,
      comparisons: [{ figure: "total", xml: "156.00", printed: "156.00", agrees }],
    });
    expect(confidenceIn(WHOLE, [], eInvoice(true))).toBe(confidenceIn(WHOLE));
    expect(confidenceIn(WHOLE, [], eInvoice(false))).toBeLessThan(confidenceIn(WHOLE));
  });

  test("falls with the least certain characters of the total", () => {
    expect(confidenceIn(doubtful("£156.00"))).toBeLessThan(confidenceIn(WHOLE));
  });

  test.each(["80.00", "26.00"])("and with those of the lines and the taxes: %s", (text) => {
    // Only the fields with reasons of their own are looked at.
    expect(confidenceIn(doubtful(text))).toBeLessThan(confidenceIn(WHOLE));
  });

  /** The whole paper with one word whose characters are hardly legible. */
  function doubtful(text: string): InvoiceRead {
    const pages = typedPages([`${HEAD}${ITEMS}${TOTALS}`]).map((page) => ({
      ...page,
      words: page.words.map((word) => (word.text === text ? { ...word, certainty: 0.5 } : word)),
    }));
    return readInvoice(layoutOf(pages), [anyInvoice]);
  }
});
