import type { CostLineBody } from "../../wire/full-contract.ts";
import type { SheetDefinition, SourceRow } from "../sheet.ts";
import { FILE, PAGE } from "./file-column.ts";

/** A priced line in the breakdown of a change order. */
export interface CostRow extends SourceRow {
  readonly orderNumber: string | null;
  readonly line: CostLineBody;
  /** What it is to the total that is the amount; null where it is neither it nor a part of it. */
  readonly standing: "total" | "part" | null;
}

/** One row for each priced line of the change orders. */
export const CHANGE_ORDER_COSTS: SheetDefinition<CostRow> = {
  title: "Change order costs",
  fileName: "change-order-costs",
  columns: [
    FILE,
    PAGE,
    { header: "Change order", kind: "text", value: ({ orderNumber }) => orderNumber },
    { header: "Description", kind: "text", width: 40, value: ({ line }) => line.description },
    { header: "Amount", kind: "money", figure: "costs", value: ({ line }) => line.amount },
    { header: "Counts as", kind: "text", width: 11, value: ({ standing }) => standing },
  ],
};
