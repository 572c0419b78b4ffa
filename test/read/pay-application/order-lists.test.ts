import { describe, expect, test } from "vitest";
import type { Word } from "../../../src/page/page.ts";
import { draftOf } from "../../../bench/fit/draft.ts";
import { typedPage, typedText } from "../../support/typed-page.ts";
import { type Cells, LINE, type Place, typedRows } from "./typed-rows.ts";

type Told = readonly [number: string | null, description: string | null, amount: string | null];

const PLACES: readonly Place[] = [
  { left: 30 },
  { left: 70 },
  { right: 400 },
  { right: 500 },
  { right: 600 },
  { right: 700 },
  { right: 800 },
];

const CAPTIONS: Cells = [
  "Item",
  "Description of work",
  "Scheduled value",
  "Previous",
  "This period",
  "Total to date",
  "Balance",
];

const WORK: readonly Cells[] = [
  ["1", "General conditions", "10,000.00", "4,000.00", "2,000.00", "6,000.00", "4,000.00"],
  ["2", "Concrete", "20,000.00", "9,000.00", "1,000.00", "10,000.00", "10,000.00"],
  ["3", "Masonry", "30,000.00", "5,000.00", "5,000.00", "10,000.00", "20,000.00"],
];

/** Where the captions of the sheet stand. */
const TOP = 240;

/** What makes the page a pay application. */
const SUMMARY: readonly Cells[] = [
  ["Total completed and stored to date", "$26,000.00"],
  ["Total retainage", "$2,600.00"],
  ["Total earned less retainage", "$23,400.00"],
  ["Less previous certificates for payment", "$16,200.00"],
  ["Current payment due", "$7,200.00"],
];

/** A priced row of which nothing is done yet. */
function priced(item: string, description: string, amount: string): Cells {
  return [item, description, amount, "0.00", "0.00", "0.00", amount];
}

/** The list that is read of a sheet of these rows, below a summary that prints line 2. */
function orders(
  rows: readonly Cells[],
  lineTwo?: string,
  more: readonly Word[] = [],
): readonly Told[] {
  const sum: Cells = lineTwo === undefined ? [] : ["Net change by change orders", lineTwo];
  return ordersOn([...typedRows([CAPTIONS, ...WORK, ...rows], PLACES, TOP), ...more], sum);
}

function ordersOn(words: readonly Word[], lineTwo: Cells = []): readonly Told[] {
  const summary = typedRows([lineTwo, ...SUMMARY], [{ left: 30 }, { right: 400 }], 40);
  const page = { ...typedPage([...summary, ...words]), width: 850, height: 1_100 };
  return draftOf([page]).lists.orders.map(({ number, description, amount }) => [
    number?.value ?? null,
    description?.value ?? null,
    amount?.value.toPlain() ?? null,
  ]);
}

describe("rows that say that they are change orders", () => {
  const COLUMN: readonly Cells[] = [
    priced("CO1", "Roof drain", "1,250.00"),
    priced("CO2", "Doors", "(300.00)"),
  ];

  const LISTED: readonly Told[] = [
    ["CO1", "Roof drain", "1250.00"],
    ["CO2", "Doors", "-300.00"],
  ];

  test("are listed with their number, words and price", () => {
    const rows = [
      priced("4", "CO-001 Roof drain", "1,250.00"),
      priced("5", "Change Order 2 Doors", "(300.00)"),
    ];
    const listed: readonly Told[] = [
      ["CO-001", "Roof drain", "1250.00"],
      ["2", "Doors", "-300.00"],
    ];
    expect(orders(rows)).toEqual(listed);
    expect(orders(rows, "$950.00")).toEqual(listed);
  });

  test("may say so in their item", () => {
    expect(orders(COLUMN, "$950.00")).toEqual(LISTED);
  });

  test("may say so in an item behind their words", () => {
    const turned = ([item = "", description = "", ...figures]: Cells): Cells => [
      description,
      item,
      ...figures,
    ];
    const places = PLACES.with(1, { left: 220 });
    const rows = [CAPTIONS, ...WORK, ...COLUMN].map(turned);
    const words = typedRows(rows, places, TOP);
    expect(ordersOn(words, ["Net change by change orders", "$950.00"])).toEqual(LISTED);
  });

  test("keep the rest of a wrapped description", () => {
    const wrapped = typedText("of the east wing", 70, TOP + 4 * LINE + 12);
    expect(orders(COLUMN, "$950.00", wrapped)).toEqual([
      ["CO1", "Roof drain of the east wing", "1250.00"],
      ["CO2", "Doors", "-300.00"],
    ]);
  });
});

describe("a numbered heading over priced lines", () => {
  const GROUPS: readonly Cells[] = [
    ["", "PCCO #001: Door hardware"],
    priced("4", "Hinges", "700.00"),
    priced("5", "Locks", "550.00"),
    ["", "PCCO #002: Roof drain"],
    priced("6", "Drain", "400.00"),
  ];

  const SUMMED: readonly Told[] = [
    ["001", "Door hardware", "1250.00"],
    ["002", "Roof drain", "400.00"],
  ];

  test("is one order with the sum of its lines where all together are line 2", () => {
    expect(orders(GROUPS, "$1,650.00")).toEqual(SUMMED);
  });

  test("ends with a total", () => {
    const rows = [
      ...GROUPS,
      priced("", "Subtotal", "1,650.00"),
      priced("7", "Demolition", "90.00"),
    ];
    expect(orders(rows, "$1,650.00")).toEqual(SUMMED);
  });

  test("is no sum where that is printed nowhere", () => {
    expect(orders(GROUPS, "$1,700.00")).not.toContainEqual(SUMMED[0]);
  });
});

describe("the last rows of a sheet", () => {
  const LAST: readonly Cells[] = [
    priced("4", "01 / Lobby finishes", "1,250.00"),
    priced("5", "02 / Trench drain", "(300.00)"),
  ];

  test("are the change orders where together they are line 2 and each has a number", () => {
    expect(orders(LAST, "$950.00").map(([, , amount]) => amount)).toEqual(["1250.00", "-300.00"]);
  });

  test.each<readonly [string, readonly Cells[], string | undefined]>([
    ["line 2 is another sum", LAST, "$951.00"],
    ["line 2 is not printed", LAST, undefined],
  ])("are not where %s", (_, rows, net) => {
    expect(orders(rows, net)).toEqual([]);
  });

  // Two rows that cancel out are taken for the orders of a net change of zero.
  test.fails("are not where line 2 is zero", () => {
    const rows = [priced("4", "01 / Lobby", "1.00"), priced("5", "02 / Back", "(1.00)")];
    expect(orders(rows, "$0.00")).toEqual([]);
  });
});
