import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowsIn, type Typed, typedRow, typedTable } from "./typewritten.ts";
import { cases } from "../../support/cases.ts";

const CAPTIONS = [
  "Scheduled Value",
  "Previous",
  "This Period",
  "Stored",
  "To Date",
  "Balance",
  "Retainage",
];

/** A row of a sheet: seven figures, of which some may not be printed. */
type Cells = readonly string[];

/** A sheet of numbered rows with its captions. */
interface Sheet {
  readonly rows: readonly Cells[];
  /** How many columns are printed first. */
  readonly cut: number;
  /** How many rows fit on a page. */
  readonly perPage: number;
}

const figure = fc.integer({ min: 100, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));

const cells = fc.array(figure, { minLength: 7, maxLength: 7 });

/** One to three pages of rows, the last of them full or not. */
const sheet: fc.Arbitrary<Sheet> = fc
  .record({
    cut: fc.constantFrom(3, 4),
    perPage: fc.integer({ min: 4, max: 7 }),
    pages: fc.integer({ min: 1, max: 3 }),
    missing: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ cut, perPage, pages, missing }) => {
    const count = perPage * pages - (pages === 1 ? 0 : missing);
    return fc
      .array(cells, { minLength: count, maxLength: count })
      .map((rows) => ({ rows, cut, perPage }));
  });

/** Pages with some columns of a sheet. */
function pagesOf(
  { rows, perPage }: Sheet,
  [from, to]: readonly [from: number, to: number],
  textOf: (row: number) => readonly [item: string, text: string],
): readonly Typed[] {
  const captions = typedRow("", "", CAPTIONS.slice(from, to));
  const lines = rows.map((cells, index) => typedRow(...textOf(index), cells.slice(from, to)));
  const count = Math.ceil(lines.length / perPage);
  return Array.from({ length: count }, (_, page) => [
    captions,
    ...lines.slice(page * perPage, (page + 1) * perPage),
  ]);
}

function numbered(row: number): readonly [string, string] {
  return [String(row + 1), `Work ${"abcdefghijklmnopqrstu".charAt(row)}`];
}

function onlyNumber(row: number): readonly [string, string] {
  return [String(row + 1), ""];
}

function nothing(): readonly [string, string] {
  return ["", ""];
}

/** What is read from all pages, as it would be printed. */
function printedRows(drawn: Sheet): readonly string[] {
  return drawn.rows.map((cells, index) => `${numbered(index).join(" ")} | ${cells.join(" ")}`);
}

const NAMES = [
  "scheduledValue",
  "previousWork",
  "workThisPeriod",
  "storedMaterials",
  "completedAndStored",
  "balanceToFinish",
  "retainage",
];

describe("a sheet too wide for its pages reads as one, cut by columns", () => {
  test.each([
    ["with the numbers and texts of its rows on both halves", numbered],
    ["with nothing but numbers beside the columns that did not fit", onlyNumber],
    ["with nothing beside the columns that did not fit", nothing],
  ] as const)("%s", (_, textOf) => {
    fc.assert(
      fc.property(sheet, (drawn) => {
        const halves = [
          ...pagesOf(drawn, [0, drawn.cut], numbered),
          ...pagesOf(drawn, [drawn.cut, CAPTIONS.length], textOf),
        ];
        const table = typedTable(...halves);
        expect(table.names).toEqual(NAMES);
        expect(rowsIn(table)).toEqual(printedRows(drawn));
        expect(table.pageNumbers).toEqual(halves.map((__, index) => index + 1));
      }),
      { seed: 702, numRuns: cases(100) },
    );
  });

  test("with each page of the first columns right before the same rows of the others", () => {
    fc.assert(
      fc.property(sheet, (drawn) => {
        const left = pagesOf(drawn, [0, drawn.cut], numbered);
        const right = pagesOf(drawn, [drawn.cut, CAPTIONS.length], onlyNumber);
        const table = typedTable(...left.flatMap((page, index) => [page, right[index] ?? []]));
        expect(table.names).toEqual(NAMES);
        expect(rowsIn(table)).toEqual(printedRows(drawn));
      }),
      { seed: 703, numRuns: cases(100) },
    );
  });
});

/** Four rows of three columns, and the next three columns on a page of their own. */
const LEFT: Typed = [
  typedRow("Item", "Description", CAPTIONS.slice(0, 3)),
  typedRow("1", "Sitework", ["100.00", "20.00", "40.00"]),
  typedRow("2", "Concrete", ["250.00", "30.00", "50.00"]),
  typedRow("3", "Steel", ["300.00", "50.00", "90.00"]),
  typedRow("4", "Roof", ["400.00", "60.00", "70.00"]),
];
const RIGHT: Typed = [
  typedRow("", "", CAPTIONS.slice(4)),
  typedRow("", "", ["60.00", "40.00", "6.00"]),
  typedRow("", "", ["80.00", "170.00", "8.00"]),
  typedRow("", "", ["140.00", "160.00", "14.00"]),
  typedRow("", "", ["130.00", "270.00", "13.00"]),
];

describe("rows of another page are the other half of those before", () => {
  const WHOLE = [
    "1 Sitework | 100.00 20.00 40.00 60.00 40.00 6.00",
    "2 Concrete | 250.00 30.00 50.00 80.00 170.00 8.00",
    "3 Steel | 300.00 50.00 90.00 140.00 160.00 14.00",
    "4 Roof | 400.00 60.00 70.00 130.00 270.00 13.00",
  ];

  test.each<readonly [string, Typed]>([
    ["at the same heights", RIGHT],
    ["below captions of another depth", ["", "", "", ...RIGHT]],
    [
      "with the same numbers, wherever they stand",
      RIGHT.flatMap((line, index) => [index === 0 ? line : `${index}${line.slice(1)}`, ""]),
    ],
  ])("%s", (_, right) => {
    expect(rowsIn(typedTable(LEFT, right))).toEqual(WHOLE);
  });

  test("though one of five may be blank there", () => {
    const left = [...LEFT, typedRow("5", "Doors", ["500.00", "70.00", "80.00"])];
    expect(rowsIn(typedTable(left, RIGHT))).toEqual([
      ...WHOLE,
      "5 Doors | 500.00 70.00 80.00 . . .",
    ]);
  });

  test.each<readonly [string, Typed]>([
    ["not where they stand at other heights", RIGHT.flatMap((line) => [line, ""])],
    [
      "not where a column is one of those before",
      RIGHT.map((line) => line.replace("To Date ", "Previous")),
    ],
    [
      "not where most of the rows are missing",
      RIGHT.slice(0, 3).map((line) => line.replace(/^ {11}(?= +\d)/, "      Walls")),
    ],
    [
      "not where they have other numbers",
      RIGHT.flatMap((line, index) => [index === 0 ? line : `${index + 4}${line.slice(1)}`, ""]),
    ],
  ])("%s", (_, right) => {
    expect(typedTable(LEFT, right).names).toHaveLength(3);
  });
});

test("two captions of other columns do not go on with the columns that stand in the same places", () => {
  const right = RIGHT.map((line) => line.slice(0, -17).trimEnd());
  const table = typedTable(LEFT, right);
  expect(rowsIn(table)).toEqual(
    LEFT.slice(1).map((line) =>
      line
        .trim()
        .replace(/^(\d)\s+(\S+)\s+/, "$1 $2 | ")
        .replace(/\s{2,}/g, " "),
    ),
  );
});
