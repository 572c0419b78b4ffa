import type { InvoiceWords } from "../../../src/template/invoice-template.ts";

/** English, of all countries that write it. */
export const EN: InvoiceWords = {
  language: "en",
  titles: {
    invoice: ["invoice", "tax invoice", "bill", "statement of charges"],
    "credit-note": ["credit note", "credit memo"],
    receipt: ["receipt", "sales receipt", "cash receipt"],
    "pro-forma": ["[pro forma|proforma] invoice"],
    other: ["purchase order", "quote", "quotation", "estimate", "delivery note", "packing slip"],
  },
  head: {
    invoiceNumber: ["[invoice|inv|bill|document] [number|no|nr|num|#|id]", "invoice"],
    invoiceDate: ["[invoice|bill|billing|document] date", "date of [issue|invoice]", "date issued"],
    plainDate: ["date", "dated"],
    dueDate: ["due date", "[payment|] due [by|on|]", "pay by"],
    purchaseOrder: ["[p o|po|purchase order] [number|no|#|]"],
  },
  amounts: {
    subtotal: ["subtotal", "sub total", "net [amount|total]"],
    total: ["[invoice|grand|bill] total", "total amount"],
    plainTotal: ["total"],
    balanceDue: ["[balance|amount|total] due"],
  },
  columns: {
    description: ["description", "item", "details"],
    quantity: ["quantity", "qty"],
    unitPrice: ["[unit|] price", "rate"],
    amount: ["amount", "line total", "total"],
  },
  roles: {
    customer: ["bill to", "billed to", "invoice to", "sold to", "customer"],
    shipTo: ["ship to", "deliver to"],
    vendor: ["from", "seller", "vendor", "supplier"],
    remitTo: ["remit to", "pay to"],
  },
  months: [["january", "jan"]],
  legalForms: ["inc", "llc", "ltd", "limited", "corp", "plc"],
  units: ["h", "hr", "hrs", "hours", "pcs", "ea", "each"],
  groupSums: ["carried forward", "brought forward"],
  taxIncluded: ["prices include vat", "vat included"],
  currencies: { USD: ["us dollar", "united states"], CAD: ["canada", "canadian dollar"] },
};
