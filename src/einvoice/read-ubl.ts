import type { Money } from "../base/money.ts";
import type {
  EInvoice,
  EInvoiceAdjustment,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTax,
  EInvoiceTotals,
} from "./e-invoice.ts";
import {
  amountAt,
  dateOf,
  daysOf,
  elementAt,
  elementsOf,
  inCurrency,
  isFreight,
  rateAt,
  sumOf,
  textAt,
  textsOf,
} from "./elements.ts";
import type { XmlElement } from "./xml.ts";

/** Reads an invoice or a credit note of the Universal Business Language 2. */
export function readUbl(root: XmlElement): EInvoice {
  const currency = textAt(root, "DocumentCurrencyCode");
  const isCredit =
    root.name === "CreditNote" || textAt(root, "InvoiceTypeCode|CreditNoteTypeCode") === "381";
  const means = elementsOf(root, "PaymentMeans");
  const adjustments = elementsOf(root, "AllowanceCharge");
  const dueDates = [
    textAt(root, "DueDate"),
    ...means.map((one) => textAt(one, "PaymentDueDate")),
  ].map(dateOf);
  return {
    syntax: "UBL",
    profile: textAt(root, "CustomizationID"),
    paper: isCredit ? "credit-note" : "invoice",
    number: textAt(root, "ID"),
    issueDate: dateOf(textAt(root, "IssueDate")),
    dueDates: daysOf(dueDates),
    currency,
    vendor: partyOf(elementAt(root, "AccountingSupplierParty", "Party")),
    customer: partyOf(elementAt(root, "AccountingCustomerParty", "Party")),
    purchaseOrder: textAt(root, "OrderReference", "ID"),
    ibans: textsOf(means.map((one) => textAt(one, "PayeeFinancialAccount", "ID"))),
    lines: elementsOf(root, "InvoiceLine|CreditNoteLine").map(lineOf),
    allowances: adjustments.filter((one) => !isCharge(one)).flatMap(adjustmentOf),
    charges: adjustments.filter(isCharge).flatMap(adjustmentOf),
    taxes: taxesOf(root, currency),
    totals: totalsOf(root, currency),
  };
}

function partyOf(party: XmlElement | null): EInvoiceParty {
  const legal = elementAt(party, "PartyLegalEntity");
  const schemes = elementsOf(party, "PartyTaxScheme");
  const isVat = (one: XmlElement): boolean => textAt(one, "TaxScheme", "ID") === "VAT";
  const idOf = (one: XmlElement): string | null => textAt(one, "CompanyID");
  return {
    names: textsOf([textAt(legal, "RegistrationName"), textAt(party, "PartyName", "Name")]),
    taxIds: textsOf([
      ...schemes.filter(isVat).map(idOf),
      ...schemes.filter((one) => !isVat(one)).map(idOf),
      textAt(legal, "CompanyID"),
    ]),
  };
}

function lineOf(line: XmlElement): EInvoiceLine {
  const item = elementAt(line, "Item");
  const price = elementAt(line, "Price");
  const quantity = elementAt(line, "InvoicedQuantity|CreditedQuantity");
  const allowances = elementsOf(line, "AllowanceCharge").filter((one) => !isCharge(one));
  return {
    name: textAt(item, "Name"),
    description: textAt(item, "Description"),
    quantity: amountAt(quantity),
    unit: quantity?.attributes.get("unitCode") ?? null,
    unitPrice: amountAt(price, "PriceAmount"),
    grossUnitPrice: amountAt(price, "AllowanceCharge", "BaseAmount"),
    priceBasis: amountAt(price, "BaseQuantity"),
    discount: sumOf(allowances.map((allowance) => amountAt(allowance, "Amount"))),
    amount: amountAt(line, "LineExtensionAmount"),
    taxRate: rateAt(item, "ClassifiedTaxCategory", "Percent"),
  };
}

function isCharge(adjustment: XmlElement): boolean {
  const said = textAt(adjustment, "ChargeIndicator") ?? "";
  return said === "true" || said === "1";
}

function adjustmentOf(adjustment: XmlElement): readonly EInvoiceAdjustment[] {
  const amount = amountAt(adjustment, "Amount");
  if (amount === null) return [];
  const reason = textAt(adjustment, "AllowanceChargeReason");
  const code = textAt(adjustment, "AllowanceChargeReasonCode");
  return [{ reason, amount, isFreight: isFreight(code, reason) }];
}

/** The taxes, then what the customer withholds. */
function taxesOf(root: XmlElement, currency: string | null): readonly EInvoiceTax[] {
  const withheld = elementsOf(root, "WithholdingTaxTotal").flatMap(subtotalsOf);
  return [
    ...taxTotalsOf(root, currency).flatMap(subtotalsOf),
    ...withheld.map((tax) => ({ ...tax, amount: tax.amount?.negated() ?? null })),
  ];
}

/** A second total gives the tax in the tax office's currency. */
function taxTotalsOf(root: XmlElement, currency: string | null): readonly XmlElement[] {
  const totals = elementsOf(root, "TaxTotal");
  const amounts = totals.flatMap((total) => elementsOf(total, "TaxAmount"));
  const own = new Set(inCurrency(amounts, currency));
  return totals.filter((total) => elementsOf(total, "TaxAmount").some((one) => own.has(one)));
}

function subtotalsOf(total: XmlElement): readonly EInvoiceTax[] {
  return elementsOf(total, "TaxSubtotal").map((subtotal) => {
    const category = elementAt(subtotal, "TaxCategory");
    return {
      rate: rateAt(category, "Percent") ?? rateAt(subtotal, "Percent"),
      category: textAt(category, "ID"),
      base: amountAt(subtotal, "TaxableAmount"),
      amount: amountAt(subtotal, "TaxAmount"),
    };
  });
}

function totalsOf(root: XmlElement, currency: string | null): EInvoiceTotals {
  const sums = elementAt(root, "LegalMonetaryTotal");
  const taxes: readonly (Money | null)[] = taxTotalsOf(root, currency).map((total) =>
    amountAt(total, "TaxAmount"),
  );
  return {
    lines: amountAt(sums, "LineExtensionAmount"),
    allowances: amountAt(sums, "AllowanceTotalAmount"),
    charges: amountAt(sums, "ChargeTotalAmount"),
    taxBasis: amountAt(sums, "TaxExclusiveAmount"),
    tax: sumOf(taxes),
    grandTotal: amountAt(sums, "TaxInclusiveAmount"),
    prepaid: amountAt(sums, "PrepaidAmount"),
    rounding: amountAt(sums, "PayableRoundingAmount"),
    duePayable: amountAt(sums, "PayableAmount"),
  };
}
