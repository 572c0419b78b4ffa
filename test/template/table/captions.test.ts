import { describe, expect, test } from "vitest";
import type { Ruling } from "../../../src/page/page.ts";
import type { SheetColumn } from "../../../src/template/template.ts";
import { level, upright } from "../../support/typed-page.ts";
import {
  atCharacter,
  atLine,
  tableOn,
  textsIn,
  type Typed,
  typedTable,
  typewritten,
} from "./typewritten.ts";

type Names = readonly (SheetColumn | null)[];

const TWO_AMOUNTS: Typed = [
  "Item  Description               Amount          Amount     This Period     Balance",
  "1     Sitework                  100.00          120.00           40.00       60.00",
  "2     Concrete                  250.00          270.00           50.00       60.00",
];

const QUANTITIES_AND_AMOUNTS: Typed = [
  "                                    Contract              This Period              Previous",
  "Item  Description           Quantity     Amount     Quantity     Amount     Quantity     Amount    Balance",
  "1     Sitework                 25.00     100.00        10.00      40.00         5.00      20.00      40.00",
  "2     Concrete                 50.00     250.00        10.00      50.00         5.00      25.00     175.00",
  "3     Steel                   100.00     300.00        30.00      90.00         5.00      15.00     195.00",
];

/** The names that headings over several columns give. */
function groupNames(lines: Typed, rulings: readonly Ruling[] = []): Names {
  return tableOn([typewritten(lines, 1, rulings)])?.otherNames[1] ?? [];
}

/** Cells around the headings: each from the left of its quantities to the right of its amounts. */
const CELLS: readonly Ruling[] = [
  ...[0, 1].map((line) => level(atLine(line) - 2, atCharacter(27), atCharacter(97))),
  ...[27, 47, 71, 97].map((place) => upright(atCharacter(place), atLine(0) - 2, atLine(5))),
];

describe("words over each column name it", () => {
  test.each<readonly [string, Typed, Names]>([
    [
      "where a remark follows",
      [
        "Item  Description    Scheduled Value   Approved (To Date)  Balance (Previous)",
        "1     Sitework            100.00             40.00             60.00",
        "2     Concrete            250.00             50.00             60.00",
      ],
      ["scheduledValue", "workThisPeriod", "balanceToFinish"],
    ],
    [
      "where captions are set so close that they read as one",
      [
        "Item  Description      Retainage Percent Stored To Date Balance",
        "1     Sitework            100.00   10.00  40.00   40.00   60.00",
        "2     Concrete            250.00   20.00  50.00   50.00  200.00",
      ],
      ["retainage", "percentComplete", "storedMaterials", "completedAndStored", "balanceToFinish"],
    ],
    [
      "where the next caption is that of a column without figures",
      [
        "Item  Description        Amount     Approved     Previous   Balance",
        "1     Sitework           100.00      40.00                    60.00",
        "2     Concrete           250.00      50.00                   200.00",
      ],
      ["scheduledValue", "workThisPeriod", "balanceToFinish"],
    ],
    [
      "but not where it stands between two",
      [
        "Item  Description    Scheduled Value               Previous                Retainage    Balance",
        "1     Sitework                100.00     40.00                   20.00          4.00      60.00",
        "2     Concrete                250.00     50.00                   30.00          5.00     200.00",
      ],
      ["scheduledValue", null, null, "retainage", "balanceToFinish"],
    ],
    [
      "but not where it stands far beside",
      [
        "Item  Description    Scheduled Value    Retainage    Balance                     Previous",
        "1     Sitework                100.00         4.00      60.00       40.00",
        "2     Concrete                250.00         5.00     200.00       50.00",
      ],
      ["scheduledValue", "retainage", "balanceToFinish", null],
    ],
    [
      "but not where several have the same word alone",
      TWO_AMOUNTS,
      [null, null, "workThisPeriod", "balanceToFinish"],
    ],
    [
      "but not where most words over it are others",
      [
        "Item  Description     Amount    Percent    Paid as Stored   Retainage   Balance",
        "1     Sitework        100.00      40.00       40.00             4.00     60.00",
        "2     Concrete        250.00      50.00       50.00             5.00     60.00",
      ],
      ["scheduledValue", "percentComplete", null, "retainage", "balanceToFinish"],
    ],
  ])("%s", (_, lines, expected) => {
    const table = typedTable(lines);
    expect(table.otherNames[0]).toEqual(expected);
  });

  test("and a word that heads several alone is no caption of one", () => {
    expect(typedTable(TWO_AMOUNTS).names).toEqual([
      null,
      null,
      "workThisPeriod",
      "balanceToFinish",
    ]);
  });
});

describe("headings over several columns", () => {
  const SHARED: Names = [
    "other",
    "scheduledValue",
    "other",
    "workThisPeriod",
    "other",
    "previousWork",
    "balanceToFinish",
  ];

  test.each([-1, 0, 1])("may stand %i characters off the middle", (characters) => {
    const [headings = "", ...lines] = QUANTITIES_AND_AMOUNTS;
    const moved = " ".repeat(10 + characters) + headings.slice(10);
    expect(groupNames([moved, ...lines])).toEqual(SHARED);
  });

  test("reach as far as their drawn cell, wherever they stand in it", () => {
    const [, ...lines] = QUANTITIES_AND_AMOUNTS;
    const headings =
      "                            Contract           This Period              Previous";
    expect(groupNames([headings, ...lines], CELLS)).toEqual(SHARED);
    expect(groupNames([headings, ...lines])).not.toEqual(SHARED);
  });

  test("need not be captions themselves", () => {
    const [, ...lines] = QUANTITIES_AND_AMOUNTS;
    const headings =
      "                                    Contract                  Now                  Earlier";
    expect(groupNames([headings, ...lines])).toEqual(SHARED);
  });

  test("are none where a colon ends them", () => {
    const [headings = "", ...lines] = QUANTITIES_AND_AMOUNTS;
    const [, ...others] = groupNames([headings.replace("Contract ", "Contract:"), ...lines]);
    expect(others).not.toEqual(SHARED.slice(1));
  });
});

describe("captions of one header stand closer than a text above them", () => {
  test("that names another column", () => {
    const table = typedTable([
      "                        Previous Amount",
      "                           Scheduled       This          To",
      "Item  Description            Value        Period        Date",
      "1     Sitework               100.00        40.00        60.00",
      "2     Concrete               250.00        50.00        60.00",
    ]);
    expect(table.names).toEqual(["scheduledValue", "workThisPeriod", "completedAndStored"]);
  });
});

describe("texts of a row", () => {
  test.each<readonly [string, Typed, readonly object[]]>([
    [
      "are cut where a column begins, though a number is set close to them",
      [
        "Item Description         Scheduled Value    This Period     Balance",
        "1    Sitework                     100.00          40.00       60.00",
        "1201 Concrete                     250.00          50.00      200.00",
        "3    Steel                        300.00         100.00      200.00",
      ],
      [
        { item: "1", description: "Sitework" },
        { item: "1201", description: "Concrete" },
        { item: "3", description: "Steel" },
      ],
    ],
    [
      "stand in the description where two columns are called items",
      [
        "No.   Item               Scheduled Value    This Period     Balance",
        "1     Sitework                    100.00          40.00       60.00",
        "2     Concrete                    250.00          50.00      200.00",
      ],
      [
        { item: "1", description: "Sitework" },
        { item: "2", description: "Concrete" },
      ],
    ],
    [
      "are told by their shape where no caption stands over them",
      [
        "                         Scheduled Value    This Period     Balance",
        "1     Sitework                    100.00          40.00       60.00",
        "B.    Concrete                    250.00          50.00      200.00",
        "Walls and roofs                   250.00          50.00      200.00",
      ],
      [
        { item: "1", description: "Sitework" },
        { item: "B.", description: "Concrete" },
        { description: "Walls and roofs" },
      ],
    ],
    [
      "belong to a caption right over them, though few rows have one",
      [
        "Item  Description     Unit     Scheduled Value    This Period     Balance",
        "1     Sitework                          100.00          40.00       60.00",
        "2     Concrete                          250.00          50.00      200.00",
        "3     Steel           tons              300.00         100.00      200.00",
        "4     Roof                              400.00         100.00      300.00",
      ],
      [
        { item: "1", description: "Sitework" },
        { item: "2", description: "Concrete" },
        { item: "3", description: "Steel", other: "tons" },
        { item: "4", description: "Roof" },
      ],
    ],
  ])("%s", (_, lines, expected) => {
    expect(textsIn(typedTable(lines))).toEqual(expected);
  });
});
