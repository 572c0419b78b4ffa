import { describe, expect, test } from "vitest";
import type { Page } from "../src/page/page.ts";
import { MOST_TIME, timeOf } from "./support/time-of-reading.ts";
import { typedPage, typedWord } from "./support/typed-page.ts";
import { anyInvoice } from "../templates/invoice/any-invoice.ts";

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
      const phrases = anyInvoice.words.flatMap(({ head, amounts }) =>
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
        Array.from("ab1.,-(").map((sign) => sign.repeat(5000)),
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
