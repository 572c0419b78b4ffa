import {
  type Difference,
  isKnownLine,
  isPlainPrice,
  pick,
  plain,
  STRANGE,
  sumOf,
  withBill,
  withLine,
  withWhole,
} from "./matched-changes.ts";
import {
  amountOf,
  billLine,
  netOf,
  withTax,
  type World,
  type WorldBill,
  type WorldBillLine,
  type WorldLine,
} from "./matched-world.ts";

function priceOff(by: (price: number) => number, code: "price-over" | "price-under"): Difference {
  return (world, chance) => {
    const picked = pick(world, chance, (one) => isPlainPrice(one) && isKnownLine(one));
    if (picked === null) return null;
    const { bill, line, of } = picked;
    const price = by(of.price);
    // A cent in all is rounding, and a price far off is of something else where words are only alike.
    if (price > 2 * of.price || Math.abs(price - of.price) * (line.quantity ?? 0) < 2_000)
      return null;
    const amount = Math.round((price * (line.quantity ?? 0)) / 1000);
    return {
      world: withLine(world, picked, { price, amount }),
      told: [{ file: bill.file, code, billed: plain(price), expected: plain(of.price) }],
    };
  };
}

function lastBillWith(world: World, of: WorldLine): WorldBill | undefined {
  return world.bills.findLast(({ lines }) => lines.some((line) => line.of === of));
}

/** More is billed on the last bill of an item than is left of it. */
const tooMuch: Difference = (world, chance) => {
  const picked = pick(world, chance, ({ bill, of }) => lastBillWith(world, of) === bill);
  if (picked === null) return null;
  const { bill, line, of } = picked;
  const missing = of.quantity - sumOf(world, of) + 3000;
  const quantity = (line.quantity ?? 0) + missing;
  const own = billLine(of, quantity, styleOf(bill, line));
  const { price, amount } = own;
  const changed = withLine(world, picked, { quantity, price, amount });
  const told = {
    file: bill.file,
    code: "quantity-over-order",
    billed: plain(of.quantity + 3000, 3),
    expected: plain(of.quantity, 3),
  } as const;
  return { world: withMore(changed, bill, line, own.amount), told: [told], withReceipts: false };
};

/** A discount of the whole bill grows with its lines. */
function withMore(world: World, old: WorldBill, line: WorldBillLine, amount: number): World {
  if (old.discount === 0 || line.of === null || line.of.discount === 0) return world;
  const more = Math.round(((amount - line.amount) * line.of.discount) / 100);
  return {
    ...world,
    bills: world.bills.map((bill) =>
      bill.file === old.file ? withTax({ ...bill, discount: bill.discount + more }) : bill,
    ),
  };
}

function styleOf(
  bill: WorldBill,
  line: WorldBillLine,
): { readonly wording: "code"; readonly discount: "net price" | "in the line" | "of the bill" } {
  const discount =
    bill.discount > 0 ? "of the bill" : line.discountRate > 0 ? "in the line" : "net price";
  return { wording: "code", discount };
}

function receivedLess(left: (quantity: number) => number): Difference {
  return (world, chance) => {
    const picked = pick(world, chance, ({ bill, of }) => lastBillWith(world, of) === bill);
    if (picked === null) return null;
    const { bill, of } = picked;
    const billed = sumOf(world, of);
    const kept = left(billed);
    const others = world.receipts.filter(({ line }) => line !== of);
    const first = world.receipts.find(({ line }) => line === of);
    const isFirst =
      world.bills.filter(({ lines }) => lines.some((line) => line.of === of)).length === 1;
    if (first === undefined || !isFirst) return null;
    const receipts = kept === 0 ? others : [...others, { ...first, quantity: kept }];
    const code = kept === 0 ? "not-received" : "quantity-over-received";
    const told = {
      file: bill.file,
      code,
      billed: plain(billed, 3),
      expected: plain(kept, 3),
    } as const;
    return { world: { ...world, receipts }, told: [told], withReceipts: true };
  };
}

function strangeLines(count: number): Difference {
  return (world, chance) => {
    const bill = chance.one(world.bills);
    if (bill.lines.filter(({ of }) => of?.isFreight === false).length < count) return null;
    const names = ["Overtime surcharge weekend", "Rental of pump truck"].slice(0, count);
    const added = names.map((description, index) => {
      const line = { ...billLine(STRANGE, 1000), of: null, code: null, description };
      return { ...line, price: 77_777 + index, amount: 77_777 + index };
    });
    return {
      world: withBill(world, bill, { lines: chance.shuffled([...bill.lines, ...added]) }),
      told: added.map(({ amount }) => ({
        file: bill.file,
        code: "not-ordered",
        billed: plain(amount),
        expected: "0.00",
      })),
    };
  };
}

function otherUnit(unit: string): Difference {
  return (world, chance) => {
    const picked = pick(
      world,
      chance,
      ({ bill, of }) => of.unit !== unit && lastBillWith(world, of) === bill,
    );
    if (picked === null) return null;
    const { file } = picked.bill;
    const told = { file, code: "unit-differs", billed: null, expected: null } as const;
    return { world: withLine(world, picked, { unit }), told: [told] };
  };
}

function amountOff(by: number): Difference {
  return (world, chance) => {
    const picked = pick(world, chance, (one) => isPlainPrice(one) && isKnownLine(one));
    if (picked === null) return null;
    const { bill, line } = picked;
    const amount = line.amount + by;
    if (amount <= 0 || amount > 2 * line.amount) return null;
    const [billed, expected] = [plain(amount), plain(line.amount)];
    return {
      world: withLine(world, picked, { price: null, amount }),
      told: [{ file: bill.file, code: "amount-differs", billed, expected }],
    };
  };
}

/** A whole of the order is billed in two halves, and the second is too much. */
const wholeTooMuch: Difference = (world) => {
  const [, second] = world.bills;
  const changed = withWhole(world, [300_000, 200_100]);
  if (changed === null || second === undefined) return null;
  return {
    world: changed,
    told: [{ file: second.file, code: "amount-differs", billed: "2001.00", expected: "5000.00" }],
  };
};

const discountMissed: Difference = (world, chance) => {
  const picked = pick(
    world,
    chance,
    (one) => one.of.discount > 0 && one.bill.discount === 0 && isKnownLine(one),
  );
  if (picked === null) return null;
  const { bill, of, line } = picked;
  const quantity = line.quantity ?? 0;
  const amount = amountOf(of, quantity);
  const [billed, expected] = [plain(amount), plain(netOf(of, quantity))];
  if (amount - netOf(of, quantity) < 2) return null;
  return {
    world: withLine(world, picked, { price: of.price, discountRate: 0, amount }),
    told: [{ file: bill.file, code: "discount-missed", billed, expected }],
  };
};

const discountOfBillMissed: Difference = (world, chance) => {
  const bills = world.bills.filter(
    ({ discount, lines }) =>
      discount > 1 && lines.filter(({ of }) => (of?.discount ?? 0) > 0).length === 1,
  );
  if (bills.length === 0) return null;
  const bill = chance.one(bills);
  const line = bill.lines.find(({ of }) => (of?.discount ?? 0) > 0);
  if (line === undefined || line.of === null) return null;
  const [billed, expected] = [plain(line.amount), plain(netOf(line.of, line.quantity ?? 0))];
  return {
    world: withBill(world, bill, { discount: 0 }),
    told: [{ file: bill.file, code: "discount-missed", billed, expected }],
  };
};

/** Kinds of differences in lines, by their names. */
export const LINE_DIFFERENCES: Readonly<Record<string, Difference>> = {
  "a price a tenth higher": priceOff((price) => Math.round(price * 1.1), "price-over"),
  "a price one cent higher": priceOff((price) => price + 1, "price-over"),
  "a price with two digits turned": priceOff((price) => price + 90, "price-over"),
  "a price a tenth lower": priceOff((price) => Math.round(price * 0.9), "price-under"),
  "a price one cent lower": priceOff((price) => price - 1, "price-under"),
  "more than is ordered": tooMuch,
  "half of it received": receivedLess((quantity) => Math.floor(quantity / 2)),
  "a thousandth less received": receivedLess((quantity) => quantity - 1),
  "nothing received": receivedLess(() => 0),
  "a line that is not ordered": strangeLines(1),
  "two lines that are not ordered": strangeLines(2),
  "boxes for what is ordered otherwise": otherUnit("box"),
  "days for what is ordered otherwise": otherUnit("days"),
  "an amount that is higher, without a price": amountOff(1_234),
  "an amount that is lower, without a price": amountOff(-12),
  "a whole billed in parts that are too much": wholeTooMuch,
  "a discount of a line that is not taken off": discountMissed,
  "a discount of the bill that is not taken off": discountOfBillMissed,
};
