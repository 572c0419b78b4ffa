/** What a field of the contract is called in a sentence, at its begin. */
export function fieldName(field: string): string {
  return NAMES[field] ?? `The field ${field}`;
}

const NAMES: Readonly<Record<string, string>> = {
  kind: "The kind",
  applicationNumber: "The application number",
  periodTo: "The end of the period",
  grossThisPeriod: "The gross of this period",
  retainageHeldToDate: "The retainage held to date",
  retainageReleasedThisPeriod: "The retainage released this period",
  retainageRatePercent: "The retainage rate",
  totalCompletedAndStoredToDate: "The total completed and stored to date",
  contractSumToDate: "The contract sum to date",
  balanceToFinishIncludingRetainage: "The balance to finish, including retainage",
  currentPaymentDue: "The current payment due",
  issuer: "The issuer",
  number: "The number",
  description: "The description",
  amount: "The amount",
  date: "The date",
  invoiceNumber: "The invoice number",
  invoiceDate: "The invoice date",
  dueDate: "The due date",
  currency: "The currency",
  "vendor.name": "The vendor's name",
  "vendor.taxId": "The vendor's tax number",
  "customer.name": "The customer's name",
  purchaseOrder: "The purchase order",
  subtotal: "The subtotal",
  discount: "The discount",
  shipping: "The shipping",
  otherCharges: "The other charges",
  total: "The total",
  amountPaid: "The amount paid",
  balanceDue: "The balance due",
};
