import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { amountColumns, rolesFor } from "./found-roles.ts";
import { headersIn } from "./header-captions.ts";
import { type RowChoice, rowChoices } from "./item-anchors.ts";
import type { Roles } from "./item-roles.ts";
import { distinctHeaders, type ItemTable, tableBelow } from "./item-table.ts";
import type { Cutting } from "./line-cells.ts";
import { openTables } from "./open-rows.ts";

/** One way to read the items of a paper as a table. */
export interface TableReading extends RowChoice {
  readonly kind: "table";
  readonly table: ItemTable;
  readonly roles: Roles;
}

/** Every way to read the tables of a paper: those below captions, and those whose amounts stand below each other. */
export function tableReadings(cutting: Cutting): readonly TableReading[] {
  const headers = headersIn(cutting.paper, cutting.words);
  const below = distinctHeaders(headers).flatMap(
    (header) => tableBelow(header, headers, cutting) ?? [],
  );
  return [...below, ...openTables(cutting)].flatMap((table) => readingsOf(table, cutting.paper));
}

function readingsOf(table: ItemTable, paper: InvoicePaper): readonly TableReading[] {
  return amountColumns(table).flatMap((amount) =>
    rolesFor(table, amount).flatMap((roles) =>
      rowChoices(table, roles, paper).map((rows) => ({
        kind: "table" as const,
        ...rows,
        table,
        roles,
      })),
    ),
  );
}
