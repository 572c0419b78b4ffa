/** What a value is read as. */
export type PointedKind = "money" | "deduction" | "percent" | "date" | "number" | "text" | "code";

/** A field that a model may be asked for. */
export interface Askable {
  readonly kind: PointedKind;
  readonly means: string;
}

/** Fields of a pay application, by the contract's names. */
const PAY_APPLICATION: Readonly<Record<string, Askable>> = {
  applicationNumber: {
    kind: "number",
    means:
      "Number of this application, draw, requisition or estimate. Not an invoice or project number.",
  },
  periodTo: {
    kind: "date",
    means:
      "Last day of the billing period. Not the date of the application, the contract or a signature.",
  },
  grossThisPeriod: {
    kind: "money",
    means:
      "Work and stored material billed in this period, before retainage, where one figure says so.",
  },
  retainageHeldToDate: {
    kind: "deduction",
    means: "Total retainage (retention) that is held to date, line 5 of the G702.",
  },
  retainageReleasedThisPeriod: {
    kind: "deduction",
    means: "Retainage that is paid out with this application.",
  },
  retainageRatePercent: {
    kind: "percent",
    means: "Rate of retainage on completed work, in percent.",
  },
  totalCompletedAndStoredToDate: {
    kind: "money",
    means:
      "Total of work completed and material stored to date, before retainage, line 4 of the G702.",
  },
  contractSumToDate: {
    kind: "money",
    means: "Contract sum with all change orders to date, line 3 of the G702. Not the original sum.",
  },
  balanceToFinishIncludingRetainage: {
    kind: "money",
    means:
      "What is left to be paid, retainage included, line 9 of the G702. Not a balance without retainage.",
  },
  currentPaymentDue: {
    kind: "money",
    means:
      "Payment that is due with this application, line 8 of the G702. Not the amount certified.",
  },
};

/** Fields of a change order. */
const CHANGE_ORDER: Readonly<Record<string, Askable>> = {
  issuer: {
    kind: "text",
    means:
      "Name of the firm that made and sends this paper: its letterhead or sender, not the addressee.",
  },
  number: {
    kind: "number",
    means: "Number of this change order or request. Not a project, contract or revision number.",
  },
  description: {
    kind: "text",
    means: "The words that say what is changed: its subject or the scope of the work.",
  },
  amount: {
    kind: "money",
    means:
      "The agreed or asked net change of the contract sum. Not a subtotal and not a contract sum.",
  },
  date: {
    kind: "date",
    means: "Date of this paper. Not a date of the contract, of a meeting or of a signature.",
  },
};

/** Fields of an invoice. */
const INVOICE: Readonly<Record<string, Askable>> = {
  invoiceNumber: { kind: "number", means: "Number of this invoice, bill, receipt or credit note." },
  invoiceDate: {
    kind: "date",
    means: "Date of this invoice. Not of an order, a delivery or a print.",
  },
  dueDate: { kind: "date", means: "Day by which it is to be paid, where a date is printed." },
  currency: { kind: "code", means: "Code of the currency, three letters such as USD." },
  "vendor.name": { kind: "text", means: "Name of the firm or person that bills." },
  "vendor.taxId": { kind: "number", means: "Tax or VAT number of the one that bills." },
  "customer.name": { kind: "text", means: "Name of the firm or person that is billed." },
  purchaseOrder: { kind: "number", means: "The customer's purchase order number." },
  subtotal: {
    kind: "money",
    means: "Sum of the items before taxes and discount of the whole invoice.",
  },
  discount: { kind: "deduction", means: "Discount on the whole invoice. Not on single items." },
  shipping: { kind: "money", means: "Charge for shipping, freight or delivery." },
  otherCharges: {
    kind: "money",
    means: "Surcharge, fee, tip or rounding that is part of the total.",
  },
  total: { kind: "money", means: "Total of this invoice with taxes, before payments." },
  amountPaid: { kind: "deduction", means: "What was paid already on this invoice." },
  balanceDue: { kind: "money", means: "What is still to be paid." },
};

/** Every field that may be asked for, by kind of document. */
export const ASKABLE: Readonly<
  Record<"PAY_APPLICATION" | "CHANGE_ORDER" | "INVOICE", Readonly<Record<string, Askable>>>
> = { PAY_APPLICATION, CHANGE_ORDER, INVOICE };

/** The kind of a change order is one of two. */
export const KIND_CHOICES = ["SUBCONTRACTOR_REQUEST", "GC_CHANGE_ORDER"] as const;

/** What is told of the kind of a change order. */
export const KIND_MEANS =
  "SUBCONTRACTOR_REQUEST where a subcontractor asks for a change that is not yet agreed, GC_CHANGE_ORDER where the general contractor or owner orders or executes it. Point at the words that show it.";
