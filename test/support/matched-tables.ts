import type { Chance } from "../../fixtures/draw/random/chance.ts";
import type { GivenTable, TableWishes } from "../../src/match/tables/read-table.ts";
import { readTable } from "../../src/match/tables/read-table.ts";
import { type Match, type MatchBooks, matchPapers } from "../../src/match/match.ts";
import { billOf } from "../../src/match/bill.ts";
import { ordersOf } from "../../src/match/orders.ts";
import { receiptsOf } from "../../src/match/receipts.ts";
import { EXACT } from "../../src/match/tolerances.ts";
import { decimal, readingOfBill } from "./matched-reading.ts";
import {
  netOf,
  type World,
  type WorldBill,
  type WorldLine,
  type WorldOrder,
} from "./matched-world.ts";

/** How a program writes its tables. */
export interface TableStyle {
  readonly separator: "," | ";" | "\t";
  readonly decimal: "." | ",";
  /** Headings by what the columns hold; what is left out is not written. */
  readonly orders: Readonly<Partial<Record<OrderColumn, string>>>;
  readonly receipts: Readonly<Partial<Record<ReceiptColumn, string>>>;
}

type OrderColumn =
  | "order"
  | "vendor"
  | "line"
  | "code"
  | "description"
  | "quantity"
  | "unit"
  | "price"
  | "discount"
  | "amount"
  | "tax"
  | "currency"
  | "status";

type ReceiptColumn = "order" | "line" | "code" | "received" | "unit" | "date" | "note";

/** Tables as programs write them. */
export const TABLE_STYLES: readonly TableStyle[] = [
  {
    separator: ",",
    decimal: ".",
    orders: {
      order: "PO Number",
      vendor: "Vendor Name",
      line: "Line #",
      code: "Item Code",
      description: "Description",
      quantity: "Qty Ordered",
      unit: "UOM",
      price: "Unit Price",
      discount: "Disc %",
      amount: "Line Total",
      tax: "Tax Rate",
      currency: "Currency",
      status: "PO Status",
    },
    receipts: {
      order: "PO Number",
      line: "PO Line",
      received: "Qty Received",
      date: "Receipt Date",
      note: "Packing Slip",
    },
  },
  {
    separator: ";",
    decimal: ",",
    orders: {
      order: "Bestellnummer",
      vendor: "Lieferant",
      line: "Pos.",
      code: "Artikel-Nr.",
      description: "Bezeichnung",
      quantity: "Bestellmenge",
      unit: "ME",
      price: "Einzelpreis",
      discount: "Rabatt %",
      amount: "Betrag",
      tax: "MwSt. %",
      currency: "Währung",
    },
    receipts: { order: "Bestellung", code: "Artikelnummer", received: "WE-Menge", unit: "ME" },
  },
  {
    separator: "\t",
    decimal: ".",
    orders: {
      order: "purchase_order_id",
      vendor: "supplier",
      code: "sku",
      description: "itemName",
      quantity: "quantity",
      unit: "unit",
      price: "unit_cost",
      discount: "discountPercent",
      amount: "extendedAmount",
      currency: "currencyCode",
    },
    receipts: { order: "purchaseOrder", code: "sku", received: "quantity_received" },
  },
];

/** The orders of a world as the bytes of a table. */
export function ordersTable({ orders }: World, style: TableStyle): GivenTable {
  const rows = orders.flatMap((order) =>
    order.lines.map((line) => orderCells(order, line, style.decimal)),
  );
  return tableOf("orders.csv", style, style.orders, rows);
}

/** The receipts of a world as the bytes of a table. */
export function receiptsTable({ receipts }: World, style: TableStyle): GivenTable {
  const rows = receipts.map(({ order, line, quantity, note }) => ({
    order,
    line: line.line,
    code: line.code,
    received: figure(quantity, 3, style.decimal),
    unit: line.unit,
    date: "2026-05-10",
    note,
  }));
  return tableOf("receipts.csv", style, style.receipts, rows);
}

function orderCells(
  order: WorldOrder,
  line: WorldLine,
  sign: "." | ",",
): Readonly<Record<OrderColumn, string>> {
  return {
    order: order.number,
    vendor: order.vendor,
    line: line.line,
    code: line.code,
    description: line.description,
    quantity: figure(line.quantity, 3, sign),
    unit: line.unit,
    price: figure(line.price, 2, sign),
    discount: line.discount === 0 ? "" : figure(line.discount, 0, sign),
    amount: figure(netOf(line, line.quantity), 2, sign),
    tax: figure(order.taxRate, 0, sign),
    currency: order.currency,
    status: order.status,
  };
}

/** A figure with at least two decimals, so that a table has a sign before them. */
function figure(parts: number, digits: number, sign: "." | ","): string {
  const plain = decimal(parts, digits);
  const [whole = "0", decimals = ""] = plain.split(".");
  return `${whole}${sign}${decimals.padEnd(2, "0")}`;
}

function tableOf<Column extends string>(
  name: string,
  { separator }: TableStyle,
  headings: Readonly<Partial<Record<Column, string>>>,
  rows: readonly Readonly<Record<Column, string>>[],
): GivenTable {
  const columns = Object.keys(headings) as Column[];
  const lines = [
    columns.map((column) => headings[column] ?? ""),
    ...rows.map((row) => columns.map((column) => row[column])),
  ];
  const text = lines.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator));
  return { name, content: new TextEncoder().encode(`${text.join("\r\n")}\r\n`) };
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export const NO_WISHES: TableWishes = { named: new Map(), decimal: null };

/** How a world is matched. */
export interface WorldMatching extends Partial<Pick<MatchBooks, "tolerances" | "history">> {
  readonly style?: TableStyle;
  readonly withReceipts?: boolean;
  readonly chance?: Chance;
}

/** Matches the bills of a world, from the text of its tables on. */
export function matchWorld(world: World, matching: WorldMatching = {}): Match {
  const [first] = TABLE_STYLES;
  const { withReceipts = true, tolerances = EXACT, history = [] } = matching;
  const style = matching.style ?? first;
  if (style === undefined) throw new RangeError("There is no style.");
  const orders = ordersOf(readTable(ordersTable(world, style), "orders", NO_WISHES));
  const receipts = withReceipts
    ? receiptsOf(readTable(receiptsTable(world, style), "receipts", NO_WISHES), orders.orders)
    : null;
  const bills = world.bills.map((bill) =>
    billOf(bill.file, fingerprintOf(bill), readingOfBill(bill)),
  );
  return matchPapers({ bills, others: [], refused: [] }, { orders, receipts, tolerances, history });
}

/** Files of other names are other files, but for those that say so. */
export function fingerprintOf({ file }: WorldBill): string {
  return `bytes of ${file.replace(/ copy(?=\.pdf$)/, "")}`;
}
