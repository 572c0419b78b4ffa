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
  textOf,
  textsOf,
} from "./elements.ts";
import type { XmlElement } from "./xml.ts";

/** Names that differ between ZUGFeRD 1, its successors and Order-X. */
const CONTEXT = "SpecifiedExchangedDocumentContext|ExchangedDocumentContext";
const DOCUMENT = "HeaderExchangedDocument|ExchangedDocument";
const TRANSACTION = "SpecifiedSupplyChainTradeTransaction|SupplyChainTradeTransaction";
const AGREEMENT = "ApplicableSupplyChainTradeAgreement|ApplicableHeaderTradeAgreement";
const SETTLEMENT = "ApplicableSupplyChainTradeSettlement|ApplicableHeaderTradeSettlement";
const SUMMATION =
  "SpecifiedTradeSettlementMonetarySummation|SpecifiedTradeSettlementHeaderMonetarySummation";
const LINE_AGREEMENT = "SpecifiedSupplyChainTradeAgreement|SpecifiedLineTradeAgreement";
const LINE_DELIVERY = "SpecifiedSupplyChainTradeDelivery|SpecifiedLineTradeDelivery";
const LINE_SETTLEMENT = "SpecifiedSupplyChainTradeSettlement|SpecifiedLineTradeSettlement";
const LINE_SUMMATION =
  "SpecifiedTradeSettlementMonetarySummation|SpecifiedTradeSettlementLineMonetarySummation";
const QUANTITY = "BilledQuantity|RequestedQuantity";
const RATE = "ApplicablePercent|RateApplicablePercent";
const NET_PRICE = "NetPriceProductTradePrice";
const GROSS_PRICE = "GrossPriceProductTradePrice";

/** Codes of UN/CEFACT list 1001 that give money back. */
const CREDIT_NOTES: ReadonlySet<string> = new Set(
  "81 83 261 262 296 308 381 396 420 458 532".split(" "),
);

/** Reads a Cross Industry Invoice of any version, or an order of the same language. */
export function readCii(root: XmlElement): EInvoice {
  const document = elementAt(root, DOCUMENT);
  const transaction = elementAt(root, TRANSACTION);
  const agreement = elementAt(transaction, AGREEMENT);
  const settlement = elementAt(transaction, SETTLEMENT);
  const currency = textAt(settlement, "InvoiceCurrencyCode|OrderCurrencyCode");
  const isOrder = root.name === "SCRDMCCBDACIOMessageStructure";
  const isCredit = CREDIT_NOTES.has(textAt(document, "TypeCode") ?? "");
  const adjustments = elementsOf(settlement, "SpecifiedTradeAllowanceCharge");
  return {
    syntax: "CII",
    profile: textAt(root, CONTEXT, "GuidelineSpecifiedDocumentContextParameter", "ID"),
    paper: isOrder ? "order" : isCredit ? "credit-note" : "invoice",
    number: textAt(document, "ID"),
    issueDate: dateAt(elementAt(document, "IssueDateTime")),
    dueDates: daysOf(
      elementsOf(settlement, "SpecifiedTradePaymentTerms").map((terms) =>
        dateAt(elementAt(terms, "DueDateDateTime")),
      ),
    ),
    currency,
    vendor: partyOf(elementAt(agreement, "SellerTradeParty")),
    customer: partyOf(elementAt(agreement, "BuyerTradeParty")),
    purchaseOrder: textAt(agreement, "BuyerOrderReferencedDocument", "ID|IssuerAssignedID"),
    ibans: textsOf(
      elementsOf(settlement, "SpecifiedTradeSettlementPaymentMeans").map((means) =>
        textAt(means, "PayeePartyCreditorFinancialAccount", "IBANID"),
      ),
    ),
    lines: elementsOf(transaction, "IncludedSupplyChainTradeLineItem").map(lineOf).filter(isBilled),
    allowances: adjustments.filter((one) => !isCharge(one)).flatMap(adjustmentOf),
    charges: [
      ...adjustments.filter(isCharge).flatMap(adjustmentOf),
      ...elementsOf(settlement, "SpecifiedLogisticsServiceCharge").flatMap(freightOf),
    ],
    taxes: elementsOf(settlement, "ApplicableTradeTax").map(taxOf),
    totals: totalsOf(elementAt(settlement, SUMMATION), currency),
  };
}

function dateAt(element: XmlElement | null): EInvoice["issueDate"] {
  return dateOf(textAt(element, "DateTimeString|DateTime"));
}

function partyOf(party: XmlElement | null): EInvoiceParty {
  const legal = elementAt(party, "SpecifiedLegalOrganization");
  const numbers = elementsOf(party, "SpecifiedTaxRegistration").map((one) => elementAt(one, "ID"));
  const isVat = (one: XmlElement | null): boolean => one?.attributes.get("schemeID") === "VA";
  return {
    names: textsOf([textAt(party, "Name"), textAt(legal, "TradingBusinessName")]),
    taxIds: textsOf([
      ...numbers.filter(isVat).map(textOf),
      ...numbers.filter((one) => !isVat(one)).map(textOf),
      textAt(legal, "ID"),
    ]),
  };
}

function lineOf(line: XmlElement): EInvoiceLine {
  const product = elementAt(line, "SpecifiedTradeProduct");
  const agreement = elementAt(line, LINE_AGREEMENT);
  const settlement = elementAt(line, LINE_SETTLEMENT);
  const quantity = elementAt(line, LINE_DELIVERY, QUANTITY);
  const basis = amountAt(agreement, NET_PRICE, "BasisQuantity");
  const grossBasis = amountAt(agreement, GROSS_PRICE, "BasisQuantity") ?? basis;
  const hasOneBasis = basis === null || grossBasis === null || basis.equals(grossBasis);
  return {
    name: textAt(product, "Name"),
    description: textAt(product, "Description"),
    quantity: amountAt(line, LINE_DELIVERY, QUANTITY),
    unit: quantity?.attributes.get("unitCode") ?? null,
    unitPrice: amountAt(agreement, NET_PRICE, "ChargeAmount"),
    grossUnitPrice: hasOneBasis ? amountAt(agreement, GROSS_PRICE, "ChargeAmount") : null,
    priceBasis: basis ?? grossBasis,
    discount: discountOf(settlement),
    amount: amountAt(settlement, LINE_SUMMATION, "LineTotalAmount"),
    taxRate: rateAt(settlement, "ApplicableTradeTax", RATE),
  };
}

/** A line of a note alone has none of these. */
function isBilled({ name, quantity, unitPrice, amount }: EInvoiceLine): boolean {
  return name !== null || quantity !== null || unitPrice !== null || amount !== null;
}

function discountOf(settlement: XmlElement | null): Money | null {
  const allowances = elementsOf(settlement, "SpecifiedTradeAllowanceCharge").filter(
    (one) => !isCharge(one),
  );
  return sumOf(allowances.map((allowance) => amountAt(allowance, "ActualAmount")));
}

function isCharge(adjustment: XmlElement): boolean {
  const said = textAt(adjustment, "ChargeIndicator", "Indicator") ?? "";
  return said === "true" || said === "1";
}

function adjustmentOf(adjustment: XmlElement): readonly EInvoiceAdjustment[] {
  const amount = amountAt(adjustment, "ActualAmount");
  if (amount === null) return [];
  const reason = textAt(adjustment, "Reason");
  return [{ reason, amount, isFreight: isFreight(textAt(adjustment, "ReasonCode"), reason) }];
}

function freightOf(charge: XmlElement): readonly EInvoiceAdjustment[] {
  const amount = amountAt(charge, "AppliedAmount");
  return amount === null
    ? []
    : [{ reason: textAt(charge, "Description"), amount, isFreight: true }];
}

function taxOf(tax: XmlElement): EInvoiceTax {
  return {
    rate: rateAt(tax, RATE),
    category: textAt(tax, "CategoryCode"),
    base: amountAt(tax, "BasisAmount"),
    amount: amountAt(tax, "CalculatedAmount"),
  };
}

function totalsOf(sums: XmlElement | null, currency: string | null): EInvoiceTotals {
  const inOwn = (name: string): Money | null =>
    amountAt(inCurrency(elementsOf(sums, name), currency)[0] ?? null);
  return {
    lines: inOwn("LineTotalAmount"),
    allowances: inOwn("AllowanceTotalAmount"),
    charges: inOwn("ChargeTotalAmount"),
    taxBasis: inOwn("TaxBasisTotalAmount"),
    tax: inOwn("TaxTotalAmount"),
    grandTotal: inOwn("GrandTotalAmount"),
    prepaid: inOwn("TotalPrepaidAmount"),
    rounding: inOwn("RoundingAmount"),
    duePayable: inOwn("DuePayableAmount"),
  };
}
