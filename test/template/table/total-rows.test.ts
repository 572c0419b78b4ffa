import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Typed } from "./typewritten.ts";
import { rowsIn, typedRow, typedTable } from "./typewritten.ts";
import { cases } from "../../support/cases.ts";

/** Cents of one row: scheduled value, this period, balance. */
type Cents = readonly [number, number, number];

const HEADER = typedRow("Item", "Description", ["Scheduled Value", "This Period", "Balance"]);

const WORK: readonly Cents[] = [
  [10_000, 4_000, 6_000],
  [25_000, 5_000, 20_000],
  [30_000, 10_000, 20_000],
];

function row(item: string, text: string, cents: Cents): string {
  return typedRow(
    item,
    text,
    cents.map((amount) => (amount / 100).toFixed(2)),
  );
}

function items(work: readonly Cents[], first = 1): Typed {
  return work.map((cents, index) => row(String(first + index), "Work", cents));
}

function unnumbered(work: readonly Cents[]): Typed {
  return work.map((cents) => row("", "Work", cents));
}

function sumOf(work: readonly Cents[]): Cents {
  const sum = (column: 0 | 1 | 2): number =>
    work.reduce((total, cents) => total + cents[column], 0);
  return [sum(0), sum(1), sum(2)];
}

/** Places of the rows that are told as totals. */
function totals(...lines: readonly Typed[]): readonly number[] {
  return rowsIn(typedTable([HEADER, ...lines.flat()])).flatMap((line, index) =>
    line.startsWith("=") ? [index] : [],
  );
}

const amount = fc.integer({ min: 1, max: 9_999_999 });
const work = fc.array(fc.tuple(amount, amount, amount), { minLength: 3, maxLength: 12 });

describe("a row that no caption tells as a total", () => {
  test("is one where it has what all items above add up to", () => {
    fc.assert(
      fc.property(work, (cents) => {
        expect(totals(items(cents), [row("", "Building A", sumOf(cents))])).toEqual([cents.length]);
      }),
      { seed: 702, numRuns: cases(100) },
    );
  });

  test("is an item where two of its figures are a cent off", () => {
    fc.assert(
      fc.property(work, fc.constantFrom(0, 1, 2), (cents, kept) => {
        const [first, second, third] = sumOf(cents);
        const off = (column: number): number => (column === kept ? 0 : 1);
        const wrong: Cents = [first + off(0), second + off(1), third + off(2)];
        expect(totals(items(cents), [row("", "Building A", wrong)])).toEqual([]);
      }),
      { seed: 702, numRuns: cases(100) },
    );
  });

  test("may have one figure that is not the sum", () => {
    const [first, second, third] = sumOf(WORK);
    expect(totals(items(WORK), [row("", "Building A", [first, second, third + 1])])).toEqual([3]);
  });

  test("totals each section, and the last all of them", () => {
    fc.assert(
      fc.property(work, work, (one, two) => {
        const lines = [
          ...unnumbered(one),
          row("", "Building A", sumOf(one)),
          ...unnumbered(two),
          row("", "Building B", sumOf(two)),
          row("", "Both", sumOf([...one, ...two])),
        ];
        expect(totals(lines)).toEqual([
          one.length,
          one.length + two.length + 1,
          one.length + two.length + 2,
        ]);
      }),
      { seed: 702, numRuns: cases(100) },
    );
  });
});

describe("a row of four figures", () => {
  const captions = ["Scheduled Value", "Previous", "This Period", "Balance"];
  const header = typedRow("Item", "Description", captions);
  const work = [
    ["100.00", "10.00", "40.00", "50.00"],
    ["250.00", "20.00", "50.00", "180.00"],
    ["300.00", "30.00", "100.00", "170.00"],
  ].map((cells, index) => typedRow(String(index + 1), "Work", cells));

  test.each<readonly [string, number, readonly string[], boolean]>([
    ["is no total of three rows where two are wrong", 3, ["650", "60", "191", "401"], false],
    ["is the total of three rows where one is wrong", 3, ["650", "60", "190", "401"], true],
    ["is no total of two rows where one is wrong", 2, ["350", "30", "90", "231"], false],
    ["is the total of two rows where none is wrong", 2, ["350", "30", "90", "230"], true],
  ])("%s", (_, count, sums, isTotal) => {
    const total = typedRow(
      "",
      "Building A",
      sums.map((sum) => `${sum}.00`),
    );
    const table = typedTable([header, ...work.slice(0, count), total]);
    expect(rowsIn(table).at(-1)?.startsWith("=")).toBe(isTotal);
  });
});

describe("a section of one or two rows", () => {
  const [one, two] = [WORK.slice(0, 1), WORK.slice(0, 2)];

  test.each<readonly [string, Typed, readonly number[]]>([
    [
      "has a total that has no number, where its rows have one",
      [...items(two), row("", "Site", sumOf(two))],
      [2],
    ],
    [
      "of one row may be totalled as well",
      [...items(one), row("", "Site", sumOf(one)), ...items(WORK, 2)],
      [1],
    ],
    ["has no total that is numbered", [...items(two), row("3", "Site", sumOf(two))], []],
    [
      "has no total where its rows have no numbers",
      [...unnumbered(two), row("", "Site", sumOf(two))],
      [],
    ],
    [
      "has no total that is right in some columns only",
      [...items(two), row("", "Site", [35_000, 9_000, 26_001])],
      [],
    ],
    [
      "has no total of two figures",
      [...items(two), typedRow("", "Site", ["350.00", "90.00"]), ...items(WORK, 3)],
      [],
    ],
    [
      "has no total of nothing but zeros",
      [
        ...items(WORK),
        row("", "Building A", sumOf(WORK)),
        ...items([[0, 0, 0]], 4),
        row("", "Site", [0, 0, 0]),
      ],
      [3],
    ],
  ])("%s", (_, lines, expected) => {
    expect(totals(lines)).toEqual(expected);
  });
});

describe("lines that are broken down into the lines below them", () => {
  const lead = (cents: Cents): string => row("9", "General contractor", cents);

  test("are totals where the items add up to the total only without them", () => {
    fc.assert(
      fc.property(work, work, (one, two) => {
        const lines = [
          lead(sumOf(one)),
          ...items(one),
          ...items(two),
          row("", "Grand Total", sumOf([...one, ...two])),
        ];
        expect(totals(lines)).toEqual([0, 1 + one.length + two.length]);
      }),
      { seed: 702, numRuns: cases(100) },
    );
  });

  test.each<readonly [string, Cents]>([
    ["the items add up with them", sumOf([sumOf(WORK), ...WORK])],
    ["they do not add up without them either", sumOf([...WORK, [1, 0, 0]])],
  ])("are items where %s", (_, total) => {
    expect(totals([lead(sumOf(WORK)), ...items(WORK), row("", "Grand Total", total)])).toEqual([4]);
  });
});
