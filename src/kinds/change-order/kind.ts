import { checkChangeOrder } from "../../checks/change-order.ts";
import type { FieldGroup, Kind } from "../kind.ts";
import type { OrderContent } from "../contents.ts";
import {
  CONTRACT_SUM_FIELDS,
  COST_FIELDS,
  ORDER_CHOICES,
  ORDER_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "./fields.ts";

/** The cost breakdown of a change order. */
export const COSTS: FieldGroup<OrderContent> = {
  path: "costs",
  answer: "costs",
  heading: "Costs",
  fields: COST_FIELDS,
  isTable: true,
  title: "CostLine",
  describes:
    "The breakdown from top to bottom; mark-ups, taxes, subtotals and the total among them.",
  placedBy: "amount",
};

/** Change orders, and requests for one. */
export const CHANGE_ORDER: Kind<OrderContent, "change-orders"> = {
  documentType: "CHANGE_ORDER",
  noun: "change order",
  plural: "change orders",
  shortName: "Change order",
  asked: "a change order, or a request for one",
  answerMember: "document",
  titles: { plain: "ChangeOrder", full: "FullChangeOrderResult" },
  fields: ORDER_FIELDS,
  choices: ORDER_CHOICES,
  groups: [
    {
      path: "heading",
      answer: "heading",
      heading: "Contract",
      fields: ORDER_HEADING_FIELDS,
      isTable: false,
      title: "OrderHeading",
      describes: "As printed; null for what is not printed or not clear.",
    },
    { path: "", answer: "", heading: "Change order", fields: REQUESTED_FIELDS, isTable: false },
    {
      path: "parties",
      answer: "parties",
      heading: "Parties",
      fields: PARTY_FIELDS,
      isTable: false,
      title: "OrderParties",
      describes: "As printed.",
    },
    {
      path: "sums",
      answer: "contractSum",
      heading: "Contract sum",
      fields: CONTRACT_SUM_FIELDS,
      isTable: false,
      title: "ContractSum",
      describes: "As the form carries it forward.",
    },
    COSTS,
  ],
  knownBy: {
    number: "number",
    sender: "issuer",
    customer: "parties.addressee",
    project: "heading.project",
    date: "date",
    dueDate: null,
    amount: "amount",
    balance: null,
    currency: null,
  },
  isPaid: false,
  joins: "change-orders",
  totals: {
    notSummed: "requests and orders of one change stand beside each other",
    apart: null,
  },
  isMultilingual: false,
  listedFigures: () => [],
  check: checkChangeOrder,
};
