import type { DocumentType } from "../../kinds/kinds.ts";
import type { Reading } from "../../kinds/reading.ts";
import type { Addition } from "./addition.ts";
import { EMBEDDED_INVOICE } from "./embedded-invoice.ts";
import { AGREEMENT, COST_TOTAL, KIND_MARKS } from "./order-members.ts";
import { ROW_CHECKS } from "./row-checks.ts";

/** What full answers say of some kinds beside their fields, by its path in the answer; of a row without its number. */
export const ADDITIONS: Readonly<
  Partial<Record<DocumentType, Readonly<Record<string, Addition<Reading>>>>>
> = {
  PAY_APPLICATION: { "g703.rows.checks": ROW_CHECKS },
  CHANGE_ORDER: { agreement: AGREEMENT, kindMarks: KIND_MARKS, costTotal: COST_TOTAL },
  INVOICE: { eInvoice: EMBEDDED_INVOICE },
};
