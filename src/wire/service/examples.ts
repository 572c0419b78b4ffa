// Generated from fixtures. After a change of answers: UPDATE=1 npx vitest run test/wire/examples.test.ts
import type { InvoiceResult, ReadResult } from "../contract.ts";

/** What is read of `fixtures/pay-application/aia-g702/first-application.pdf`. */
export const PAY_APPLICATION_EXAMPLE: ReadResult = {
  document: {
    documentType: "PAY_APPLICATION",
    applicationNumber: "1",
    periodTo: "2026-03-31",
    grossThisPeriod: 85736,
    retainageHeldToDate: 8573.6,
    retainageReleasedThisPeriod: null,
    retainageRatePercent: 10,
    totalCompletedAndStoredToDate: 85736,
    contractSumToDate: 630715,
    balanceToFinishIncludingRetainage: 553552.6,
    currentPaymentDue: 77162.4,
    changeOrders: [
      { number: "1", reference: null, description: "Rot repair at north sill beam", amount: 6840 },
      { number: "2", reference: null, description: "Delete dumbwaiter", amount: -4125 },
    ],
  },
  checks: [
    {
      name: "first_application_gross",
      passed: true,
      detail:
        "Total completed and stored to date is 85,736.00, and so is the printed gross this period.",
    },
    {
      name: "g702_math",
      passed: true,
      detail:
        "Contract sum to date 630,715.00 less total completed and stored to date 85,736.00 plus retainage held to date 8,573.60 is 553,552.60, and so is the printed balance to finish including retainage.",
    },
    {
      name: "retainage_billing",
      passed: null,
      detail: "Does not apply here. Work is billed in this period.",
    },
  ],
  warnings: [],
  confidence: 0.979,
};

/** What is read of `fixtures/change-order/twins/standpipe-of-the-contractor.pdf`. */
export const CHANGE_ORDER_EXAMPLE: ReadResult = {
  document: {
    documentType: "CHANGE_ORDER",
    kind: "GC_CHANGE_ORDER",
    issuer: "J. T. BALLANTINE & SONS",
    number: "6",
    description: "Hose connection at roof",
    amount: 4390,
    date: "2026-07-07",
  },
  checks: [],
  warnings: [
    "No agreement is shown on this order: neither signatures of both parties nor an approval are printed.",
  ],
  confidence: 0.913,
};

/** What is read of `fixtures/invoice/us-classic/electric.pdf`. */
export const INVOICE_EXAMPLE: InvoiceResult = {
  invoice: {
    documentType: "INVOICE",
    invoiceNumber: "2616",
    invoiceDate: "2026-02-03",
    dueDate: null,
    currency: "USD",
    vendor: { name: "Cobre Valley Electric LLC", taxId: null },
    customer: { name: "Superstition General Contractors" },
    purchaseOrder: null,
    lineItems: [
      {
        description: "Rough-in, Building C, floors 1 and 2 per proposal 25-118",
        quantity: null,
        unitPrice: null,
        amount: 18400,
      },
      {
        description: "Temporary power poles, three each",
        quantity: null,
        unitPrice: null,
        amount: 2625,
      },
      {
        description: "Credit: owner-furnished panel LP-2",
        quantity: null,
        unitPrice: null,
        amount: -1180,
      },
    ],
    subtotal: 19845,
    discount: null,
    taxes: [{ label: "Tax (0.0%)", ratePercent: 0, amount: 0 }],
    shipping: null,
    otherCharges: null,
    total: 19845,
    amountPaid: 0,
    balanceDue: 19845,
  },
  checks: [
    {
      name: "line_math",
      passed: null,
      detail: "Not tested: no line prints quantity, unit price and amount.",
    },
    {
      name: "lines_to_subtotal",
      passed: true,
      detail: "The sum of the line amounts is 19,845.00, and so is the printed subtotal.",
    },
    {
      name: "tax_rate",
      passed: true,
      detail: 'The tax "Tax (0.0%)" 0.00 is 0 % of subtotal 19,845.00.',
    },
    {
      name: "total",
      passed: true,
      detail:
        "Subtotal 19,845.00 plus tax 0.00 is 19,845.00, and so is the printed total. Discount, shipping and other charges are not printed and count as zero.",
    },
    {
      name: "balance_due",
      passed: true,
      detail:
        "Total 19,845.00 less amount paid 0.00 is 19,845.00, and so is the printed balance due.",
    },
    { name: "dates", passed: null, detail: "Not tested: due date is not printed." },
  ],
  warnings: [],
  confidence: 0.588,
};
