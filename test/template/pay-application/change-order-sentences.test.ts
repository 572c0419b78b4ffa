import { describe, expect, test } from "vitest";
import { ordersInSentences } from "../../../src/template/pay-application/change-order-sentences.ts";
import { amount } from "../../support/example-application.ts";
import { piecesOnPage, typedRows } from "./typed-rows.ts";

type Told = readonly [number: string | null, description: string | null, amount: string | null];

function told(text: readonly string[], net: string | undefined): readonly Told[] {
  const rows = text.map((line) => [line]);
  const page = piecesOnPage(typedRows(rows, [{ left: 40 }], 40));
  return ordersInSentences([page], amount(net)).map((order) => [
    order.number?.value ?? null,
    order.description?.value ?? null,
    order.amount?.value.toPlain() ?? null,
  ]);
}

const TWO: readonly Told[] = [
  ["01", "Upgrade lighting", "1200.00"],
  ["02", "Paving", "800.00"],
];

describe("change orders told in sentences", () => {
  test.each<readonly [text: readonly string[]]>([
    [["Change orders: CO 01 Upgrade lighting $1,200.00 CO 02 Paving $800.00"]],
    [["Approved change orders: CO 01 Upgrade lighting $1,200.00 CO 02 Paving $800.00"]],
    [["Variations: No. 01, Upgrade lighting $1,200.00 and No. 02, Paving $800.00"]],
    [["Modifications: Mod 01 Upgrade lighting, add $1,200.00 Mod 02 Paving, add $800.00"]],
    [["Change orders: CO 01 Upgrade lighting $1,200.00; CO 02 Paving $800.00."]],
    [["Change orders: No. 01, Upgrade lighting, $1,200.00, and No. 02, Paving, $800.00."]],
    [["Change orders to date", "CO 01 Upgrade lighting $1,200.00", "CO 02 Paving $800.00"]],
    [
      [
        "Change orders: Change Order No. 01: 3/14/26, Upgrade lighting $1,200.00",
        "and Change Order No. 02: March 9, 2026, Paving $800.00",
      ],
    ],
  ])("%j", (text) => {
    expect(told(text, "2,000.00")).toEqual(TWO);
  });

  test("may take away", () => {
    const text = [
      "Change orders: CO 1 Added doors, add $1,200.00 CO 2 Signage, deduct $300.00",
      "CO 3 Paving, less $50.00; CO 4 Drains, deduct ($25.00).",
    ];
    expect(told(text, "825.00")).toEqual([
      ["1", "Added doors", "1200.00"],
      ["2", "Signage", "-300.00"],
      ["3", "Paving", "-50.00"],
      ["4", "Drains", "-25.00"],
    ]);
  });

  test("count only where together they are line 2", () => {
    const text = ["Change orders: CO 01 Upgrade lighting $1,200.00 CO 02 Paving $800.00"];
    expect(told(text, "2,000.01")).toEqual([]);
    expect(told(text, undefined)).toEqual([]);
  });

  test.each<readonly [string, readonly string[]]>([
    ["a text begins otherwise", ["Our change orders: CO 01 Paving $2,000.00"]],
    ["no order is named", ["Change orders of the month $2,000.00"]],
  ])("are not there where %s", (_, text) => {
    expect(told(text, "2,000.00")).toEqual([]);
  });

  test("are looked for in every text, and on no more lines than a text has", () => {
    const order = "CO 01 Paving $2,000.00";
    const gap = Array.from({ length: 12 }, () => "Words between");
    expect(
      told(
        ["Change orders of others: CO 9 Doors $1.00", ...gap, "Change orders", order],
        "2,000.00",
      ),
    ).toEqual([["01", "Paving", "2000.00"]]);
    expect(told(["Change orders", ...gap, order], "2,000.00")).toEqual([]);
  });
});
