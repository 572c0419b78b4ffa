import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isConstantShare,
  isProduct,
  shareHeld,
  shareOfPercents,
  sumsOf,
} from "../../src/schedule/relations.ts";
import { cases } from "../support/cases.ts";

const cents = fc.integer({ min: 1, max: 9_999_999 });

describe("sums", () => {
  test("are found where one column is two others, or three, in every row", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cents, cents, cents), { minLength: 4, maxLength: 12 }),
        (rows) => {
          const table = rows.map(([a, b, c]) => [a, b, c, a + b + c]);
          expect(sumsOf(table)).toContainEqual({ total: 3, parts: [0, 1, 2] });
          const pairs = rows.map(([a, b]) => [a + b, a, b]);
          expect(sumsOf(pairs)).toContainEqual({ total: 0, parts: [1, 2] });
        },
      ),
      { seed: 811, numRuns: cases(100) },
    );
  });

  test("may be wrong in one row of five, and not in most", () => {
    const rows = [1, 2, 3, 4, 5].map((value) => [value, 10 * value, 11 * value]);
    const wrong = (count: number) =>
      rows.map((row, index) => (index < count ? row.with(2, 7) : row));
    expect(sumsOf(wrong(1))).toContainEqual({ total: 2, parts: [0, 1] });
    expect(sumsOf(wrong(3))).toEqual([]);
  });

  test("are none where a part is empty in all rows", () => {
    expect(sumsOf([3, 4, 5].map((value) => [value, null, value]))).toEqual([]);
  });
});

describe("shares", () => {
  test("of rows in which a difference holds", () => {
    const rows = [
      [10, 4, 6],
      [9, 4, 5],
      [8, 4, 5],
    ];
    expect(shareHeld(rows, 2, [0, 1], [1, -1])).toBeCloseTo(2 / 3);
    expect(shareHeld(rows.slice(0, 1), 2, [0, 1], [1, -1])).toBeNull();
  });

  test("of rows in which a percent is one column over another, rounded", () => {
    const rows = [
      [300, 200],
      [300, 100],
    ];
    expect(shareOfPercents(rows, [67, 33.3], 1, 0)).toBe(1);
    expect(shareOfPercents(rows, [50, 33.3], 1, 0)).toBe(0.5);
  });

  test("that are the same small rate in all rows are held back", () => {
    const rows = [12_345, 67_890, 40_004].map((value) => [value, Math.round(value / 20)]);
    expect(isConstantShare(rows, 1, 0)).toBe(true);
    expect(isConstantShare(rows.with(0, [12_345, 900]), 1, 0)).toBe(false);
  });
});

test("a quantity times its price is an amount in cents", () => {
  const rows = [
    [300, 1_250, 3_750],
    [700, 990, 6_930],
    [1_150, 1_200, 13_800],
    [250, 2_000, 5_000],
  ];
  expect(isProduct(rows, 0, 1, 2)).toBe(true);
  expect(isProduct(rows, 0, 2, 1)).toBe(false);
});
