import { elementAt, elementsOf, textAt } from "../../../src/einvoice/elements.ts";
import type { XmlElement } from "../../../src/einvoice/xml.ts";
import { Money } from "../../../src/base/money.ts";

/** A category with its rate, as texts of the file; null is what is not there. */
export interface CategoryView {
  readonly category: string | null;
  readonly rate: string | null;
}

export interface AdjustmentView extends CategoryView {
  readonly amount: string | null;
  readonly reason: string | null;
  readonly code: string | null;
}

export interface TaxView extends CategoryView {
  readonly base: string | null;
  readonly tax: string | null;
  readonly reason: string | null;
  readonly code: string | null;
}

export interface LineView extends CategoryView {
  readonly id: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly net: string | null;
  readonly name: string | null;
  readonly price: string | null;
  readonly allowances: readonly Omit<AdjustmentView, "category" | "rate">[];
}

export interface PartyView {
  readonly name: string | null;
  readonly hasAddress: boolean;
  readonly country: string | null;
  readonly legalId: string | null;
  readonly vatId: string | null;
  readonly taxId: string | null;
  readonly address: string | null;
  readonly addressScheme: string | null;
}

/** What the rules of the norm speak of, read from a file without anything of what wrote it. */
export interface InvoiceView {
  readonly specification: string | null;
  readonly number: string | null;
  readonly issueDate: string | null;
  readonly typeCode: string | null;
  readonly currency: string | null;
  readonly dueDate: string | null;
  readonly paymentTerms: string | null;
  readonly delivery: string | null;
  readonly deliveredTo: string | null;
  readonly period: { readonly start: string; readonly end: string } | null;
  readonly seller: PartyView;
  readonly buyer: PartyView;
  readonly payments: readonly { readonly means: string | null; readonly account: string | null }[];
  readonly allowances: readonly AdjustmentView[];
  readonly charges: readonly AdjustmentView[];
  readonly taxes: readonly TaxView[];
  readonly lines: readonly LineView[];
  readonly totals: Readonly<Record<TotalName, string | null>>;
  /** Currencies that amounts name. */
  readonly currencies: readonly string[];
}

export type TotalName =
  "lines" | "allowances" | "charges" | "withoutTax" | "tax" | "withTax" | "paid" | "due";

/** An amount of the file, exact. */
export function decimal(text: string | null): Money {
  return Money.of((text ?? "0").replace(/^\+/, ""));
}

/** The view of a file in UBL. */
export function ublView(root: XmlElement): InvoiceView {
  const totals = elementAt(root, "LegalMonetaryTotal");
  const adjustments = elementsOf(root, "AllowanceCharge");
  const isCharge = (one: XmlElement): boolean => textAt(one, "ChargeIndicator") === "true";
  return {
    specification: textAt(root, "CustomizationID"),
    number: textAt(root, "ID"),
    issueDate: textAt(root, "IssueDate"),
    typeCode: textAt(root, "InvoiceTypeCode|CreditNoteTypeCode"),
    currency: textAt(root, "DocumentCurrencyCode"),
    // The official rules look for this element alone: the day in the means of payment does not count.
    dueDate: textAt(root, "DueDate"),
    paymentTerms: textAt(root, "PaymentTerms", "Note"),
    delivery: textAt(root, "Delivery", "ActualDeliveryDate"),
    deliveredTo: textAt(
      root,
      "Delivery",
      "DeliveryLocation",
      "Address",
      "Country",
      "IdentificationCode",
    ),
    period: periodOf(
      textAt(root, "InvoicePeriod", "StartDate"),
      textAt(root, "InvoicePeriod", "EndDate"),
    ),
    seller: ublParty(elementAt(root, "AccountingSupplierParty", "Party")),
    buyer: ublParty(elementAt(root, "AccountingCustomerParty", "Party")),
    payments: elementsOf(root, "PaymentMeans").map((one) => ({
      means: textAt(one, "PaymentMeansCode"),
      account: textAt(one, "PayeeFinancialAccount", "ID"),
    })),
    allowances: adjustments.filter((one) => !isCharge(one)).map(ublAdjustment),
    charges: adjustments.filter(isCharge).map(ublAdjustment),
    taxes: elementsOf(elementAt(root, "TaxTotal"), "TaxSubtotal").map((one) => ({
      ...ublCategory(elementAt(one, "TaxCategory")),
      base: textAt(one, "TaxableAmount"),
      tax: textAt(one, "TaxAmount"),
      reason: textAt(one, "TaxCategory", "TaxExemptionReason"),
      code: textAt(one, "TaxCategory", "TaxExemptionReasonCode"),
    })),
    lines: elementsOf(root, "InvoiceLine|CreditNoteLine").map((line) => {
      const quantity = elementAt(line, "InvoicedQuantity|CreditedQuantity");
      return {
        ...ublCategory(elementAt(line, "Item", "ClassifiedTaxCategory")),
        id: textAt(line, "ID"),
        quantity: quantity?.text ?? null,
        unit: quantity?.attributes.get("unitCode") ?? null,
        net: textAt(line, "LineExtensionAmount"),
        name: textAt(line, "Item", "Name"),
        price: textAt(line, "Price", "PriceAmount"),
        allowances: elementsOf(line, "AllowanceCharge").map(ublAdjustment),
      };
    }),
    totals: {
      lines: textAt(totals, "LineExtensionAmount"),
      allowances: textAt(totals, "AllowanceTotalAmount"),
      charges: textAt(totals, "ChargeTotalAmount"),
      withoutTax: textAt(totals, "TaxExclusiveAmount"),
      tax: textAt(root, "TaxTotal", "TaxAmount"),
      withTax: textAt(totals, "TaxInclusiveAmount"),
      paid: textAt(totals, "PrepaidAmount"),
      due: textAt(totals, "PayableAmount"),
    },
    currencies: currenciesIn(root),
  };
}

function periodOf(start: string | null, end: string | null): InvoiceView["period"] {
  return start === null || end === null ? null : { start, end };
}

function ublParty(party: XmlElement | null): PartyView {
  const scheme = (id: string): string | null => {
    const found = elementsOf(party, "PartyTaxScheme").find(
      (one) => textAt(one, "TaxScheme", "ID") === id,
    );
    return textAt(found ?? null, "CompanyID");
  };
  return {
    name: textAt(party, "PartyLegalEntity", "RegistrationName"),
    hasAddress: elementAt(party, "PostalAddress") !== null,
    country: textAt(party, "PostalAddress", "Country", "IdentificationCode"),
    legalId: textAt(party, "PartyLegalEntity", "CompanyID"),
    vatId: scheme("VAT"),
    taxId: scheme("FC"),
    address: textAt(party, "EndpointID"),
    addressScheme: elementAt(party, "EndpointID")?.attributes.get("schemeID") ?? null,
  };
}

function ublCategory(category: XmlElement | null): CategoryView {
  return { category: textAt(category, "ID"), rate: textAt(category, "Percent") };
}

function ublAdjustment(one: XmlElement): AdjustmentView {
  return {
    ...ublCategory(elementAt(one, "TaxCategory")),
    amount: textAt(one, "Amount"),
    reason: textAt(one, "AllowanceChargeReason"),
    code: textAt(one, "AllowanceChargeReasonCode"),
  };
}

/** The view of a Cross Industry Invoice. */
export function ciiView(root: XmlElement): InvoiceView {
  const trade = elementAt(root, "SupplyChainTradeTransaction");
  const agreement = elementAt(trade, "ApplicableHeaderTradeAgreement");
  const settlement = elementAt(trade, "ApplicableHeaderTradeSettlement");
  const delivery = elementAt(trade, "ApplicableHeaderTradeDelivery");
  const totals = elementAt(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation");
  const adjustments = elementsOf(settlement, "SpecifiedTradeAllowanceCharge");
  const isCharge = (one: XmlElement): boolean =>
    textAt(one, "ChargeIndicator", "Indicator") === "true";
  const terms = elementAt(settlement, "SpecifiedTradePaymentTerms");
  const document = elementAt(root, "ExchangedDocument");
  return {
    specification: textAt(
      root,
      "ExchangedDocumentContext",
      "GuidelineSpecifiedDocumentContextParameter",
      "ID",
    ),
    number: textAt(document, "ID"),
    issueDate: textAt(document, "IssueDateTime", "DateTimeString"),
    typeCode: textAt(document, "TypeCode"),
    currency: textAt(settlement, "InvoiceCurrencyCode"),
    dueDate: textAt(terms, "DueDateDateTime", "DateTimeString"),
    paymentTerms: textAt(terms, "Description"),
    delivery: textAt(
      delivery,
      "ActualDeliverySupplyChainEvent",
      "OccurrenceDateTime",
      "DateTimeString",
    ),
    deliveredTo: textAt(delivery, "ShipToTradeParty", "PostalTradeAddress", "CountryID"),
    period: periodOf(
      textAt(settlement, "BillingSpecifiedPeriod", "StartDateTime", "DateTimeString"),
      textAt(settlement, "BillingSpecifiedPeriod", "EndDateTime", "DateTimeString"),
    ),
    seller: ciiParty(elementAt(agreement, "SellerTradeParty")),
    buyer: ciiParty(elementAt(agreement, "BuyerTradeParty")),
    payments: elementsOf(settlement, "SpecifiedTradeSettlementPaymentMeans").map((one) => ({
      means: textAt(one, "TypeCode"),
      account: textAt(one, "PayeePartyCreditorFinancialAccount", "IBANID"),
    })),
    allowances: adjustments.filter((one) => !isCharge(one)).map(ciiAdjustment),
    charges: adjustments.filter(isCharge).map(ciiAdjustment),
    taxes: elementsOf(settlement, "ApplicableTradeTax").map((one) => ({
      ...ciiCategory(one),
      base: textAt(one, "BasisAmount"),
      tax: textAt(one, "CalculatedAmount"),
      reason: textAt(one, "ExemptionReason"),
      code: textAt(one, "ExemptionReasonCode"),
    })),
    lines: elementsOf(trade, "IncludedSupplyChainTradeLineItem").map(ciiLine),
    totals: {
      lines: textAt(totals, "LineTotalAmount"),
      allowances: textAt(totals, "AllowanceTotalAmount"),
      charges: textAt(totals, "ChargeTotalAmount"),
      withoutTax: textAt(totals, "TaxBasisTotalAmount"),
      tax: textAt(totals, "TaxTotalAmount"),
      withTax: textAt(totals, "GrandTotalAmount"),
      paid: textAt(totals, "TotalPrepaidAmount"),
      due: textAt(totals, "DuePayableAmount"),
    },
    currencies: currenciesIn(root),
  };
}

function ciiLine(line: XmlElement): LineView {
  const settlement = elementAt(line, "SpecifiedLineTradeSettlement");
  const quantity = elementAt(line, "SpecifiedLineTradeDelivery", "BilledQuantity");
  return {
    ...ciiCategory(elementAt(settlement, "ApplicableTradeTax")),
    id: textAt(line, "AssociatedDocumentLineDocument", "LineID"),
    quantity: quantity?.text ?? null,
    unit: quantity?.attributes.get("unitCode") ?? null,
    net: textAt(settlement, "SpecifiedTradeSettlementLineMonetarySummation", "LineTotalAmount"),
    name: textAt(line, "SpecifiedTradeProduct", "Name"),
    price: textAt(line, "SpecifiedLineTradeAgreement", "NetPriceProductTradePrice", "ChargeAmount"),
    allowances: elementsOf(settlement, "SpecifiedTradeAllowanceCharge").map(ciiAdjustment),
  };
}

function ciiParty(party: XmlElement | null): PartyView {
  const registered = (scheme: string): string | null =>
    elementsOf(party, "SpecifiedTaxRegistration")
      .flatMap((one) => elementsOf(one, "ID"))
      .find((id) => id.attributes.get("schemeID") === scheme)?.text ?? null;
  return {
    name: textAt(party, "Name"),
    hasAddress: elementAt(party, "PostalTradeAddress") !== null,
    country: textAt(party, "PostalTradeAddress", "CountryID"),
    legalId: textAt(party, "SpecifiedLegalOrganization", "ID"),
    vatId: registered("VA"),
    taxId: registered("FC"),
    address: textAt(party, "URIUniversalCommunication", "URIID"),
    addressScheme:
      elementAt(party, "URIUniversalCommunication", "URIID")?.attributes.get("schemeID") ?? null,
  };
}

function ciiCategory(tax: XmlElement | null): CategoryView {
  return { category: textAt(tax, "CategoryCode"), rate: textAt(tax, "RateApplicablePercent") };
}

function ciiAdjustment(one: XmlElement): AdjustmentView {
  return {
    ...ciiCategory(elementAt(one, "CategoryTradeTax")),
    amount: textAt(one, "ActualAmount"),
    reason: textAt(one, "Reason"),
    code: textAt(one, "ReasonCode"),
  };
}

function currenciesIn(element: XmlElement): readonly string[] {
  const own = element.attributes.get("currencyID");
  return [...(own === undefined ? [] : [own]), ...element.children.flatMap(currenciesIn)];
}
