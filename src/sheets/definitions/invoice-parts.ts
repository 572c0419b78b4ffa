import { printedAmounts } from "../../checks/invoice-figures.ts";
import { roundingOf } from "../../checks/rounding.ts";
import type { InvoiceReading } from "../../kinds/reading.ts";
import { exactSum, inCents } from "../../wire/values.ts";
import { offBy } from "../recompute.ts";
import { printedCell } from "../cell.ts";
import type { Column } from "../sheet.ts";
import type { OwnParts } from "./parts.ts";
import { NO_FACTS, type PaperRow, type RowFacts } from "./columns.ts";
import { testLines } from "../../checks/line-math.ts";

/** An invoice shows the sums of its lines and taxes; a line shows its product. */
export const INVOICE_PARTS: OwnParts<InvoiceReading> = {
  isFailedByChecksAlone: true,
  paper: {
    first: [
      "vendor.name",
      "invoiceNumber",
      "invoiceDate",
      "dueDate",
      "currency",
      sumOf("Sum of lines", "lineItems.amount"),
      "subtotal",
      "discount",
      sumOf("Taxes", "taxes.amount"),
    ],
    last: ["customer.name", "purchaseOrder", "vendor.taxId", "iban"],
  },
  tables: {
    lineItems: {
      factsOf,
      columns: {
        first: [
          "code",
          "description",
          "quantity",
          "unit",
          "unitPrice",
          "priceBasis",
          "discount",
          "discountRate",
          "amount",
        ],
        last: [
          {
            header: "Quantity × price",
            kind: "money",
            figure: "product",
            value: ({ cells, facts }, ownCell) => {
              const product = facts.checks[0]?.expected ?? null;
              if (product === null) return null;
              const isForOne = printedCell(cells, "priceBasis") === null;
              const basis = isForOne ? "" : `/${ownCell("lineItems.priceBasis")}`;
              const [quantity, price] = ["lineItems.quantity", "lineItems.unitPrice"].map(ownCell);
              return { formula: `ROUND(${quantity}*${price}${basis},2)`, value: product };
            },
          },
          {
            header: "Off by",
            kind: "difference",
            value: ({ facts }, ownCell) => {
              const cells = {
                printed: ownCell("lineItems.amount"),
                recomputed: ownCell("product"),
              };
              return offBy(cells, facts.checks[0]?.difference ?? null);
            },
          },
          {
            header: "Passed",
            kind: "truth",
            value: ({ facts }) => facts.checks[0]?.passed ?? null,
          },
        ],
      },
    },
    taxes: { columns: { last: ["amount"] } },
  },
};

/** Lines that print quantity, price and amount are tested; one that only a convention lets pass has no product to show. */
function factsOf({ document }: InvoiceReading): readonly RowFacts[] {
  const tested = new Map(
    testLines(document, roundingOf(printedAmounts(document))).map((one) => [
      one.line.lineIndex,
      one,
    ]),
  );
  return document.lines.map((_, index): RowFacts => {
    const test = tested.get(index);
    if (test === undefined) return NO_FACTS;
    const { line, passed, taking } = test;
    const expected = taking === null ? inCents(line.product) : null;
    const printed = line.line.amount?.value.toJsonNumber();
    const difference =
      expected === null || printed === undefined ? null : exactSum([printed, -expected]);
    return { checks: [{ name: "line_math", passed, expected, difference }], standing: null };
  });
}

/** The sum over the rows of a table. */
function sumOf(header: string, figure: string): Column<PaperRow> {
  return { header, kind: "money", figure, value: ({ sums }) => sums.get(figure) ?? null };
}
