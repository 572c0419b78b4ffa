import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ReadError } from "../src/base/read-error.ts";
import type { Page } from "../src/page/page.ts";
import { readInvoiceOf } from "./support/read-invoice-pages.ts";
import { typedPage, typedWord } from "./support/typed-page.ts";
import { ALL_WORDS } from "../templates/invoice/words/all.ts";

/** Milliseconds; several times what was measured on a slow machine. */
const MOST_TIME = 2000;

/** Reads pages that may be an invoice or not; how long it took. Anything but a refusal is a fault. */
function timeOf(pages: readonly Page[]): number {
  const start = performance.now();
  try {
    readInvoiceOf(pages);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  return performance.now() - start;
}

/** Words in rows of so many, ten points apart. */
function grid(texts: readonly string[], perRow: number): Page {
  return typedPage(
    texts.map((text, at) =>
      typedWord(text, 20 + (560 / perRow) * (at % perRow), 20 + 11 * Math.floor(at / perRow), 8),
    ),
  );
}

/** Rows of text, each with an amount at the right margin. */
function ladder(rows: readonly string[], amount: (at: number) => string): Page {
  return typedPage(
    rows.flatMap((row, at) => [
      ...row.split(" ").map((text, index) => typedWord(text, 40 + 70 * index, 20 + 12 * at)),
      typedWord(amount(at), 520, 20 + 12 * at),
    ]),
  );
}

function times(count: number, text: (at: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, at) => text(at));
}

const HOSTILE: readonly (readonly [title: string, pages: () => readonly Page[]])[] = [
  [
    "5,000 numbers",
    () => [
      grid(
        times(5000, (at) => `${at * 7}.${10 + (at % 90)}`),
        10,
      ),
    ],
  ],
  [
    "5,000 times the same number",
    () => [
      grid(
        times(5000, () => "100.00"),
        8,
      ),
    ],
  ],
  [
    "5,000 groups of three digits",
    () => [
      grid(
        times(5000, (at) => String(100 + (at % 900))),
        60,
      ),
    ],
  ],
  [
    "5,000 dashes",
    () => [
      grid(
        times(5000, () => "-"),
        40,
      ),
    ],
  ],
  [
    "5,000 currency signs",
    () => [
      grid(
        times(5000, (at) => (at % 2 === 0 ? "€" : "5")),
        40,
      ),
    ],
  ],
  [
    "2,000 lines with a total",
    () => [
      ladder(
        times(2000, () => "Total"),
        (at) => `${at}.50`,
      ),
    ],
  ],
  [
    "2,000 lines with one total each of eight kinds",
    () => [
      ladder(
        times(2000, (at) =>
          String(
            [
              "Subtotal",
              "Discount",
              "Shipping",
              "VAT 20%",
              "Total",
              "Amount paid",
              "Rounding",
              "Balance due",
            ][at % 8],
          ),
        ),
        (at) => `${at * 3}.${10 + (at % 90)}`,
      ),
    ],
  ],
  [
    "1,000 taxes",
    () => [
      ladder(
        times(1000, (at) => `VAT ${1 + (at % 30)}%`),
        (at) => `${at}.07`,
      ),
    ],
  ],
  [
    "1,000 rows of a tax table that all fit",
    () => [
      typedPage(
        times(1000, String).flatMap((_, at) => [
          typedWord("20%", 60, 20 + 12 * at),
          typedWord(`${(at + 1) * 5}.00`, 200, 20 + 12 * at),
          typedWord(`${at + 1}.00`, 300, 20 + 12 * at),
          typedWord(`${(at + 1) * 6}.00`, 400, 20 + 12 * at),
        ]),
      ),
    ],
  ],
  [
    "4,000 labels without values",
    () => [
      grid(
        times(4000, (at) => ["Invoice", "Total", "Date", "VAT", "No."][at % 5] ?? ""),
        12,
      ),
    ],
  ],
  [
    "every phrase that is known",
    () => {
      const phrases = ALL_WORDS.flatMap(({ head, amounts }) =>
        [...Object.values(head), ...Object.values(amounts)].flat(),
      );
      const words = phrases.flatMap((phrase) => phrase.replace(/[[\]|]/g, " ").split(/\s+/));
      return [grid(words.filter((word) => word !== "").slice(0, 6000), 12)];
    },
  ],
  [
    "3,000 dates",
    () => [
      grid(
        times(3000, (at) => `0${1 + (at % 9)}/0${1 + (at % 8)}/2025`),
        8,
      ),
    ],
  ],
  [
    "a line of 4,000 words",
    () => [typedPage(times(4000, String).map((text, at) => typedWord(text, 4 * at, 40, 8)))],
  ],
  [
    "4,000 words on top of each other",
    () => [typedPage(times(4000, (at) => `Total ${at}`).map((text) => typedWord(text, 40, 40)))],
  ],
  [
    "400 lines of items that all fit",
    () => [
      typedPage([
        ...["Description", "Qty", "Price", "Amount"].map((text, at) =>
          typedWord(text, 40 + 140 * at, 20),
        ),
        ...times(400, String).flatMap((_, at) =>
          ["Pipe", "2", "10.00", "20.00"].map((text, cell) =>
            typedWord(text, 40 + 140 * cell, 34 + 12 * at),
          ),
        ),
      ]),
    ],
  ],
  [
    "words of 5,000 letters",
    () => [
      grid(
        [..."ab1.,-("].map((sign) => sign.repeat(5000)),
        1,
      ),
    ],
  ],
  [
    "25 pages of totals",
    () =>
      times(25, String).map((_, at) => ({
        ...ladder(
          times(60, (row) => `Total invoice ${row}`),
          (row) => `${row * at}.25`,
        ),
        pageNumber: at + 1,
      })),
  ],
];

describe("a hostile page is read or refused in time", () => {
  test.each(HOSTILE)("%s", (_, pages) => {
    expect(timeOf(pages())).toBeLessThan(MOST_TIME);
  });

  test("and takes not much more than twice the time when it is twice as long", () => {
    const page = (count: number): readonly Page[] => [
      ladder(
        times(count, (at) => (at % 3 === 0 ? "Total" : "Copper pipe")),
        (at) => `${at}.50`,
      ),
    ];
    timeOf(page(200));
    const [small, large] = [timeOf(page(400)), timeOf(page(1600))];
    // Four times the length; sixteen times the time would be a square.
    expect(large).toBeLessThan(12 * Math.max(small, 20));
  });
});

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
      { seed: 5, numRuns: 200 },
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
      { seed: 6, numRuns: 200 },
    );
  });

  test("of any characters", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pageOf(text), (page) => {
        expect(timeOf([page])).toBeLessThan(MOST_TIME);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test("of numbers with up to sixty digits", () => {
    const text = fc.stringMatching(/^[-($€]{0,2}\d{1,60}[.,]?\d{0,9}[)%-]{0,2}$/);
    fc.assert(
      fc.property(pageOf(text), (page) => {
        expect(timeOf([page])).toBeLessThan(MOST_TIME);
      }),
      { seed: 8, numRuns: 100 },
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
