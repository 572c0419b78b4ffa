import { checkChangeOrder } from "../../checks/change-order.ts";
import { HEADING_FIELDS } from "../heading-fields.ts";
import type { Kind } from "../kind.ts";
import type { OrderContent } from "./content.ts";
import {
  CONTRACT_SUM_FIELDS,
  COST_FIELDS,
  ORDER_CHOICES,
  ORDER_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "./fields.ts";

/** Change orders, and requests for one. */
export const CHANGE_ORDER: Kind<OrderContent> = {
  documentType: "CHANGE_ORDER",
  noun: "change order",
  asked: "a change order, or a request for one",
  answerMember: "document",
  fields: ORDER_FIELDS,
  choices: ORDER_CHOICES,
  groups: [
    {
      path: "heading",
      answer: "heading",
      heading: "Contract",
      fields: HEADING_FIELDS,
      isTable: false,
    },
    { path: "", answer: "", heading: "Change order", fields: REQUESTED_FIELDS, isTable: false },
    {
      path: "parties",
      answer: "parties",
      heading: "Parties",
      fields: PARTY_FIELDS,
      isTable: false,
    },
    {
      path: "sums",
      answer: "contractSum",
      heading: "Contract sum",
      fields: CONTRACT_SUM_FIELDS,
      isTable: false,
    },
    { path: "costs", answer: "costs", heading: "Costs", fields: COST_FIELDS, isTable: true },
  ],
  knownBy: { number: "number", sender: "issuer", date: "date", amount: "amount", currency: null },
  isMultilingual: false,
  listedFigures: () => [],
  check: checkChangeOrder,
};
