import type { ToldTable } from "../finding/match-words.ts";
import type { OrderTable } from "./orders.ts";
import type { ReceiptTable } from "./receipts.ts";
import { COLUMNS } from "./tables/columns.ts";

/** How a table was read, for sentences. */
export function toldTable(one: OrderTable | ReceiptTable): ToldTable {
  const { table, leftOut } = one;
  const { name, separator, decimal, rows, columns, unused } = table;
  return {
    name,
    separator,
    decimal,
    unused,
    leftOut,
    rowCount: rows.length,
    columns: [...columns].map(([column, heading]) => [COLUMNS[column].called, heading]),
    openStatuses: "openStatuses" in one ? one.openStatuses : [],
    ofNoOrder: "ofNoOrder" in one ? one.ofNoOrder : 0,
  };
}
