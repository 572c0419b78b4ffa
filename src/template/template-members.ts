import type {
  FieldRule,
  HeadingField,
  HeadingRule,
  HeadingRules,
  LabelWords,
  PayApplicationField,
  PayApplicationTemplate,
  SheetColumn,
  TableRule,
  ValueKind,
} from "./template.ts";

/** For each member of a shape whether it must be there: complete by type, so that no member can be forgotten. */
export type Needs<Shape> = {
  readonly [Name in keyof Required<Shape>]: Pick<Shape, Name> extends Required<Pick<Shape, Name>>
    ? "needed"
    : "optional";
};

/** Every field that a template may name, with the kind of value that it has. */
export const KIND_OF_FIELD: Readonly<Record<PayApplicationField, ValueKind>> = {
  applicationNumber: "number",
  periodTo: "date",
  periodFromTo: "range",
  balancePerhapsWithoutRetainage: "money",
  originalContractSum: "money",
  netChangeByChangeOrders: "money",
  contractSumToDate: "money",
  totalCompletedAndStored: "money",
  retainageOnWork: "money",
  retainageOnStored: "money",
  totalRetainage: "money",
  totalEarnedLessRetainage: "money",
  previousCertificates: "money",
  currentPaymentDue: "money",
  balanceToFinish: "money",
  amountCertified: "money",
  grossThisPeriod: "money",
  retainageReleased: "money",
  changeOrderAdditions: "money",
  changeOrderDeductions: "money",
  changeOrderNet: "money",
  retainageRateOnWork: "percent",
  retainageRateOnStored: "percent",
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

/** The members of a template. */
export const TEMPLATE_MEMBERS: Needs<PayApplicationTemplate> = {
  id: "needed",
  kind: "needed",
  describes: "needed",
  recognise: "needed",
  fields: "needed",
  decoys: "needed",
  retainageBilling: "optional",
  sheet: "optional",
  heading: "optional",
};

/** The members of a field's rule. */
export const FIELD_MEMBERS: Needs<FieldRule> = {
  labels: "needed",
  look: "needed",
  as: "needed",
  item: "optional",
  words: "optional",
  isDeduction: "optional",
};

/** The lists of phrases that recognise a layout. */
export const RECOGNISE_MEMBERS: Needs<PayApplicationTemplate["recognise"]> = {
  all: "needed",
  some: "needed",
  none: "needed",
};

/** The words that tell an unforeseen label. */
export const LABEL_WORDS_MEMBERS: Needs<LabelWords> = {
  each: "needed",
  none: "needed",
};

/** The members of a table's rule. */
export const SHEET_MEMBERS: Needs<TableRule<SheetColumn>> = {
  columns: "needed",
  grandTotals: "needed",
  totals: "needed",
};

/** The members of the rules of a form's head. */
export const HEADING_MEMBERS: Needs<HeadingRules> = {
  fields: "needed",
  others: "needed",
};

/** The members of one of those rules. */
export const HEADING_RULE_MEMBERS: Needs<HeadingRule> = {
  labels: "needed",
  look: "needed",
};
