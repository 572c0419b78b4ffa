import { checkLienWaiver } from "../../checks/lien-waiver.ts";
import type { WaiverContent } from "../contents.ts";
import type { Kind } from "../kind.ts";
import { WAIVER_CHOICES, WAIVER_FIELDS } from "./fields.ts";

/** Waivers and releases of lien rights. */
export const LIEN_WAIVER: Kind<WaiverContent, null> = {
  documentType: "LIEN_WAIVER",
  noun: "lien waiver",
  plural: "lien waivers",
  shortName: "Lien waiver",
  asked: "a waiver and release of lien rights",
  answerMember: "document",
  titles: { plain: "LienWaiver", full: "FullLienWaiverResult" },
  fields: WAIVER_FIELDS,
  choices: WAIVER_CHOICES,
  groups: [],
  knownBy: {
    number: null,
    sender: "claimant",
    customer: "customer",
    project: "project",
    date: "throughDate",
    dueDate: null,
    amount: "amount",
    balance: null,
    currency: null,
  },
  mayLackAmount: ({ waiverType }) => waiverType.endsWith("_FINAL"),
  isPaid: false,
  joins: null,
  totals: { notSummed: "a waiver names a payment that its application asks for", apart: null },
  isMultilingual: false,
  listedFigures: () => [],
  check: checkLienWaiver,
};
