import { Money } from "../../../src/base/money.ts";
import { chooseInvoiceTotals } from "../../../src/read/invoice/choose-invoice-totals.ts";
import { readTotals, type TotalsReading } from "../../../src/read/invoice/totals/read-totals.ts";
import { typedInvoice } from "./typed-invoice.ts";

const NAMES = [
  "previousBalance",
  "subtotal",
  "discount",
  "shipping",
  "otherCharges",
  "total",
  "withheld",
  "amountPaid",
  "balanceDue",
] as const;

/** Every amount that is read, as `subtotal 100.00`; taxes with their rate and base; then how they are proved. */
export function totalsIn(page: string, lineSum: string | null = null): readonly string[] {
  const totals = readTotalsOf(page, lineSum);
  const amounts = NAMES.flatMap((name) => {
    const value = totals[name]?.sourced.value;
    return value === undefined ? [] : [`${name} ${value.toPlain()}`];
  });
  const taxes = totals.taxes.map(({ rate, base, amount }) =>
    [
      "tax",
      rate === null ? null : rate.value.toString().replace(" ", ""),
      base === null ? null : `of ${base.value.toPlain()}`,
      amount?.value.toPlain(),
    ]
      .filter((text) => text != null)
      .join(" "),
  );
  return [...amounts, ...taxes, totals.proof ?? "unproved"];
}

/** The totals of a typed page. */
export function readTotalsOf(page: string, lineSum: string | null = null): TotalsReading {
  const lines = { lineSum: lineSum === null ? null : Money.of(lineSum), isItem: () => false };
  return readTotals(typedInvoice([page]), lines, chooseInvoiceTotals);
}
