import { exactSum } from "../../wire/exact.ts";
import type { FullLineItemBody } from "../../wire/full-contract.ts";
import { offBy } from "../recompute.ts";
import type { SheetDefinition, SourceRow } from "../sheet.ts";
import { FILE, PAGE } from "./file-column.ts";

/** An item that is billed. */
export interface InvoiceLineRow extends SourceRow {
  readonly invoiceNumber: string | null;
  readonly line: FullLineItemBody;
  /** Quantity times the price of a unit to the cent, where the line is tested by that; else null. */
  readonly product: number | null;
  /** Whether that is the amount; null where it is not tested. */
  readonly passed: boolean | null;
}

/** One row for each item of the invoices, with its product beside it. */
export const INVOICE_LINES: SheetDefinition<InvoiceLineRow> = {
  title: "Invoice lines",
  fileName: "invoice-lines",
  columns: [
    FILE,
    PAGE,
    { header: "Invoice", kind: "text", value: ({ invoiceNumber }) => invoiceNumber },
    { header: "Code", kind: "text", value: ({ line }) => line.code },
    { header: "Description", kind: "text", width: 40, value: ({ line }) => line.description },
    {
      header: "Quantity",
      kind: "quantity",
      figure: "quantity",
      value: ({ line }) => line.quantity,
    },
    { header: "Unit", kind: "text", value: ({ line }) => line.unit },
    {
      header: "Unit price",
      kind: "price",
      figure: "unitPrice",
      value: ({ line }) => line.unitPrice,
    },
    {
      header: "Price is for",
      kind: "quantity",
      figure: "priceBasis",
      value: ({ line }) => line.priceBasis,
    },
    { header: "Discount", kind: "money", value: ({ line }) => line.discount },
    { header: "Discount %", kind: "percent", value: ({ line }) => line.discountRatePercent },
    {
      header: "Amount",
      kind: "money",
      figure: "lineItems.amount",
      value: ({ line }) => line.amount,
    },
    { header: "Tax %", kind: "percent", value: ({ line }) => line.taxRatePercent },
    { header: "Tax", kind: "money", value: ({ line }) => line.taxAmount },
    { header: "Service date", kind: "date", value: ({ line }) => line.serviceDate },
    {
      header: "Quantity × price",
      kind: "money",
      figure: "product",
      value: ({ line, product }, ownCell) => {
        if (product === null) return null;
        const basis = line.priceBasis === null ? "" : `/${ownCell("priceBasis")}`;
        const formula = `ROUND(${ownCell("quantity")}*${ownCell("unitPrice")}${basis},2)`;
        return { formula, value: product };
      },
    },
    {
      header: "Off by",
      kind: "difference",
      value: ({ line, product }, ownCell) => {
        if (product === null || line.amount === null) return null;
        const cells = { printed: ownCell("lineItems.amount"), recomputed: ownCell("product") };
        return offBy(cells, exactSum([line.amount, -product]));
      },
    },
    { header: "Passed", kind: "truth", value: ({ passed }) => passed },
  ],
};
