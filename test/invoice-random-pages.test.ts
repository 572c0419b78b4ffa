import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Page } from "../src/page/page.ts";
import { MOST_TIME, timeOf } from "./support/time-of-reading.ts";
import { typedPage, typedWord } from "./support/typed-page.ts";
import { cases } from "./support/cases.ts";

const WORDS = [
  "Total",
  "Subtotal",
  "VAT",
  "20%",
  "Invoice",
  "No.",
  "Date:",
  "14.04.2025",
  "03/04/2025",
  "12.50",
  "1.234,56",
  "-5.00",
  "€",
  "$",
  "kr",
  "(",
  ")",
  "-",
  "%",
  "INV-0863",
  "Paid",
  "Balance",
  "due",
  "Discount",
  "Bill",
  "to",
  "Ltd",
  "GmbH",
  "x",
  "2",
  "Qty",
  "Amount",
  "Description",
  "Price",
  "GB123456789",
] as const;

describe("no page makes the reading fail", () => {
  const place = { left: fc.integer({ min: 0, max: 560 }), top: fc.integer({ min: 0, max: 780 }) };
  const pageOf = (texts: fc.Arbitrary<string>): fc.Arbitrary<Page> =>
    fc
      .array(fc.record({ text: texts, ...place, points: fc.constantFrom(6, 9, 10, 24) }), {
        minLength: 1,
        maxLength: 90,
      })
      .map((words) =>
        typedPage(words.map(({ text, left, top, points }) => typedWord(text, left, top, points))),
      );
  const rowOf = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 });

  test("of known words anywhere", () => {
    fc.assert(
      fc.property(pageOf(fc.constantFrom(...WORDS)), (page) => {
        expect(timeOf([page])).toBeLessThan(MOST_TIME);
      }),
      { seed: 5, numRuns: cases(200) },
    );
  });

  test("of known words in rows", () => {
    fc.assert(
      fc.property(fc.array(rowOf, { minLength: 1, maxLength: 40 }), (rows) => {
        const page = typedPage(
          rows.flatMap((row, at) =>
            row.map((text, cell) => typedWord(text, 30 + 80 * cell, 20 + 14 * at)),
          ),
        );
        expect(timeOf([page])).toBeLessThan(MOST_TIME);
      }),
      { seed: 6, numRuns: cases(200) },
    );
  });

  test("of any characters", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pageOf(text), (page) => {
        expect(timeOf([page])).toBeLessThan(MOST_TIME);
      }),
      { seed: 7, numRuns: cases(200) },
    );
  });

  test("of numbers with up to sixty digits", () => {
    const text = fc.stringMatching(/^[-($€]{0,2}\d{1,60}[.,]?\d{0,9}[)%-]{0,2}$/);
    fc.assert(
      fc.property(pageOf(text), (page) => {
        expect(timeOf([page])).toBeLessThan(MOST_TIME);
      }),
      { seed: 8, numRuns: cases(100) },
    );
  });

  test("of boxes without a size", () => {
    const flat = WORDS.map((text, at) => ({
      ...typedWord(text, 40, 20 + at),
      glyphHeight: 0,
      box: { left: 40, right: 40, top: 20 + at, bottom: 20 + at },
    }));
    expect(timeOf([typedPage(flat)])).toBeLessThan(MOST_TIME);
  });
});
