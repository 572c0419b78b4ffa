/** The names of one version of the Cross Industry Invoice. */
interface Names {
  readonly root: string;
  readonly namespaces: string;
  readonly context: string;
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly settlement: string;
  readonly lineAgreement: string;
  readonly lineDelivery: string;
  readonly lineSettlement: string;
  readonly lineSummation: string;
  readonly summation: string;
  readonly rate: string;
  readonly orderId: string;
}

const VERSION_1: Names = {
  root: "rsm:CrossIndustryDocument",
  namespaces:
    'xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15"',
  context: "rsm:SpecifiedExchangedDocumentContext",
  document: "rsm:HeaderExchangedDocument",
  transaction: "rsm:SpecifiedSupplyChainTradeTransaction",
  agreement: "ram:ApplicableSupplyChainTradeAgreement",
  settlement: "ram:ApplicableSupplyChainTradeSettlement",
  lineAgreement: "ram:SpecifiedSupplyChainTradeAgreement",
  lineDelivery: "ram:SpecifiedSupplyChainTradeDelivery",
  lineSettlement: "ram:SpecifiedSupplyChainTradeSettlement",
  lineSummation: "ram:SpecifiedTradeSettlementMonetarySummation",
  summation: "ram:SpecifiedTradeSettlementMonetarySummation",
  rate: "ram:ApplicablePercent",
  orderId: "ram:ID",
};

const VERSION_2: Names = {
  root: "rsm:CrossIndustryInvoice",
  namespaces:
    'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
  context: "rsm:ExchangedDocumentContext",
  document: "rsm:ExchangedDocument",
  transaction: "rsm:SupplyChainTradeTransaction",
  agreement: "ram:ApplicableHeaderTradeAgreement",
  settlement: "ram:ApplicableHeaderTradeSettlement",
  lineAgreement: "ram:SpecifiedLineTradeAgreement",
  lineDelivery: "ram:SpecifiedLineTradeDelivery",
  lineSettlement: "ram:SpecifiedLineTradeSettlement",
  lineSummation: "ram:SpecifiedTradeSettlementLineMonetarySummation",
  summation: "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
  rate: "ram:RateApplicablePercent",
  orderId: "ram:IssuerAssignedID",
};

const NAMES = { 1: VERSION_1, 2: VERSION_2 } as const;

/** What may differ from the usual invoice of these tests. */
export interface CiiChanges {
  readonly typeCode?: string;
  readonly profile?: string;
  /** Further elements before the sums. */
  readonly settlement?: string;
  readonly lines?: string;
}

/** The invoice of these tests in the Cross Industry Invoice of ZUGFeRD 1 or of its successors. */
export function ciiInvoice(version: 1 | 2, changes: CiiChanges = {}): string {
  const name = NAMES[version];
  const { typeCode = "380", profile = "urn:cen.eu:en16931:2017" } = changes;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by hand -->
<${name.root} ${name.namespaces}>
  <${name.context}>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${profile}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </${name.context}>
  <${name.document}>
    <ram:ID>  NB-2026-0147 </ram:ID>
    <ram:TypeCode>${typeCode}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20260312</udt:DateTimeString></ram:IssueDateTime>
  </${name.document}>
  <${name.transaction}>
    ${changes.lines ?? ciiLines(version)}
    <${name.agreement}>
      <ram:SellerTradeParty>
        <ram:Name>Nordkap Bedachungen GmbH &amp; Co. KG</ram:Name>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">22/815/00471</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE 811 222 333</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty>
        <ram:Name>Atelier Lindenhof e.K.</ram:Name>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811222444</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:BuyerTradeParty>
      <ram:BuyerOrderReferencedDocument><${name.orderId}>LH 88-2</${name.orderId}></ram:BuyerOrderReferencedDocument>
    </${name.agreement}>
    <${name.settlement}>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans>
        <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE02120300000000202051</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
      </ram:SpecifiedTradeSettlementPaymentMeans>
      ${ciiTax(name, { amount: "235.60", base: "1240.00", rate: "19.00" })}
      ${ciiTax(name, { amount: "7.00", base: "100", rate: "7" })}
      ${ciiAdjustment({ isCharge: false, amount: "60.00", reason: "Treuerabatt" })}
      ${ciiAdjustment({ isCharge: true, amount: "30.00", reason: "Anfahrt zur Baustelle, Fracht" })}
      ${ciiAdjustment({ isCharge: true, amount: "20.00", reason: "Entsorgung" })}
      ${changes.settlement ?? ""}
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260326</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260411</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <${name.summation}>
        <ram:LineTotalAmount currencyID="EUR">1350.00</ram:LineTotalAmount>
        <ram:ChargeTotalAmount>50.00</ram:ChargeTotalAmount>
        <ram:AllowanceTotalAmount>60.00</ram:AllowanceTotalAmount>
        <ram:TaxBasisTotalAmount>1340.00</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="DKK">1823.50</ram:TaxTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">242.60</ram:TaxTotalAmount>
        <ram:RoundingAmount>0.05</ram:RoundingAmount>
        <ram:GrandTotalAmount>1582.60</ram:GrandTotalAmount>
        <ram:TotalPrepaidAmount>500.00</ram:TotalPrepaidAmount>
        <ram:DuePayableAmount>1082.65</ram:DuePayableAmount>
      </${name.summation}>
    </${name.settlement}>
  </${name.transaction}>
</${name.root}>`;
}

/** The two lines of the invoice and one of a note alone. */
function ciiLines(version: 1 | 2): string {
  const name = NAMES[version];
  return `
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:IncludedNote><ram:Content>Wie besprochen:</ram:Content></ram:IncludedNote></ram:AssociatedDocumentLineDocument>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:Name>Dachziegel Nordlicht</ram:Name><ram:Description>rot, engobiert</ram:Description></ram:SpecifiedTradeProduct>
      <${name.lineAgreement}>
        <ram:GrossPriceProductTradePrice><ram:ChargeAmount>130.0000</ram:ChargeAmount><ram:BasisQuantity unitCode="H87">100</ram:BasisQuantity></ram:GrossPriceProductTradePrice>
        <ram:NetPriceProductTradePrice><ram:ChargeAmount>125.0000</ram:ChargeAmount><ram:BasisQuantity unitCode="H87">100</ram:BasisQuantity></ram:NetPriceProductTradePrice>
      </${name.lineAgreement}>
      <${name.lineDelivery}><ram:BilledQuantity unitCode="H87">1020.0000</ram:BilledQuantity></${name.lineDelivery}>
      <${name.lineSettlement}>
        <ram:ApplicableTradeTax><ram:CategoryCode>S</ram:CategoryCode><${name.rate}>19</${name.rate}></ram:ApplicableTradeTax>
        ${ciiAdjustment({ isCharge: false, amount: "25.00", reason: "Bruch" })}
        <${name.lineSummation}><ram:LineTotalAmount>1250</ram:LineTotalAmount></${name.lineSummation}>
      </${name.lineSettlement}>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:Name>Fachbuch "Steildach"</ram:Name></ram:SpecifiedTradeProduct>
      <${name.lineAgreement}><ram:NetPriceProductTradePrice><ram:ChargeAmount>33.3333</ram:ChargeAmount></ram:NetPriceProductTradePrice></${name.lineAgreement}>
      <${name.lineDelivery}><ram:BilledQuantity unitCode="C62">3</ram:BilledQuantity></${name.lineDelivery}>
      <${name.lineSettlement}>
        <ram:ApplicableTradeTax><${name.rate}>7.00</${name.rate}></ram:ApplicableTradeTax>
        <${name.lineSummation}><ram:LineTotalAmount>100.00</ram:LineTotalAmount></${name.lineSummation}>
      </${name.lineSettlement}>
    </ram:IncludedSupplyChainTradeLineItem>`;
}

function ciiTax(
  name: Names,
  { amount, base, rate }: { readonly amount: string; readonly base: string; readonly rate: string },
): string {
  return `<ram:ApplicableTradeTax><ram:CalculatedAmount>${amount}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${base}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><${name.rate}>${rate}</${name.rate}></ram:ApplicableTradeTax>`;
}

function ciiAdjustment({
  isCharge,
  amount,
  reason,
}: {
  readonly isCharge: boolean;
  readonly amount: string;
  readonly reason: string;
}): string {
  return `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${amount}</ram:ActualAmount><ram:Reason>${reason}</ram:Reason></ram:SpecifiedTradeAllowanceCharge>`;
}
