import { CHANGE_ORDER } from "../../src/kinds/change-order/kind.ts";
import { COLUMNS, fieldColumn } from "../score/columns.ts";
import { COUNTS, fieldRight } from "../score/counts.ts";
import { isSameChangeNumber, isSameParty, isSameWording } from "../score/equality.ts";
import type { ScoredKind } from "./kind.ts";
import { scoredKind } from "./usual-kind.ts";

const { choices, fields } = CHANGE_ORDER;

/** Change orders, and requests for them: read without and with the names of the parties, which may decide the kind. */
export const SCORED_ORDERS: ScoredKind = scoredKind(CHANGE_ORDER, {
  equal: { issuer: isSameParty, number: isSameChangeNumber, description: isSameWording },
  alsoCostly: ["kind"],
  takesParties: true,
  samplesScorer: "score-construction.mjs",
  columns: [
    COLUMNS.whole,
    ...Object.keys({ ...choices, ...fields }).map(fieldColumn),
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
});
