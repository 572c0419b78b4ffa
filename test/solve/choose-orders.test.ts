import { describe, expect, test } from "vitest";
import type { Figure } from "../../src/paper/paper.ts";
import { chooseOrders } from "../../src/solve/choose-orders.ts";
import type { OrderAmount, OrderNumber } from "../../src/solve/order-figures.ts";

const FIGURE: Figure<unknown> = {
  value: null,
  print: "amount",
  pageNumber: 1,
  line: 0,
  words: [],
  from: 0,
  to: 0,
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  printed: "",
};

function amount(line: number, cents: number, odds: number): OrderAmount {
  return { figure: FIGURE, page: 1, line, left: 400, cents, odds, deductionOdds: -6 };
}

function number(line: number, value: string, odds = 1): OrderNumber {
  return { figure: FIGURE, page: 1, line, left: 40, value, odds };
}

describe("a list of change orders", () => {
  const numbers = [number(4, "1"), number(5, "2"), number(6, "3")];

  test("takes an unlikely amount where the list then sums up to the net change", () => {
    const amounts = [amount(4, 1000, 2), amount(5, 2000, -3), amount(6, 4000, 2)];
    const { orders } = chooseOrders(amounts, numbers, 7000);
    expect(orders.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([1000, 2000, 4000]);
  });

  test("leaves it out where no sum speaks for it", () => {
    const amounts = [amount(4, 1000, 2), amount(5, 2000, -3), amount(6, 4000, 2)];
    const { orders } = chooseOrders(amounts, numbers, null);
    expect(orders.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([1000, 4000]);
  });

  test("gives each amount the number of its line", () => {
    const { orders } = chooseOrders([amount(4, 1000, 2), amount(5, 2000, 2)], numbers, 3000);
    const said = orders.map((one) => `${one.number} ${one.cents}`);
    expect(said.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["1 1000", "2 2000"]);
  });

  test("names an order once that is printed in the list and in the sheet", () => {
    const amounts = [amount(4, 1000, 2), amount(20, 1000, 3)];
    expect(chooseOrders(amounts, numbers, 1000).orders).toHaveLength(1);
  });

  test("lists nothing where nothing is likely", () => {
    expect(chooseOrders([amount(4, 1000, -4)], numbers, null).orders).toEqual([]);
  });
});
