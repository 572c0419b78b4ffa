import { namesOf } from "../base/names-of.ts";
import { type OrderTable, ordersOf } from "./orders.ts";
import { type ReceiptTable, receiptsOf } from "./receipts.ts";
import { type ColumnName, COLUMNS, headingKey } from "./tables/columns.ts";
import type { NamedColumns } from "./tables/heading-row.ts";
import { type GivenTable, headingsIn, readTable, type TableWishes } from "./tables/read-table.ts";
import { TableError } from "./tables/table-error.ts";

/** The tables that bills are matched with. */
export interface GivenBooks {
  readonly orders: GivenTable;
  /** Null where only orders are compared. */
  readonly receipts: GivenTable | null;
  readonly wishes: TableWishes;
}

/** Orders, and receipts put to them. */
export interface Books {
  readonly orders: OrderTable;
  readonly receipts: ReceiptTable | null;
}

/** Reads both tables. Throws TableError where one is not taken. */
export function readBooks({ orders: given, receipts, wishes }: GivenBooks): Books {
  refuseUnknownHeadings(given, receipts, wishes);
  const orders = ordersOf(readTable(given, "orders", wishes));
  return {
    orders,
    receipts:
      receipts === null ? null : receiptsOf(readTable(receipts, "receipts", wishes), orders.orders),
  };
}

/** Columns as `order=PO_NO,quantity=QTY` names them. A heading may hold what separates the names but for a comma. Throws TableError. */
export function namedColumns(texts: readonly string[]): NamedColumns {
  const named = new Map<ColumnName, string>();
  for (const part of texts.flatMap((text) => text.split(","))) {
    const [, name = "", heading = ""] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/s.exec(part) ?? [];
    const column = namesOf(COLUMNS).find((one) => one.toLowerCase() === name.toLowerCase());
    if (column === undefined || heading === "")
      throw new TableError({
        code: "unknown-column",
        facts: { name: part.trim(), names: namesOf(COLUMNS) },
      });
    named.set(column, heading);
  }
  return named;
}

function refuseUnknownHeadings(
  orders: GivenTable,
  receipts: GivenTable | null,
  wishes: TableWishes,
): void {
  if (wishes.named.size === 0) return;
  const has = [
    { file: orders.name, headings: headingsIn(orders, "orders", wishes) },
    ...(receipts === null
      ? []
      : [{ file: receipts.name, headings: headingsIn(receipts, "receipts", wishes) }]),
  ];
  const keys = new Set(has.flatMap(({ headings }) => headings.map(headingKey)));
  for (const heading of wishes.named.values())
    if (!keys.has(headingKey(heading)))
      throw new TableError({ code: "heading-not-found", facts: { heading, has } });
}
