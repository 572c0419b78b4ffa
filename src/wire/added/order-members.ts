import type { CostLine, KindMark, OrderAgreement } from "../../document/change-order.ts";
import { COSTS } from "../../kinds/change-order/kind.ts";
import type { ChangeOrderReading } from "../../kinds/reading.ts";
import { rowBody } from "../body-of.ts";
import type { CostLineBody, CostTotalBody, KindMarkBody } from "../full-contract.ts";
import { tableShape } from "../shape-of.ts";
import { toFourPlaces, toHundredths } from "../values.ts";
import type { Addition } from "./addition.ts";

/** How far the paper shows that both sides agreed. */
export const AGREEMENT: Addition<ChangeOrderReading, OrderAgreement> = {
  after: "heading",
  of: ({ document: { agreement } }) => ({ isShown: agreement.isShown, flaw: agreement.flaw }),
};

/** What speaks for the kind and against it. */
export const KIND_MARKS: Addition<ChangeOrderReading, readonly KindMarkBody[]> = {
  after: "agreement",
  of: ({ marks }) => marks.map(toKindMarkBody),
};

/** The total of the cost breakdown and what it should be the sum of. */
export const COST_TOTAL: Addition<ChangeOrderReading, CostTotalBody | null> = {
  after: "costs",
  of: ({ document: { costTotal } }) =>
    costTotal && {
      total: toCostLineBody(costTotal.total),
      parts: costTotal.parts.map(toCostLineBody),
    },
};

function toKindMarkBody({ speaksFor, weight, because, from }: KindMark): KindMarkBody {
  return {
    speaksFor,
    weight: toFourPlaces(weight),
    because,
    page: from?.pageNumber ?? null,
    box: from === null ? null : toHundredths(from.box),
    printed: from?.printed ?? null,
  };
}

const COST_TABLE = tableShape(COSTS);

function toCostLineBody(line: CostLine): CostLineBody {
  return rowBody(COST_TABLE, line) as unknown as CostLineBody;
}
