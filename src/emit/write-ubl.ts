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

/** Attributes of amounts. */
interface InCurrency {
  readonly currencyID: string;
}

/** An invoice or a credit note in UBL 2.1, its elements in the order of the schema. */
export function writeUbl(invoice: SemanticInvoice): string {
  const { isCreditNote, currency } = invoice;
  const money = { currencyID: currency.value };
  const kind = isCreditNote ? "CreditNote" : "Invoice";
  const root = branch(
    kind,
    ...headOf(invoice, kind),
    partyOf("cac:AccountingSupplierParty", invoice.seller),
    partyOf("cac:AccountingCustomerParty", invoice.buyer),
    deliveryOf(invoice),
    paymentOf(invoice),
    ...(invoice.paymentTerms === null
      ? []
      : [branch("cac:PaymentTerms", termLeaf("cbc:Note", invoice.paymentTerms))]),
    invoice.allowances.map((one) => adjustmentOf(one, "false", money)),
    invoice.charges.map((one) => adjustmentOf(one, "true", money)),
    taxTotalOf(invoice.taxes, invoice.totals.tax, money),
    totalsOf(invoice.totals, money),
    invoice.lines.map((line) => lineOf(line, kind, money)),
  );
  return xmlText(root, {
    "": `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`,
    cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  });
}

type Kind = "Invoice" | "CreditNote";

function headOf(invoice: SemanticInvoice, kind: Kind): readonly (readonly Element[])[] {
  const { period, purchaseOrder, precedingInvoice } = invoice;
  const isInvoice = kind === "Invoice";
  return [
    termLeaf("cbc:CustomizationID", invoice.specification),
    termLeaf("cbc:ProfileID", invoice.process),
    termLeaf("cbc:ID", invoice.number),
    termLeaf("cbc:IssueDate", invoice.issueDate),
    // A credit note has no due date of its own in UBL: it stands with the means of payment.
    isInvoice ? termLeaf("cbc:DueDate", invoice.dueDate) : [],
    termLeaf(`cbc:${kind}TypeCode`, invoice.typeCode),
    termLeaf("cbc:DocumentCurrencyCode", invoice.currency),
    termLeaf("cbc:BuyerReference", invoice.buyerReference),
    period === null
      ? []
      : [
          branch(
            "cac:InvoicePeriod",
            termLeaf("cbc:StartDate", period.start),
            termLeaf("cbc:EndDate", period.end),
          ),
        ],
    purchaseOrder === null ? [] : [branch("cac:OrderReference", termLeaf("cbc:ID", purchaseOrder))],
    precedingInvoice === null
      ? []
      : [
          branch(
            "cac:BillingReference",
            branch("cac:InvoiceDocumentReference", termLeaf("cbc:ID", precedingInvoice)),
          ),
        ],
  ];
}

function deliveryOf({ delivery, deliveredTo }: SemanticInvoice): readonly Element[] {
  if (delivery === null && deliveredTo === null) return [];
  return [
    branch(
      "cac:Delivery",
      termLeaf("cbc:ActualDeliveryDate", delivery),
      deliveredTo === null
        ? []
        : branch(
            "cac:DeliveryLocation",
            branch(
              "cac:Address",
              branch("cac:Country", termLeaf("cbc:IdentificationCode", deliveredTo)),
            ),
          ),
    ),
  ];
}

function partyOf(name: string, party: SemanticParty): Element {
  const { address, contact } = party;
  return branch(
    name,
    branch(
      "cac:Party",
      schemedLeaf("cbc:EndpointID", party.electronicAddress),
      branch(
        "cac:PostalAddress",
        termLeaf("cbc:StreetName", address.street),
        termLeaf("cbc:CityName", address.city),
        termLeaf("cbc:PostalZone", address.postcode),
        branch("cac:Country", termLeaf("cbc:IdentificationCode", address.country)),
      ),
      taxSchemeOf(party.vatId, "VAT"),
      taxSchemeOf(party.taxNumber, "FC"),
      branch(
        "cac:PartyLegalEntity",
        termLeaf("cbc:RegistrationName", party.name),
        schemedLeaf("cbc:CompanyID", party.registration),
      ),
      contact === null
        ? []
        : branch(
            "cac:Contact",
            termLeaf("cbc:Name", contact.name),
            termLeaf("cbc:Telephone", contact.phone),
            termLeaf("cbc:ElectronicMail", contact.email),
          ),
    ),
  );
}

function schemedLeaf(name: string, term: SchemedTerm | null): readonly Element[] {
  const { scheme = null } = term ?? {};
  return termLeaf(name, term, scheme === null ? {} : { schemeID: scheme });
}

function taxSchemeOf(number: Term | null, scheme: string): readonly Element[] {
  if (number === null) return [];
  return [branch("cac:PartyTaxScheme", termLeaf("cbc:CompanyID", number), schemeOf(scheme))];
}

function schemeOf(scheme: string): Element {
  return branch("cac:TaxScheme", leaf("cbc:ID", scheme));
}

function paymentOf({ payment, isCreditNote, dueDate }: SemanticInvoice): readonly Element[] {
  if (payment === null) return [];
  const { account } = payment;
  return [
    branch(
      "cac:PaymentMeans",
      termLeaf("cbc:PaymentMeansCode", payment.means),
      isCreditNote ? termLeaf("cbc:PaymentDueDate", dueDate) : [],
      account === null ? [] : branch("cac:PayeeFinancialAccount", termLeaf("cbc:ID", account)),
    ),
  ];
}

function adjustmentOf(one: SemanticAdjustment, indicator: string, money: InCurrency): Element {
  return branch(
    "cac:AllowanceCharge",
    leaf("cbc:ChargeIndicator", indicator),
    termLeaf("cbc:AllowanceChargeReasonCode", one.reasonCode),
    termLeaf("cbc:AllowanceChargeReason", one.reason),
    termLeaf("cbc:Amount", one.amount, { ...money }),
    categoryOf("cac:TaxCategory", one),
  );
}

function categoryOf(
  name: string,
  { category, rate }: SemanticTaxCategory,
  reasons: readonly Element[] = [],
): Element {
  return branch(
    name,
    termLeaf("cbc:ID", category),
    termLeaf("cbc:Percent", rate),
    reasons,
    schemeOf("VAT"),
  );
}

function taxTotalOf(taxes: readonly SemanticTax[], total: Term, money: InCurrency): Element {
  return branch(
    "cac:TaxTotal",
    termLeaf("cbc:TaxAmount", total, { ...money }),
    taxes.map((tax) =>
      branch(
        "cac:TaxSubtotal",
        termLeaf("cbc:TaxableAmount", tax.base, { ...money }),
        termLeaf("cbc:TaxAmount", tax.amount, { ...money }),
        categoryOf("cac:TaxCategory", tax, [
          ...termLeaf("cbc:TaxExemptionReasonCode", tax.reasonCode),
          ...termLeaf("cbc:TaxExemptionReason", tax.reason),
        ]),
      ),
    ),
  );
}

function totalsOf(totals: SemanticTotals, money: InCurrency): Element {
  const amount = (name: string, term: Term | null): readonly Element[] =>
    termLeaf(`cbc:${name}`, term, { ...money });
  return branch(
    "cac:LegalMonetaryTotal",
    amount("LineExtensionAmount", totals.lines),
    amount("TaxExclusiveAmount", totals.withoutTax),
    amount("TaxInclusiveAmount", totals.withTax),
    amount("AllowanceTotalAmount", totals.allowances),
    amount("ChargeTotalAmount", totals.charges),
    amount("PrepaidAmount", totals.paid),
    amount("PayableAmount", totals.due),
  );
}

function lineOf(line: SemanticLine, kind: Kind, money: InCurrency): Element {
  const { allowance, sellerItemId } = line;
  const quantity = kind === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity";
  const unit = { unitCode: line.unit.value };
  return branch(
    `cac:${kind}Line`,
    termLeaf("cbc:ID", line.id),
    termLeaf("cbc:Note", line.note),
    termLeaf(quantity, line.quantity, unit),
    termLeaf("cbc:LineExtensionAmount", line.net, { ...money }),
    allowance === null
      ? []
      : branch(
          "cac:AllowanceCharge",
          leaf("cbc:ChargeIndicator", "false"),
          termLeaf("cbc:AllowanceChargeReasonCode", allowance.reasonCode),
          termLeaf("cbc:MultiplierFactorNumeric", allowance.percent),
          termLeaf("cbc:Amount", allowance.amount, { ...money }),
          termLeaf("cbc:BaseAmount", allowance.base, { ...money }),
        ),
    branch(
      "cac:Item",
      termLeaf("cbc:Name", line.name),
      sellerItemId === null
        ? []
        : branch("cac:SellersItemIdentification", termLeaf("cbc:ID", sellerItemId)),
      categoryOf("cac:ClassifiedTaxCategory", line),
    ),
    branch(
      "cac:Price",
      termLeaf("cbc:PriceAmount", line.price, { ...money }),
      termLeaf("cbc:BaseQuantity", line.priceBasis, unit),
    ),
  );
}
