import { HEADING_FIELDS } from "../heading-fields.ts";

/** What is told of every change order. */
export const ORDER_CHOICES = {
  kind: {
    values: ["SUBCONTRACTOR_REQUEST", "GC_CHANGE_ORDER"],
    describes:
      "A subcontractor's request, not yet part of the contract, or the general contractor's order.",
    label: "Kind",
    called: {
      SUBCONTRACTOR_REQUEST: "request of a subcontractor",
      GC_CHANGE_ORDER: "order of the general contractor",
    },
    subject: "The kind",
    cells: {
      SUBCONTRACTOR_REQUEST: "Subcontractor request",
      GC_CHANGE_ORDER: "GC change order",
    },
    columnWidth: 22,
    means:
      "SUBCONTRACTOR_REQUEST where a subcontractor asks for a change that is not yet agreed, GC_CHANGE_ORDER where the general contractor or owner orders or executes it. Point at the words that show it.",
  },
} as const;

/** The contract's fields of a change order that are one value. */
export const ORDER_FIELDS = {
  issuer: {
    type: "text",
    describes: "The firm that made the document and sends it.",
    label: "Issuer",
    subject: "The issuer",
    means:
      "Name of the firm that made and sends this paper: its letterhead or sender, not the addressee.",
    column: "Issuer",
    columnWidth: 28,
  },
  number: {
    type: "identifier",
    describes: "As printed, without its label.",
    label: "Number",
    subject: "The number",
    means: "Number of this change order or request. Not a project, contract or revision number.",
    column: "Number",
    isCore: true,
  },
  description: {
    type: "text",
    describes: "Title or scope of the change.",
    label: "Description",
    subject: "The description",
    means: "The words that say what is changed: its subject or the scope of the work.",
    column: "Description",
    columnWidth: 40,
  },
  amount: {
    type: "money",
    describes: "Net change of the contract sum, negative for a deduction.",
    label: "Amount",
    subject: "The amount",
    means:
      "The agreed or asked net change of the contract sum. Not a subtotal and not a contract sum.",
    column: "Amount",
    isCore: true,
  },
  date: {
    type: "date",
    describes: "The document's own date.",
    label: "Date",
    subject: "The date",
    means: "Date of this paper. Not a date of the contract, of a meeting or of a signature.",
    column: "Date",
  },
} as const;

/** What it prints beside the contract's fields. */
export const REQUESTED_FIELDS = {
  requested: {
    type: "money",
    describes: "What was asked for, where the paper prints it beside what was agreed.",
    label: "Amount requested",
    column: "Requested",
  },
} as const;

/** The job and the contract, as the head of a change order prints them; its firms are its parties. */
export const ORDER_HEADING_FIELDS: Pick<
  typeof HEADING_FIELDS,
  "project" | "contractNumber" | "projectNumber"
> = {
  project: HEADING_FIELDS.project,
  contractNumber: HEADING_FIELDS.contractNumber,
  projectNumber: HEADING_FIELDS.projectNumber,
};

/** Firms by their part in the change. */
export const PARTY_FIELDS = {
  sender: { type: "text", describes: "Whose paper it is.", label: "Sender" },
  addressee: { type: "text", describes: "Whom it is for.", label: "Addressee" },
  owner: { type: "text", describes: "By its caption.", label: "Owner" },
  contractor: { type: "text", describes: "By its caption.", label: "Contractor" },
  subcontractor: { type: "text", describes: "By its caption.", label: "Subcontractor" },
} as const;

/** The contract sum before and after the change, as the form carries it forward. */
export const CONTRACT_SUM_FIELDS = {
  originalContractSum: {
    type: "money",
    answer: "original",
    describes: "Before all change orders.",
    label: "Original contract sum",
    words: "the original contract sum",
    column: "Original contract sum",
  },
  previousChanges: {
    type: "money",
    describes: "Net change by the orders before this one.",
    label: "Net change by orders before this one",
    words: "the net change by earlier change orders",
    column: "Previous changes",
  },
  sumBefore: {
    type: "money",
    answer: "before",
    describes: "Before this change.",
    label: "Contract sum before this change",
    words: "the contract sum before this change",
    column: "Contract sum before",
  },
  change: {
    type: "money",
    describes: "This change, signed as it moves the sum.",
    label: "This change",
    words: "this change",
    column: "This change",
  },
  sumAfter: {
    type: "money",
    answer: "after",
    describes: "With this change.",
    label: "Contract sum with this change",
    words: "the contract sum with this change",
    column: "Contract sum after",
  },
} as const;

/** A priced line of the cost breakdown. */
export const COST_FIELDS = {
  description: {
    type: "text",
    describes: "As printed.",
    label: "Description",
    column: "Description",
    columnWidth: 40,
  },
  quantity: {
    type: "quantity",
    describes: "As printed, where the amount is quantity times unit price.",
    label: "Quantity",
    column: "Quantity",
  },
  unit: { type: "text", describes: "Of the quantity, as printed.", label: "Unit", column: "Unit" },
  unitPrice: {
    type: "money",
    describes: "As printed, beside a quantity.",
    label: "Unit price",
    column: "Unit price",
    isFine: true,
  },
  amount: {
    type: "money",
    isAlways: true,
    describes: "As printed, signed.",
    label: "Amount",
    column: "Amount",
  },
} as const;
