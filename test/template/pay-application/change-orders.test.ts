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

/** The list that a sheet of these rows offers, below a summary that prints line 2. */
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
  const { judged } = draftOf([page]).lists;
  const ofSheet = judged.find(({ offer }) => offer.source === "sheet")?.offer.orders ?? [];
  return ofSheet.map(({ number, description, amount }) => [
    number?.value ?? null,
    description?.value ?? null,
    amount?.value.toPlain() ?? null,
  ]);
}

describe("rows that say that they are change orders", () => {
  test("are listed with their number, words and price", () => {
    const rows = [
      priced("4", "CO-001 Roof drain", "1,250.00"),
      priced("5", "Change Order 2 Doors", "(300.00)"),
    ];
    expect(orders(rows)).toEqual([
      ["CO-001", "Roof drain", "1250.00"],
      ["2", "Doors", "-300.00"],
    ]);
  });

  test("may say so in their item", () => {
    expect(orders([priced("CO1", "Roof drain", "1,250.00")])).toEqual([
      ["CO1", "Roof drain", "1250.00"],
    ]);
  });

  test("may say so in an item behind their words", () => {
    const turned = ([item = "", description = "", ...figures]: Cells): Cells => [
      description,
      item,
      ...figures,
    ];
    const places = PLACES.with(1, { left: 220 });
    const rows = [CAPTIONS, ...WORK, priced("CO1", "Roof drain", "1,250.00")].map(turned);
    expect(ordersOn(typedRows(rows, places, TOP))).toEqual([["CO1", "Roof drain", "1250.00"]]);
  });

  test("may have their number as a code in their item", () => {
    expect(orders([priced("P00001", "Modification: Roof drain", "1,250.00")])).toEqual([
      ["P00001", "Roof drain", "1250.00"],
    ]);
  });
});

describe("a section of change orders", () => {
  test.each([
    "Change Orders",
    "APPROVED CHANGE ORDERS:",
    "B. Variations",
    "Extras",
    "Supplemental Agreements",
  ])("%s gives its rows the numbers of their items", (heading) => {
    const rows: readonly Cells[] = [["", heading], priced("4", "Roof drain", "1,250.00")];
    expect(orders(rows)).toEqual([["4", "Roof drain", "1250.00"]]);
  });

  test("gives its rows the numbers before their words", () => {
    const rows: readonly Cells[] = [
      ["", "Change Orders"],
      priced("4", "#001 - Roof drain", "1,250.00"),
    ];
    expect(orders(rows)).toEqual([["001", "Roof drain", "1250.00"]]);
  });

  test("gives its rows the codes of a column beside them", () => {
    const coded = ([item = "", description = "", ...figures]: Cells, code: string): Cells => [
      item,
      code,
      description,
      ...figures,
    ];
    const places = PLACES.toSpliced(1, 1, { left: 70 }, { left: 150 });
    const rows = [
      coded(CAPTIONS, "Cost code"),
      ...WORK.map((row) => coded(row, "02-100")),
      ["", "", "Change Orders"],
      coded(priced("4", "Roof drain", "1,250.00"), "CZ-003"),
    ];
    expect(ordersOn(typedRows(rows, places, TOP))).toEqual([["CZ-003", "Roof drain", "1250.00"]]);
  });

  test("ends with a total", () => {
    const rows: readonly Cells[] = [
      ["", "Change Orders"],
      priced("4", "Roof drain", "1,250.00"),
      priced("", "Subtotal", "1,250.00"),
      priced("5", "Demolition", "900.00"),
    ];
    expect(orders(rows)).toEqual([["4", "Roof drain", "1250.00"]]);
  });

  test.each(["Changes of grade", "Trades"])("is not %s", (heading) => {
    expect(orders([["", heading], priced("4", "Roof drain", "1,250.00")])).toEqual([]);
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

  test("or where all together are a printed total", () => {
    expect(orders([...GROUPS, priced("", "Total", "1,650.00")])).toEqual(SUMMED);
  });

  test("may be wrapped", () => {
    const rows: readonly Cells[] = [
      ["", "PCCO #001: Door"],
      [],
      priced("4", "Hinges", "700.00"),
      priced("5", "Locks", "550.00"),
    ];
    const wrapped = typedText("hardware of the lobby", 70, TOP + 4 * LINE + 14);
    expect(orders(rows, "$1,250.00", wrapped)).toEqual([
      ["001", "Door hardware of the lobby", "1250.00"],
    ]);
  });

  test("has no price of its own where that is not printed", () => {
    expect(orders(GROUPS, "$1,700.00")).toEqual([
      ["001", "Door hardware", null],
      ["002", "Roof drain", "400.00"],
    ]);
  });

  test("ends with a total", () => {
    const rows = [
      ...GROUPS,
      priced("", "Subtotal", "1,650.00"),
      priced("7", "Demolition", "90.00"),
    ];
    expect(orders(rows, "$1,650.00")).toEqual(SUMMED);
  });
});

describe("the last rows of a sheet", () => {
  const LAST: readonly Cells[] = [
    priced("4", "01 / Lobby finishes", "1,250.00"),
    priced("5", "02 / Trench drain", "(300.00)"),
  ];

  test("are the change orders where together they are line 2 and each has a number", () => {
    expect(orders(LAST, "$950.00")).toEqual([
      ["01", "Lobby finishes", "1250.00"],
      ["02", "Trench drain", "-300.00"],
    ]);
  });

  test.each<readonly [string, readonly Cells[], string | undefined]>([
    ["line 2 is another sum", LAST, "$951.00"],
    [
      "line 2 is zero",
      [priced("4", "01 / Lobby", "1.00"), priced("5", "02 / Back", "(1.00)")],
      "$0.00",
    ],
    ["line 2 is not printed", LAST, undefined],
  ])("are not where %s", (_, rows, net) => {
    expect(orders(rows, net)).toEqual([]);
  });
});
