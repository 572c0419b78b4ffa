import type { MatchCode } from "../../src/finding/match-codes.ts";
import type { Chance } from "../../fixtures/draw/random/chance.ts";
import type { HistoryEntry } from "../../src/match/history-entry.ts";
import {
  billLine,
  withTax,
  type World,
  type WorldBill,
  type WorldBillLine,
  type WorldLine,
} from "./matched-world.ts";

/** A difference that must be told: of which bill, by which code, with which figures as plain decimals. */
export interface Told {
  readonly file: string;
  readonly code: MatchCode;
  readonly billed: string | null;
  readonly expected: string | null;
}

/** A world with differences, and what must be told of it. */
export interface ChangedWorld {
  readonly world: World;
  readonly told: readonly Told[];
  readonly withReceipts?: boolean;
  readonly history?: readonly HistoryEntry[];
}

/** A kind of difference; null where the world has no place for it. */
export type Difference = (world: World, chance: Chance) => ChangedWorld | null;

/** Cents, thousandths or whatever has so many digits behind its point. */
export function plain(parts: number, digits = 2): string {
  const text = (parts / 10 ** digits).toFixed(6).replace(/0+$/, "").replace(/\.$/, "");
  const [whole = "0", decimals = ""] = text.split(".");
  return `${whole}.${decimals.padEnd(2, "0")}`;
}

export interface Picked {
  readonly bill: WorldBill;
  readonly line: WorldBillLine;
  readonly of: WorldLine;
}

/** A line of some bill that fits, of an item that its order has once. */
export function pick(
  world: World,
  chance: Chance,
  fits: (picked: Picked) => boolean = () => true,
): Picked | null {
  const all = world.bills.flatMap((bill) =>
    bill.lines.flatMap((line): readonly Picked[] => {
      const { of } = line;
      return of === null || of.isFreight ? [] : [{ bill, line, of }];
    }),
  );
  const fitting = all.filter((one) => isOnce(world, one.of) && fits(one));
  return fitting.length === 0 ? null : chance.one(fitting);
}

export function isOnce({ orders }: World, { code }: WorldLine): boolean {
  return orders.flatMap(({ lines }) => lines).filter((line) => line.code === code).length === 1;
}

export function isPlainPrice({ of, bill }: Picked): boolean {
  return of.discount === 0 && bill.discount === 0;
}

/** Words of the vendor that are only alike say nothing where no figure agrees: such a line cannot be matched. */
export function isKnownLine({ line, of }: Picked): boolean {
  const isAlike = /ticket|Rebar/.test(line.description) && line.code === null;
  return line.quantity === of.quantity || !isAlike || line.description.startsWith(of.code);
}

export function withBill(world: World, old: WorldBill, change: Partial<WorldBill>): World {
  return {
    ...world,
    bills: world.bills.map((bill) => (bill === old ? withTax({ ...bill, ...change }) : bill)),
  };
}

export function withLine(
  world: World,
  { bill, line }: Picked,
  change: Partial<WorldBillLine>,
): World {
  const lines = bill.lines.map((one) => (one === line ? { ...one, ...change } : one));
  return withBill(world, bill, { lines });
}

export function sumOf(world: World, of: WorldLine): number {
  return world.bills
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.of === of ? (line.quantity ?? 0) : 0), 0);
}

export const STRANGE: WorldLine = {
  line: "",
  code: "ZZ-9977",
  description: "Overtime surcharge weekend",
  unit: "EA",
  vendorCalls: "Overtime surcharge weekend",
  vendorUnit: "EA",
  quantity: 1000,
  price: 77777,
  discount: 0,
  isFreight: false,
};

/** The world with a whole of 5,000.00 in its order, of which its first bills bill these parts; null where there are too few bills. */
export function withWhole(world: World, parts: readonly number[]): World | null {
  const [order, ...others] = world.orders;
  if (order === undefined || world.bills.length < parts.length) return null;
  const whole: WorldLine = {
    ...STRANGE,
    line: "900",
    code: "MOB-1",
    description: "Mobilisation and demobilisation",
    unit: "LS",
    vendorUnit: "lump sum",
    price: 500_000,
  };
  const style = { wording: "same words", discount: "net price" } as const;
  const orders = [{ ...order, lines: [...order.lines, whole] }, ...others];
  const bills = world.bills.map((bill, index) => {
    const amount = parts[index];
    if (amount === undefined) return bill;
    const part = { ...billLine(whole, 1000, style), quantity: null, price: null, amount };
    return withTax({ ...bill, lines: [...bill.lines, part] });
  });
  return { ...world, orders, bills };
}
