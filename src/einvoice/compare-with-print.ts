import { Money } from "../base/money.ts";
import type { Invoice, InvoiceTax } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import { compareLines } from "./compare-lines.ts";
import {
  amounts,
  compared,
  DAYS,
  type EInvoiceComparison,
  isSameId,
  isSameName,
  isSameNumber,
  type Kind,
  RATES,
  texts,
  valueOf,
} from "./same-text.ts";
import type { EInvoice, EInvoiceAdjustment, EInvoiceParty, EInvoiceTax } from "./e-invoice.ts";
import { sumOf } from "./elements.ts";

/**
 * Compares every figure and text of the file that our answer has a field for with what was read from the pages. The
 * pages stay the answer.
 */
export function compareWithPrint(
  eInvoice: EInvoice,
  invoice: Invoice,
): readonly EInvoiceComparison[] {
  const kind = amounts({ areSignsTurned: areSignsTurned(eInvoice, invoice) });
  return [
    ...compareHead(eInvoice, invoice),
    ...compareTotals(eInvoice, invoice, kind),
    ...compareCharges(eInvoice, invoice, kind),
    ...compareTaxes(eInvoice, invoice, kind),
    ...compareLines(eInvoice.lines, invoice.lines, kind),
  ];
}

/** What the pages may call the total: with and without the rounding of its cents. */
function totalsOf({ totals: { grandTotal, rounding } }: EInvoice): readonly (Money | null)[] {
  return [grandTotal, rounding === null ? null : sumOf([grandTotal, rounding])];
}

/** Whether a credit note is positive in the file and negative on the pages, or the other way round. */
function areSignsTurned(eInvoice: EInvoice, invoice: Invoice): boolean {
  const isCredit = eInvoice.paper === "credit-note" || invoice.paper === "credit-note";
  const printed = invoice.total?.value ?? null;
  if (!isCredit || printed === null || printed.isZero()) return false;
  return totalsOf(eInvoice).some((total) => total?.negated().equals(printed) === true);
}

function compareHead(eInvoice: EInvoice, invoice: Invoice): readonly EInvoiceComparison[] {
  return [
    ...compared("invoiceNumber", texts(isSameNumber), {
      xml: [eInvoice.number],
      printed: valueOf(invoice.invoiceNumber),
    }),
    ...compared("invoiceDate", DAYS, {
      xml: [eInvoice.issueDate],
      printed: valueOf(invoice.invoiceDate),
    }),
    ...compared("dueDate", DAYS, {
      xml: eInvoice.dueDates.toReversed(),
      printed: valueOf(invoice.dueDate),
    }),
    ...compared("currency", texts(isSameNumber), {
      xml: [eInvoice.currency],
      printed: valueOf(invoice.currency),
    }),
    ...compareParty("vendor", eInvoice.vendor, invoice.vendor),
    ...compareParty("customer", eInvoice.customer, invoice.customer),
    ...compared("purchaseOrder", texts(isSameNumber), {
      xml: [eInvoice.purchaseOrder],
      printed: valueOf(invoice.purchaseOrder),
    }),
    ...compared("iban", texts(isSameId), { xml: eInvoice.ibans, printed: valueOf(invoice.iban) }),
  ];
}

function compareParty(
  party: "vendor" | "customer",
  { names, taxIds }: EInvoiceParty,
  printed: { readonly name: Sourced<string> | null; readonly taxId: Sourced<string> | null },
): readonly EInvoiceComparison[] {
  return [
    ...compared(`${party}.name`, texts(isSameName), { xml: names, printed: valueOf(printed.name) }),
    ...compared(`${party}.taxId`, texts(isSameId), {
      xml: taxIds,
      printed: valueOf(printed.taxId),
    }),
  ];
}

/** A subtotal may be printed before the allowances and charges of the document or behind them. */
function compareTotals(
  eInvoice: EInvoice,
  invoice: Invoice,
  kind: Kind<Money>,
): readonly EInvoiceComparison[] {
  const { totals } = eInvoice;
  return [
    ...compared("subtotal", kind, {
      xml: [totals.lines, totals.taxBasis],
      printed: valueOf(invoice.subtotal),
    }),
    ...compared("discount", kind, {
      xml: [totals.allowances ?? sumOfAdjustments(eInvoice.allowances)],
      printed: valueOf(invoice.discount),
    }),
    ...compared("total", kind, { xml: totalsOf(eInvoice), printed: valueOf(invoice.total) }),
    ...compared("amountPaid", kind, {
      xml: [totals.prepaid],
      printed: valueOf(invoice.amountPaid),
    }),
    ...compared("balanceDue", kind, {
      xml: [totals.duePayable],
      printed: valueOf(invoice.balanceDue),
    }),
  ];
}

/**
 * Freight apart from the other charges, to which the rounding of cents belongs. What a paper prints in the one place
 * and the file gives in the other agrees where both together are the same.
 */
function compareCharges(
  { charges, totals }: EInvoice,
  invoice: Invoice,
  kind: Kind<Money>,
): readonly EInvoiceComparison[] {
  const freight = sumOfAdjustments(charges.filter(({ isFreight }) => isFreight));
  const named = sumOfAdjustments(charges.filter(({ isFreight }) => !isFreight));
  const others = charges.length === 0 ? totals.charges : named;
  const further = sumOf([others, totals.rounding]);
  const all = sumOf([freight, further]);
  const [shipping, otherCharges] = [valueOf(invoice.shipping), valueOf(invoice.otherCharges)];
  const printed = sumOf([shipping, otherCharges]);
  const isSameSum = all !== null && printed !== null && kind.isSame(all, printed);
  const side = (xml: Money | null, own: Money | null): Sides => {
    const isSame = xml !== null && own !== null && kind.isSame(xml, own);
    return isSameSum && !isSame
      ? { xml: [xml === null ? null : all], printed }
      : { xml: [xml], printed: own };
  };
  return [
    ...compared("shipping", kind, side(freight, shipping)),
    ...compared("otherCharges", kind, side(further, otherCharges)),
  ];
}

interface Sides {
  readonly xml: readonly (Money | null)[];
  readonly printed: Money | null;
}

function sumOfAdjustments(adjustments: readonly EInvoiceAdjustment[]): Money | null {
  return sumOf(adjustments.map(({ amount }) => amount));
}

/** Each tax by its rate, then the sum of all. */
function compareTaxes(
  { taxes, totals }: EInvoice,
  invoice: Invoice,
  kind: Kind<Money>,
): readonly EInvoiceComparison[] {
  const matches = matchTaxes(taxes, invoice.taxes, kind);
  let unprinted = invoice.taxes.length;
  const single = taxes.flatMap((tax, index) => {
    const match = matches[index] ?? null;
    const printed = match === null ? null : (invoice.taxes[match] ?? null);
    const place = `taxes.${match ?? unprinted++}`;
    return [
      ...compared(`${place}.ratePercent`, RATES, {
        xml: [tax.rate],
        printed: valueOf(printed?.rate),
      }),
      ...compared(`${place}.base`, kind, { xml: [tax.base], printed: valueOf(printed?.base) }),
      ...compared(`${place}.amount`, kind, {
        xml: [tax.amount],
        printed: valueOf(printed?.amount),
      }),
    ];
  });
  const printedAmounts = invoice.taxes.map(({ amount }) => valueOf(amount));
  const isWhole = printedAmounts.every((amount) => amount !== null);
  const printedSum = isWhole ? sumOf(printedAmounts) : null;
  return [...single, ...compared("taxes", kind, { xml: [totals.tax], printed: printedSum })];
}

/** The printed tax of each: of the same rate, else without a rate or of another one but of the same amount. */
function matchTaxes(
  taxes: readonly EInvoiceTax[],
  printed: readonly InvoiceTax[],
  kind: Kind<Money>,
): readonly (number | null)[] {
  const matches: (number | null)[] = taxes.map(() => null);
  const taken = new Set<number>();
  const pass = (isSame: (tax: EInvoiceTax, printed: InvoiceTax) => boolean): void => {
    taxes.slice(0, MOST_TAXES).forEach((tax, index) => {
      if (matches[index] !== null) return;
      const found = printed.findIndex((one, place) => !taken.has(place) && isSame(tax, one));
      if (found < 0) return;
      matches[index] = found;
      taken.add(found);
    });
  };
  const isSameAmount = (tax: EInvoiceTax, { amount }: InvoiceTax): boolean =>
    tax.amount !== null && amount !== null && kind.isSame(tax.amount, amount.value);
  const isSameRate = (tax: EInvoiceTax, { rate }: InvoiceTax): boolean =>
    tax.rate !== null && rate !== null && tax.rate.equals(rate.value);
  pass((tax, one) => isSameRate(tax, one) && isSameAmount(tax, one));
  pass(isSameRate);
  pass(isSameAmount);
  if (taxes.length === 1 && printed.length === 1) pass((_, { rate }) => rate === null);
  return matches;
}

/** Taxes that are matched; a paper has a handful. */
const MOST_TAXES = 100;
