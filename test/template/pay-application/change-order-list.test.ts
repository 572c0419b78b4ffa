import { describe, expect, test } from "vitest";
import { changeOrderList } from "../../../src/template/pay-application/change-order-list.ts";
import { type Cells, piecesOnPage, type Place, typedRows } from "./typed-rows.ts";

type Told = readonly [number: string | null, description: string | null, amount: string | null];

/** Number, date, description, and one amount or two. */
const PLACES: readonly Place[] = [
  { left: 40 },
  { left: 130 },
  { left: 220 },
  { right: 460 },
  { right: 560 },
];

const CAPTIONS: Cells = ["CO No.", "Date", "Description", "Amount"];

const ROWS: readonly Cells[] = [
  ["1", "3/14/26", "Roof drain", "$1,250.00"],
  ["2", "4/02/26", "Lobby doors", "(300.00)"],
];

const ORDERS: readonly Told[] = [
  ["1", "Roof drain", "1250.00"],
  ["2", "Lobby doors", "-300.00"],
];

function moved(place: Place, by: number): Place {
  return "left" in place ? { left: place.left + by } : { right: place.right + by };
}

function listed(heading: string, rows: readonly Cells[]): readonly Told[] {
  const page = piecesOnPage(typedRows([[heading], ...rows], PLACES, 40));
  return changeOrderList([page], new Set()).map(({ number, description, amount }) => [
    number?.value ?? null,
    description?.value ?? null,
    amount?.value.toPlain() ?? null,
  ]);
}

describe("a list of change orders", () => {
  test.each([
    "Change Order Log",
    "Approved Change Orders",
    "Approved and proposed change orders",
    "Contract Modifications",
    "Variations",
    "C.O. Register",
    "",
  ])("is read below %j", (heading) => {
    expect(listed(heading, [CAPTIONS, ...ROWS])).toEqual(ORDERS);
  });

  test.each([
    "Pending Change Orders",
    "Proposed change orders",
    "Potential Change Orders",
    "Change orders not yet approved",
    "Change orders requested",
    "Unexecuted change orders",
    "Pending",
  ])("is not read below %j", (heading) => {
    expect(listed(heading, [CAPTIONS, ...ROWS])).toEqual([]);
  });

  test.each<readonly [string, Cells]>([
    ["Item", ["Item", "Date", "Description", "Amount"]],
    ["Number", ["No.", "Date", "Description", "Value"]],
  ])("needs a heading that speaks of orders where its caption is %s", (_, captions) => {
    expect(listed("", [captions, ...ROWS])).toEqual([]);
    expect(listed("Summary of invoices", [captions, ...ROWS])).toEqual([]);
    expect(listed("Change Order Log", [captions, ...ROWS])).toEqual(ORDERS);
  });

  test.each<readonly [string, Cells]>([
    ["numbers", ["Vendor", "Date", "Description", "Amount"]],
    ["amounts", ["CO No.", "Date", "Description", "Days"]],
    ["deductions beside its additions", ["CO No.", "Date", "Description", "Additions"]],
  ])("needs %s", (_, captions) => {
    expect(listed("Change Order Log", [captions, ...ROWS])).toEqual([]);
  });

  test("may print additions and deductions", () => {
    const rows: readonly Cells[] = [
      ["CO No.", "Date", "Description", "Additions", "Deductions"],
      ["1", "3/14/26", "Roof drain", "$1,250.00", ""],
      ["2", "4/02/26", "Lobby doors", "", "$300.00"],
      ["3", "4/09/26", "Signage", "0.00", "(75.00)"],
      ["4", "4/11/26", "Paving", "80.00", "0.00"],
    ];
    expect(listed("Change Order Log", rows)).toEqual([
      ...ORDERS,
      ["3", "Signage", "-75.00"],
      ["4", "Paving", "80.00"],
    ]);
  });
});

describe("the rows of a list", () => {
  test.each<readonly [string, Told]>([
    ["CO-001", ["CO-001", "Roof drain", "1250.00"]],
    ["Change Order 3", ["3", "Roof drain", "1250.00"]],
    ["#2", ["2", "Roof drain", "1250.00"]],
    ["No. 12", ["12", "Roof drain", "1250.00"]],
    ["14A", ["14A", "Roof drain", "1250.00"]],
  ])("may call their orders %j", (number, wanted) => {
    const row: Cells = [number, "3/14/26", "Roof drain", "$1,250.00"];
    expect(listed("Change Order Log", [CAPTIONS, row])).toEqual([wanted]);
  });

  test.each(["Roof", "3/14/26", "—", ""])("name no order by %j", (number) => {
    const row: Cells = [number, "3/14/26", "Roof drain", "$1,250.00"];
    expect(listed("Change Order Log", [CAPTIONS, row, ...ROWS.slice(1)])).toEqual([ORDERS[1]]);
  });

  test("are told from the amounts of a ledger that stand close beside them", () => {
    const page = piecesOnPage(
      typedRows(
        [
          ["Contract sum", "$9,000.00", ...CAPTIONS],
          ["Change orders", "$950.00", ...(ROWS[0] ?? [])],
          ["Contract sum to date", "$9,950.00", ...(ROWS[1] ?? [])],
        ],
        [{ left: 20 }, { right: 170 }, ...PLACES.map((place) => moved(place, 150))],
        40,
      ),
    );
    expect(changeOrderList([page], new Set()).map(({ number }) => number?.value)).toEqual([
      "1",
      "2",
    ]);
  });

  test("are no subtotals, and end with the total", () => {
    const rows: readonly Cells[] = [
      ...ROWS.slice(0, 1),
      ["Subtotal", "", "", "$1,250.00"],
      ...ROWS.slice(1),
      ["Total", "", "", "$950.00"],
      ["3", "5/01/26", "After the total", "$9.00"],
    ];
    expect(listed("Change Order Log", [CAPTIONS, ...rows])).toEqual(ORDERS);
  });

  test("end where pending orders begin", () => {
    const rows: readonly Cells[] = [
      ...ROWS,
      ["Pending change orders"],
      ["3", "5/01/26", "Not yet agreed", "$9.00"],
    ];
    expect(listed("Change Order Log", [CAPTIONS, ...rows])).toEqual(ORDERS);
  });

  test("end where a wide gap follows", () => {
    const rows: readonly Cells[] = [...ROWS, [], [], [], ["3", "5/01/26", "Far", "$9.00"]];
    expect(listed("Change Order Log", [CAPTIONS, ...rows])).toEqual(ORDERS);
  });

  test("may have descriptions of several lines", () => {
    const rows: readonly Cells[] = [...ROWS.slice(0, 1), ["", "", "as agreed on site"]];
    expect(listed("Change Order Log", [CAPTIONS, ...rows])).toEqual(ORDERS.slice(0, 1));
  });

  test("have nothing to do with a ledger beside them", () => {
    const beside = typedRows(
      [["Total retainage", "7,777.00"]],
      [{ left: 640 }, { right: 900 }],
      90,
    );
    const own = typedRows([["Change Order Log"], CAPTIONS, ...ROWS], PLACES, 40);
    const orders = changeOrderList([piecesOnPage([...own, ...beside])], new Set());
    expect(orders.map(({ amount }) => amount?.value.toPlain())).toEqual(["1250.00", "-300.00"]);
  });

  test("keep the reference of a column of its own", () => {
    const captions: Cells = ["CO No.", "PCO No.", "Description", "Amount"];
    const page = piecesOnPage(
      typedRows([captions, ["1", "COR-7", "Roof drain", "$1,250.00"]], PLACES, 40),
    );
    const [order] = changeOrderList([page], new Set());
    expect(order?.reference?.value).toBe("COR-7");
  });
});

test("a table of which one amount has been read as the schedule's is no list", () => {
  const page = piecesOnPage(typedRows([["Change Order Log"], CAPTIONS, ...ROWS], PLACES, 40));
  expect(changeOrderList([page], new Set(page.figures.slice(-1)))).toEqual([]);
});

test("the first list with orders that are not pending is read, on whichever page", () => {
  const pending = piecesOnPage(
    typedRows([["Pending change orders"], CAPTIONS, ...ROWS], PLACES, 40),
  );
  const rows = ROWS.slice(1);
  const approved = piecesOnPage(
    typedRows([["Approved change orders"], CAPTIONS, ...rows], PLACES, 40),
  );
  const empty = piecesOnPage(typedRows([["Change Order Log"], CAPTIONS], PLACES, 40));
  const orders = changeOrderList([pending, empty, approved], new Set());
  expect(orders.map(({ number }) => number?.value)).toEqual(["2"]);
});
