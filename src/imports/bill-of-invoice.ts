import type { Money } from "../base/money.ts";
import { billLines, isWholeCents } from "./bill-lines.ts";
import { type BillFacts, type ImportPaper, type Printed, printedText } from "./import-paper.ts";
import type { LeftOut } from "./left-out.ts";

/** A bill or credit note as programs import it, or why none can be made of the paper. */
export function billOfInvoice(invoice: BillFacts): ImportPaper | LeftOut {
  const { paper, total, vendor } = invoice;
  if (paper === "receipt" || paper === "pro-forma") return { code: paper };
  if (total === null) return { code: "no-total" };
  const isCredit = paper === "credit-note";
  if (total.value.isNegative() && !isCredit) return { code: "negative-total" };
  if (!isWholeCents(total.value)) return { code: "fraction-of-a-cent", amount: total.value };
  // Some credit notes print their amounts with a minus and others without one.
  const signless = total.value.isNegative() ? withoutSigns(invoice) : invoice;
  const open = notOwed(signless);
  if (open !== null) return open;
  const lines = billLines(signless);
  if (lines === null) return { code: "parts-differ" };
  return {
    vendor: printedText(vendor.name),
    number: printedText(invoice.invoiceNumber),
    date: invoice.invoiceDate?.value ?? null,
    dueDate: invoice.dueDate?.value ?? null,
    order: printedText(invoice.purchaseOrder),
    currency: printedText(invoice.currency),
    isCredit,
    total: total.value.absolute(),
    ...lines,
  };
}

/** What of the total is not owed any more, or was owed before: an import of the total alone would be wrong. */
function notOwed({ amountPaid, withheld, previousBalance, taxes }: BillFacts): LeftOut | null {
  if (isSome(amountPaid)) return { code: "paid", amount: amountPaid.value };
  if (isSome(withheld)) return { code: "held-back", amount: withheld.value };
  const negative = taxes.find(({ amount }) => amount?.value.isNegative() === true)?.amount ?? null;
  if (negative !== null) return { code: "held-back", amount: negative.value.absolute() };
  if (isSome(previousBalance)) return { code: "earlier-balance", amount: previousBalance.value };
  return null;
}

function isSome(figure: Printed<Money>): figure is { readonly value: Money } {
  return figure !== null && !figure.value.isZero();
}

/** A credit note whose amounts are printed with a minus, without it. */
function withoutSigns(invoice: BillFacts): BillFacts {
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      amount: negated(line.amount),
      taxAmount: negated(line.taxAmount),
    })),
    taxes: invoice.taxes.map((tax) => ({
      ...tax,
      amount: negated(tax.amount),
      base: negated(tax.base),
    })),
    subtotal: negated(invoice.subtotal),
    discount: negated(invoice.discount),
    shipping: negated(invoice.shipping),
    otherCharges: negated(invoice.otherCharges),
    total: negated(invoice.total),
  };
}

function negated(figure: Printed<Money>): Printed<Money> {
  return figure === null ? null : { ...figure, value: figure.value.negated() };
}
