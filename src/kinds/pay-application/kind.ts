import { checkPayApplication } from "../../checks/pay-application.ts";
import { HEADING_FIELDS } from "../heading-fields.ts";
import type { Kind } from "../kind.ts";
import type { ApplicationContent } from "./content.ts";
import { APPLICATION_FIELDS, LISTED_ORDER_FIELDS } from "./fields.ts";
import { EARLIER_CHANGE_FIELDS, RATE_FIELDS, SUMMARY_FIELDS } from "./summary-fields.ts";
import { ROW_FIELDS, SHEET_FIELDS, SHEET_ORDER } from "./sheet-fields.ts";

/** Applications for payment: G702 and G703, the platforms' forms and every contractor's own. */
export const PAY_APPLICATION: Kind<ApplicationContent> = {
  documentType: "PAY_APPLICATION",
  noun: "pay application",
  asked: "an application for payment",
  answerMember: "document",
  fields: APPLICATION_FIELDS,
  choices: {},
  groups: [
    {
      path: "heading",
      answer: "heading",
      heading: "Contract",
      fields: HEADING_FIELDS,
      isTable: false,
    },
    { path: "lines", answer: "g702", heading: "Summary", fields: SUMMARY_FIELDS, isTable: false },
    {
      path: "rates",
      answer: "g702.rates",
      heading: "Summary",
      fields: RATE_FIELDS,
      isTable: false,
    },
    {
      path: "earlierChanges",
      answer: "g702.changeOrderSummary.previous",
      heading: "Summary",
      fields: EARLIER_CHANGE_FIELDS,
      isTable: false,
    },
    {
      path: "changeOrders",
      answer: "changeOrders",
      heading: "Change orders",
      fields: LISTED_ORDER_FIELDS,
      isTable: true,
    },
    {
      path: "sheet.rows",
      answer: "g703.rows",
      heading: "Continuation sheet",
      fields: { ...ROW_FIELDS, ...SHEET_FIELDS },
      isTable: true,
    },
    {
      path: "sheet.totals",
      answer: "g703.totals",
      heading: "Continuation sheet",
      fields: SHEET_FIELDS,
      isTable: false,
    },
  ],
  knownBy: {
    number: "applicationNumber",
    sender: "heading.contractor",
    date: "periodTo",
    amount: "currentPaymentDue",
    currency: null,
  },
  isMultilingual: false,
  listedFigures: ({ document: { sheet } }) =>
    (sheet?.rows ?? []).flatMap(({ figures }) => SHEET_ORDER.map((name) => figures[name])),
  check: checkPayApplication,
};
