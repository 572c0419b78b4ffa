import { Money } from "../../base/money.ts";
import type { ColumnName } from "./columns.ts";
import { type Cell, type DecimalSign, decimalOf, numberIn } from "./figures.ts";
import type { TableRow } from "./table-row.ts";
import { TableError } from "./table-error.ts";

const FIGURES: readonly ColumnName[] = [
  "quantity",
  "received",
  "price",
  "priceFor",
  "discount",
  "amount",
  "tax",
];

const CENT = Money.of("0.01");

/** The sign before the decimals of a table's numbers. Throws TableError where nothing tells it, or the numbers contradict each other. */
export function tableDecimal(
  file: string,
  rows: readonly TableRow[],
  wished: DecimalSign | null,
): DecimalSign {
  if (wished !== null) return wished;
  const said = decimalOf(figuresIn(rows));
  switch (said.kind) {
    case "known":
      return said.decimal;
    case "none":
      return ".";
    case "mixed":
      throw new TableError({
        code: "mixed-decimals",
        facts: { file, point: said.point, comma: said.comma },
      });
    case "open": {
      const proven = provenDecimal(rows);
      if (proven !== null) return proven;
      throw new TableError({ code: "open-decimals", facts: { file, ...said.example } });
    }
  }
}

function* figuresIn(rows: readonly TableRow[]): Generator<Cell, void, undefined> {
  for (const { rowNumber, cells } of rows) {
    for (const column of FIGURES) {
      const text = cells[column];
      if (text !== undefined) yield { rowNumber, text };
    }
  }
}

/** The one of both signs with which quantity times price is the amount in some row. */
function provenDecimal(rows: readonly TableRow[]): DecimalSign | null {
  const proven = ([".", ","] as const).filter((decimal) =>
    rows.some((row) => isProduct(row, decimal)),
  );
  const [only = null, other = null] = proven;
  return other === null ? only : null;
}

/** A row whose three numbers are whole without a sign proves nothing. */
function isProduct({ cells }: TableRow, decimal: DecimalSign): boolean {
  const texts = (["quantity", "price", "amount"] as const).map((column) => cells[column] ?? "");
  if (!texts.some((text) => /[.,]/.test(text))) return false;
  const [quantity = null, price = null, amount = null] = texts.map((text) =>
    numberIn(text, decimal),
  );
  if (quantity === null || price === null || amount === null) return false;
  return !amount.isZero() && amount.isProductOf(quantity, price, CENT);
}
