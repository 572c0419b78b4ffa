import { byName } from "../../base/by-name.ts";
import { namesOf } from "../../base/names-of.ts";
import type { ChangeOrderKind } from "../../document/change-order.ts";
import { SUMMARY_FIELDS } from "../../kinds/pay-application/summary-fields.ts";
import type {
  AmountWords,
  ChangeOrderField,
  ChangeOrderTemplate,
  MarkRule,
  PartyCaption,
  TitleMeaning,
  TitleRule,
} from "../change-order-template.ts";
import type { InvoiceColumn } from "../invoice-template.ts";
import type { LayoutTemplate } from "../template-lists.ts";
import type {
  FieldRule,
  HeadingField,
  HeadingRule,
  HeadingRules,
  OrderWords,
  PayApplicationField,
  PayApplicationTemplate,
  SheetColumn,
  TableRule,
} from "../template.ts";
import type { LabelledRule, PrintedRule, VendorField, VendorTemplate } from "../vendor-template.ts";

/** For each member of a shape whether it must be there: complete by type, so that no member can be forgotten. */
export type Needs<Shape> = {
  readonly [Name in keyof Required<Shape>]: Pick<Shape, Name> extends Required<Pick<Shape, Name>>
    ? "needed"
    : "optional";
};

/** What a template may be of. */
export const KINDS: readonly LayoutTemplate["kind"][] = [
  "PAY_APPLICATION",
  "CHANGE_ORDER",
  "INVOICE",
];

/** Every field that a template of pay applications may name. */
export const APPLICATION_FIELDS: Readonly<Record<PayApplicationField, true>> = {
  applicationNumber: true,
  periodTo: true,
  periodFromTo: true,
  balancePerhapsWithoutRetainage: true,
  ...byName(namesOf(SUMMARY_FIELDS), () => true as const),
  retainageRateOnWork: true,
  retainageRateOnStored: true,
};

/** Every column that a template may name. */
export const COLUMNS: Readonly<Record<SheetColumn, true>> = {
  item: true,
  description: true,
  scheduledValue: true,
  previousWork: true,
  workThisPeriod: true,
  storedMaterials: true,
  completedAndStored: true,
  percentComplete: true,
  balanceToFinish: true,
  retainage: true,
  retainageRate: true,
  previousWithStored: true,
  thisPeriodWithStored: true,
  other: true,
};

/** What a template may name in the head of a form. */
export const HEADING_FIELDS: Readonly<Record<HeadingField, true>> = {
  project: true,
  from: true,
  to: true,
  contractor: true,
  owner: true,
  contractNumber: true,
  projectNumber: true,
  periodFrom: true,
};

export const PAY_APPLICATION_MEMBERS: Needs<PayApplicationTemplate> = {
  id: "needed",
  kind: "needed",
  describes: "needed",
  recognise: "needed",
  fields: "needed",
  decoys: "needed",
  retainageBilling: "optional",
  titles: "optional",
  sheet: "optional",
  heading: "optional",
  orders: "optional",
};

/** What a field's rule had to say once. Templates may still have these members; nothing reads them. */
const FORMER_MEMBERS = {
  look: "optional",
  as: "optional",
  item: "optional",
  words: "optional",
  isDeduction: "optional",
} as const;

export const FIELD_MEMBERS: Needs<FieldRule> & typeof FORMER_MEMBERS = {
  labels: "needed",
  ...FORMER_MEMBERS,
};

/** The lists of phrases that recognise a layout. */
export const RECOGNISE_MEMBERS: Needs<PayApplicationTemplate["recognise"]> = {
  all: "needed",
  some: "needed",
  none: "needed",
};

export const SHEET_MEMBERS: Needs<TableRule<SheetColumn>> = {
  columns: "needed",
  grandTotals: "needed",
  totals: "needed",
};

/** The lists of words of change orders. */
export const ORDER_MEMBERS: Needs<OrderWords> = {
  marks: "needed",
  noCodes: "needed",
  headings: "needed",
  pending: "needed",
  approved: "needed",
  references: "needed",
  additions: "needed",
  deductions: "needed",
};

export const HEADING_MEMBERS: Needs<HeadingRules> = {
  fields: "needed",
  others: "needed",
};

export const PLACED_RULE_MEMBERS: Needs<HeadingRule | LabelledRule> = {
  labels: "needed",
  look: "needed",
};

/** Every field that a template of change orders may name. */
export const ORDER_FIELDS: Readonly<Record<ChangeOrderField, true>> = {
  number: true,
  date: true,
  dateOfAgreement: true,
  agreedAmount: true,
  changeAmount: true,
  totalAmount: true,
  requestedAmount: true,
  plainTotal: true,
  originalContractSum: true,
  previousChanges: true,
  sumBefore: true,
  sumAfter: true,
  contractSum: true,
  subject: true,
  scope: true,
};

/** Every caption before a firm that a template of change orders may name. */
export const PARTY_CAPTIONS: Readonly<Record<PartyCaption, true>> = {
  sender: true,
  addressee: true,
  toSubcontractor: true,
  toContractor: true,
  toOwner: true,
  subcontractor: true,
  contractor: true,
  owner: true,
  architect: true,
};

export const CHANGE_ORDER_MEMBERS: Needs<ChangeOrderTemplate> = {
  id: "needed",
  kind: "needed",
  describes: "needed",
  recognise: "needed",
  fields: "needed",
  decoys: "needed",
  titles: "needed",
  parties: "needed",
  otherCaptions: "needed",
  marks: "needed",
  amountWords: "needed",
};

export const TITLE_MEMBERS: Needs<TitleRule> = {
  means: "needed",
  called: "needed",
  mayOfferChange: "optional",
  phrases: "needed",
};

export const TITLE_MEANINGS: readonly TitleMeaning[] = ["request", "order", "other"];

export const MARK_MEMBERS: Needs<MarkRule> = {
  speaksFor: "needed",
  weight: "needed",
  says: "needed",
  phrases: "needed",
};

/** What a mark may speak for. */
export const CHANGE_ORDER_KINDS: readonly ChangeOrderKind[] = [
  "GC_CHANGE_ORDER",
  "SUBCONTRACTOR_REQUEST",
];

/** The lists of words beside an amount. */
export const AMOUNT_WORDS_MEMBERS: Needs<AmountWords> = {
  addition: "needed",
  deduction: "needed",
  nothing: "needed",
  undetermined: "needed",
  another: "optional",
  superseded: "needed",
};

export const VENDOR_MEMBERS: Needs<VendorTemplate> = {
  id: "needed",
  kind: "needed",
  describes: "needed",
  recognise: "needed",
  fields: "needed",
  columns: "needed",
  decoys: "needed",
};

/** Every field that such a template may name, and whether it may be a text that is always the same. */
export const VENDOR_FIELDS: Readonly<Record<VendorField, "labelled" | "labelled or printed">> = {
  invoiceNumber: "labelled",
  invoiceDate: "labelled",
  dueDate: "labelled",
  purchaseOrder: "labelled",
  vendorName: "labelled or printed",
  vendorTaxId: "labelled or printed",
  customerName: "labelled",
  customerTaxId: "labelled",
  subtotal: "labelled",
  discount: "labelled",
  shipping: "labelled",
  otherCharges: "labelled",
  tax: "labelled",
  total: "labelled",
  amountPaid: "labelled",
  balanceDue: "labelled",
  previousBalance: "labelled",
  withheld: "labelled",
};

export const PRINTED_MEMBERS: Needs<PrintedRule> = {
  printed: "needed",
};

/** Every column of items that such a template may name. */
export const ITEM_COLUMNS: Readonly<Record<InvoiceColumn, true>> = {
  position: true,
  code: true,
  description: true,
  quantity: true,
  unit: true,
  unitPrice: true,
  priceBasis: true,
  discount: true,
  discountRate: true,
  taxRate: true,
  taxAmount: true,
  amount: true,
  netAmount: true,
  grossAmount: true,
  serviceDate: true,
  other: true,
};
