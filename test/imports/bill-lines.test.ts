import { describe, expect, test } from "vitest";
import { billOfInvoice } from "../../src/imports/bill-of-invoice.ts";
import type { PaperLine } from "../../src/imports/import-paper.ts";
import { invoiceOf, type PrintedInvoice } from "../support/invoice-of.ts";

/** A line as `kind amount+tax`. */
function told({ kind, amount, tax }: PaperLine): string {
  return `${kind} ${amount.toString()}${tax.isZero() ? "" : `+${tax.toString()}`}`;
}

function checkLines(printed: PrintedInvoice, lines: readonly string[] | string): void {
  const bill = billOfInvoice(invoiceOf(printed));
  expect("code" in bill ? bill.code : bill.lines.map(told)).toEqual(lines);
}

function checkTaxed(printed: PrintedInvoice, lines: readonly string[] | null): void {
  const bill = billOfInvoice(invoiceOf(printed));
  expect("code" in bill ? bill.code : (bill.taxedLines?.map(told) ?? null)).toEqual(lines);
}

describe("the lines of a bill come to its total", () => {
  test.each<[string, PrintedInvoice, readonly string[] | string]>([
    ["items", { lines: ["60.00", "40.00"], total: "100.00" }, ["item 60.00", "item 40.00"]],
    [
      "items with all that stands below them",
      {
        lines: ["100.00"],
        discount: "10.00",
        shipping: "5.00",
        otherCharges: "1.00",
        taxes: [{ amount: "9.00" }],
        total: "105.00",
      },
      ["item 100.00", "discount -10.00", "shipping 5.00", "other charges 1.00", "tax 9.00"],
    ],
    [
      "items with a tax in their prices",
      { lines: ["60.00", "60.00"], taxes: [{ amount: "20.00" }], total: "120.00" },
      ["item 60.00", "item 60.00"],
    ],
    [
      "the subtotal where the items do not lead to the total",
      { lines: ["60.00"], subtotal: "100.00", taxes: [{ amount: "8.00" }], total: "108.00" },
      ["total 100.00", "tax 8.00"],
    ],
    [
      "the subtotal where an item has a fraction of a cent",
      { lines: ["60.005", "39.995"], subtotal: "100.00", total: "100.00" },
      ["total 100.00"],
    ],
    ["the total where it is all that is printed", { total: "100.00" }, ["total 100.00"]],
    [
      "no line for an item that costs nothing",
      { lines: ["100.00", "0.00"], total: "100.00" },
      ["item 100.00"],
    ],
    [
      "nothing where no way leads to the total",
      { lines: ["60.00"], total: "100.00" },
      "parts-differ",
    ],
    ["nothing without a total", { lines: ["60.00"] }, "no-total"],
    ["nothing of a receipt", { paper: "receipt", total: "9.00" }, "receipt"],
    ["nothing of a pro forma invoice", { paper: "pro-forma", total: "9.00" }, "pro-forma"],
    ["nothing of a bill below zero", { total: "-9.00" }, "negative-total"],
    ["nothing of a bill that is partly paid", { total: "9.00", amountPaid: "4.00" }, "paid"],
    ["a bill of which nothing is paid", { total: "9.00", amountPaid: "0.00" }, ["total 9.00"]],
    [
      "nothing of a bill with an earlier balance",
      { total: "9.00", previousBalance: "4.00" },
      "earlier-balance",
    ],
    [
      "nothing where a tax is held back",
      { lines: ["10.00"], taxes: [{ amount: "-1.00" }], total: "9.00" },
      "held-back",
    ],
    ["nothing of a fraction of a cent", { total: "9.005" }, "fraction-of-a-cent"],
    [
      "a credit note that prints a minus has the lines of one that does not",
      { paper: "credit-note", lines: ["-60.00"], taxes: [{ amount: "-6.00" }], total: "-66.00" },
      ["item 60.00", "tax 6.00"],
    ],
  ])("%s", (_title, printed, lines) => checkLines(printed, lines));
});

describe("tax is put to the lines that the paper says it is of", () => {
  test.each<[string, PrintedInvoice, readonly string[] | null]>([
    ["no tax", { lines: ["60.00", "40.00"], total: "100.00" }, ["item 60.00", "item 40.00"]],
    [
      "one line",
      { lines: ["100.00"], taxes: [{ amount: "20.00" }], total: "120.00" },
      ["item 100.00+20.00"],
    ],
    [
      "taxes in the lines",
      {
        lines: [
          { amount: "60.00", taxAmount: "12.00" },
          { amount: "40.00", taxAmount: "2.00" },
        ],
        taxes: [{ amount: "14.00" }],
        total: "114.00",
      },
      ["item 60.00+12.00", "item 40.00+2.00"],
    ],
    [
      "taxes in the lines that come to another sum say nothing",
      {
        lines: [
          { amount: "60.00", taxAmount: "12.00" },
          { amount: "40.00", taxAmount: "3.00" },
        ],
        taxes: [{ amount: "14.00" }],
        total: "114.00",
      },
      ["total 100.00+14.00"],
    ],
    [
      "a base for each tax",
      {
        lines: ["60.00", "40.00"],
        taxes: [
          { label: "VAT 20%", base: "60.00", amount: "12.00" },
          { label: "VAT 5%", base: "40.00", amount: "2.00" },
        ],
        total: "114.00",
      },
      ["total 60.00+12.00", "total 40.00+2.00"],
    ],
    [
      "one tax below a subtotal",
      {
        lines: ["60.00", "40.00"],
        subtotal: "100.00",
        taxes: [{ amount: "20.00" }],
        total: "120.00",
      },
      ["total 100.00+20.00"],
    ],
    [
      "one tax of several lines",
      {
        lines: ["60.00", "40.00"],
        shipping: "5.00",
        taxes: [{ amount: "21.00" }],
        total: "126.00",
      },
      ["total 105.00+21.00"],
    ],
    [
      "two taxes of several lines",
      {
        lines: ["60.00", "40.00"],
        taxes: [{ amount: "12.00" }, { amount: "2.00" }],
        total: "114.00",
      },
      null,
    ],
    [
      "two taxes of one item",
      { lines: ["100.00"], taxes: [{ amount: "5.00" }, { amount: "7.00" }], total: "112.00" },
      ["item 100.00+12.00"],
    ],
    [
      "two taxes of a subtotal",
      { subtotal: "100.00", taxes: [{ amount: "12.00" }, { amount: "2.00" }], total: "114.00" },
      null,
    ],
    [
      "a tax in the prices",
      { lines: ["60.00", "60.00"], taxes: [{ amount: "20.00" }], total: "120.00" },
      null,
    ],
    [
      "a tax in the prices with its base",
      { lines: ["60.00", "60.00"], taxes: [{ base: "100.00", amount: "20.00" }], total: "120.00" },
      ["total 100.00+20.00"],
    ],
  ])("%s", (_title, printed, lines) => checkTaxed(printed, lines));
});
