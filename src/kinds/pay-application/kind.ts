import { checkPayApplication } from "../../checks/pay-application.ts";
import type { SheetRow } from "../../document/pay-application.ts";
import { HEADING_FIELDS } from "../heading-fields.ts";
import type { Kind } from "../kind.ts";
import type { ApplicationContent } from "../contents.ts";
import { APPLICATION_FIELDS, LISTED_ORDER_FIELDS } from "./fields.ts";
import { EARLIER_CHANGE_FIELDS, RATE_FIELDS, SUMMARY_FIELDS } from "./summary-fields.ts";
import { SHEET_FIELDS, SHEET_ORDER, SHEET_ROW_FIELDS } from "./sheet-fields.ts";

/** Applications for payment: G702 and G703, the platforms' forms and every contractor's own. */
export const PAY_APPLICATION: Kind<ApplicationContent, "applications"> = {
  documentType: "PAY_APPLICATION",
  noun: "pay application",
  plural: "pay applications",
  shortName: "Application",
  asked: "an application for payment",
  answerMember: "document",
  titles: { plain: "PayApplication", full: "FullApplicationResult" },
  fields: APPLICATION_FIELDS,
  choices: {},
  groups: [
    {
      path: "heading",
      answer: "heading",
      heading: "Contract",
      // The project tells one application from another, and its name is long.
      fields: { ...HEADING_FIELDS, project: { ...HEADING_FIELDS.project, columnWidth: 28 } },
      isTable: false,
      title: "Heading",
      describes: "As printed; null for what is not printed or not clear.",
    },
    {
      path: "lines",
      answer: "g702",
      heading: "Summary",
      fields: SUMMARY_FIELDS,
      isTable: false,
      title: "SummaryPage",
    },
    {
      path: "rates",
      answer: "g702.rates",
      heading: "Summary",
      fields: RATE_FIELDS,
      isTable: false,
      title: "RetainageRates",
      after: "lines",
    },
    {
      path: "earlierChanges",
      answer: "g702.changeOrderSummary.previous",
      heading: "Summary",
      fields: EARLIER_CHANGE_FIELDS,
      isTable: false,
      absent: "What was approved before this application; null where the form has no such row.",
      after: "net",
    },
    {
      path: "changeOrders",
      answer: "changeOrders",
      heading: "Change orders",
      fields: LISTED_ORDER_FIELDS,
      isTable: true,
      placedBy: "amount",
      sheetTitle: "Listed change orders",
      sheetAfter: "CHANGE_ORDER",
      plain: {
        fields: LISTED_ORDER_FIELDS,
        title: "ListedChangeOrder",
        describes: "The change-order lines that the general contractor lists.",
      },
    },
    {
      path: "sheet.rows",
      answer: "g703.rows",
      heading: "Continuation sheet",
      fields: SHEET_ROW_FIELDS,
      isTable: true,
      sheetTitle: "Schedule of values",
      title: "SheetRow",
      describes: "From top to bottom.",
      rowsOf: ({ document: { sheet } }) => sheet && sheet.rows.map(flatRow),
    },
    {
      path: "sheet.totals",
      answer: "g703.totals",
      heading: "Continuation sheet",
      fields: SHEET_FIELDS,
      isTable: false,
      totalsOf: "sheet.rows",
      title: "SheetFigures",
      absent: "Null where no row of totals is printed.",
    },
  ],
  parts: {
    "g702.lines": { title: "SummaryLines", describes: "By the numbers of the form." },
    "g702.changeOrderSummary": { title: "ChangeOrderSummary" },
    g703: {
      title: "ContinuationSheet",
      absent: "Null where there is no continuation sheet.",
    },
  },
  knownBy: {
    number: "applicationNumber",
    sender: "heading.contractor",
    customer: "heading.addressee",
    project: "heading.project",
    date: "periodTo",
    dueDate: null,
    amount: "currentPaymentDue",
    balance: null,
    currency: null,
  },
  isPaid: true,
  joins: "applications",
  totals: { notSummed: null, apart: null },
  isMultilingual: false,
  listedFigures: ({ document: { sheet } }) =>
    (sheet?.rows ?? []).flatMap(({ figures }) => SHEET_ORDER.map((name) => figures[name])),
  check: checkPayApplication,
};

/** A row with its figures beside its texts. Each text is named: to copy the others without the figures takes a hundred times as long. */
function flatRow({
  item,
  description,
  percentComplete,
  figures,
}: SheetRow): Omit<SheetRow, "figures"> & SheetRow["figures"] {
  return { item, description, percentComplete, ...figures };
}
