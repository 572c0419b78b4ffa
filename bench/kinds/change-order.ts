import { CHANGE_ORDER } from "../../src/kinds/change-order/kind.ts";
import { COLUMNS, fieldColumn } from "../score/columns.ts";
import { COUNTS, fieldRight } from "../score/counts.ts";
import { isSameChangeNumber, isSameParty, isSameWording } from "../score/equality.ts";
import type { ScoredField, ScoredKind } from "./kind.ts";

const FIELDS: Readonly<Record<string, ScoredField>> = {
  kind: { type: "code" },
  ...CHANGE_ORDER.fields,
};

/** Change orders, and requests for them. */
export const SCORED_ORDERS: ScoredKind = {
  documentType: CHANGE_ORDER.documentType,
  plural: CHANGE_ORDER.plural,
  member: CHANGE_ORDER.answerMember,
  fields: FIELDS,
  equal: { issuer: isSameParty, number: isSameChangeNumber, description: isSameWording },
  alsoCostly: ["kind"],
  warnsBy: "findings",
  takesParties: true,
  samplesScorer: "score-construction.mjs",
  columns: [
    COLUMNS.whole,
    ...Object.keys(FIELDS).map(fieldColumn),
    COLUMNS.wrongSigns,
    COLUMNS.silent,
    COLUMNS.warned,
    COLUMNS.warnedNeedlessly,
  ],
  counts: [
    COUNTS.documents,
    COUNTS.whole,
    COUNTS.fieldsRight,
    fieldRight("kindsExact", "kind"),
    fieldRight("amountsExact", "amount"),
    COUNTS.wrongSigns,
    COUNTS.warned,
    COUNTS.warnedNeedlessly,
    COUNTS.surelyWrong,
  ],
  records: { fixtures: "changeOrders", samples: "sampleChangeOrders" },
};
