import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MatchOptions } from "../../src/index.ts";
import { built } from "../support/built.ts";

const { match } = (await built("index.js")) as typeof import("../../src/index.ts");

const BILLS = "fixtures/match/bills";

/** The orders of the fixtures as a program has them. */
const ORDERS: MatchOptions["orders"] = [
  { order: "PO-7001", vendor: "Marlow Steel Supply", code: "AB-0750", quantity: 100, price: 6.85 },
  { order: "PO-7001", vendor: "Marlow Steel Supply", code: "BP-1212", quantity: 8, price: 74.5 },
];

test("orders may be a file, its bytes or rows, and each run hands its history to the next one", async () => {
  const bill = `${BILLS}/marlow-40118.pdf`;
  const ofRows = await match(bill, { orders: ORDERS });
  expect(ofRows.bills.map(({ answer, file }) => [answer, file])).toEqual([["matches", bill]]);
  const bytes = new Uint8Array(readFileSync("fixtures/match/orders.csv"));
  expect((await match(bill, { orders: bytes })).bills).toMatchObject([{ answer: "matches" }]);
  const again = await match(new Uint8Array(readFileSync(bill)), {
    orders: ORDERS,
    history: ofRows.history,
  });
  expect(again.bills).toMatchObject([
    { answer: "differs", differences: [{ code: "billed-before" }] },
  ]);
});

test("receipts, tolerances and columns are as on the command line", async () => {
  const bill = `${BILLS}/marlow-40163.pdf`;
  const orders = "fixtures/match/orders.csv";
  const strict = await match(bill, { orders, receipts: "fixtures/match/receipts.csv" });
  expect(strict.bills[0]?.differences.map(({ code }) => code)).toEqual([
    "price-over",
    "freight-not-ordered",
  ]);
  const loose = await match(bill, { orders, tolerances: { price: "10%" } });
  expect(loose.bills[0]?.differences.map(({ code }) => code)).toEqual(["freight-not-ordered"]);
  expect(loose.tolerances).toEqual({ price: "10 %", quantity: "0", amount: "0" });
  const named = [{ PO_REF: "PO-7001", What: "AB-0750", Many: "60.0", Each: 6.85 }];
  const columns = { order: "PO_REF", code: "What", quantity: "Many", price: "Each" };
  const own = await match(`${BILLS}/marlow-40118.pdf`, { orders: named, columns });
  expect(own.bills[0]?.lines.map(({ answer }) => answer)).toEqual(["matches", "differs"]);
});

test("what cannot be is refused with a sentence", async () => {
  const refused = async (options: unknown): Promise<unknown> =>
    match(BILLS, options as MatchOptions).then(
      () => null,
      (error: unknown) => error,
    );
  expect(await refused({ orders: "nowhere.csv" })).toBeInstanceOf(RangeError);
  expect(await refused({ orders: [{ order: "1" }] })).toEqual(
    new RangeError(
      'orders has no column for the item code or the description, nor for the quantity and the unit price, nor for the amount. Its columns are "order". Name a column with --columns code=HEADING.',
    ),
  );
  for (const options of [
    {},
    { orders: [1] },
    { orders: ORDERS, tolerances: { price: "much" } },
    { orders: ORDERS, columns: { price: 3 } },
    { orders: ORDERS, history: [{}] },
    { orders: ORDERS, decimal: "." },
    { orders: ORDERS, kind: "invoice" },
  ])
    expect([JSON.stringify(options), await refused(options)]).toEqual([
      JSON.stringify(options),
      expect.any(TypeError),
    ]);
});
