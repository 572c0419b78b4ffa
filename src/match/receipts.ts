import { Money } from "../base/money.ts";
import { codeKey, figureOf } from "./order-line.ts";
import { type Order, type OrderItem, orderKey, refuseNumberless } from "./orders.ts";
import { OrderFinder } from "./order-finder.ts";
import type { ReadTable } from "./tables/read-table.ts";
import type { TableRow } from "./tables/table-row.ts";
import { comparedText } from "./words/likeness.ts";
import { compareUnits } from "./words/units.ts";

/** A receipt of goods by its row in the table. */
export interface Receipt {
  readonly rowNumber: number;
  readonly quantity: Money | null;
  readonly unit: string | null;
  readonly date: string | null;
  /** Number of the delivery note. */
  readonly note: string | null;
}

/** What was received of an item. */
export interface Received {
  /** Of all its receipts. */
  readonly quantity: Money;
  readonly receipts: readonly Receipt[];
  /** Receipts in another unit, or without a quantity: how much they are is not known. */
  readonly unclear: readonly Receipt[];
}

/** What was received of one order. */
export interface OrderReceipts {
  readonly items: ReadonlyMap<OrderItem, Received>;
  /** Receipts that fit none of its items, or several. */
  readonly unplaced: readonly Receipt[];
}

/** All receipts of a table, put to the orders. */
export interface ReceiptTable {
  readonly table: ReadTable;
  readonly byOrder: ReadonlyMap<Order, OrderReceipts>;
  /** Rows without an order number and without figures. */
  readonly leftOut: readonly number[];
  /** How many are of orders that the other table lacks. */
  readonly ofNoOrder: number;
}

/** Puts receipts to the lines of orders. Throws TableError. */
export function receiptsOf(table: ReadTable, orders: readonly Order[]): ReceiptTable {
  const finder = new OrderFinder(orders);
  const byOrder = new Map<Order, TableRow[]>();
  const leftOut: number[] = [];
  let ofNoOrder = 0;
  for (const row of table.rows) {
    const number = row.cells.order ?? "";
    if (orderKey(number) === "") {
      refuseNumberless(table.name, row);
      leftOut.push(row.rowNumber);
      continue;
    }
    const [order, other] = finder.named(number).orders;
    if (order === undefined || other !== undefined) {
      ofNoOrder += 1;
      continue;
    }
    byOrder.set(order, [...(byOrder.get(order) ?? []), row]);
  }
  const placed = [...byOrder].map(
    ([order, rows]) => [order, placedReceipts(table, order, rows)] as const,
  );
  return { table, byOrder: new Map(placed), leftOut, ofNoOrder };
}

function placedReceipts(table: ReadTable, order: Order, rows: readonly TableRow[]): OrderReceipts {
  const items = new Map<OrderItem, Received>();
  const unplaced: Receipt[] = [];
  for (const row of rows) {
    const receipt: Receipt = {
      rowNumber: row.rowNumber,
      quantity: figureOf(table, row, "received"),
      unit: row.cells.unit ?? null,
      date: row.cells.date ?? null,
      note: row.cells.note ?? null,
    };
    const [item, other] = itemsFor(row, order);
    if (item === undefined || other !== undefined) {
      unplaced.push(receipt);
      continue;
    }
    items.set(item, withReceipt(items.get(item), receipt, item));
  }
  return { items, unplaced };
}

function withReceipt(
  { quantity, receipts, unclear }: Received = { quantity: Money.zero, receipts: [], unclear: [] },
  receipt: Receipt,
  item: OrderItem,
): Received {
  const isClear =
    receipt.quantity !== null && compareUnits(receipt.unit, item.unit) !== "different";
  return isClear
    ? { quantity: quantity.plus(receipt.quantity), receipts: [...receipts, receipt], unclear }
    : { quantity, receipts, unclear: [...unclear, receipt] };
}

/** The items that a receipt is of: by the line's number, else by the code, else by the same words. */
function itemsFor({ cells }: TableRow, { items }: Order): readonly OrderItem[] {
  const line = numberKey(cells.line ?? "");
  const code = codeKey(cells.code ?? "");
  const { key: text } = comparedText(cells.description ?? "");
  const ofLine = items.filter(({ lines }) =>
    lines.some((one) => line !== "" && numberKey(one.line ?? "") === line),
  );
  const ofCode = items.filter(({ codeKey }) => code !== "" && codeKey === code);
  const ofText = items.filter((item) => text !== "" && item.text.key === text);
  // A line of one number and another code is another order's, or has been changed.
  const isOther =
    ofLine.length > 0 && ofCode.length > 0 && !ofLine.some((item) => ofCode.includes(item));
  if (isOther) return [...ofLine, ...ofCode];
  return [ofLine, ofCode, ofText].find(({ length }) => length > 0) ?? [];
}

/** A line's number without zeros before it: `00010` is `10`. */
export function numberKey(number: string): string {
  return codeKey(number).replace(/^0+(?=.)/, "");
}
