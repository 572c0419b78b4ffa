import type { CheckResult } from "../checks/check.ts";
import { checkRows } from "../checks/pay-application.ts";
import type { CostLine, KindMark, OrderAgreement } from "../document/change-order.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { COSTS } from "../kinds/change-order/kind.ts";
import type { AnswerPart } from "../kinds/kind.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import type {
  ApplicationReading,
  ChangeOrderReading,
  InvoiceReading,
  Reading,
} from "../kinds/reading.ts";
import { rowBody } from "./body-of.ts";
import type {
  CostLineBody,
  CostTotalBody,
  EmbeddedInvoiceBody,
  KindMarkBody,
  RowCheckBody,
} from "./full-contract.ts";
import { namerOf, toFourPlaces, toHundredths, toSides } from "./values.ts";
import { tableShape } from "./shape.ts";

/** A member of full answers that no declaration of a field says. */
interface Addition<Read, Body = unknown> extends AnswerPart {
  /** What it is; of what is added to rows a list with something for each row. */
  of(reading: Read): Body;
}

/** The identities of each row of a continuation sheet. */
const ROW_CHECKS: Addition<ApplicationReading, readonly (readonly RowCheckBody[])[]> = {
  of: ({ document }) => checkRows(document).map((checks) => checks.flatMap(toRowCheckBody)),
};

/** How far the paper shows that both sides agreed. */
const AGREEMENT: Addition<ChangeOrderReading, OrderAgreement> = {
  after: "heading",
  of: ({ document: { agreement } }) => ({ isShown: agreement.isShown, flaw: agreement.flaw }),
};

/** What speaks for the kind and against it. */
const KIND_MARKS: Addition<ChangeOrderReading, readonly KindMarkBody[]> = {
  after: "agreement",
  of: ({ marks }) => marks.map(toKindMarkBody),
};

/** The total of the cost breakdown and what it should be the sum of. */
const COST_TOTAL: Addition<ChangeOrderReading, CostTotalBody | null> = {
  after: "costs",
  of: ({ document: { costTotal } }) =>
    costTotal && {
      total: toCostLineBody(costTotal.total),
      parts: costTotal.parts.map(toCostLineBody),
    },
};

const COST_TABLE = tableShape(COSTS);

/** The invoice in XML inside of the PDF. */
const EMBEDDED_INVOICE: Addition<InvoiceReading, EmbeddedInvoiceBody | null> = {
  of({ documentType, eInvoice }) {
    if (eInvoice === null) return null;
    const nameOf = namerOf(documentType);
    const { name, profile, comparisons } = eInvoice;
    return {
      name,
      profile,
      comparisons: comparisons.map(({ figure, xml, printed, agrees }) => ({
        figure: nameOf(figure),
        xml,
        printed,
        agrees,
      })),
    };
  },
};

/** What full answers say of some kinds beside their fields, by its path in the answer; of a row without its number. */
export const ADDITIONS: Readonly<
  Partial<Record<DocumentType, Readonly<Record<string, Addition<Reading>>>>>
> = {
  PAY_APPLICATION: { "g703.rows.checks": ROW_CHECKS },
  CHANGE_ORDER: { agreement: AGREEMENT, kindMarks: KIND_MARKS, costTotal: COST_TOTAL },
  INVOICE: { eInvoice: EMBEDDED_INVOICE },
};

/** What a row's check decides it decides by two amounts; without them it was not tested. */
function toRowCheckBody(check: CheckResult): readonly RowCheckBody[] {
  const { name, passed } = check;
  const { printed, expected, difference } = toSides(check);
  if (passed === null || printed === null || expected === null || difference === null) return [];
  return [
    { name, passed, printed, expected, difference, ...(passed ? {} : { detail: detailOf(check) }) },
  ];
}

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

function toCostLineBody(line: CostLine): CostLineBody {
  return rowBody(COST_TABLE, line) as unknown as CostLineBody;
}
