/** What may differ from the usual invoice of these tests. */
export interface UblChanges {
  readonly paper?: "Invoice" | "CreditNote";
  readonly namespace?: string;
  /** Further elements before the sums. */
  readonly before?: string;
}

const COMMON =
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

/** The invoice of these tests in the Universal Business Language, or as a credit note of the same figures. */
export function ublInvoice(changes: UblChanges = {}): string {
  const { paper = "Invoice" } = changes;
  const namespace = changes.namespace ?? `urn:oasis:names:specification:ubl:schema:xsd:${paper}-2`;
  const isCredit = paper === "CreditNote";
  const quantity = isCredit ? "CreditedQuantity" : "InvoicedQuantity";
  const due = "<cbc:DueDate>2026-04-11+02:00</cbc:DueDate>";
  return `<?xml version="1.0"?>
<${paper} xmlns="${namespace}" ${COMMON}>
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>NB-2026-0147</cbc:ID>
  <cbc:IssueDate>2026-03-12</cbc:IssueDate>
  ${isCredit ? "" : due}
  <cbc:${paper}TypeCode>${isCredit ? "381" : "380"}</cbc:${paper}TypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>LH 88-2</cbc:ID></cac:OrderReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyTaxScheme><cbc:CompanyID>22/815/00471</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyTaxScheme><cbc:CompanyID>DE 811 222 333</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Nordkap Bedachungen GmbH &#38; Co. KG</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PartyName><cbc:Name><![CDATA[Atelier Lindenhof e.K.]]></cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>DE811222444</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentDueDate>2026-03-26</cbc:PaymentDueDate><cac:PayeeFinancialAccount><cbc:ID>DE02120300000000202051</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  ${isCredit ? "<cac:PaymentMeans><cbc:PaymentDueDate>2026-04-11</cbc:PaymentDueDate></cac:PaymentMeans>" : ""}
  ${adjustment({ isCharge: false, amount: "60.00", reason: "Treuerabatt" })}
  ${adjustment({ isCharge: true, amount: "30.00", reason: "Anfahrt zur Baustelle, Fracht" })}
  ${adjustment({ isCharge: true, amount: "20.00", reason: "Entsorgung" })}
  <cac:TaxTotal><cbc:TaxAmount currencyID="DKK">1823.50</cbc:TaxAmount></cac:TaxTotal>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="EUR">242.60</cbc:TaxAmount>
    ${subtotal({ amount: "235.60", base: "1240.00", rate: "19.00" })}
    ${subtotal({ amount: "7.00", base: "100", rate: "7" })}
  </cac:TaxTotal>
  ${changes.before ?? ""}
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">1350.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">1340.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">1582.60</cbc:TaxInclusiveAmount>
    <cbc:AllowanceTotalAmount currencyID="EUR">60.00</cbc:AllowanceTotalAmount>
    <cbc:ChargeTotalAmount currencyID="EUR">50.00</cbc:ChargeTotalAmount>
    <cbc:PrepaidAmount currencyID="EUR">500.00</cbc:PrepaidAmount>
    <cbc:PayableRoundingAmount currencyID="EUR">+.05</cbc:PayableRoundingAmount>
    <cbc:PayableAmount currencyID="EUR">1082.65</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:${paper}Line>
    <cbc:ID>1</cbc:ID>
    <cbc:${quantity} unitCode="H87">1020</cbc:${quantity}>
    <cbc:LineExtensionAmount currencyID="EUR">1250.00</cbc:LineExtensionAmount>
    ${adjustment({ isCharge: false, amount: "25.00", reason: "Bruch" })}
    <cac:Item><cbc:Description>rot, engobiert</cbc:Description><cbc:Name>Dachziegel Nordlicht</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">125.00</cbc:PriceAmount><cbc:BaseQuantity>100</cbc:BaseQuantity><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount>5</cbc:Amount><cbc:BaseAmount>130</cbc:BaseAmount></cac:AllowanceCharge></cac:Price>
  </cac:${paper}Line>
  <cac:${paper}Line>
    <cbc:${quantity} unitCode="C62">3</cbc:${quantity}>
    <cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Fachbuch "Steildach"</cbc:Name><cac:ClassifiedTaxCategory><cbc:Percent>7</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">33.3333</cbc:PriceAmount></cac:Price>
  </cac:${paper}Line>
</${paper}>`;
}

function adjustment({
  isCharge,
  amount,
  reason,
}: {
  readonly isCharge: boolean;
  readonly amount: string;
  readonly reason: string;
}): string {
  return `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">${amount}</cbc:Amount></cac:AllowanceCharge>`;
}

function subtotal({
  amount,
  base,
  rate,
}: {
  readonly amount: string;
  readonly base: string;
  readonly rate: string;
}): string {
  return `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${amount}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>`;
}
