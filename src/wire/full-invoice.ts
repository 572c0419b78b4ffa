import type { Invoice, InvoiceLine, InvoiceTax } from "../document/invoice.ts";
import type { InvoiceReading } from "../reading.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import type {
  EmbeddedInvoiceBody,
  FullInvoiceResult,
  FullInvoiceTaxBody,
  FullLineItemBody,
  InvoiceCustomerBody,
} from "./full-invoice-contract.ts";
import { toInvoiceResult, toInvoiceTaxBody, toLineItemBody } from "./invoice-result.ts";
import { toEvidenceBodies, toProofBody } from "./proof-body.ts";
import { namerOf } from "./public-name.ts";
import { placeOfRow } from "./row-place.ts";
import { amountOf, dateOf, percentOf, textOf } from "./values.ts";

const nameOf = namerOf("INVOICE");

/** An invoice with everything that proves it. */
export function toFullInvoice(reading: InvoiceReading): FullInvoiceResult {
  const { document } = reading;
  const plain = toInvoiceResult(reading);
  return {
    ...plain,
    evidence: toEvidenceBodies(reading),
    paper: document.paper,
    customer: toCustomerBody(document),
    lineItems: document.lines.map(toFullLineBody),
    taxes: document.taxes.map(toTaxBody),
    previousBalance: amountOf(document.previousBalance),
    withheld: amountOf(document.withheld),
    iban: textOf(document.iban),
    eInvoice: toEmbeddedBody(reading.eInvoice),
    ...toProofBody(reading, plain),
  };
}

function toCustomerBody({ customer }: Invoice): InvoiceCustomerBody {
  return { name: textOf(customer.name), taxId: textOf(customer.taxId) };
}

function toFullLineBody(line: InvoiceLine): FullLineItemBody {
  return {
    ...toLineItemBody(line),
    code: textOf(line.code),
    unit: textOf(line.unit),
    priceBasis: amountOf(line.priceBasis),
    discount: amountOf(line.discount),
    discountRatePercent: percentOf(line.discountRate),
    taxRatePercent: percentOf(line.taxRate),
    taxAmount: amountOf(line.taxAmount),
    serviceDate: dateOf(line.serviceDate),
    ...placeOfRow(Object.values(line)),
  };
}

function toTaxBody(tax: InvoiceTax): FullInvoiceTaxBody {
  return {
    ...toInvoiceTaxBody(tax),
    base: amountOf(tax.base),
    ...placeOfRow([tax.label, tax.rate, tax.base, tax.amount]),
  };
}

function toEmbeddedBody(eInvoice: EmbeddedInvoice | null): EmbeddedInvoiceBody | null {
  if (eInvoice === null) return null;
  const { name, profile, comparisons } = eInvoice;
  return {
    name,
    profile,
    comparisons: comparisons.map(({ figure, xml, printed, agrees }) => ({
      figure: nameOf(figure),
      xml,
      printed,
      agrees,
    })),
  };
}
