import { historyOf } from "../../src/match/history-entries.ts";
import {
  type Difference,
  pick,
  plain,
  STRANGE,
  sumOf,
  type Told,
  withBill,
} from "./matched-changes.ts";
import { matchWorld } from "./matched-tables.ts";
import { billLine, netOf, withTax, type WorldBill, type WorldOrder } from "./matched-world.ts";

function taxOff(from: (rate: number) => boolean, to: number): Difference {
  return (world, chance) => {
    const [order] = world.orders;
    if (order === undefined || !from(order.taxRate) || world.bills.length === 0) return null;
    const bill = chance.one(world.bills);
    const changed = withTax({ ...bill, taxRate: to });
    const expected = withTax({ ...bill, taxRate: order.taxRate }).tax;
    const beside = Math.round((bill.shipping * order.taxRate) / 100);
    // The order's rate is of the lines before a discount of the whole bill.
    if (bill.discount > 0 || changed.tax <= expected + beside + 20) return null;
    return {
      world: withBill(world, bill, { taxRate: to }),
      told: [
        {
          file: bill.file,
          code: "tax-not-ordered",
          billed: plain(changed.tax),
          expected: null,
        },
      ],
    };
  };
}

function hasFreight({ lines }: WorldOrder): boolean {
  return lines.some(({ isFreight }) => isFreight);
}

const FREIGHT_CENTS = 7_550;

/** Freight is in no line of the order, or is billed once more. */
function freightBilled(isLine: boolean): Difference {
  return (world, chance) => {
    const [order] = world.orders;
    if (order === undefined || hasFreight(order)) return null;
    const bill = chance.one(world.bills);
    const line = {
      ...billLine(STRANGE, 1000),
      of: null,
      code: null,
      description: "Delivery to site",
      unit: null,
      price: FREIGHT_CENTS,
      amount: FREIGHT_CENTS,
    };
    const change = isLine ? { lines: [...bill.lines, line] } : { shipping: FREIGHT_CENTS };
    const told = {
      file: bill.file,
      code: "freight-not-ordered",
      billed: plain(FREIGHT_CENTS),
    } as const;
    return { world: withBill(world, bill, change), told: [{ ...told, expected: "0.00" }] };
  };
}

const freightTwice: Difference = (world) => {
  const [order] = world.orders;
  const freight = order?.lines.find(({ isFreight }) => isFreight);
  const later = world.bills.at(-1);
  if (freight === undefined || later === undefined || world.bills.length < 2) return null;
  const changed = withBill(world, later, { shipping: freight.price });
  const billed = plain(freight.price);
  return {
    world: changed,
    told: [{ file: later.file, code: "freight-not-ordered", billed, expected: "0.00" }],
  };
};

const freightMore: Difference = (world, chance) => {
  const bills = world.bills.filter(({ shipping }) => shipping > 0);
  if (bills.length === 0) return null;
  const bill = chance.one(bills);
  const [billed, expected] = [plain(bill.shipping + 2_500), plain(bill.shipping)];
  return {
    world: withBill(world, bill, { shipping: bill.shipping + 2_500 }),
    told: [{ file: bill.file, code: "freight-not-ordered", billed, expected }],
  };
};

/** Something about a bill as a whole. */
function billChanged(
  change: Partial<WorldBill>,
  told: Pick<Told, "code"> & Partial<Told>,
): Difference {
  return (world, chance) => {
    const bill = chance.one(world.bills);
    const figures = { billed: null, expected: null, ...told };
    return { world: withBill(world, bill, change), told: [{ file: bill.file, ...figures }] };
  };
}

const closed: Difference = (world) => ({
  world: { ...world, orders: world.orders.map((order) => ({ ...order, status: "Closed" })) },
  told: world.bills.map(({ file }) => ({ ...CLOSED, file })),
});

const CLOSED = { code: "order-closed", billed: null, expected: null } as const;

function copied(change: Partial<WorldBill>): Difference {
  return (world, chance) => {
    const bill = chance.one(world.bills);
    const copy = { ...bill, ...change, file: (change.file ?? "").replace("*", bill.file) };
    const told = { file: copy.file, code: "billed-before", billed: null, expected: null } as const;
    return { world: { ...world, bills: [copy, ...world.bills] }, told: [told] };
  };
}

/** The bills of an earlier month come again, or go on with its order. */
const billedLastMonth: Difference = (world, chance) => {
  const history = historyOf(matchWorld(world));
  const bill = chance.one(world.bills);
  const again = { ...bill, file: `again/${bill.file}` };
  const told = { file: again.file, code: "billed-before", billed: null, expected: null } as const;
  return { world: { ...world, bills: [again] }, told: [told], history };
};

const tooMuchAfterLastMonth: Difference = (world, chance) => {
  const picked = pick(world, chance, ({ of }) => sumOf(world, of) > 0);
  if (picked === null || picked.of.discount > 0) return null;
  const { of, bill } = picked;
  const history = historyOf(matchWorld(world));
  const quantity = of.quantity - sumOf(world, of) + 1000;
  const more = withTax({
    ...bill,
    file: "june.pdf",
    number: "JUNE-1",
    date: "2026-06-30",
    discount: 0,
    shipping: 0,
    lines: [billLine(of, quantity)],
  });
  const [billed, expected] = [plain(of.quantity + 1000, 3), plain(of.quantity, 3)];
  return {
    world: { ...world, bills: [more] },
    told: [{ file: more.file, code: "quantity-over-order", billed, expected }],
    withReceipts: false,
    history,
  };
};

/** A bill that lists nothing is over more than the whole order. */
const totalTooMuch: Difference = (world) => {
  const [order] = world.orders;
  const [bill] = world.bills;
  if (order === undefined || bill === undefined) return null;
  const whole = order.lines.reduce((sum, line) => sum + netOf(line, line.quantity), 0);
  const lump = { ...bill, lines: [], discount: -(whole + 10_000), shipping: 0, taxRate: 0 };
  const [billed, expected] = [plain(whole + 10_000), plain(whole)];
  return {
    world: { ...world, bills: [withTax(lump)] },
    told: [
      { file: bill.file, code: "total-over-order", billed, expected },
      { file: bill.file, code: "no-lines", billed: null, expected: null },
    ],
  };
};

/** Kinds of differences in a bill as a whole, or among bills, by their names. */
export const BILL_DIFFERENCES: Readonly<Record<string, Difference>> = {
  "more than is ordered, with the bills of last month": tooMuchAfterLastMonth,
  "other charges": billChanged(
    { otherCharges: 4_321 },
    { code: "not-ordered", billed: "43.21", expected: "0.00" },
  ),
  "tax on an order without tax": taxOff((rate) => rate === 0, 8),
  "tax at a higher rate": taxOff((rate) => rate === 8, 19),
  "freight below the lines": freightBilled(false),
  "freight in a line of its own": freightBilled(true),
  "freight once more": freightTwice,
  "more freight than is ordered": freightMore,
  "another vendor": billChanged({ vendor: "Quarry Ridge Aggregates" }, { code: "vendor-differs" }),
  "another currency": billChanged({ currency: "CAD" }, { code: "currency-differs" }),
  "an order that nobody has": billChanged({ order: "PO-77777" }, { code: "order-not-found" }),
  "an order that is closed": closed,
  "the same file again": copied({ file: "* copy.pdf" }),
  "the same bill scanned again": copied({ file: "scan of *" }),
  "the same bill in the next month": billedLastMonth,
  "a total that is more than the order": totalTooMuch,
};
