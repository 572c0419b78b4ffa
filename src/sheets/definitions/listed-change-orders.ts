import type { ListedChangeOrderBody } from "../../wire/contract.ts";
import type { SheetDefinition, SourceRow } from "../sheet.ts";
import { FILE, PAGE } from "./file-column.ts";

/** A change order in the list of a pay application. */
export interface ListedOrderRow extends SourceRow {
  readonly applicationNumber: string | null;
  readonly order: ListedChangeOrderBody;
}

/** One row for each change order that a pay application lists. */
export const LISTED_CHANGE_ORDERS: SheetDefinition<ListedOrderRow> = {
  title: "Listed change orders",
  fileName: "listed-change-orders",
  columns: [
    FILE,
    PAGE,
    { header: "Application", kind: "text", value: ({ applicationNumber }) => applicationNumber },
    { header: "Number", kind: "text", value: ({ order }) => order.number },
    { header: "Reference", kind: "text", value: ({ order }) => order.reference },
    { header: "Description", kind: "text", width: 40, value: ({ order }) => order.description },
    {
      header: "Amount",
      kind: "money",
      figure: "changeOrders.amount",
      value: ({ order }) => order.amount,
    },
  ],
};
