import type { Term } from "./emitted-invoice.ts";
import type {
  SchemedTerm,
  SemanticAdjustment,
  SemanticInvoice,
  SemanticLine,
  SemanticParty,
  SemanticTax,
  SemanticTaxCategory,
  SemanticTotals,
} from "./semantic-invoice.ts";
import { branch, type Element, leaf, termLeaf, xmlText } from "./xml-text.ts";

/** An invoice or a credit note as a Cross Industry Invoice (D16B), its elements in the order of the schema. */
export function writeCii(invoice: SemanticInvoice): string {
  const root = branch(
    "rsm:CrossIndustryInvoice",
    contextOf(invoice),
    branch(
      "rsm:ExchangedDocument",
      termLeaf("ram:ID", invoice.number),
      termLeaf("ram:TypeCode", invoice.typeCode),
      branch("ram:IssueDateTime", dayOf("udt", invoice.issueDate)),
    ),
    branch(
      "rsm:SupplyChainTradeTransaction",
      invoice.lines.map(lineOf),
      agreementOf(invoice),
      deliveryOf(invoice),
      settlementOf(invoice),
    ),
  );
  return xmlText(root, {
    rsm: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    ram: "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    udt: "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  });
}

function contextOf({ process, specification }: SemanticInvoice): Element {
  return branch(
    "rsm:ExchangedDocumentContext",
    process === null
      ? []
      : branch("ram:BusinessProcessSpecifiedDocumentContextParameter", termLeaf("ram:ID", process)),
    branch("ram:GuidelineSpecifiedDocumentContextParameter", termLeaf("ram:ID", specification)),
  );
}

/** Days are written without signs; 102 is the code of that form. */
function dayOf(prefix: "udt", day: Term): Element {
  return leaf(`${prefix}:DateTimeString`, day.value.replaceAll("-", ""), { format: "102" });
}

function lineOf(line: SemanticLine): Element {
  const { allowance, sellerItemId } = line;
  const unit = { unitCode: line.unit.value };
  return branch(
    "ram:IncludedSupplyChainTradeLineItem",
    branch(
      "ram:AssociatedDocumentLineDocument",
      termLeaf("ram:LineID", line.id),
      line.note === null ? [] : branch("ram:IncludedNote", termLeaf("ram:Content", line.note)),
    ),
    branch(
      "ram:SpecifiedTradeProduct",
      termLeaf("ram:SellerAssignedID", sellerItemId),
      termLeaf("ram:Name", line.name),
    ),
    branch(
      "ram:SpecifiedLineTradeAgreement",
      branch(
        "ram:NetPriceProductTradePrice",
        termLeaf("ram:ChargeAmount", line.price),
        termLeaf("ram:BasisQuantity", line.priceBasis, unit),
      ),
    ),
    branch("ram:SpecifiedLineTradeDelivery", termLeaf("ram:BilledQuantity", line.quantity, unit)),
    branch(
      "ram:SpecifiedLineTradeSettlement",
      branch("ram:ApplicableTradeTax", ...categoryOf(line)),
      allowance === null
        ? []
        : branch(
            "ram:SpecifiedTradeAllowanceCharge",
            branch("ram:ChargeIndicator", leaf("udt:Indicator", "false")),
            termLeaf("ram:CalculationPercent", allowance.percent),
            termLeaf("ram:BasisAmount", allowance.base),
            termLeaf("ram:ActualAmount", allowance.amount),
            termLeaf("ram:ReasonCode", allowance.reasonCode),
          ),
      branch(
        "ram:SpecifiedTradeSettlementLineMonetarySummation",
        termLeaf("ram:LineTotalAmount", line.net),
      ),
    ),
  );
}

function categoryOf({ category, rate }: SemanticTaxCategory): readonly (readonly Element[])[] {
  return [
    [leaf("ram:TypeCode", "VAT")],
    termLeaf("ram:CategoryCode", category),
    termLeaf("ram:RateApplicablePercent", rate),
  ];
}

function agreementOf(invoice: SemanticInvoice): Element {
  const { purchaseOrder } = invoice;
  return branch(
    "ram:ApplicableHeaderTradeAgreement",
    termLeaf("ram:BuyerReference", invoice.buyerReference),
    partyOf("ram:SellerTradeParty", invoice.seller),
    partyOf("ram:BuyerTradeParty", invoice.buyer),
    purchaseOrder === null
      ? []
      : branch("ram:BuyerOrderReferencedDocument", termLeaf("ram:IssuerAssignedID", purchaseOrder)),
  );
}

function partyOf(name: string, party: SemanticParty): Element {
  const { address, contact, registration } = party;
  return branch(
    name,
    termLeaf("ram:Name", party.name),
    registration === null
      ? []
      : branch("ram:SpecifiedLegalOrganization", schemedLeaf("ram:ID", registration)),
    contact === null
      ? []
      : branch(
          "ram:DefinedTradeContact",
          termLeaf("ram:PersonName", contact.name),
          contact.phone === null
            ? []
            : branch(
                "ram:TelephoneUniversalCommunication",
                termLeaf("ram:CompleteNumber", contact.phone),
              ),
          contact.email === null
            ? []
            : branch("ram:EmailURIUniversalCommunication", termLeaf("ram:URIID", contact.email)),
        ),
    branch(
      "ram:PostalTradeAddress",
      termLeaf("ram:PostcodeCode", address.postcode),
      termLeaf("ram:LineOne", address.street),
      termLeaf("ram:CityName", address.city),
      termLeaf("ram:CountryID", address.country),
    ),
    party.electronicAddress === null
      ? []
      : branch("ram:URIUniversalCommunication", schemedLeaf("ram:URIID", party.electronicAddress)),
    registeredBy(party.vatId, "VA"),
    registeredBy(party.taxNumber, "FC"),
  );
}

function schemedLeaf(name: string, term: SchemedTerm): readonly Element[] {
  return termLeaf(name, term, term.scheme === null ? {} : { schemeID: term.scheme });
}

function registeredBy(number: Term | null, scheme: string): readonly Element[] {
  if (number === null) return [];
  return [branch("ram:SpecifiedTaxRegistration", termLeaf("ram:ID", number, { schemeID: scheme }))];
}

function deliveryOf({ delivery, deliveredTo }: SemanticInvoice): Element {
  return branch(
    "ram:ApplicableHeaderTradeDelivery",
    deliveredTo === null
      ? []
      : branch(
          "ram:ShipToTradeParty",
          branch("ram:PostalTradeAddress", termLeaf("ram:CountryID", deliveredTo)),
        ),
    delivery === null
      ? []
      : branch(
          "ram:ActualDeliverySupplyChainEvent",
          branch("ram:OccurrenceDateTime", dayOf("udt", delivery)),
        ),
  );
}

function settlementOf(invoice: SemanticInvoice): Element {
  const { currency, payment, period, precedingInvoice } = invoice;
  return branch(
    "ram:ApplicableHeaderTradeSettlement",
    termLeaf("ram:InvoiceCurrencyCode", currency),
    payment === null
      ? []
      : branch(
          "ram:SpecifiedTradeSettlementPaymentMeans",
          termLeaf("ram:TypeCode", payment.means),
          payment.account === null
            ? []
            : branch(
                "ram:PayeePartyCreditorFinancialAccount",
                termLeaf("ram:IBANID", payment.account),
              ),
        ),
    invoice.taxes.map(taxOf),
    period === null
      ? []
      : branch(
          "ram:BillingSpecifiedPeriod",
          branch("ram:StartDateTime", dayOf("udt", period.start)),
          branch("ram:EndDateTime", dayOf("udt", period.end)),
        ),
    invoice.allowances.map((one) => adjustmentOf(one, "false")),
    invoice.charges.map((one) => adjustmentOf(one, "true")),
    paymentTermsOf(invoice),
    totalsOf(invoice.totals, currency),
    precedingInvoice === null
      ? []
      : branch("ram:InvoiceReferencedDocument", termLeaf("ram:IssuerAssignedID", precedingInvoice)),
  );
}

function taxOf(tax: SemanticTax): Element {
  const [type = [], category = [], rate = []] = categoryOf(tax);
  return branch(
    "ram:ApplicableTradeTax",
    termLeaf("ram:CalculatedAmount", tax.amount),
    type,
    termLeaf("ram:ExemptionReason", tax.reason),
    termLeaf("ram:BasisAmount", tax.base),
    category,
    termLeaf("ram:ExemptionReasonCode", tax.reasonCode),
    rate,
  );
}

function adjustmentOf(one: SemanticAdjustment, indicator: string): Element {
  return branch(
    "ram:SpecifiedTradeAllowanceCharge",
    branch("ram:ChargeIndicator", leaf("udt:Indicator", indicator)),
    termLeaf("ram:ActualAmount", one.amount),
    termLeaf("ram:ReasonCode", one.reasonCode),
    termLeaf("ram:Reason", one.reason),
    branch("ram:CategoryTradeTax", ...categoryOf(one)),
  );
}

function paymentTermsOf({ paymentTerms, dueDate }: SemanticInvoice): readonly Element[] {
  if (paymentTerms === null && dueDate === null) return [];
  return [
    branch(
      "ram:SpecifiedTradePaymentTerms",
      termLeaf("ram:Description", paymentTerms),
      dueDate === null ? [] : branch("ram:DueDateDateTime", dayOf("udt", dueDate)),
    ),
  ];
}

function totalsOf(totals: SemanticTotals, currency: Term): Element {
  return branch(
    "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
    termLeaf("ram:LineTotalAmount", totals.lines),
    termLeaf("ram:ChargeTotalAmount", totals.charges),
    termLeaf("ram:AllowanceTotalAmount", totals.allowances),
    termLeaf("ram:TaxBasisTotalAmount", totals.withoutTax),
    termLeaf("ram:TaxTotalAmount", totals.tax, { currencyID: currency.value }),
    termLeaf("ram:GrandTotalAmount", totals.withTax),
    termLeaf("ram:TotalPrepaidAmount", totals.paid),
    termLeaf("ram:DuePayableAmount", totals.due),
  );
}
