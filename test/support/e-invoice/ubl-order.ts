import type { XmlElement } from "../../../src/einvoice/xml.ts";

/**
 * The children of the elements of UBL 2.1 that the norm uses, in the order of its schemas; a star marks what must be there. No
 * package of the registry has the schemas themselves.
 */
const CHILDREN: Readonly<Record<string, string>> = {
  Invoice: `CustomizationID ProfileID ID* IssueDate* DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode
    TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference
    ReceiptDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference
    ProjectReference AccountingSupplierParty* AccountingCustomerParty* PayeeParty TaxRepresentativeParty Delivery
    PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal* InvoiceLine*`,
  CreditNote: `CustomizationID ProfileID ID* IssueDate* TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode
    TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference
    ReceiptDocumentReference ContractDocumentReference AdditionalDocumentReference OriginatorDocumentReference
    AccountingSupplierParty* AccountingCustomerParty* PayeeParty TaxRepresentativeParty Delivery PaymentMeans
    PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal* CreditNoteLine*`,
  AccountingSupplierParty: "Party",
  AccountingCustomerParty: "Party",
  Party: `EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact`,
  PostalAddress: `StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country`,
  Country: "IdentificationCode Name",
  PartyTaxScheme: "CompanyID TaxScheme*",
  PartyLegalEntity: "RegistrationName CompanyID CompanyLegalForm",
  Contact: "Name Telephone ElectronicMail",
  OrderReference: "ID* SalesOrderID",
  BillingReference: "InvoiceDocumentReference",
  InvoiceDocumentReference: "ID* IssueDate",
  Delivery: "ActualDeliveryDate DeliveryLocation DeliveryParty",
  InvoicePeriod: "StartDate EndDate DescriptionCode",
  DeliveryLocation: "ID Address",
  Address:
    "StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country",
  PaymentMeans: `PaymentMeansCode* PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate`,
  PayeeFinancialAccount: "ID Name FinancialInstitutionBranch",
  PaymentTerms: "Note",
  AllowanceCharge: `ChargeIndicator* AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount*
    BaseAmount TaxCategory`,
  TaxTotal: "TaxAmount* TaxSubtotal",
  TaxSubtotal: "TaxableAmount TaxAmount* TaxCategory*",
  TaxCategory: "ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme*",
  ClassifiedTaxCategory: "ID Percent TaxScheme*",
  TaxScheme: "ID",
  LegalMonetaryTotal: `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount
    PrepaidAmount PayableRoundingAmount PayableAmount*`,
  InvoiceLine: `ID* Note InvoicedQuantity LineExtensionAmount* AccountingCost InvoicePeriod OrderLineReference
    DocumentReference AllowanceCharge Item* Price`,
  CreditNoteLine: `ID* Note CreditedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference
    DocumentReference AllowanceCharge Item Price`,
  Item: `Description Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification OriginCountry
    CommodityClassification ClassifiedTaxCategory AdditionalItemProperty`,
  SellersItemIdentification: "ID",
  Price: "PriceAmount* BaseQuantity AllowanceCharge",
};

/** Elements that may stand several times. */
const REPEATED = new Set([
  "InvoiceLine",
  "CreditNoteLine",
  "AllowanceCharge",
  "TaxSubtotal",
  "PartyTaxScheme",
  "PaymentMeans",
  "Note",
]);

/** What is not as the schema of UBL wants it: an element in a wrong place, too often, without its namespace, or missing. */
export function ublFaults(element: XmlElement, path: string = element.name): readonly string[] {
  const wanted = CHILDREN[element.name]?.split(/\s+/);
  if (wanted === undefined) {
    const isFilled = element.children.length === 0 && element.text.trim() !== "";
    return [
      ...(isFilled ? [] : [`${path}: no text, or elements where a text is wanted`]),
      ...(element.namespace.endsWith(":CommonBasicComponents-2") ? [] : [`${path}: namespace`]),
    ];
  }
  const order = wanted.map((name) => name.replace("*", ""));
  const names = element.children.map(({ name }) => name);
  const places = names.map((name) => order.indexOf(name));
  const isRoot = element.name === path;
  return [
    ...names.filter((name) => !order.includes(name)).map((name) => `${path}: ${name} is unknown`),
    ...places.flatMap((place, at) =>
      place < (places[at - 1] ?? -1) ? [`${path}: ${names[at] ?? ""} is too late`] : [],
    ),
    ...names.flatMap((name, at) =>
      names.indexOf(name) < at && !REPEATED.has(name) ? [`${path}: ${name} is twice`] : [],
    ),
    ...wanted
      .filter((name) => name.endsWith("*") && !names.includes(name.slice(0, -1)))
      .map((name) => `${path}: ${name.slice(0, -1)} is missing`),
    ...(isRoot || element.namespace.endsWith(":CommonAggregateComponents-2")
      ? []
      : [`${path}: namespace`]),
    ...element.children.flatMap((child) => ublFaults(child, `${path}/${child.name}`)),
  ];
}
